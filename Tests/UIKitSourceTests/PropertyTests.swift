#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

/// What holds for every file.
@Suite struct PropertyTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String) throws -> [SourceFile] {
    let folder = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      SourceFile(path: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test(arguments: ["Sources/ListModel", "Sources/ScrollPhysics", "Sources/ConstraintSolver", "Sources/Diagnostics"])
  func filesWithoutObjectiveCStayAsTheyAre(_ folder: String) throws {
    let files = try Self.files(in: folder).filter { !$0.text.contains("canImport(") }
    #expect(!files.isEmpty)
    for (file, translated) in zip(files, ModuleTranslator().translate(files)) {
      #expect(translated.text == "import UIKit\n#sourceLocation(file: \"\(file.path)\", line: 1)\n" + file.text, "\(file.path)")
      #expect(translated.notes.isEmpty)
    }
  }

  @Test func translationOfATranslationChangesNothing() throws {
    // A method that a superclass received looks like one of its own: it gets a selector the second time.
    let files = try CorpusTests.files().filter { !$0.path.contains("SubclassAdds") }
    let once = ModuleTranslator().translate(files).map { SourceFile(path: $0.path, text: body($0.text)) }
    for (first, second) in zip(once, ModuleTranslator().translate(once)) {
      #expect(body(second.text) == first.text, "\(first.path)")
    }
  }

  @Test func linesKeepTheirNumbers() throws {
    let files = try CorpusTests.files()
    for (file, translated) in zip(files, ModuleTranslator().translate(files)) {
      let before = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let after = body(translated.text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(after.count >= before.count, "\(file.path)")
      for (old, new) in zip(before, after) {
        for match in old.matches(of: /\b(?:class|struct|enum|protocol|extension|let|return)\s+[A-Za-z0-9_]+/) {
          let text = String(match.output)
          guard !["class func", "class var"].contains(text) else { continue }
          #expect(new.contains(text), "\(file.path): \(text)")
        }
      }
    }
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = try CorpusTests.files()
    let forward = ModuleTranslator().translate(files)
    let backward = ModuleTranslator().translate(files.reversed())
    for file in backward { #expect(forward.contains(file), "\(file.path)") }
  }

  @Test func anEditInABodyLeavesTheFactsOfOtherFiles() {
    let translator = ModuleTranslator()
    func facts(_ number: Int) -> [FileFacts] {
      let base = "class A: UIView { @objc func a() -> Int { \(number) } }\nextension A { @objc func b() {} }"
      let other = "class B: A { override func b() {}; let c = #selector(a) }"
      return translator.facts(
        of: [("A.swift", base), ("B.swift", other)].map { translator.summary(of: SourceFile(path: $0.0, text: $0.1)) })
    }
    #expect(facts(1)[1] == facts(22)[1])
  }

  @Test func summariesSurviveACache() throws {
    let translator = ModuleTranslator()
    for file in try CorpusTests.files() {
      let summary = translator.summary(of: file)
      #expect(try JSONDecoder().decode(FileSummary.self, from: JSONEncoder().encode(summary)) == summary)
    }
  }
}
#endif
