import Foundation
import PackagePlugin

/// Brings in the iOS sources and resources that `UIKitSource.json` of a target names:
///
/// ```json
/// { "folders": ["../../ios/App"], "exclude": ["../../ios/App/Widgets"] }
/// ```
///
/// Paths are relative to the folder of that file. One command translates the whole target, because a subclass in one file decides what its
/// superclass in another one becomes; it writes only the files whose translation has changed, so the compiler sees no others. The same command
/// writes the resources as a bundle, which SwiftPM copies beside the program. docs/porting.md describes the other keys: `resources`, `infoPlist`
/// and `settings`.
@main struct UIKitSource: BuildToolPlugin {
  struct Settings: Decodable {
    /// Of sources, and of resources unless `resources` names those. nil for a target with resources alone.
    let folders: [String]?
    let exclude: [String]?
    let resources: [String]?
    let infoPlist: String?
    /// Build settings, for `Info.plist`.
    let settings: [String: String]?
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
    let resources: Resources?
  }

  struct Resources: Encodable {
    let folders: [String]
    let resources: [String]?
    let excluded: [String]
    let infoPlist: String?
    let settings: [String: String]
    let module: String
    let bundle: String
    let swiftFile: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let settings = try sourceFolder(of: target).flatMap(Self.settings) else {
      throw PluginError("\(target.name): the plugin UIKitSource needs a file UIKitSource.json in the target's folder")
    }
    let work = context.pluginWorkDirectoryURL
    let sources = try Self.files(settings)
    guard !sources.isEmpty || settings.folders == nil else {
      throw PluginError("\(target.name): the folders of UIKitSource.json contain no Swift file")
    }
    let outputFolder = work.appendingPathComponent("Translated")
    try FileManager.default.createDirectory(at: outputFolder, withIntermediateDirectories: true)
    let outputs = Self.outputNames(sources).map { outputFolder.appendingPathComponent($0) }
    let imported = try importedFiles(of: target)
    let resources = try Self.resourceFiles(settings)
    let swiftFile = outputFolder.appendingPathComponent("UIKitSourceResources-iOS.swift")
    // Without resources no bundle is declared: SwiftPM would copy an empty one.
    let bundle = resources.isEmpty ? nil : work.appendingPathComponent("\(target.name).bundle")
    let list = List(
      files: zip(sources, outputs).map { Entry(source: $0.path, output: $1.path) }, folders: settings.folders ?? [],
      excluded: settings.exclude ?? [], imported: imported.map(\.path),
      cache: work.appendingPathComponent("cache.plist").path,
      resources: Resources(
        folders: settings.folders ?? [], resources: settings.resources ?? (resources.isEmpty ? [] : nil),
        excluded: settings.exclude ?? [], infoPlist: settings.infoPlist, settings: settings.settings ?? [:], module: target.name,
        bundle: work.appendingPathComponent("\(target.name).bundle").path, swiftFile: swiftFile.path))
    let listFile = work.appendingPathComponent("list.json")
    try Self.write(list, to: listFile)
    return [
      .buildCommand(
        displayName: "Translating \(sources.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "uikit-source").url, arguments: ["build", listFile.path],
        inputFiles: sources + imported + [listFile] + Self.folders(of: sources) + resources,
        outputFiles: outputs + [swiftFile] + (bundle.map { [$0] } ?? []))
    ]
  }

  /// The files that may be resources, and their folders, which change when a file is added. What of them is a resource is the command's
  /// decision.
  private static func resourceFiles(_ settings: Settings) throws -> [URL] {
    let roots = (settings.resources ?? settings.folders ?? []) + (settings.infoPlist.map { [$0] } ?? [])
    let files = try files(under: roots, settings) {
      !Self.noResources.contains(URL(fileURLWithPath: $0).pathExtension.lowercased())
    }
    return files.isEmpty ? [] : files + folders(of: files)
  }

  private static let noResources: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "md", "markdown", "rst", "entitlements", "xcconfig", "pbxproj", "xcworkspacedata",
    "xcscheme",
    "podspec",
  ]

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
    return Settings(
      folders: settings.folders?.map(absolute), exclude: settings.exclude?.map(absolute),
      resources: settings.resources?.map(absolute), infoPlist: settings.infoPlist.map(absolute), settings: settings.settings)
  }

  /// The Swift files of the folders, sorted.
  private static func files(_ settings: Settings) throws -> [URL] { try files(settings) { $0.hasSuffix(".swift") } }

  private static func files(_ settings: Settings, where isWanted: (String) -> Bool) throws -> [URL] {
    try files(under: settings.folders ?? [], settings, where: isWanted)
  }

  private static func files(under roots: [String], _ settings: Settings, where isWanted: (String) -> Bool) throws -> [URL] {
    var paths: Set<String> = []
    for root in roots {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
        throw PluginError("UIKitSource.json: there is no \(root)")
      }
      if !isFolder.boolValue {
        if isWanted(root) { paths.insert(root) }
        continue
      }
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for name in names where isWanted(name) && !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        paths.insert(root + "/" + name)
      }
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
