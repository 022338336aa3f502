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

/// The replacement of a range of UTF-8 bytes.
struct TextEdit: Codable, Hashable, Sendable {
  var start: Int
  var end: Int
  var text: String

  init(_ start: Int, _ end: Int, _ text: String) {
    self.start = start
    self.end = end
    self.text = text
  }

  static func insertion(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset, offset, text) }
}

extension [TextEdit] {
  /// `text` with all edits, which may come in any order; of two that overlap, the one that begins first is applied. Insertions at the
  /// same offset keep their order.
  func applied(to text: String) -> String {
    guard !isEmpty else { return text }
    let sorted = enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    var text = text
    let bytes = text.withUTF8 { source in
      var result: [UInt8] = []
      result.reserveCapacity(source.count + source.count / 8)
      var position = 0
      for edit in sorted where edit.start >= position {
        result.append(contentsOf: source[position..<edit.start])
        result.append(contentsOf: edit.text.utf8)
        position = edit.end
      }
      result.append(contentsOf: source[position...])
      return result
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
