#if UIKitSource
import Foundation
import UIKitSourceTranslation

/// The translation of one target, with a cache: only files whose text or facts have changed are translated, and only files whose
/// translation has changed are written.
struct ModuleBuild {
  /// What the plugin writes.
  struct List: Codable {
    /// The path of the original and of the translated file.
    struct Entry: Codable {
      let source: String
      let output: String
    }

    let files: [Entry]
    /// The folders that were searched for the files, and the paths that were left out.
    let folders: [String]
    let excluded: [String]
    /// The files of translated modules that this one imports.
    let imported: [String]
    /// The path of the cache.
    let cache: String
    /// What to write the bundle of resources from.
    let resources: ResourceBuild.List?
  }

  struct Cache: Codable {
    struct Entry: Codable {
      let hash: UInt64
      let summary: FileSummary
      let facts: FileFacts?
    }

    var version = ModuleBuild.version
    var files: [String: Entry] = [:]
    /// The types of the module that are left out, on which the text of each file depends.
    var leftOutTypes: Set<String> = []
  }

  let list: List
  let cache: Cache
  let translator = ModuleTranslator()

  init(list path: String) throws {
    list = try JSONDecoder().decode(List.self, from: Data(Command.read(path).text.utf8))
    let stored = FileManager.default.contents(atPath: list.cache).flatMap {
      try? PropertyListDecoder().decode(Cache.self, from: $0)
    }
    cache = stored.flatMap { $0.version == Self.version ? $0 : nil } ?? Cache()
  }

  func run() throws -> Int32 {
    try checkFiles()
    let files = try list.files.map { try Command.read($0.source) }
    let imported = try list.imported.map(Command.read)
    let all = files + imported
    let hashes = all.map { Fingerprint.of($0.text.utf8) }
    let known = zip(all, hashes).map { file, hash in cache.files[file.path].flatMap { $0.hash == hash ? $0.summary : nil } }
    let translator = translator
    let summaries = Parallel.map(Array(zip(all, known))) { file, summary in summary ?? translator.summary(of: file) }
    let errors = summaries.flatMap(\.notes).filter { $0.severity == .error }
    guard errors.isEmpty else {
      for error in errors { Command.printError("\(error)") }
      return 1
    }
    let kept = translator.leavingOut(files, Array(summaries[..<files.count]))
    let facts = translator.facts(of: kept, imported: Array(summaries[files.count...]))
    var next = Cache()
    next.leftOutTypes = ModuleTranslator.leftOutTypes(of: kept)
    var translated = 0
    for place in files.indices {
      let isKnown =
        known[place] != nil && cache.files[files[place].path]?.facts == facts[place] && cache.leftOutTypes == next.leftOutTypes
      if !isKnown || !FileManager.default.fileExists(atPath: list.files[place].output) {
        translated += 1
        try Command.write(translator.text(of: files[place], kept[place], facts[place]), to: list.files[place].output)
        for note in ModuleTranslator.notes(kept[place], facts[place]) { Command.printError("\(note)") }
      }
    }
    for place in all.indices {
      next.files[all[place].path] = Cache.Entry(
        hash: hashes[place], summary: summaries[place], facts: place < files.count ? facts[place] : nil)
    }
    try store(next)
    try writeResources(kept, ModuleTranslator.interfaceClasses(of: kept, imported: Array(summaries[files.count...])))
    print("uikit-source: \(translated) of \(files.count) files translated")
    return 0
  }

  /// SwiftPM runs the plugin when the package changes, not when a folder outside of it does.
  private func checkFiles() throws {
    let found = Set(try list.folders.flatMap(SwiftFiles.paths)).filter { path in
      !list.excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let added = found.subtracting(list.files.map(\.source)).sorted()
    guard let first = added.first else { return }
    throw CommandError(
      "\(first): \(added.count) files are new since the build was planned; run `touch Package.swift` and build again")
  }

  private func writeResources(_ sources: [FileSummary], _ classes: InterfaceClasses) throws {
    guard let resources = list.resources else { return }
    let interfaces = InterfaceFiles(
      module: resources.module, classes: list.files.isEmpty ? nil : classes, cache: list.cache + ".interfaces",
      version: Self.version)
    var build = ResourceBuild(resources, interfaces: interfaces, sources: sources)
    let count = try build.run()
    for warning in build.warnings { Command.printError(warning) }
    if count > 0 { print("uikit-source: \(count) resources written") }
  }

  private func store(_ cache: Cache) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(cache).write(to: URL(fileURLWithPath: list.cache))
  }

  /// The translator's version, and the size of this program: a cache of another build of it is not used. SwiftPM links the program again
  /// without need, so its date says nothing.
  private static let version: String = {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return "\(ModuleTranslator.version) \(size ?? 0)"
  }()
}
#endif
