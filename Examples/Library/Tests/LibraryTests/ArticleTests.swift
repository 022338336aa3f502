import Foundation
import Testing

/// The documentation's article quotes this package.
@Suite struct ArticleTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Lines without their indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func theArticleShowsCodeOfThisPackage() throws {
    let article = try String(
      contentsOf: Self.package.appendingPathComponent("../../Sources/Scrollwork/Scrollwork.docc/ListFromDatabase.md"),
      encoding: .utf8)
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.package.appendingPathComponent("Sources").path)
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { file in
      let text = try String(contentsOf: Self.package.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
      return lines(text).joined(separator: "\n")
    }
    let blocks = article.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    #expect(blocks.count == 6)
    for block in blocks {
      let code = lines(block.drop { $0 != "\n" }).joined(separator: "\n")
      #expect(!code.isEmpty && sources.contains { $0.contains(code) }, "\(code)")
    }
  }
}
