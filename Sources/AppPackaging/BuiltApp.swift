package import Foundation

/// What a build has made of an app: the program, the libraries and the resources that belong to it.
package struct BuiltApp {
  package let program: URL
  package let architecture: Architecture
  /// The libraries of the toolchain.
  package let libraries: [URL]
  /// The folders `Package_Target.resources`.
  package let resources: [URL]
  package let info: InfoPlist
  package let icon: IconSource?
  /// The formats of the app's images, by which the libraries are known that it opens.
  package let formats: Set<String>
  private let file: ELFFile

  /// - Parameters:
  ///   - modules: The targets whose resources the app has.
  ///   - sources: The folder of the app's target, where an `Info.plist` is looked for that no build has compiled.
  ///   - info: The `Info.plist` that the command line names.
  package init(program: URL, modules: [String], sources: URL?, info: URL?, icon: URL?) throws(PackagingError) {
    guard let file = ELFFile(contentsOf: program) else {
      throw PackagingError("\(program.path): this is no program for Linux with 64 bits: build the product for this machine")
    }
    guard let architecture = Architecture(machine: file.machine) else {
      throw PackagingError(
        "\(program.path): it is for the processor \(file.machine) of elf.h, which packages of this tool cannot name")
    }
    (self.program, self.file, self.architecture) = (program, file, architecture)
    libraries = RuntimeLibraries.needed(by: file)
    resources = Self.resources(beside: program, of: modules)
    let bundles = Self.bundles(in: resources)
    self.info = try Self.info(info, bundles, sources)
    let catalogs = bundles.compactMap { CompiledCatalog(contentsOf: $0.appendingPathComponent("Assets.catalog")) }
    let iconName = self.info.iconName
    self.icon = try icon.map(Self.icon) ?? catalogs.lazy.compactMap { $0.icon(iconName) }.first
    formats = Self.extensions(in: resources).union(catalogs.flatMap(\.formats))
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func resources(beside program: URL, of modules: [String]) -> [URL] {
    let folder = program.deletingLastPathComponent()
    return names(in: folder).filter { name in
      name.hasSuffix(".resources") && modules.contains { name.dropLast(".resources".count).hasSuffix("_" + $0) }
    }.map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// The bundles that the plugin UIKitSource has compiled.
  private static func bundles(in resources: [URL]) -> [URL] {
    resources.flatMap { folder in names(in: folder).filter { $0.hasSuffix(".bundle") }.map(folder.appendingPathComponent) }
  }

  private static func info(_ wish: URL?, _ bundles: [URL], _ sources: URL?) throws(PackagingError) -> InfoPlist {
    if let wish { return try InfoPlist(contentsOf: wish) }
    for folder in bundles + [sources].compactMap(\.self) {
      let file = folder.appendingPathComponent("Info.plist")
      if FileManager.default.fileExists(atPath: file.path) { return try InfoPlist(contentsOf: file) }
    }
    return InfoPlist()
  }

  private static func icon(_ file: URL) throws(PackagingError) -> IconSource {
    let format = file.pathExtension.lowercased()
    guard ["png", "svg"].contains(format), let data = try? Data(contentsOf: file) else {
      throw PackagingError("--icon \(file.path): give a PNG or an SVG file that can be read")
    }
    return IconSource(format: format, bytes: [UInt8](data))
  }

  private static func extensions(in folders: [URL]) -> Set<String> {
    Set(
      folders.flatMap { (try? FileManager.default.subpathsOfDirectory(atPath: $0.path)) ?? [] }.map {
        URL(fileURLWithPath: $0).pathExtension.lowercased()
      })
  }

  // MARK: Files

  /// The program with its libraries and resources beside it, which can be moved as a folder.
  ///
  /// - Parameter strip: Returns the program at a place without the symbols that only a debugger reads.
  func folder(of product: String, strip: (URL) throws -> URL) throws -> FileTree {
    var tree = FileTree()
    guard var program = ELFFile(contentsOf: try strip(program)) else {
      throw PackagingError("\(program.path): the program is damaged after 'strip': run the command again with --keep-symbols")
    }
    if !libraries.isEmpty, !program.setRunPath(["$ORIGIN"]) {
      throw PackagingError("\(self.program.path): the program has no run path: build it with SwiftPM, which gives it one")
    }
    tree[product] = .data(program.bytes, isProgram: true)
    for file in libraries + resources { tree[file.lastPathComponent] = .copy(file) }
    return tree
  }
}

/// The files of an app for the desktop: `.desktop` file, AppStream data and icons, below `share`.
enum SharedFiles {
  static func tree(_ facts: AppFacts, icon: IconSource?) throws(PackagingError) -> FileTree {
    var tree = FileTree()
    tree["share/applications/\(facts.identifier).desktop"] = .text(DesktopEntry.text(facts, program: facts.product))
    tree["share/metainfo/\(facts.identifier).metainfo.xml"] = .text(Metainfo.text(facts))
    tree.add(try (icon ?? .letter(of: facts.name)).files(named: facts.identifier), below: "share/icons/hicolor")
    return tree
  }
}
