import DesktopBus
import DesktopServices
import DesktopTestSupport
import Foundation
import Synchronization
import Testing

@testable import PortalServices

@MainActor @Suite(.enabled(if: PrivateBus.isAvailable), .timeLimit(.minutes(60)))
struct PortalClientTests {
  private let bus: PrivateBus
  private let client: PortalClient

  init() throws {
    bus = try PrivateBus()
    client = PortalClient(address: bus.address)
  }

  private func ask(_ method: String = "OpenFile") async -> DesktopAnswer<[String: BusValue]> {
    await withCheckedContinuation { continuation in
      _ = client.request("org.freedesktop.portal.FileChooser", method, [.string(""), .string("Title")]) {
        continuation.resume(returning: $0)
      }
    }
  }

  @Test func aRequestsResultsAreItsAnswer() async throws {
    defer { bus.stop() }
    let calls = Mutex<[String]>([])
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        calls.withLock { $0.append("\(call.message.interface).\(call.message.member) \(call.message.arguments[1].string ?? "")") }
        portal.respond(to: call, 0, ["uris": .array(of: "s", [.string("file:///a%20b")])])
      })
    #expect(await ask() == .value(["uris": .array(of: "s", [.string("file:///a%20b")])]))
    #expect(calls.withLock { $0 } == ["org.freedesktop.portal.FileChooser.OpenFile Title"])
    withExtendedLifetime(portal) {}
  }

  @Test(arguments: [(UInt32(1), DesktopAnswer<[String: BusValue]>.cancelled), (2, .unavailable)])
  func otherEndsAreToldApart(_ code: UInt32, _ answer: DesktopAnswer<[String: BusValue]>) async throws {
    defer { bus.stop() }
    let portal = try #require(ScriptedPortal(address: bus.address) { $0.respond(to: $1, code) })
    #expect(await ask() == answer)
    withExtendedLifetime(portal) {}
  }

  @Test func withoutAPortalNothingIsAvailable() async {
    defer { bus.stop() }
    #expect(await ask() == .unavailable)
  }

  @Test func withoutABusNothingIsAvailable() async {
    bus.stop()
    let client = PortalClient(address: "unix:path=/nowhere/bus")
    let answer = await withCheckedContinuation { continuation in
      _ = client.request("org.freedesktop.portal.FileChooser", "OpenFile", []) { continuation.resume(returning: $0) }
    }
    #expect(answer == .unavailable)
    #expect(PortalClient(environment: [:]) == nil)
  }

  @Test func aRefusedMethodIsUnavailable() async throws {
    defer { bus.stop() }
    let portal = try #require(ScriptedPortal(address: bus.address) { $1.refuse("UnknownMethod", "no such method") })
    #expect(await ask() == .unavailable)
    withExtendedLifetime(portal) {}
  }

  @Test func aPortalThatEndsWithAnOpenDialogAnswersItsRequests() async throws {
    defer { bus.stop() }
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        call.answer([.path(portal.request(of: call))])
        DispatchQueue.global().async { portal.end() }
      })
    #expect(await ask() == .unavailable)
    withExtendedLifetime(portal) {}
  }

  @Test func aPortalThatChoosesItsOwnPathIsHeard() async throws {
    defer { bus.stop() }
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        call.answer([.path(ScriptedPortal.path + "/request/own/1")])
        ask.yield()
      })
    let (answers, answered) = AsyncStream.makeStream(of: DesktopAnswer<[String: BusValue]>.self)
    _ = client.request("org.freedesktop.portal.Email", "ComposeEmail", [.string("")]) { answered.yield($0) }
    var asking = asked.makeAsyncIterator()
    await asking.next()
    // The client knows the path once its call has returned; until then it does not hear the signal.
    var answer: DesktopAnswer<[String: BusValue]>?
    let reader = Task { @MainActor in
      var answers = answers.makeAsyncIterator()
      return await answers.next()
    }
    while answer == nil {
      portal.emit(
        ScriptedPortal.path + "/request/own/1", "org.freedesktop.portal.Request", "Response", [.uint32(1), .options([:])])
      await Task.yield()
      if client.openRequests == 0 { answer = await reader.value }
    }
    #expect(answer == .cancelled)
  }

  @Test func aCancelledRequestIsClosedAndNotAnswered() async throws {
    defer { bus.stop() }
    let (closings, closed) = AsyncStream.makeStream(of: String.self)
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        if call.message.member == "Close" {
          call.answer([])
          closed.yield(call.message.path)
        } else {
          call.answer([.path(portal.request(of: call))])
        }
      })
    var answers = 0
    let request = client.request("org.freedesktop.portal.FileChooser", "SaveFile", [.string(""), .string("")]) { _ in
      answers += 1
    }
    request.cancel()
    var iterator = closings.makeAsyncIterator()
    let path = try #require(await iterator.next())
    portal.emit(path, "org.freedesktop.portal.Request", "Response", [.uint32(0), .options([:])])
    // A second request is answered after the first one's signal.
    #expect(client.openRequests == 0 && answers == 0)
    request.cancel()
    withExtendedLifetime(portal) {}
  }

  @Test func signalsOfAnInterfaceReachItsReceiver() async throws {
    defer { bus.stop() }
    let (signals, received) = AsyncStream.makeStream(of: String.self)
    let portal = try #require(ScriptedPortal(address: bus.address) { $1.answer([]) })
    client.receive("org.freedesktop.portal.Notification") { received.yield($0.arguments.first?.string ?? "") }
    // The answer of a call shows that the connection receives signals.
    _ = await withCheckedContinuation { continuation in
      client.call("org.freedesktop.portal.Notification", "AddNotification", [.string("a"), .options([:])]) {
        continuation.resume(returning: $0)
      }
    }
    portal.emit(
      ScriptedPortal.path, "org.freedesktop.portal.Notification", "ActionInvoked", [.string("id"), .string("open")])
    var iterator = signals.makeAsyncIterator()
    #expect(await iterator.next() == "id")
  }
}

@Suite struct BusValueOptionsTests {
  @Test func optionsAreReadWithoutTheirVariants() {
    let options: [String: BusValue] = ["a": .string("1"), "b": .bool(true), "c": .bytes(of: "é")]
    #expect(BusValue.options(options).options == options)
    #expect(BusValue.bytes(of: "é") == .array(of: "y", [.byte(0xC3), .byte(0xA9), .byte(0)]))
    #expect(BusValue.string("x").options.isEmpty)
  }

  @Test(arguments: [BusValue.byte(200), .int64(-1 << 40), .uint64(1 << 63), .handle(2), .int32(-1), .uint32(7)])
  func numbersAreTheSameOnTheWire(_ value: BusValue) {
    #expect(BusValue(BusValue.tuple([value]).variant) == .tuple([value]))
  }
}
