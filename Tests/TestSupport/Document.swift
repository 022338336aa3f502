internal import Foundation

/// A page of the documentation, whose examples are copied word for word into a test, so that they compile and behave as the page says.
public struct Document {
  /// Code between fences marked `swift`, without manifests and the `@main` of an app, of which a process has only one.
  public let examples: [String]
  /// Text between fences marked `text`: the output of a program.
  public let outputs: [String]

  /// - Parameter path: relative to the package's root.
  public init(_ path: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let parts = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "```")
    examples = parts.filter { $0.hasPrefix("swift\n") && !$0.contains(".package(") }
      .map { $0.dropFirst(6).replacingOccurrences(of: "@main\n", with: "") }
    outputs = parts.filter { $0.hasPrefix("text\n") }.map { String($0.dropFirst(5).dropLast()) }
  }

  /// Imports, blank lines and indentation are ignored.
  public func examples(missingIn file: String) throws -> [String] {
    let text = Self.lines(try String(contentsOfFile: file, encoding: .utf8))
    return examples.filter { !text.contains(Self.lines($0)) }
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
