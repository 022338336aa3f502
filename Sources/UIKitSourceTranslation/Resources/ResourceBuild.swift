#if UIKitSource
import Foundation

/// Writes the bundle of a target: the folder where the translated program finds its resources.
///
/// Only files whose content has changed are written, and what the bundle has had before and has no more is removed.
package struct ResourceBuild {
  /// A file or folder and its place in the bundle.
  package struct Item: Codable, Hashable, Sendable {
    /// Absolute.
    package let source: String
    /// Relative to the bundle: `en.lproj/Localizable.strings`.
    package let place: String

    package init(source: String, place: String) { (self.source, self.place) = (source, place) }
  }

  package let items: [Item]
  /// The path of the bundle.
  package let output: String
  /// Warnings of what was left out, in the order of the items.
  package private(set) var warnings: [String] = []
  private var written: Set<String> = []

  package init(items: [Item], output: String) { (self.items, self.output) = (items, output) }

  /// Writes the bundle; returns the number of files written.
  package mutating func run() throws -> Int {
    var count = 0
    for item in items { count += try add(item) }
    try removeOthers()
    return count
  }

  private mutating func add(_ item: Item) throws -> Int {
    let url = URL(fileURLWithPath: item.place)
    if InterfaceFiles.extensions.contains(url.pathExtension) {
      guard let compiled = try InterfaceFiles.compile(path: item.source) else {
        warnings.append("\(item.source): warning: storyboards and nibs are not compiled; the file is left out")
        return 0
      }
      let folder = (item.place as NSString).deletingLastPathComponent
      return try write(compiled.data, (folder as NSString).appendingPathComponent(compiled.name))
    }
    guard let data = FileManager.default.contents(atPath: item.source) else {
      throw ResourceError("\(item.source): the file cannot be read")
    }
    return try write(data, item.place)
  }

  /// Returns 1 if the file was written, 0 if it has that content already.
  private mutating func write(_ data: Data, _ place: String) throws -> Int {
    guard written.insert(place).inserted else {
      throw ResourceError("\(output)/\(place): two resources have this place; rename one of them or exclude it")
    }
    let path = output + "/" + place
    if FileManager.default.contents(atPath: path) == data { return 0 }
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
    return 1
  }

  private func removeOthers() throws {
    guard let found = FileManager.default.enumerator(atPath: output) else { return }
    for case let place as String in found where !written.contains(place) {
      let isFolder = written.contains { $0.hasPrefix(place + "/") }
      if !isFolder { try? FileManager.default.removeItem(atPath: output + "/" + place) }
    }
  }
}

/// A message that ends the build of a bundle.
package struct ResourceError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
#endif
