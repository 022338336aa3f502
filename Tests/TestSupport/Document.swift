internal import Foundation

/// A page of the documentation, whose examples stand word for word in a test, so that they compile and do what the page says.
public struct Document {
  /// What stands between fences that say `swift`, but for manifests and the `@main` of an app, of which a process has one.
  public let examples: [String]
  /// What stands between fences that say `text`: what a program prints.
  public let outputs: [String]

  /// - Parameter path: From the package's root.
  public init(_ path: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let parts = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "```")
    examples = parts.filter { $0.hasPrefix("swift\n") && !$0.contains(".package(") }
      .map { $0.dropFirst(6).replacingOccurrences(of: "@main\n", with: "") }
    outputs = parts.filter { $0.hasPrefix("text\n") }.map { String($0.dropFirst(5).dropLast()) }
  }

  /// Imports, blank lines and how far a line is indented do not count.
  public func examples(missingIn file: String) throws -> [String] {
    let text = Self.lines(try String(contentsOfFile: file, encoding: .utf8))
    return examples.filter { !text.contains(Self.lines($0)) }
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
