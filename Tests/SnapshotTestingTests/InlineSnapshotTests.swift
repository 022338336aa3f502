import Foundation
import InlineSnapshotTesting
import Testing

@testable import SnapshotTesting

/// Texts that stand in the test's source, and how they are recorded there.
@Suite struct InlineSnapshotTests {
  private struct User: Codable {
    var id: Int
    var name: String
  }

  @Test func aTextIsComparedWithItsClosure() {
    assertInlineSnapshot(of: User(id: 1, name: "Blob"), as: .json) {
      """
      {
        "id" : 1,
        "name" : "Blob"
      }
      """
    }
    assertInlineSnapshot(of: "", as: .lines) {
      """
      """
    }
    assertInlineSnapshot(of: #"a\b """ c"#, as: .lines) {
      #"""
      a\b """ c
      """#
    }
    assertInlineSnapshot(of: "argument", as: .lines, matches: { "argument" })
    assertInlineSnapshot(of: String?.none, as: .lines)
  }

  @Test(.snapshots(record: .never)) func aDifferenceFailsAtTheCall() {
    withKnownIssue {
      assertInlineSnapshot(of: "a\nb", as: .lines, message: "letters") {
        """
        a
        c
        """
      }
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("InlineSnapshotTests.swift") == true
        && issue.comments.contains { $0.rawValue.hasPrefix("letters - ") && $0.rawValue.contains("c") }
    }
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("does not record") }
    }
    withKnownIssue { assertInlineSnapshot(of: String?.none, as: .lines) { "a" } }
  }

  // MARK: Recording

  /// A file of the name, where texts are recorded as if its calls had been made.
  private func recorded(_ source: String, _ records: [(line: Int, column: Int, text: String?)]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    for record in records {
      try InlineRecorder.record(record.text, at: InlinePlace(file: file.path, line: record.line, column: record.column))
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func aClosureIsWrittenBehindTheCall() throws {
    let source = "func test() {\n    assert(of: 1, as: .lines)\n}\n"
    #expect(
      try recorded(source, [(2, 11, "one\n  two\n\nfour")])
        == "func test() {\n    assert(of: 1, as: .lines) {\n        \"\"\"\n        one\n          two\n\n        four\n        \"\"\"\n    }\n}\n"
    )
    let tabs = "func test() {\r\n\tassert(\r\n\t\tof: 1\r\n\t)\r\n}\r\n"
    #expect(
      try recorded(tabs, [(2, 8, "a")])
        == "func test() {\r\n\tassert(\r\n\t\tof: 1\r\n\t) {\r\n\t\t\"\"\"\r\n\t\ta\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n")
  }

  @Test func severalCallsOfAFileAreRecordedInAnyOrder() throws {
    let source = "  assert(of: 1)\n  assert(of: \"(\\(2)\") { \"old }\" }; assert(of: 3, matches: { \"old\" })\n"
    let places = [(1, 9, "one\nline"), (2, 9, "two"), (2, 42, "three")]
    let expected = try recorded(source, places.map { ($0.0, $0.1, $0.2) })
    #expect(expected.contains("assert(of: 3, matches: {\n    \"\"\"\n    three\n    \"\"\"\n  })") && !expected.contains("old"))
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 0, 1, 2, 1]] {
      #expect(try recorded(source, order.map { (places[$0].0, places[$0].1, places[$0].2) }) == expected)
    }
  }

  @Test func aTextStandsAsItIs() throws {
    #expect(
      try recorded("a()\n", [(1, 2, "\\ \"\"\"## \r\0")]).contains("###\"\"\"\n  \\ \"\"\"## \\###u{d}\\###u{0}\n  \"\"\"###"))
    #expect(try recorded("a()\n", [(1, 2, "")]) == "a() {\n  \"\"\"\n  \"\"\"\n}\n")
  }

  @Test func aValueWithoutTextHasNoClosure() throws {
    #expect(try recorded("a(of: 1) { \"old\" }\n", [(1, 2, nil)]) == "a(of: 1)\n")
    #expect(try recorded("a(of: 1, matches: { \"old\" })\n", [(1, 2, nil)]) == "a(of: 1)\n")
    #expect(try recorded("a(of: 1)\n", [(1, 2, nil)]) == "a(of: 1)\n")
  }

  @Test func aSourceThatWasChangedIsLeftAlone() throws {
    #expect(throws: InlineRecordingFailed.self) { try recorded("a()\n", [(1, 1, "x")]) }
    #expect(throws: InlineRecordingFailed.self) { try recorded("a()\n", [(7, 2, "x")]) }
    #expect(throws: InlineRecordingFailed.self) { try recorded("a(\n", [(1, 2, "x")]) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a()\nb()\n".utf8).write(to: file)
    try InlineRecorder.record("x", at: InlinePlace(file: file.path, line: 1, column: 2))
    let other = Data("changed()\n".utf8)
    try other.write(to: file)
    #expect(throws: InlineRecordingFailed.self) {
      try InlineRecorder.record("y", at: InlinePlace(file: file.path, line: 2, column: 2))
    }
    #expect(try Data(contentsOf: file) == other)
  }

  @Test func recordModesDecideWhatIsWritten() throws {
    func check(_ record: SnapshotTestingConfiguration.Record, _ snapshot: String?, _ expected: String?) throws -> (
      failure: String?, file: String
    ) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data("a()\n".utf8).write(to: file)
      let failure = try InlineSnapshot(place: InlinePlace(file: file.path, line: 1, column: 2), record: record)
        .check(snapshot, expected, .lines)
      return (failure, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
    for record in [.all, .failed, .missing, .never] as [SnapshotTestingConfiguration.Record] {
      let (equal, different, missing) = (try check(record, "x", "x"), try check(record, "x", "y"), try check(record, "x", nil))
      #expect((equal.failure != nil) == (record == .all) && equal.file.contains("x") == (record == .all))
      #expect(different.failure != nil && different.file.contains("x") == (record == .all || record == .failed))
      #expect(missing.failure != nil && missing.file.contains("x") == (record != .never))
    }
    #expect(try check(.missing, nil, nil).failure == nil)
  }
}
