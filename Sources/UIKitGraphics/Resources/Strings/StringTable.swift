internal import Foundation
internal import Synchronization

/// The texts of a table in one language: those of its `.strings` file, and the rules of its `.stringsdict` file.
final class StringTable: Sendable {
  /// What a key stands for.
  enum Entry: Sendable {
    case text(String)
    case rule(PluralRule)
  }

  private let entries: [String: Entry]

  private init(_ entries: [String: Entry]) { self.entries = entries }

  subscript(key: String) -> Entry? { entries[key] }

  private static let read = Mutex<[String: StringTable]>([:])

  /// - Parameters:
  ///   - path: Of the files without their extensions, which are read once.
  ///   - language: That of the plural rules.
  static func at(_ path: String, language: String) -> StringTable {
    if let known = read.withLock({ $0[path] }) { return known }
    var entries: [String: Entry] = [:]
    for (key, value) in contents(path + ".strings") {
      if let text = value as? String { entries[key] = .text(text) }
    }
    for (key, value) in contents(path + ".stringsdict") {
      if let rule = PluralRule(value, language: language, name: "\(path) \(key)") { entries[key] = .rule(rule) }
    }
    let table = StringTable(entries)
    read.withLock { $0[path] = table }
    return table
  }

  private static func contents(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
  }
}
