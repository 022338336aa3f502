import Foundation
@testable import InterfaceCompiler
import Testing

/// docs/interface-builder.md lists what the schema has. SCROLLWORK_RECORD_PAGES=1 writes the page anew.
@Suite struct ElementPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../../docs/interface-builder.md"
  ).standardizedFileURL

  private enum Meaning { case set, missing, ignored }

  private func meaning(_ rule: Rule) -> Meaning {
    switch rule {
    case .missing: .missing
    case .ignored: .ignored
    default: .set
    }
  }

  private var text: String {
    func names(_ names: some Sequence<String>) -> String {
      let sorted = names.sorted().map { "`\($0)`" }
      return sorted.isEmpty ? "" : sorted.joined(separator: ", ")
    }
    let rows = InterfaceElements.kinds.sorted { $0.key < $1.key }.map { name, kind in
      func having(_ meaning: Meaning) -> String { names(kind.rules.filter { self.meaning($0.value) == meaning }.keys) }
      let parent = kind.parent.map { ", `\($0)`" } ?? ""
      return "| `\(name)` | `\(kind.className)`\(parent) | \(having(.set)) | \(having(.missing)) | \(having(.ignored)) |"
    }
    return """
      # Interface Builder's elements

      What the compiler of storyboards and nibs does with each element. An attribute, or a child element with that key, is set, warned about since this
      package does not have it, or without effect in a program. An element also has the attributes of the one that its second column names. Any
      other attribute is named by a warning and left out. A test compares this page with the compiler's rules.

      | element | class, and the element whose attributes it has too | set | warned about | without effect |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      A plain view stands in for \(names(ViewElements.missing)), a plain controller for \(names(ControllerElements.missing)), with a warning.

      """
  }

  @Test func thePageOfElementsIsUpToDate() throws {
    if ProcessInfo.processInfo.environment["SCROLLWORK_RECORD_PAGES"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == text, "write it anew: SCROLLWORK_RECORD_PAGES=1 ./test --filter ElementPageTests")
  }
}
