#if UIKitSource
import Foundation

/// Writes the bundle of a target: the folder where the program finds its resources, as on iOS.
///
/// Only files whose content has changed are written, and what the bundle has had before and has no more is removed.
package struct ResourceBuild {
  /// What the plugin passes on. Paths are absolute.
  package struct List: Codable, Sendable {
    /// Searched for resources, and for `Info.plist`.
    package let folders: [String]
    /// Files and folders that are resources; nil: those found in `folders`.
    package let resources: [String]?
    package let excluded: [String]
    package let infoPlist: String?
    /// Build settings by name, for `Info.plist`.
    package let settings: [String: String]
    package let module: String
    /// The path of the bundle.
    package let bundle: String
    /// The Swift file that lets the module find its resources.
    package let swiftFile: String
  }

  package let list: List
  /// Warnings of what was left out.
  package private(set) var warnings: [String] = []
  private var written: Set<String> = []
  private var count = 0
  private var interfaces: InterfaceFiles
  private let sources: [FileSummary]

  /// - Parameters:
  ///   - interfaces: Compiles storyboards and nibs.
  ///   - sources: The module's files, whose names of resources are compared with what there is.
  package init(_ list: List, interfaces: InterfaceFiles, sources: [FileSummary] = []) {
    (self.list, self.interfaces, self.sources) = (list, interfaces, sources)
  }

  /// Writes the bundle and the Swift file; returns the number of files written.
  package mutating func run() throws -> Int {
    let scan = try ResourceScan(
      folders: list.folders, resources: list.resources, excluded: list.excluded, infoPlist: list.infoPlist)
    warnings += scan.warnings
    var (tables, catalogs) = (StringTables(), CatalogReader())
    for item in scan.items {
      switch item.kind {
      case .catalog: try catalogs.add(catalog: item.source)
      case .infoPlist: continue
      case .file where StringTables.extensions.contains(ResourceScan.ending(of: item.place)):
        try tables.add(contents(item.source), path: item.source, place: item.place)
      case .file: try add(item)
      }
    }
    for (place, table) in tables.files { try write(table, place) }
    warnings += tables.warnings + catalogs.warnings + interfaces.messages
    let infoPlist = scan.items.first { $0.kind == .infoPlist }?.source
    if isApp(infoPlist) {
      let names = NamedResources(scan, catalogs.file, tables)
      warnings += names.warnings(about: sources) + names.warnings(about: interfaces)
    }
    if interfaces.hasErrors {
      throw ResourceError((warnings + ["storyboards or nibs have errors: see above"]).joined(separator: "\n"))
    }
    try interfaces.store()
    if !catalogs.file.entries.isEmpty { try write(catalogs.file.data(), CatalogFile.name) }
    try addInfoPlist(infoPlist, icon: catalogs.file.entries.first { $0.kind == .icon }?.name)
    try removeOthers()
    try writeSwift(catalogs.file)
    return count
  }

  private mutating func add(_ item: ResourceScan.Item) throws {
    guard InterfaceFiles.extensions.contains(ResourceScan.ending(of: item.place)) else {
      return try write(contents(item.source), item.place)
    }
    guard let compiled = try interfaces.compile(path: item.source) else { return }
    try write(
      compiled.data, ((item.place as NSString).deletingLastPathComponent as NSString).appendingPathComponent(compiled.name))
  }

  /// A library has neither `Info.plist` nor settings. Its names may be those of the app's resources.
  private func isApp(_ infoPlist: String?) -> Bool {
    infoPlist != nil || list.settings.keys.contains { $0.hasPrefix("INFOPLIST_KEY_") }
  }

  private mutating func addInfoPlist(_ path: String?, icon: String?) throws {
    if !isApp(path) { return }
    var file = try InfoPlistFile(path: path, settings: list.settings, module: list.module)
    if let icon { file.addIcon(icon) }
    try write(file.keys, "Info.plist")
  }

  /// Writes a binary property list. Its bytes differ from run to run, so the present file is compared by its content.
  private mutating func write(_ table: [String: Any], _ place: String) throws {
    let present = FileManager.default.contents(atPath: list.bundle + "/" + place)
    if let present, let former = try? PropertyListSerialization.propertyList(from: present, format: nil) as? NSDictionary,
      former.isEqual(table as NSDictionary)
    {
      written.insert(place)
    } else {
      try write(PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0), place)
    }
  }

  private func contents(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else { throw ResourceError("\(path): the file cannot be read") }
    return data
  }

  private mutating func write(_ data: Data, _ place: String) throws {
    guard written.insert(place).inserted else {
      return warnings.append("\(list.bundle)/\(place): warning: two resources have this place; the second is left out")
    }
    let path = list.bundle + "/" + place
    if FileManager.default.contents(atPath: path) == data { return }
    count += 1
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func removeOthers() throws {
    try FileManager.default.createDirectory(atPath: list.bundle, withIntermediateDirectories: true)
    guard let found = FileManager.default.enumerator(atPath: list.bundle) else { return }
    let kept = written.reduce(into: written) { kept, place in
      var folder = (place as NSString).deletingLastPathComponent
      while !folder.isEmpty {
        kept.insert(folder)
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    for case let place as String in found where !kept.contains(place) {
      try? FileManager.default.removeItem(atPath: list.bundle + "/" + place)
    }
  }

  private mutating func writeSwift(_ catalog: CatalogFile) throws {
    let data = Data(ResourceCode.text(module: list.module, catalog: catalog).utf8)
    if FileManager.default.contents(atPath: list.swiftFile) != data { try data.write(to: URL(fileURLWithPath: list.swiftFile)) }
  }
}

/// A message that ends the build of a bundle.
package struct ResourceError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
#endif
