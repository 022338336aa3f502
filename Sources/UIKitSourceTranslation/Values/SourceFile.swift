#if UIKitSource
/// A Swift file: its path and its text.
public struct SourceFile: Sendable, Hashable {
  /// Absolute, or relative to the folder where the compiler will run: it becomes the file of errors and backtraces.
  public let path: String
  /// The whole text.
  public let text: String

  /// A file with any text; invalid Swift is reported by the translation.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last component of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A message about a line of a source file.
public struct SourceNote: Sendable, Hashable, Codable, CustomStringConvertible {
  /// How much the message matters.
  public enum Severity: String, Sendable, Codable {
    /// The file cannot be translated.
    case error
    /// The translated code does not do what it does on iOS, or does not compile.
    case warning
    /// For information.
    case note
  }

  /// How much the message matters.
  public let severity: Severity
  /// The path of the original file.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes, as the compiler counts.
  public let column: Int
  /// What was found.
  public let message: String
  /// What to do about it; empty if the message says all.
  public let advice: String

  /// `path:line:column: warning: message; advice`, the form that editors and SwiftPM recognize.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)" + (advice.isEmpty ? "" : "; \(advice)")
  }
}
#endif
