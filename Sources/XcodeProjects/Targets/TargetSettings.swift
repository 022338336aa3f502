#if UIKitSource
/// The build settings of a target for the configurations that SwiftPM has, debug and release.
struct TargetSettings {
  let debug: BuildSettings
  let release: BuildSettings
  /// `.xcconfig` files that are named and do not exist.
  let missing: [String]

  init(_ target: ProjectObject, _ project: ProjectFile, _ tree: ProjectTree) throws {
    var missing: [String] = []
    func settings(_ wanted: String) throws -> BuildSettings {
      var settings = BuildSettings()
      settings.add(Self.defaults(target, project, wanted))
      for owner in [project.root, target] {
        guard let configuration = Self.configuration(wanted, of: owner, project) else { continue }
        if let path = Self.baseFile(of: configuration, project, tree) {
          let file = try XCConfig(path: Disk.existing(path) ?? path)
          settings.add(file.assignments)
          missing += file.missing
        }
        settings.add(configuration.dictionary("buildSettings"))
      }
      return settings
    }
    debug = try settings("Debug")
    release = try settings("Release")
    self.missing = Array(Set(missing)).sorted()
  }

  /// The configuration of that name, else the one that builds by default, else the first.
  private static func configuration(_ name: String, of owner: ProjectObject, _ project: ProjectFile) -> ProjectObject? {
    guard let list = project.object(owner, "buildConfigurationList") else { return nil }
    let all = project.list(list, "buildConfigurations")
    return all.first { $0.text("name") == name } ?? all.first { $0.text("name")?.hasPrefix(name) == true }
      ?? all.first { $0.text("name") == list.text("defaultConfigurationName") } ?? all.first
  }

  private static func baseFile(of configuration: ProjectObject, _ project: ProjectFile, _ tree: ProjectTree) -> String? {
    if let file = project.object(configuration, "baseConfigurationReference") { return tree.paths[file.id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"), let folder = tree.paths[anchor] else { return nil }
    return configuration.text("baseConfigurationReferenceRelativePath").map { Disk.join(folder, $0) }
  }

  private static func defaults(_ target: ProjectObject, _ project: ProjectFile, _ configuration: String) -> [(
    name: String, value: String
  )] {
    [
      ("TARGET_NAME", target.title), ("TARGETNAME", target.title), ("PROJECT_NAME", project.name),
      ("CONFIGURATION", configuration),
      ("SRCROOT", project.folder), ("SOURCE_ROOT", project.folder), ("PROJECT_DIR", project.folder),
      ("PROJECT_ROOT", project.folder),
      ("PROJECT_FILE_PATH", Disk.parent(project.path)), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
      ("DEVELOPMENT_LANGUAGE", project.root.text("developmentRegion") ?? "en"), ("PLATFORM_NAME", "iphonesimulator"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", packageType(target)),
    ]
  }

  private static func packageType(_ target: ProjectObject) -> String {
    let type = target.text("productType") ?? ""
    return type.contains("application") ? "APPL" : type.contains("framework") ? "FMWK" : "BNDL"
  }
}
#endif
