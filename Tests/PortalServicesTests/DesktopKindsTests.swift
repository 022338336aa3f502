import DesktopBus
import DesktopServices
import DesktopTestSupport
import Foundation
import Synchronization
import Testing

@testable import PortalServices

/// Notifications, letters and addresses through a portal on a bus of its own.
@MainActor @Suite(.enabled(if: PrivateBus.isAvailable), .timeLimit(.minutes(60)))
struct DesktopKindsTests {
  private let bus: PrivateBus
  private let services = DesktopServices()

  init() throws {
    bus = try PrivateBus()
    PortalServices.install(PortalClient(address: bus.address), in: services)
  }

  /// What has reached a portal or a service of notifications.
  private final class Calls: Sendable {
    private let all = Mutex<[BusConnection.Message]>([])
    func add(_ call: BusCall) { all.withLock { $0.append(call.message) } }
    var messages: [BusConnection.Message] { all.withLock { $0 } }
    var members: [String] { messages.map(\.member) }
  }

  private func show(_ notification: DesktopNotification) async -> Bool {
    let answer = await withCheckedContinuation { continuation in
      services.notifications!.show(notification) { continuation.resume(returning: $0) }
    }
    if case .value = answer { return true }
    return false
  }

  private let letter = DesktopNotification(
    identifier: "a", title: "Title", body: "1 < 2", isUrgent: true, buttons: [.init(action: "reply", label: "Reply")])

  // MARK: Notifications

  @Test func thePortalShowsNotificationsAndTellsChoices() async throws {
    defer { bus.stop() }
    let calls = Calls()
    let portal = try #require(
      ScriptedPortal(address: bus.address) { _, call in
        calls.add(call)
        call.answer([])
      })
    let (choices, chosen) = AsyncStream.makeStream(of: String.self)
    services.notifications?.onChoice = { chosen.yield("\($0) \($1 ?? "-")") }
    #expect(await show(letter))
    let message = try #require(calls.messages.first)
    #expect(message.interface == "org.freedesktop.portal.Notification" && message.member == "AddNotification")
    #expect(message.arguments[0].string == "a")
    let values = message.arguments[1].options
    #expect(values["title"]?.string == "Title" && values["body"]?.string == "1 < 2" && values["priority"]?.string == "urgent")
    #expect(values["buttons"]?.elements.map(\.options) == [["label": .string("Reply"), "action": .string("reply")]])
    for action in ["reply", values["default-action"]?.string ?? ""] {
      portal.emit(
        ScriptedPortal.path, "org.freedesktop.portal.Notification", "ActionInvoked",
        [.string("a"), .string(action), .array(of: "v", [])])
    }
    var iterator = choices.makeAsyncIterator()
    #expect(await iterator.next() == "a reply")
    #expect(await iterator.next() == "a -")
    #expect(await show(letter))
    services.notifications?.remove("a")
    #expect(await show(DesktopNotification(identifier: "b")))
    while calls.members.count < 4 { await Task.yield() }
    #expect(calls.members.filter { $0 == "RemoveNotification" }.count == 1)
  }

  @Test func withoutAPortalTheDesktopsOwnServiceShowsThem() async throws {
    defer { bus.stop() }
    let calls = Calls()
    let (path, name) = ("/org/freedesktop/Notifications", "org.freedesktop.Notifications")
    let service = try #require(
      ScriptedPortal(address: bus.address, name: name, path: path) { _, call in
        calls.add(call)
        call.answer(call.message.member == "Notify" ? [.uint32(7)] : [])
      })
    let (choices, chosen) = AsyncStream.makeStream(of: String.self)
    services.notifications?.onChoice = { chosen.yield("\($0) \($1 ?? "-")") }
    #expect(await show(letter))
    let arguments = try #require(calls.messages.first).arguments
    #expect(arguments[1].int == 0 && arguments[3].string == "Title" && arguments[4].string == "1 &lt; 2")
    #expect(
      arguments[5].elements.map(\.string) == ["default", "", "reply", "Reply"] && arguments[6].options["urgency"] == .byte(2))
    for action in ["reply", "default"] { service.emit(path, name, "ActionInvoked", [.uint32(7), .string(action)]) }
    service.emit(path, name, "ActionInvoked", [.uint32(8), .string("reply")])
    var iterator = choices.makeAsyncIterator()
    #expect(await iterator.next() == "a reply")
    #expect(await iterator.next() == "a -")
    // The same identifier replaces the notification of its number.
    #expect(await show(letter))
    #expect(calls.messages.last?.arguments[1].int == 7)
    services.notifications?.remove("a")
    services.notifications?.remove("a")
    #expect(await show(letter))
    #expect(calls.members == ["Notify", "Notify", "CloseNotification", "Notify"] && calls.messages.last?.arguments[1].int == 0)
    service.emit(path, name, "NotificationClosed", [.uint32(7), .uint32(2)])
    services.notifications?.setBadge(3)
    withExtendedLifetime(service) {}
  }

  @Test func withoutBothNothingShows() async {
    defer { bus.stop() }
    #expect(await !show(letter))
    services.notifications?.remove("a")
  }

  @Test func aPortalThatHangsEndsInTheOtherService() async throws {
    defer { bus.stop() }
    let portal = try #require(ScriptedPortal(address: bus.address) { _, _ in })
    let service = try #require(
      ScriptedPortal(address: bus.address, name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications") {
        $1.answer([.uint32(1)])
      })
    #expect(await show(letter))
    withExtendedLifetime((portal, service)) {}
  }

  private static func word(_ answer: DesktopAnswer<Void>) -> String {
    switch answer {
    case .value: "value"
    case .cancelled: "cancelled"
    case .unavailable: "unavailable"
    }
  }

  // MARK: Letters

  private func compose(_ draft: MailDraft) async -> String {
    await withCheckedContinuation { continuation in
      _ = services.mail!.compose(draft) { continuation.resume(returning: Self.word($0)) }
    }
  }

  @Test func aLetterGoesToThePortalWithItsFiles() async throws {
    defer { bus.stop() }
    let calls = Calls()
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        calls.add(call)
        portal.respond(to: call, 0)
      })
    let draft = MailDraft(
      recipients: ["ann@example.org"], copies: ["c@example.org"], blindCopies: ["d@example.org"], subject: "S", body: "B",
      attachments: [URL(fileURLWithPath: #filePath)])
    #expect(await compose(draft) == "value")
    let message = try #require(calls.messages.first)
    #expect(message.interface == "org.freedesktop.portal.Email" && message.member == "ComposeEmail")
    let options = message.arguments[1].options
    #expect(options["addresses"]?.elements.map(\.string) == ["ann@example.org"] && options["subject"]?.string == "S")
    #expect(
      options["cc"]?.elements.map(\.string) == ["c@example.org"] && options["bcc"]?.elements.map(\.string) == ["d@example.org"])
    #expect(options["body"]?.string == "B" && options["attachment_fds"]?.elements == [.handle(0)])
    #expect(await compose(MailDraft(attachments: [URL(fileURLWithPath: "/nowhere")])) == "unavailable")
    #expect(calls.messages.count == 1)
    withExtendedLifetime(portal) {}
  }

  @Test(arguments: [(UInt32(1), "cancelled"), (2, "unavailable")]) func otherEndsAreToldApart(_ code: UInt32, _ end: String)
    async throws
  {
    defer { bus.stop() }
    let portal = try #require(ScriptedPortal(address: bus.address) { $0.respond(to: $1, code) })
    #expect(await compose(MailDraft()) == end)
    withExtendedLifetime(portal) {}
  }

  // MARK: Addresses

  private func open(_ text: String) async -> String {
    await withCheckedContinuation { continuation in
      _ = services.addresses!.open(URL(string: text)!) { continuation.resume(returning: Self.word($0)) }
    }
  }

  @Test func anAddressGoesToThePortal() async throws {
    defer { bus.stop() }
    let calls = Calls()
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        calls.add(call)
        portal.respond(to: call, 0)
      })
    #expect(await open("https://example.org/a?b=c") == "value")
    #expect(calls.members == ["OpenURI"] && calls.messages[0].arguments[1].string == "https://example.org/a?b=c")
    withExtendedLifetime(portal) {}
  }

  @Test func aPortalThatEndsBeforeItAnswersIsUnavailable() async throws {
    defer { bus.stop() }
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        call.answer([.path(portal.request(of: call))])
        DispatchQueue.global().async { portal.end() }
      })
    #expect(await open("https://example.org") == "unavailable")
    #expect(await open("https://example.org") == "unavailable")
    withExtendedLifetime(portal) {}
  }
}
