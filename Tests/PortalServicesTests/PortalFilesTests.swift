import DesktopBus
import DesktopServices
import DesktopTestSupport
import Foundation
import Synchronization
import Testing

@testable import PortalServices

/// The portal's dialogs for files, by a scripted portal on a bus of its own.
@MainActor @Suite(.enabled(if: PrivateBus.isAvailable), .timeLimit(.minutes(60)))
struct PortalFilesTests {
  private let bus: PrivateBus
  private let files: PortalFiles

  init() throws {
    bus = try PrivateBus()
    files = PortalFiles(PortalClient(address: bus.address))
  }

  private func ask(_ choice: FileChoice) async -> DesktopAnswer<[URL]> {
    await withCheckedContinuation { continuation in _ = files.choose(choice) { continuation.resume(returning: $0) } }
  }

  /// Asks a portal that answers with an address; returns the answer and the call.
  private func asked(_ choice: FileChoice) async throws -> (
    DesktopAnswer<[URL]>, member: String, title: String, [String: BusValue]
  ) {
    let calls = Mutex<[BusConnection.Message]>([])
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        calls.withLock { $0.append(call.message) }
        portal.respond(to: call, 0, ["uris": .array(of: "s", [.string("file:///tmp/a%20b.txt"), .string("https://no.file")])])
      })
    defer { portal.end() }
    let answer = await ask(choice)
    let call = try #require(calls.withLock { $0.first })
    #expect(call.interface == "org.freedesktop.portal.FileChooser")
    return (answer, call.member, call.arguments[1].string ?? "", call.arguments[2].options)
  }

  @Test func aDialogToOpenHasFiltersAndAFolder() async throws {
    defer { bus.stop() }
    let filter = FileChoice.Filter(name: "Texts", patterns: ["*.txt"], types: ["text/*"])
    let (answer, member, title, options) = try await asked(
      FileChoice(.openFiles(several: true), title: "Open", folder: URL(fileURLWithPath: "/tmp"), filters: [filter]))
    #expect(answer == .value([URL(fileURLWithPath: "/tmp/a b.txt")]) && member == "OpenFile" && title == "Open")
    #expect(options["multiple"] == .bool(true) && options["current_folder"] == .bytes(of: "/tmp"))
    let rules: [BusValue] = [.tuple([.uint32(0), .string("*.txt")]), .tuple([.uint32(1), .string("text/*")])]
    #expect(options["filters"] == .array(of: "(sa(us))", [.tuple([.string("Texts"), .array(of: "(us)", rules)])]))
  }

  @Test(arguments: [
    (FileChoice.Purpose.openFolder, "OpenFile", "directory", BusValue.bool(true)),
    (.save(name: "a.txt"), "SaveFile", "current_name", .string("a.txt")),
    (.saveSeveral(names: ["a", "ö"]), "SaveFiles", "files", .array(of: "ay", [.bytes(of: "a"), .bytes(of: "ö")])),
  ])
  func otherDialogsHaveTheirOwnOptions(
    _ purpose: FileChoice.Purpose, _ method: String, _ key: String, _ value: BusValue
  ) async throws {
    defer { bus.stop() }
    let (_, member, _, options) = try await asked(FileChoice(purpose))
    #expect(member == method && options[key] == value && options["filters"] == nil && options["current_folder"] == nil)
  }

  @Test(arguments: [(UInt32(1), DesktopAnswer<[URL]>.cancelled), (2, .unavailable)])
  func otherEndsAreToldApart(_ code: UInt32, _ expected: DesktopAnswer<[URL]>) async throws {
    defer { bus.stop() }
    let portal = try #require(ScriptedPortal(address: bus.address) { $0.respond(to: $1, code) })
    #expect(await ask(FileChoice(.openFolder)) == expected)
    withExtendedLifetime(portal) {}
  }

  @Test func withoutAPortalNothingIsAvailable() async {
    defer { bus.stop() }
    #expect(await ask(FileChoice(.openFolder)) == .unavailable)
  }

  @Test func aFileIsOpenedByItsDescriptor() async throws {
    defer { bus.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    let calls = Mutex<[BusConnection.Message]>([])
    let portal = try #require(
      ScriptedPortal(address: bus.address) { portal, call in
        calls.withLock { $0.append(call.message) }
        portal.respond(to: call, 0)
      })
    func open(_ url: URL) async -> DesktopAnswer<Void> {
      await withCheckedContinuation { continuation in
        _ = files.open(url, asksForProgram: true) { continuation.resume(returning: $0) }
      }
    }
    guard case .value = await open(file), case .value = await open(folder) else { return #expect(Bool(false)) }
    guard case .unavailable = await open(folder.appendingPathComponent("none")) else { return #expect(Bool(false)) }
    let made = calls.withLock { $0 }
    #expect(made.map(\.member) == ["OpenFile", "OpenDirectory"] && made[0].interface == "org.freedesktop.portal.OpenURI")
    #expect(made[0].arguments[1] == .handle(0) && made[0].arguments[2].options["ask"] == .bool(true))
    withExtendedLifetime(portal) {}
  }

  @Test func theServiceIsInstalled() {
    defer { bus.stop() }
    let services = DesktopServices()
    PortalServices.install(PortalClient(address: bus.address), in: services)
    #expect(services.files is PortalFiles)
  }
}
