#if UIKitSource
/// What of an iOS app cannot come to Linux as it is, ordered by what it blocks.
package struct Estimate: Sendable {
  /// Something that does not come over.
  package struct Obstacle: Sendable, Equatable {
    /// What it blocks; the first blocks most.
    package enum Effect: Int, Sendable, CaseIterable {
      /// The files do not compile.
      case build
      /// A part of the project is not there.
      case part
      /// The app runs without it.
      case resource
    }

    package let effect: Effect
    package let title: String
    /// What to do about all obstacles of its kind; may be empty.
    package let advice: String
    /// Absolute paths, sorted.
    package let files: [String]
  }

  private var found: [Obstacle] = []
  /// How many resources of each kind come over.
  package private(set) var resources: [String: Int] = [:]

  package init() {}

  /// Sorted by effect, then by the number of files.
  package var obstacles: [Obstacle] {
    found.sorted { ($0.effect.rawValue, -$0.files.count, $0.title) < ($1.effect.rawValue, -$1.files.count, $1.title) }
  }

  // MARK: What is found

  private mutating func add(_ effect: Obstacle.Effect, _ title: String, _ advice: String = "", files: some Sequence<String>) {
    let files = Set(files).sorted()
    found.append(Obstacle(effect: effect, title: title, advice: advice, files: files))
  }

  /// Adds what the sources import and Linux lacks.
  /// - Parameters:
  ///   - modules: Modules that the package will have.
  ///   - origins: What is known of other modules: "Alamofire of CocoaPods".
  package mutating func add(_ uses: [SourceUse], modules: Set<String>, origins: [String: String]) {
    let kept = uses.filter { !$0.isLeftOut }
    for (name, files) in Self.grouped(kept, by: \.frameworks) {
      add(.build, "import \(name): Linux has no such framework", Self.frameworks, files: files)
    }
    for (name, files) in Self.grouped(kept, by: { $0.unknown.subtracting(modules) }) {
      let origin = origins[name] ?? "no target and no package of the project has such a module"
      add(.build, "import \(name): \(origin)", Self.libraries, files: files)
    }
    let leftOut = uses.filter(\.isLeftOut).map(\.path)
    if !leftOut.isEmpty {
      let all = leftOut.count == uses.count ? "all files" : "files"
      add(.build, "\(all) that use SwiftUI are left out", "Screens of SwiftUI: write them with UIKit.", files: leftOut)
    }
  }

  private static let frameworks = "Frameworks: put the code that uses them into #if canImport(NAME)."
  private static let libraries = "Libraries: add them to Package.swift, or translate their sources as targets of their own."

  private static func grouped(_ uses: [SourceUse], by names: (SourceUse) -> Set<String>) -> [(String, [String])] {
    var files: [String: [String]] = [:]
    for use in uses { for name in names(use) { files[name, default: []].append(use.path) } }
    return files.sorted { $0.key < $1.key }
  }

  /// Adds the files in folders, but the Swift files.
  package mutating func add(filesIn folders: [String]) throws {
    add(
      files: try folders.map(Disk.absolute).filter(Disk.isFolder).flatMap { try Disk.files(below: $0, isWhole: FileKind.isWhole) }
    )
  }

  /// Adds files that are no Swift files, by their kinds.
  mutating func add(files: [String]) {
    var foreign: [String: [String]] = [:]
    for file in files {
      switch FileKind(path: file) {
      case .resource(let kind): resources[kind, default: 0] += 1
      case .foreign(let kind): foreign[kind, default: []].append(file)
      case .swift, .other: break
      }
    }
    add(foreign: foreign)
  }

  private mutating func add(foreign: [String: [String]]) {
    for (kind, files) in foreign {
      let isCode = ["Objective-C sources", "C sources", "bridging headers to Objective-C"].contains(kind)
      add(
        isCode ? .build : .resource, kind, isCode ? "Objective-C and C: write in Swift what the sources need of it." : "",
        files: files)
    }
  }

  /// Adds what stands in the project file.
  /// - Parameter uses: The imports of all sources of the project.
  package mutating func add(_ project: XcodeProject, _ uses: [SourceUse]) {
    for target in project.leftOut { add(.part, "target \(target.name): \(target.reason)", files: target.sources) }
    for target in project.targets {
      for script in target.scripts {
        add(.part, "script \"\(script)\" of \(target.name)", "Scripts: run them by hand, or not at all.", files: [])
      }
      for problem in target.problems { add(.part, "\(target.name): \(problem)", files: []) }
      let missing = Dictionary(grouping: target.missing) { FileKind(path: $0) == .swift ? Obstacle.Effect.build : .resource }
      for (effect, files) in missing { add(effect, "files of \(target.name) that are not on the disk", files: files) }
    }
    let settings = project.targets.flatMap(\.missingSettings)
    if !settings.isEmpty { add(.part, "files of settings that are not on the disk", files: settings) }
    add(files: Set(project.targets.flatMap(\.resources)).sorted())
    let foreign = project.targets.flatMap { $0.foreign.map { ($0.key, $0.value) } }
    add(foreign: Dictionary(foreign) { first, second in Set(first + second).sorted() })
    for path in project.subprojects { add(.part, "project \(Disk.name(path)): import it as well", files: [path]) }
    addPackages(of: project, uses)
    addForeignLibraries(of: project)
  }

  /// Products that no import needs are named as well: the project links them.
  private mutating func addPackages(of project: XcodeProject, _ uses: [SourceUse]) {
    let products = Set(project.targets.flatMap(\.products)).sorted { $0.name < $1.name }
    for product in products {
      let imported = uses.contains { $0.unknown.contains(SwiftName.identifier(product.name)) }
      guard !imported, let origin = Self.origin(of: product) else { continue }
      add(.part, "package product \(product.name): \(origin)", files: [])
    }
  }

  private mutating func addForeignLibraries(of project: XcodeProject) {
    guard !project.foreign.files.isEmpty else { return }
    let names = Set(project.foreign.modules.values.map { String($0.prefix { $0 != " " }) }).sorted()
    add(
      .part, "\(names.count) libraries of CocoaPods or Carthage: \(names.joined(separator: ", "))", files: project.foreign.files)
  }

  /// nil for a product that comes over.
  private static func origin(of product: PackageProduct) -> String? {
    switch product.source {
    case .remote(let url, _):
      if KnownPackages.has(product.name, of: url) || KnownPackages.replacement(of: product.name, of: url) != nil { return nil }
      return "of \(url), which is not known to build on Linux"
    case .local(let path): return "of the package in \(path), which could not be read"
    case .unknown: return "of a package that the project does not name and its folder does not contain"
    }
  }

  /// What is known of modules that the package will not have, and those that it gets from other packages.
  package static func modules(of project: XcodeProject) -> (known: Set<String>, origins: [String: String]) {
    var known = Set(project.targets.map(\.module))
    var origins = project.foreign.modules
    for target in project.leftOut where !known.contains(target.module) {
      origins[target.module] = "the target \(target.name) is left out: \(target.reason)"
    }
    for product in project.targets.flatMap(\.products) {
      let module = SwiftName.identifier(product.name)
      if let origin = origin(of: product) { origins[module] = "\(product.name) \(origin)" } else { known.insert(module) }
    }
    return (known, origins)
  }
}
#endif
