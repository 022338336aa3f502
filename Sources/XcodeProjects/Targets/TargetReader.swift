#if UIKitSource
/// Reads one target of a project.
struct TargetReader {
  let file: ProjectFile
  let tree: ProjectTree
  let links: TargetLinks
  let packages: PackageReferences

  func read(_ target: ProjectObject) throws -> ImportedTarget {
    let settings = try TargetSettings(target, file, tree)
    let module = settings.debug["PRODUCT_MODULE_NAME"] ?? SwiftName.identifier(target.title)
    var imported = ImportedTarget(
      name: target.title, module: SwiftName.identifier(module), kind: TargetKind(target, settings.debug))
    let plist = InfoPlist.path(settings.debug, in: file.folder)
    let contents = try TargetContents(target, infoPlist: plist, file, tree)
    imported.sources = contents.swift.sorted()
    imported.resources = contents.resources.sorted()
    imported.foreign = contents.foreign.mapValues { $0.sorted() }
    imported.missing = contents.missing.sorted()
    imported.scripts = contents.scripts
    imported.dependencies = links.needs(of: target.id).compactMap { file[$0]?.title }
    imported.products = packages.products(of: target)
    imported.swiftSettings = SwiftSettings.expressions(settings)
    imported.missingSettings = settings.missing
    readInfoPlist(settings.debug, &imported)
    if let header = settings.debug["SWIFT_OBJC_BRIDGING_HEADER"] {
      imported.foreign["bridging headers to Objective-C", default: []].append(Disk.join(file.folder, header))
    }
    return imported
  }

  private func readInfoPlist(_ settings: BuildSettings, _ target: inout ImportedTarget) {
    guard target.kind == .app || target.kind == .library, let list = InfoPlist(settings, in: file.folder) else { return }
    target.infoPlist = list.text
    if let problem = list.problem { target.problems.append(problem) }
  }
}
#endif
