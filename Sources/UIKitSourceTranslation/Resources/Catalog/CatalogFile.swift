#if UIKitSource
import Foundation

/// Compiled asset catalogues: one file with an index and the bytes of all images and data
/// (docs/decisions/0044-compiled-resources.md describes it).
struct CatalogFile {
  enum Kind: String { case image, color, data, symbol, icon }

  /// What a program can choose of a set, with the traits for which it is meant.
  struct Variant {
    /// Written as `name=value`, in this order; values have no spaces and tabs.
    var attributes: [(name: String, value: String)] = []
    /// nil for a colour, and for what has `text`.
    var file: String?
    /// What stands in place of a file's bytes.
    var text: String?
  }

  struct Entry {
    let kind: Kind
    /// With its namespaces: `Icons/Star`.
    let name: String
    let variants: [Variant]
  }

  static let name = "Assets.catalog"
  static let version = 1

  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// - Returns: false if there is a set of that kind and name already.
  mutating func add(_ entry: Entry) -> Bool {
    guard places.updateValue(entries.count, forKey: "\(entry.kind.rawValue) \(entry.name)") == nil else { return false }
    entries.append(entry)
    return true
  }

  func data() throws -> Data {
    var (index, bytes) = ("", Data())
    var known: [String: Range<Int>] = [:]
    for entry in entries.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
      index += "\(entry.kind.rawValue)\t\(entry.name)\n"
      for variant in entry.variants {
        var range = 0..<0
        if let text = variant.text {
          range = bytes.count..<(bytes.count + text.utf8.count)
          bytes.append(Data(text.utf8))
        } else if let file = variant.file {
          if let present = known[file] {
            range = present
          } else {
            guard let contents = FileManager.default.contents(atPath: file) else {
              throw ResourceError("\(file): the file cannot be read")
            }
            range = bytes.count..<(bytes.count + contents.count)
            bytes.append(contents)
            known[file] = range
          }
        }
        let attributes = variant.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        index += "\t\(range.lowerBound)\t\(range.count)\t\(attributes)\n"
      }
    }
    return Data("catalog \(Self.version) \(index.utf8.count)\n\(index)".utf8) + bytes
  }
}
#endif
