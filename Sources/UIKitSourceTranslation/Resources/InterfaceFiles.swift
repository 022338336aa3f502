#if UIKitSource
import Foundation
package import InterfaceCompiler

/// Storyboards and nibs, compiled into what a program loads.
package struct InterfaceFiles {
  /// The names of files that `compile(path:)` reads end so.
  package static let extensions: Set<String> = ["storyboard", "xib"]

  /// A compiled file that is used again while its source does not change.
  private struct Known: Codable {
    let size: Int
    let hash: UInt64
    let data: Data
    let notes: [InterfaceNote]
    let uses: [InterfaceUse]
    let resources: [InterfaceResource]
  }

  /// What is stored between builds.
  private struct Cache: Codable {
    let version: String
    let files: [String: Known]
  }

  private let module: String
  /// Of the program that compiles: another one may write another format.
  private let version: String
  /// nil: the names of classes are not checked, as in a target without sources.
  private let classes: InterfaceClasses?
  private let cachePath: String
  private var known: [String: Known]
  private var next: [String: Known] = [:]
  /// The messages of all files, each with path and line.
  package private(set) var messages: [String] = []
  package private(set) var hasErrors = false
  /// The images and colours that each file shows, with its path.
  package private(set) var resources: [(path: String, uses: [InterfaceResource])] = []
  /// How many files were compiled, not taken from the cache.
  package private(set) var compiled = 0

  /// - Parameter version: Of the program that compiles; what another version has stored is compiled again.
  package init(module: String, classes: InterfaceClasses?, cache: String, version: String) {
    (self.module, self.classes, cachePath) = (module, classes, cache)
    // The compiled classes depend on what Objective-C calls them.
    let names = (classes?.names ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.name)" }.joined(separator: " ")
    let version = "\(version) \(Fingerprint.of(Data(names.utf8)))"
    self.version = version
    let stored = FileManager.default.contents(atPath: cache).flatMap {
      try? PropertyListDecoder().decode(Cache.self, from: $0)
    }
    known = stored.flatMap { $0.version == version ? $0.files : nil } ?? [:]
  }

  /// The name and the content of the compiled file: of `Main.storyboard` `Main.storyboardc`, of `Cell.xib` `Cell.nib`.
  ///
  /// - Returns: nil for a file with an error.
  package mutating func compile(path: String) throws -> (name: String, data: Data)? {
    guard let source = FileManager.default.contents(atPath: path) else {
      throw ResourceError("\(path): the file cannot be read")
    }
    guard let file = result(of: source, path) else { return nil }
    let notes = file.notes + (classes.map { classes in file.uses.compactMap(classes.note) } ?? [])
    for note in notes.sorted(by: { $0.line < $1.line }) {
      messages.append("\(path):\(note.line): \(note.severity): \(note.text)")
    }
    if notes.contains(where: { $0.severity == .error }) { hasErrors = true }
    resources.append((path, file.resources))
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent + (url.pathExtension == "storyboard" ? ".storyboardc" : ".nib")
    return file.data.isEmpty ? nil : (name, file.data)
  }

  private mutating func result(of source: Data, _ path: String) -> Known? {
    let hash = Fingerprint.of(source)
    if let file = known[path], file.size == source.count, file.hash == hash {
      next[path] = file
      return file
    }
    do {
      let result = try InterfaceCompiler(module: module, names: classes?.names ?? [:]).compile(source, path: path)
      compiled += 1
      let file = Known(
        size: source.count, hash: hash, data: result.data, notes: result.notes, uses: result.uses,
        resources: result.resources)
      next[path] = file
      return file
    } catch {
      messages.append("\(error)")
      hasErrors = true
      return nil
    }
  }

  /// Keeps the compiled files for the next build.
  package func store() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(Cache(version: version, files: next)).write(to: URL(fileURLWithPath: cachePath))
  }
}
#endif
