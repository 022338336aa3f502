import Foundation
import PackagePlugin

/// Translates the iOS sources that `UIKitSource.json` of a target names:
///
/// ```json
/// { "folders": ["../../ios/App"], "exclude": ["../../ios/App/Widgets"] }
/// ```
///
/// Paths are relative to the folder of that file. One command translates the whole target, because a subclass in one file decides what its
/// superclass in another one becomes; it writes only the files whose translation has changed, so the compiler sees no others.
@main struct UIKitSource: BuildToolPlugin {
  struct Settings: Decodable {
    let folders: [String]
    let exclude: [String]?
  }

  struct Entry: Encodable {
    let source: String
    let output: String
  }

  struct List: Encodable {
    let files: [Entry]
    let folders: [String]
    let excluded: [String]
    let imported: [String]
    let cache: String
    let manifest: Entry?
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let settings = try sourceFolder(of: target).flatMap(Self.settings) else {
      throw PluginError("\(target.name): the plugin UIKitSource needs a file UIKitSource.json in the target's folder")
    }
    let work = context.pluginWorkDirectoryURL
    let sources = try Self.files(settings)
    guard !sources.isEmpty else { throw PluginError("\(target.name): the folders of UIKitSource.json contain no Swift file") }
    let outputFolder = work.appendingPathComponent("Translated")
    try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: true)
    let outputs = Self.outputNames(sources).map { outputFolder.appendingPathComponent($0) }
    let imported = try importedFiles(of: target)
    let manifest = Self.infoPlist(settings).map { ($0, outputFolder.appendingPathComponent("SceneManifest-iOS.swift")) }
    let list = List(
      files: zip(sources, outputs).map { Entry(source: $0.path, output: $1.path) }, folders: settings.folders,
      excluded: settings.exclude ?? [], imported: imported.map(\.path),
      cache: work.appendingPathComponent("cache.plist").path,
      manifest: manifest.map { Entry(source: $0.path, output: $1.path) })
    let listFile = work.appendingPathComponent("list.json")
    try Self.write(list, to: listFile)
    return [
      .buildCommand(
        displayName: "Translating \(sources.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "uikit-source").url, arguments: ["build", listFile.path],
        inputFiles: sources + imported + [listFile] + (manifest.map { [$0.0] } ?? []) + Self.folders(of: sources),
        outputFiles: outputs + (manifest.map { [$0.1] } ?? []))
    ]
  }

  /// The folders of the files: they change when a file is added, and the command then reports it.
  private static func folders(of sources: [URL]) -> [URL] {
    Set(sources.map { $0.deletingLastPathComponent().path }).sorted().map { URL(fileURLWithPath: $0) }
  }

  private func sourceFolder(of target: any Target) -> URL? { (target as? any SourceModuleTarget)?.directoryURL }

  /// The files of targets that this one depends on and that are translated too.
  private func importedFiles(of target: any Target) throws -> [URL] {
    try target.recursiveTargetDependencies.flatMap { dependency in
      try sourceFolder(of: dependency).flatMap(Self.settings).map(Self.files) ?? []
    }
  }

  /// nil if there is no such file. Paths become absolute.
  private static func settings(in folder: URL) throws -> Settings? {
    let file = folder.appendingPathComponent("UIKitSource.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let settings: Settings
    do { settings = try JSONDecoder().decode(Settings.self, from: data) } catch {
      throw PluginError("\(file.path): \(error); write { \"folders\": [\"path\"], \"exclude\": [\"path\"] }")
    }
    func absolute(_ path: String) -> String { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path }
    return Settings(folders: settings.folders.map(absolute), exclude: settings.exclude?.map(absolute))
  }

  /// The Swift files of the folders, sorted.
  private static func files(_ settings: Settings) throws -> [URL] { try files(settings) { $0.hasSuffix(".swift") } }

  /// The first property list of the folders that names an app's scenes or its storyboard.
  private static func infoPlist(_ settings: Settings) -> URL? {
    let lists = try? files(settings) { $0.hasSuffix("Info.plist") }
    let keys = ["UIApplicationSceneManifest", "UIMainStoryboardFile"].map { Data($0.utf8) }
    return lists?.first { list in
      guard let contents = FileManager.default.contents(atPath: list.path) else { return false }
      return keys.contains { contents.range(of: $0) != nil }
    }
  }

  private static func files(_ settings: Settings, where isWanted: (String) -> Bool) throws -> [URL] {
    var paths: Set<String> = []
    for folder in settings.folders {
      guard FileManager.default.fileExists(atPath: folder) else { throw PluginError("UIKitSource.json: there is no \(folder)") }
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names where isWanted(name) && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        paths.insert(folder + "/" + name)
      }
      if isWanted(folder) { paths.insert(folder) }
    }
    let excluded = settings.exclude ?? []
    return paths.filter { path in !excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted()
      .map { URL(fileURLWithPath: $0) }
  }

  /// `Screen.swift` becomes `Screen-iOS.swift`, the next of that name `Screen-iOS-2.swift`: a module cannot have two files of one name,
  /// and the compiler warns of a file that claims, by `#sourceLocation`, to be another one of its own name.
  private static func outputNames(_ sources: [URL]) -> [String] {
    var uses: [String: Int] = [:]
    return sources.map { source in
      let name = source.lastPathComponent
      uses[name, default: 0] += 1
      if name == "main.swift" { return name }
      return name.dropLast(6) + "-iOS" + (uses[name] == 1 ? "" : "-\(uses[name]!)") + ".swift"
    }
  }

  /// Writes the list only if it has changed, so that the command does not run again without reason.
  private static func write(_ list: List, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(list)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try data.write(to: file)
  }
}

struct PluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
