#if UIKitSource
/// The files of a target: those that its build phases name, and those of its synchronized folders.
struct TargetContents {
  private(set) var swift: Set<String> = []
  private(set) var resources: Set<String> = []
  /// Files without use on Linux, by the name of their kind.
  private(set) var foreign: [String: Set<String>] = [:]
  /// Files that the project names and the disk lacks.
  private(set) var missing: Set<String> = []
  /// The names of the target's scripts.
  private(set) var scripts: [String] = []
  private let project: ProjectFile
  private let tree: ProjectTree

  init(_ target: ProjectObject, infoPlist: String?, _ project: ProjectFile, _ tree: ProjectTree) throws {
    (self.project, self.tree) = (project, tree)
    for phase in project.list(target, "buildPhases") { read(phase) }
    for folder in project.list(target, "fileSystemSynchronizedGroups") { try read(folder: folder, of: target) }
    readExceptions(for: target)
    resources = resources.filter { $0 != infoPlist }
  }

  private mutating func read(_ phase: ProjectObject) {
    switch phase.kind {
    case "PBXShellScriptBuildPhase": scripts.append(phase.text("name") ?? "script without a name")
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase":
      for file in project.list(phase, "files") where isForPhones(file) {
        guard let reference = project.object(file, "fileRef") else { continue }
        read(reference, linked: phase.kind == "PBXFrameworksBuildPhase")
      }
    case "PBXCopyFilesBuildPhase" where phase.text("dstSubfolderSpec") == "7" && (phase.text("dstPath") ?? "").isEmpty:
      for file in project.list(phase, "files") where isForPhones(file) {
        if let reference = project.object(file, "fileRef") { read(reference, linked: false) }
      }
    default: break
    }
  }

  private func isForPhones(_ file: ProjectObject) -> Bool {
    let platforms = file.texts("platformFilters") + file.texts("platformFilter")
    return platforms.isEmpty || platforms.contains("ios")
  }

  /// A file, or a group of the languages of one.
  private mutating func read(_ reference: ProjectObject, linked: Bool) {
    if reference.kind == "PBXVariantGroup" {
      for language in project.list(reference, "children") where language.kind != "PBXVariantGroup" {
        read(language, linked: linked)
      }
      return
    }
    guard let path = tree.paths[reference.id] else { return }
    guard let file = Disk.existing(path) else {
      // A library of CocoaPods is made by a build.
      if !linked { missing.insert(path) }
      return
    }
    add(file, linked: linked)
  }

  private mutating func add(_ file: String, linked: Bool = false) {
    switch FileKind(path: file) {
    case .swift: swift.insert(file)
    case .foreign(let kind): foreign[kind, default: []].insert(file)
    case .resource where !linked: resources.insert(file)
    default: break
    }
  }

  // MARK: Synchronized folders

  /// All files below the folder are the target's, but those of an exception set for this target.
  private mutating func read(folder: ProjectObject, of target: ProjectObject) throws {
    guard let path = tree.paths[folder.id].flatMap(Disk.existing), Disk.isFolder(path) else {
      missing.formUnion([tree.paths[folder.id]].compactMap { $0 })
      return
    }
    let exceptions = project.list(folder, "exceptions").filter { $0.text("target") == target.id }
    let excluded = Set(exceptions.flatMap { $0.texts("membershipExceptions") }.map { Disk.join(path, $0) })
    let other = exceptions.flatMap { $0.dictionary("platformFiltersByRelativePath").filter { !$0.value.texts.contains("ios") } }
    let left = excluded.union(other.map { Disk.join(path, $0.key) })
    let whole = Set(folder.texts("explicitFolders").map { Disk.join(path, $0) })
    for file in try Disk.files(below: path, isWhole: { FileKind.isWhole($0) || whole.contains($0) }) {
      guard !left.contains(where: { Disk.isInside(file, $0) }) else { continue }
      add(file)
    }
  }

  /// Files of folders that are synchronized with other targets: an exception set adds them to this one.
  private mutating func readExceptions(for target: ProjectObject) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for (id, path) in tree.paths.sorted(by: { $0.key < $1.key }) {
      guard let folder = project[id], folder.kind == "PBXFileSystemSynchronizedRootGroup", !own.contains(id) else { continue }
      for set in project.list(folder, "exceptions") where set.text("target") == target.id {
        for name in set.texts("membershipExceptions") {
          if let file = Disk.existing(Disk.join(path, name)) { add(file) } else { missing.insert(Disk.join(path, name)) }
        }
      }
    }
  }
}
#endif
