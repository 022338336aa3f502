#if UIKitSource
import Foundation

/// The tables of an app's texts, compiled from `.strings`, `.stringsdict` and `.xcstrings` into binary property lists, as Xcode does.
struct StringTables {
  /// By their places without the extension: `en.lproj/Localizable`.
  private var texts: [String: [String: String]] = [:]
  private var rules: [String: [String: Any]] = [:]
  private(set) var warnings: [String] = []

  static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// - Parameter place: Where the file would be in the bundle.
  mutating func add(_ data: Data, path: String, place: String) throws {
    let table = (place as NSString).deletingPathExtension
    switch (place as NSString).pathExtension {
    case "strings":
      for (key, value) in try Self.propertyList(data, path) {
        if let value = value as? String {
          texts[table, default: [:]][key] = value
        } else {
          rules[table, default: [:]][key] = value
        }
      }
    case "stringsdict": rules[table, default: [:]].merge(try Self.propertyList(data, path)) { $1 }
    default:
      let catalog = try StringCatalog(data, path: path)
      warnings += catalog.warnings
      let name = (table as NSString).lastPathComponent
      for (language, entries) in catalog.texts { texts["\(language).lproj/\(name)", default: [:]].merge(entries) { $1 } }
      for (language, entries) in catalog.rules { rules["\(language).lproj/\(name)", default: [:]].merge(entries) { $1 } }
    }
  }

  /// The compiled files by their places, sorted.
  var files: [(place: String, table: [String: Any])] {
    let files = texts.map { ("\($0.key).strings", $0.value as [String: Any]) } + rules.map { ("\($0.key).stringsdict", $0.value) }
    return files.sorted { $0.0 < $1.0 }
  }

  private static func propertyList(_ data: Data, _ path: String) throws -> [String: Any] {
    let isBinary = data.starts(with: Data("bplist".utf8))
    let text = isBinary ? data : Data(TextFile.decode(data).utf8)
    if !isBinary, String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace) { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: text, format: nil)
      guard let table = list as? [String: Any] else {
        throw ResourceError("\(path):1: error: this is no table of keys and texts")
      }
      return table
    } catch let error as NSError {
      throw ResourceError(PropertyListError.text(of: error, path: path))
    }
  }
}

/// What Foundation says of a property list that it cannot read.
enum PropertyListError {
  /// `path:line: error: what is wrong`.
  static func text(of error: NSError, path: String) -> String {
    // The parser of tables without XML is tried last; the first that is said is of another one.
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"].flatMap { "\($0)".firstMatch(of: /"([^"]+ at line \d+)"/)?.1 }
    let text = old.map(String.init) ?? "\(error.userInfo["NSDebugDescription"] ?? error)"
    let pieces = text.components(separatedBy: " at line ")
    let line = pieces.count > 1 ? pieces[1].prefix { $0.isNumber } : "1"
    return "\(path):\(line): error: \(pieces[0])"
  }
}
#endif
