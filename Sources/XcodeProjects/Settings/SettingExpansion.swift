#if UIKitSource
import Foundation

/// Resolves the variables of build settings: `$(NAME)`, `${NAME}`, `$(NAME:c99extidentifier)`, `$(A_$(B))`. A variable that is not set is
/// empty, and so is one that needs itself.
struct SettingExpansion {
  private let values: [String: [String]]
  private var open: Set<String> = []
  /// Variables that name two others each would otherwise be resolved for ever.
  private var remaining = 10_000

  init(_ values: [String: [String]]) { self.values = values }

  /// The value that the assignment `place` gives to the setting.
  mutating func value(of name: String, at place: Int) -> String {
    guard let list = values[name], list.indices.contains(place), remaining > 0 else { return "" }
    let key = "\(name) \(place)"
    guard open.insert(key).inserted else { return "" }
    defer { open.remove(key) }
    remaining -= 1
    return expand(list[place], of: (name, place))
  }

  /// - Parameter setting: The setting that has the text, which `$(inherited)` refers to.
  mutating func expand(_ text: String, of setting: (name: String, place: Int)?) -> String {
    guard text.contains("$"), open.count < 100 else { return text.contains("$") ? "" : text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let close = ["(": ")", "{": "}"][rest.first ?? " "].map(Character.init), let end = Self.end(of: rest, close) else {
        result += "$"
        continue
      }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[end...].dropFirst()
      result += variable(String(inside), of: setting)
    }
    return result + rest
  }

  /// The place of the bracket that closes the first one.
  private static func end(of text: Substring, _ close: Character) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == text.first { depth += 1 }
      if text[index] == close { depth -= 1 }
      return depth == 0
    }
  }

  private mutating func variable(_ inside: String, of setting: (name: String, place: Int)?) -> String {
    guard inside.utf8.count < 2000, remaining > 0 else { return "" }
    remaining -= 1
    let parts = (inside.contains("$") ? expandName(inside, of: setting) : inside).split(separator: ":").map(String.init)
    guard let name = parts.first else { return "" }
    let isInherited = name == "inherited" || name == setting?.name
    let value =
      if isInherited, let setting { self.value(of: setting.name, at: setting.place - 1) } else {
        self.value(of: name, at: (values[name]?.count ?? 0) - 1)
      }
    return parts.dropFirst().reduce(value, Self.apply)
  }

  /// Names in names count as a level, so that a text of brackets alone ends.
  private mutating func expandName(_ text: String, of setting: (name: String, place: Int)?) -> String {
    let key = "$\(open.count)"
    open.insert(key)
    defer { open.remove(key) }
    return expand(text, of: setting)
  }

  private static func apply(_ value: String, _ operation: String) -> String {
    if operation.hasPrefix("default=") { return value.isEmpty ? String(operation.dropFirst(8)) : value }
    return switch operation {
    case "c99extidentifier", "identifier": SwiftName.identifier(value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "base": Disk.stem(value)
    case "file": Disk.name(value)
    case "dir": value.contains("/") ? Disk.parent(value) : ""
    default: value
    }
  }
}

/// Names of modules.
enum SwiftName {
  /// A name as Xcode makes it of a product's: what no identifier contains becomes an underscore, and one stands before a digit.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
#endif
