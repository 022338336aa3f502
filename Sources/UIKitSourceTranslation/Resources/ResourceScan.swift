#if UIKitSource
import Foundation

/// Which files and folders of an app are resources, and where each of them is in the bundle.
///
/// The bundle is flat, as on iOS: a file is in the bundle itself, whatever folder of the project has it, or in the folder of its language.
struct ResourceScan {
  enum Kind: Equatable {
    /// Copied, or compiled by its extension.
    case file
    /// An asset catalogue.
    case catalog
    case infoPlist
  }

  struct Item: Equatable {
    /// Absolute.
    let source: String
    /// In the bundle: `en.lproj/Localizable.strings`.
    let place: String
    let kind: Kind
  }

  private(set) var items: [Item] = []
  private(set) var warnings: [String] = []
  private let excluded: [String]
  private let infoPlist: String?
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - folders: Searched for resources.
  ///   - resources: Files and folders that are resources themselves: a folder that is no catalogue, no bundle and no folder of a language is
  ///     copied with what it contains. nil: those found in `folders`.
  ///   - infoPlist: nil: the one found in `folders`.
  init(folders: [String], resources: [String]?, excluded: [String], infoPlist: String?) throws {
    (self.excluded, self.infoPlist) = (excluded, infoPlist)
    if let infoPlist { items.append(Item(source: infoPlist, place: "Info.plist", kind: .infoPlist)) }
    if let resources {
      for path in resources { try addNamed(path) }
    } else {
      for folder in folders { try search(folder, language: nil) }
    }
    if infoPlist == nil, resources != nil, let found = try folders.lazy.compactMap(findInfoPlist).first {
      items.append(Item(source: found, place: "Info.plist", kind: .infoPlist))
    }
    keepOneInfoPlist()
  }

  // MARK: Folders

  private mutating func search(_ folder: String, language: String?) throws {
    for name in try Self.names(in: folder) where !isExcluded(folder + "/" + name) {
      let path = folder + "/" + name
      if Self.isFolder(path) {
        try addFolder(path, name, language)
      } else {
        addFile(path, name, language)
      }
    }
  }

  private mutating func addFolder(_ path: String, _ name: String, _ language: String?) throws {
    switch Self.ending(of: name) {
    case "xcassets": items.append(Item(source: path, place: name, kind: .catalog))
    case "lproj": try search(path, language: name)
    case "bundle", "scnassets": try copyFolder(path, to: name)
    case let ending where Self.projectFolders.contains(ending): return
    case let ending where Self.unsupported[ending] != nil: drop(path, Self.unsupported[ending] ?? "")
    default:
      // A tests' or a dependency manager's folder is not the app's.
      if !Self.foreignFolders.contains(name) { try search(path, language: language) }
    }
  }

  private mutating func addFile(_ path: String, _ name: String, _ language: String?) {
    let ending = Self.ending(of: name)
    if Self.isDocument(name, ending) || Self.sources.contains(ending) { return }
    if let reason = Self.unsupported[ending] { return drop(path, reason) }
    if name.hasSuffix("Info.plist"), language == nil, Self.isInfoPlist(path) {
      if infoPlist == nil { items.append(Item(source: path, place: "Info.plist", kind: .infoPlist)) }
      return
    }
    add(path, language.map { "\($0)/\(name)" } ?? name)
  }

  /// A folder of a project that is copied as it is.
  private mutating func copyFolder(_ path: String, to place: String) throws {
    for name in try Self.names(in: path) where !isExcluded(path + "/" + name) {
      let (inner, innerPlace) = (path + "/" + name, place + "/" + name)
      if Self.isFolder(inner) { try copyFolder(inner, to: innerPlace) } else { add(inner, innerPlace) }
    }
  }

  // MARK: Named resources

  private mutating func addNamed(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ResourceError("\(path): there is no such resource; see \"resources\" in UIKitSource.json")
    }
    let url = URL(fileURLWithPath: path)
    let (name, parent) = (url.lastPathComponent, url.deletingLastPathComponent().lastPathComponent)
    let language = parent.hasSuffix(".lproj") ? parent : nil
    if !Self.isFolder(path) {
      if let reason = Self.unsupported[Self.ending(of: name)] { return drop(path, reason) }
      return add(path, language.map { "\($0)/\(name)" } ?? name)
    }
    let ending = Self.ending(of: name)
    if ["xcassets", "lproj"].contains(ending) || Self.unsupported[ending] != nil {
      try addFolder(path, name, nil)
    } else {
      try copyFolder(path, to: name)
    }
  }

  private mutating func add(_ path: String, _ place: String) {
    guard seen.insert(place).inserted else {
      return warnings.append("\(path): warning: another resource has the place \(place) in the bundle; this one is left out")
    }
    items.append(Item(source: path, place: place, kind: .file))
  }

  private mutating func drop(_ path: String, _ reason: String) {
    warnings.append("\(path): warning: \(reason); it is left out")
  }

  // MARK: Info.plist

  /// Of several the first that names what an app shows, else the first.
  private mutating func keepOneInfoPlist() {
    let lists = items.filter { $0.kind == .infoPlist }
    guard lists.count > 1 else { return }
    let kept = lists.first { Self.infoPlist($0.source, has: ["UIApplicationSceneManifest", "UIMainStoryboardFile"]) } ?? lists[0]
    items.removeAll { $0.kind == .infoPlist && $0 != kept }
  }

  private func findInfoPlist(in folder: String) throws -> String? {
    for name in try Self.names(in: folder) where !isExcluded(folder + "/" + name) {
      let path = folder + "/" + name
      if Self.isFolder(path) {
        if let found = try findInfoPlist(in: path) { return found }
      } else if name.hasSuffix("Info.plist"), Self.isInfoPlist(path) {
        return path
      }
    }
    return nil
  }

  /// Whether the property list describes a bundle: `GoogleService-Info.plist` does not.
  private static func isInfoPlist(_ path: String) -> Bool {
    path.hasSuffix("/Info.plist")
      || infoPlist(path, has: ["CFBundleExecutable", "CFBundleIdentifier", "CFBundlePackageType", "UIApplicationSceneManifest"])
  }

  private static func infoPlist(_ path: String, has keys: [String]) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return keys.contains { data.range(of: Data($0.utf8)) != nil }
  }

  // MARK: Names

  private func isExcluded(_ path: String) -> Bool { excluded.contains { path == $0 || path.hasPrefix($0 + "/") } }

  /// Sorted, without hidden files.
  static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw ResourceError("\(folder): the folder cannot be read")
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func ending(of name: String) -> String { URL(fileURLWithPath: name).pathExtension.lowercased() }

  private static let sources: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "h", "hh", "hpp", "pch", "modulemap", "s", "y", "l", "gyb", "stencil",
  ]

  private static let projectFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework", "app", "appex", "dsym", "xctestplan",
    "xcresult",
  ]

  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane", "Preview Content"]

  private static func isDocument(_ name: String, _ ending: String) -> Bool {
    if documents.contains(ending) { return true }
    guard ending.isEmpty else { return false }
    return ["license", "readme", "changelog", "podfile", "cartfile", "gemfile", "makefile", "fastfile", "dangerfile", "mintfile"]
      .contains(name.lowercased())
  }

  private static let documents: Set<String> = [
    "md", "markdown", "rst", "entitlements", "xcconfig", "pbxproj", "podspec", "lock", "sh", "rb", "py", "yml", "yaml",
    "xcscheme",
    "xcworkspacedata", "xctestplan", "xcprivacy", "storekit", "gpx", "orig", "resolved",
  ]

  /// What cannot be used, by extension.
  private static let unsupported = [
    "xcdatamodeld": "Core Data models are not supported", "xcdatamodel": "Core Data models are not supported",
    "xcmappingmodel": "Core Data models are not supported", "metal": "Metal shaders are not supported",
    "mlmodel": "Core ML models are not supported", "mlpackage": "Core ML models are not supported",
    "intentdefinition": "intents of Siri are not supported", "rcproject": "Reality Composer projects are not supported",
    "reality": "RealityKit files are not supported",
    "icon": "icons of Icon Composer are not supported; add an app icon set to a catalogue",
    "atlas": "texture atlases of SpriteKit are not supported", "sks": "scenes of SpriteKit are not supported",
    "scn": "scenes of SceneKit are not supported", "appintents": "app intents are not supported",
    "arobject": "objects of ARKit are not supported",
  ]
}
#endif
