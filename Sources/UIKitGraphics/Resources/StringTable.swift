internal import Foundation
internal import Synchronization

/// The texts of a `.strings` file by their keys.
struct StringTable {
  private let texts: [String: String]

  subscript(key: String) -> String? { texts[key] }

  private static let read = Mutex<[String: StringTable]>([:])

  /// The file's table, read once; an empty one if there is no such file.
  static func at(_ path: String) -> StringTable {
    if let known = read.withLock({ $0[path] }) { return known }
    let contents = FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let table = StringTable(texts: contents?.compactMapValues { $0 as? String } ?? [:])
    read.withLock { $0[path] = table }
    return table
  }
}
