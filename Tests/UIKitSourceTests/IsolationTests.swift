#if UIKitSource
import Foundation
import Testing

/// Uses of UIKit off the main actor, compiled against this package's modules: errors in Swift 6 and none in Swift 5.
///
/// Synchronous uses, such as `func f(_ view: UIView) { view.setNeedsLayout() }`, are warnings in both, which is what `@preconcurrency` means.
@Suite struct IsolationTests {
  private static let uses = [
    "func detaches(_ table: UITableView) { Task.detached { table.reloadData() } }",
    "func waits(_ view: UIView) async { view.setNeedsLayout() }",
    "func makes() async -> Int { let view = UIView(); return view.subviews.count }",
  ]

  @Test(.timeLimit(.minutes(5)), arguments: [("6", true), ("5", false)])
  func usesOffTheMainActorAreErrorsInSwift6(version: String, fail: Bool) throws {
    for use in Self.uses {
      let output = try compile("import UIKit\n\(use)\n", version)
      #expect(output.contains("error: ") == fail, "\(use): \(output)")
      if fail { #expect(output.contains("main actor-isolated"), "\(output)") }
    }
  }

  @Test func usesOnTheMainActorCompile() throws {
    let uses = Self.uses.map { "@MainActor \($0)".replacing("Task.detached", with: "Task") }
    let output = try compile("import UIKit\n" + uses.joined(separator: "\n"), "6")
    #expect(!output.contains("error: "), "\(output)")
  }

  private func compile(_ text: String, _ version: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("isolation-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let modules = try CorpusProgram.products().appendingPathComponent("Modules").path
    return try CorpusProgram.output(
      of: ["swiftc", "-typecheck", "-swift-version", version, "-parse-as-library", "-I", modules, file.path])
  }
}
#endif
