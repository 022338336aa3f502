#if UIKitSource
import Foundation
import UIKitSourceTranslation
import XcodeProjects

/// `uikit-source check`: an estimate of the work, then the translator's messages.
enum CheckCommand {
  /// Of each obstacle, unless `--all` is given.
  static let mostFiles = 5

  static func run(_ arguments: [String]) throws -> Int32 {
    var words = Arguments(arguments)
    let (names, most) = (try words.values(of: "--target"), words.flag("--all") ? nil : mostFiles)
    let paths = try words.rest(of: "check")
    func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcodeproj/") }
    var status: Int32 = 0
    for path in paths where isProject(path) { status = max(status, try check(project: path, names, most)) }
    let folders = paths.filter { !isProject($0) }
    if !folders.isEmpty { status = max(status, try check(folders: folders, most)) }
    return status
  }

  private static func check(project path: String, _ names: [String], _ most: Int?) throws -> Int32 {
    let start = ContinuousClock.now
    let reading = try ProjectReading(path, targets: names)
    let files = reading.modules.indices.flatMap { reading.modules[$0].translated(imported: reading.imported(by: $0)) }
    let time = start.duration(to: .now)
    print(reading.report(mostFiles: most))
    return summarize(files, lines: reading.modules.reduce(0) { $0 + $1.lines }, time)
  }

  private static func check(folders: [String], _ most: Int?) throws -> Int32 {
    let sources = try folders.flatMap(SwiftFiles.paths).sorted().map(Command.read)
    let start = ContinuousClock.now
    let module = SourceModule(sources)
    let files = module.translated()
    let time = start.duration(to: .now)
    var estimate = Estimate()
    estimate.add(module.uses, modules: [], origins: [:])
    try estimate.add(filesIn: folders)
    let text = estimate.text(relativeTo: FileManager.default.currentDirectoryPath, most: most)
    if !text.isEmpty { print(text + "\n") }
    let messages = try interfaceMessages(folders, module)
    for message in messages { print(message) }
    return max(summarize(files, lines: module.lines, time), messages.contains { $0.contains(": error: ") } ? 1 : 0)
  }

  /// What is to be said of the storyboards and nibs in the folders.
  private static func interfaceMessages(_ folders: [String], _ module: SourceModule) throws -> [String] {
    let paths = try folders.flatMap { try SwiftFiles.paths(in: $0, endings: InterfaceFiles.extensions) }.sorted()
    let classes = module.files.isEmpty ? nil : ModuleTranslator.interfaceClasses(of: module.summaries)
    var interfaces = InterfaceFiles(module: "App", classes: classes, cache: "", version: "")
    for path in paths { _ = try interfaces.compile(path: path) }
    let names = try NamedResources(folders: folders)
    return interfaces.messages + names.warnings(about: module.summaries) + names.warnings(about: interfaces)
  }

  private static func summarize(_ files: [ModuleTranslator.TranslatedFile], lines: Int, _ time: Duration) -> Int32 {
    let notes = files.flatMap(\.notes)
    for note in notes { print(note) }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print("\(files.count) files, \(lines) lines, \(notes.count) messages, \(String(format: "%.2f", seconds)) s")
    return notes.contains { $0.severity == .error } ? 1 : 0
  }
}
#endif
