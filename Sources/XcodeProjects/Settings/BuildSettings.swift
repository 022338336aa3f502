#if UIKitSource
import Foundation

/// The build settings of a target in one configuration, for an iPhone's simulator.
///
/// A setting has one value for each place that assigns it: defaults, the project's `.xcconfig`, the project, the target's `.xcconfig`, the
/// target. The last one counts, and its `$(inherited)` stands for the one before.
struct BuildSettings {
  private var values: [String: [String]] = [:]

  /// Adds assignments that count more than all that were added. Those with conditions, `NAME[sdk=iphonesimulator*]`, count more than those
  /// without, if the conditions hold.
  mutating func add(_ assignments: [(name: String, value: String)]) {
    var conditional: [(String, String)] = []
    for (name, value) in assignments {
      guard let bracket = name.firstIndex(of: "[") else {
        values[name, default: []].append(value)
        continue
      }
      if Self.holds(name[bracket...]) { conditional.append((name[..<bracket].trimmingCharacters(in: .whitespaces), value)) }
    }
    for (name, value) in conditional { values[name, default: []].append(value) }
  }

  /// Adds the dictionary `buildSettings` of a configuration.
  mutating func add(_ settings: [String: ProjectValue]) {
    add(
      settings.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value.text ?? $0.value.texts.map(Self.quoted).joined(separator: " "))
      })
  }

  /// The value with its variables resolved; nil if it is not set, or empty.
  subscript(name: String) -> String? {
    guard let last = values[name]?.indices.last else { return nil }
    var expansion = SettingExpansion(values)
    let value = expansion.value(of: name, at: last)
    return value.isEmpty ? nil : value
  }

  /// Whether the value is YES.
  func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name]?.uppercased() ?? "") }

  /// The words of a list.
  func words(_ name: String) -> [String] { Self.words(self[name] ?? "") }

  /// A text with its variables resolved.
  func expanding(_ text: String) -> String {
    var expansion = SettingExpansion(values)
    return expansion.expand(text, of: nil)
  }

  /// The names that are set and begin so.
  func names(beginning prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  /// The words of a text; quotation marks hold words with spaces together.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// An element of a list as a word of it.
  private static func quoted(_ text: String) -> String { text.contains(" ") && !text.contains("\"") ? "\"\(text)\"" : text }

  /// `[sdk=iphonesimulator*][arch=x86_64]`
  private static func holds(_ conditions: Substring) -> Bool {
    let actual = ["sdk": "iphonesimulator17.0", "arch": "x86_64", "config": "Debug"]
    return conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let value = actual[parts[0]] else { return condition.allSatisfy(\.isWhitespace) }
      return parts[1].hasSuffix("*") ? value.hasPrefix(parts[1].dropLast()) : value == parts[1]
    }
  }
}
#endif
