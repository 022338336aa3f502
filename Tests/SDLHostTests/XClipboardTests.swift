import Foundation
import Testing
import UIKitText

@testable import SDLHost

/// An X server without a screen.
private final class VirtualServer {
  static let program = "/usr/bin/Xvfb"
  let display: String
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-displayfd", "1", "-screen", "0", "64x64x24", "-nolisten", "tcp"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The server inherits the blocked signals of the tests: only this one reaches it.
  func stop() { kill(process.processIdentifier, SIGKILL) }
}

/// A program on the display.
@MainActor private final class ProgramStandIn {
  let clipboard: XClipboard
  private var news: [ClipboardContents] = []
  private var waiting: CheckedContinuation<Void, Never>?

  init?(_ display: String) {
    guard let clipboard = XClipboard(display: display) else { return nil }
    self.clipboard = clipboard
    clipboard.onChange = { [weak self] contents in
      self?.news.append(contents)
      self?.waiting?.resume()
      self?.waiting = nil
    }
  }

  /// The next report of the clipboard.
  func next() async -> ClipboardContents? {
    if news.isEmpty { await withCheckedContinuation { waiting = $0 } }
    return news.isEmpty ? nil : news.removeFirst()
  }
}

@MainActor @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: VirtualServer.program)), .timeLimit(.minutes(60)))
struct XClipboardTests {
  @Test func programsExchangeAllKinds() async throws {
    let server = try VirtualServer()
    defer { server.stop() }
    let first = try #require(ProgramStandIn(server.display))
    let second = try #require(ProgramStandIn(server.display))
    defer {
      first.clipboard.close()
      second.clipboard.close()
    }
    // What there is at the launch: nothing.
    #expect(await first.next()?.types == [])
    #expect(await second.next()?.text == nil)
    first.clipboard.offer(
      ClipboardContents(
        text: "Grüße", urls: [URL(string: "https://a.example/x")!, URL(fileURLWithPath: "/tmp/a b")],
        types: ["public.png", "com.apple.uikit.color", "org.example.own", "org.example.none"]
      ) { _ in nil })
    let contents = try #require(await second.next())
    // Text is served by the main queue, which other tests may hold up for longer than a program waits.
    #expect(contents.text == "Grüße" || contents.text == nil)
    #expect(contents.types == ["public.png", "com.apple.uikit.color", "org.example.own", "org.example.none"])
    withExtendedLifetime(first) {}
  }

  @Test func dataIsReadWhileTheOtherProgramServes() async throws {
    let server = try VirtualServer()
    defer { server.stop() }
    let reader = try #require(ProgramStandIn(server.display))
    defer { reader.clipboard.close() }
    #expect(await reader.next() != nil)
    let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let owner = try #require(XSelection(display: server.display))
    defer { owner.close() }
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    owner.start(
      serve: { target, reply in
        switch target {
        case "image/png": reply(large)
        case "application/x-color": reply(Data([0xFF, 0xFF, 0, 0x80, 0, 0, 0xFF, 0xFF]))
        case "text/plain": reply(Data("old".utf8))
        default: reply(nil)
        }
      }, report: { _ in start.yield() })
    var starts = started.makeAsyncIterator()
    await starts.next()
    owner.own(["image/png", "application/x-color", "text/plain", "_NET_PRIVATE", "application/x-unknown-kind"])
    let contents = try #require(await reader.next())
    #expect(contents.text == "old" && contents.urls.isEmpty && contents.types == ["public.png", "com.apple.uikit.color"])
    #expect(contents.data("public.png") == large && contents.data("org.example.none") == nil)
    let parts = try JSONDecoder().decode([Double].self, from: #require(contents.data("com.apple.uikit.color")))
    #expect(parts.count == 4 && parts[0] == 1 && abs(parts[1] - 0.5) < 0.01 && parts[2] == 0 && parts[3] == 1)
    owner.own([])
    #expect(await reader.next()?.text == nil)
  }

  @Test func aProgramThatHangsIsGivenUp() async throws {
    let server = try VirtualServer()
    defer { server.stop() }
    let reader = try #require(ProgramStandIn(server.display))
    defer { reader.clipboard.close() }
    #expect(await reader.next() != nil)
    let owner = try #require(XSelection(display: server.display))
    defer { owner.close() }
    owner.start(serve: { _, _ in }, report: { _ in })
    owner.own(["UTF8_STRING", "image/png"])
    let contents = try #require(await reader.next())
    #expect(contents.text == nil && contents.types == ["public.png"] && contents.data("public.png") == nil)
  }

  @Test func withoutAServerThereIsNoClipboard() {
    #expect(XClipboard(display: ":9999") == nil)
  }

  @Test func aServerThatEndsHoldsUpNobody() async throws {
    let server = try VirtualServer()
    let reader = try #require(ProgramStandIn(server.display))
    #expect(await reader.next() != nil)
    server.stop()
    reader.clipboard.offer(ClipboardContents(text: "late"))
    reader.clipboard.close()
  }
}

@Suite struct ClipboardTargetTests {
  @Test func namesAreMediaTypesOrIdentifiers() {
    #expect(ClipboardTarget.name(of: "public.png") == "image/png" && ClipboardTarget.name(of: "org.example.a") == "org.example.a")
    #expect(
      ClipboardTarget.identifier(of: "image/png") == "public.png"
        && ClipboardTarget.identifier(of: "org.example.a") == "org.example.a")
    for other in ["TARGETS", "UTF8_STRING", "text/uri-list", "text/plain", "_NET_X.y", "application/x-nobody", "SAVE_TARGETS"] {
      #expect(ClipboardTarget.identifier(of: other) == nil, "\(other)")
    }
    #expect(ClipboardTarget.identifier(of: ClipboardTarget.name(of: "com.apple.uikit.color")) == "com.apple.uikit.color")
  }

  @Test func coloursAreExchangedAsSixteenBits() throws {
    let data = try JSONEncoder().encode([1, 0.5, 0, 2])
    let exported = try #require(ClipboardTarget.exported(data, "com.apple.uikit.color"))
    #expect(exported.count == 8)
    let back = try JSONDecoder().decode(
      [Double].self, from: #require(ClipboardTarget.imported(exported, "com.apple.uikit.color")))
    #expect(back[0] == 1 && abs(back[1] - 0.5) < 0.0001 && back[2] == 0 && back[3] == 1)
    #expect(ClipboardTarget.imported(Data([1]), "com.apple.uikit.color") == nil)
    #expect(ClipboardTarget.exported(Data("no".utf8), "com.apple.uikit.color") == nil)
    #expect(ClipboardTarget.exported(Data([4]), "public.png") == Data([4]))
  }

  @Test func listsOfAddressesHaveCommentsAndLines() {
    let urls = [URL(string: "https://a.example")!, URL(fileURLWithPath: "/a b")]
    #expect(String(decoding: ClipboardTarget.list(urls), as: UTF8.self) == "https://a.example\r\nfile:///a%20b\r\n")
    #expect(
      ClipboardTarget.urls(in: Data("# c\r\nfile:///a%20b\r\n\r\nhttps://x".utf8)).map(\.absoluteString) == [
        "file:///a%20b", "https://x",
      ])
  }
}
