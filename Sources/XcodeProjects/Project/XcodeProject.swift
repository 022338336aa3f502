#if UIKitSource
/// An Xcode project, read for SwiftPM.
package struct XcodeProject: Sendable {
  /// Without its ending.
  package let name: String
  /// The absolute path of the project.
  package let path: String
  /// The absolute path of the folder that its sources are in.
  package let folder: String
  /// What becomes a target, in the project's order.
  package private(set) var targets: [ImportedTarget] = []
  package private(set) var leftOut: [LeftOutTarget] = []
  /// Libraries of other package managers.
  package let foreign: ForeignDependencies
  /// Folders of local packages in the project, which its products may be in.
  package private(set) var packageFolders: [String] = []

  /// Other projects that this one contains.
  package let subprojects: [String]
  /// Modules that no target may be called as.
  private let taken: Set<String>

  /// - Parameters:
  ///   - path: Of `App.xcodeproj`.
  ///   - names: The targets to read, with those that they depend on; empty for all.
  ///   - taken: Modules of Scrollwork: SwiftPM builds no two of one name.
  package init(path: String, targets names: [String] = [], taken: Set<String> = []) throws {
    self.taken = taken.union(["Foundation", "Swift"])
    let file = try ProjectFile(project: path)
    let tree = try ProjectTree(file)
    (name, folder, self.path) = (file.name, file.folder, Disk.parent(file.path))
    foreign = ForeignDependencies(of: file)
    subprojects = (file.root.values["projectReferences"]?.dictionaries ?? []).compactMap { reference in
      reference["ProjectRef"]?.text.flatMap { tree.paths[$0] }
    }
    let packages = PackageReferences(file, tree)
    let all = file.list(file.root, "targets")
    let links = TargetLinks(all, file)
    let wanted = try Self.wanted(names, all, links, file)
    for target in all where wanted.contains(target.id) {
      try read(target, TargetReader(file: file, tree: tree, links: links, packages: packages))
    }
    dropMissingDependencies()
    if targets.contains(where: { $0.products.contains { $0.source == .unknown } }) { packageFolders = packages.localFolders }
  }

  private static func wanted(
    _ names: [String], _ all: [ProjectObject], _ links: TargetLinks, _ file: ProjectFile
  ) throws -> Set<String> {
    if names.isEmpty { return Set(all.map(\.id)) }
    let ids = try names.map { name in
      guard let target = all.first(where: { $0.title == name }) else {
        let known = all.map(\.title).joined(separator: ", ")
        throw ProjectError(file.path, "there is no target \"\(name)\"; its targets are \(known)")
      }
      return target.id
    }
    return links.closure(of: ids)
  }

  private mutating func read(_ target: ProjectObject, _ reader: TargetReader) throws {
    let imported = try reader.read(target)
    func leave(_ reason: String) {
      leftOut.append(LeftOutTarget(name: imported.name, reason: reason, module: imported.module, sources: imported.sources))
    }
    if case .none(let reason) = imported.kind { return leave(reason) }
    if imported.sources.isEmpty { return leave("\(imported.kind.name) without a Swift file") }
    if taken.contains(imported.module) {
      return leave("its module would be called \(imported.module), as one of Scrollwork")
    }
    if let first = targets.first(where: { $0.module == imported.module }) {
      return leave("it builds the module \(imported.module), as the target \(first.name) does; choose one with --target")
    }
    targets.append(imported)
  }

  /// A library depends on libraries alone, tests on apps too.
  private mutating func dropMissingDependencies() {
    let kinds = Dictionary(targets.map { ($0.name, $0.kind) }) { first, _ in first }
    for place in targets.indices {
      let target = targets[place]
      targets[place].dependencies = target.dependencies.filter { name in
        name != target.name && (kinds[name] == .library || kinds[name] == .app && target.kind == .unitTests)
      }
    }
  }

  // MARK: What only the sources say

  /// The folders of the local packages that may have the products which targets need.
  package var localPackages: [String] {
    let products = targets.flatMap(\.products)
    let named = products.compactMap { product -> String? in
      if case .local(let path) = product.source { return path }
      return nil
    }
    return Set(named + (products.contains { $0.source == .unknown } ? packageFolders : [])).sorted()
  }

  /// Adds the targets of local packages. Products of packages that became targets are no products any more.
  package mutating func add(_ packages: [LocalPackage], paths: [String: Int]) {
    var waiting = targets.indices.map { $0 }[...]
    while let place = waiting.popFirst() {
      for product in targets[place].products {
        guard let package = Self.package(of: product, packages, paths) else { continue }
        targets[place].products.removeAll { $0 == product }
        for name in package.targets(of: product.name) { add(name, of: package, to: place, &waiting) }
      }
      for name in targets[place].dependencies {
        guard let package = packages.first(where: { $0.declares(name) }), !targets.contains(where: { $0.name == name })
        else { continue }
        add(name, of: package, to: place, &waiting)
      }
    }
  }

  private static func package(of product: PackageProduct, _ packages: [LocalPackage], _ paths: [String: Int]) -> LocalPackage? {
    switch product.source {
    case .local(let path): paths[path].map { packages[$0] }
    case .unknown: packages.first { $0.has(product.name) }
    case .remote: nil
    }
  }

  private mutating func add(_ name: String, of package: LocalPackage, to place: Int, _ waiting: inout ArraySlice<Int>) {
    if !targets[place].dependencies.contains(name) { targets[place].dependencies.append(name) }
    guard !targets.contains(where: { $0.name == name }) else { return }
    guard let target = package.target(name) else {
      targets[place].dependencies.removeAll { $0 == name }
      guard !leftOut.contains(where: { $0.name == name }) else { return }
      let reason = "no library of Swift, in the package \(package.name)"
      leftOut.append(LeftOutTarget(name: name, reason: reason, module: SwiftName.identifier(name), sources: []))
      return
    }
    targets.append(target)
    waiting.append(targets.count - 1)
  }

  /// Adds dependencies that Xcode finds without being told: modules of the project that the sources import.
  /// - Parameter imports: By target the modules that its sources import.
  package mutating func addDependencies(importedBy imports: [String: Set<String>]) {
    for place in targets.indices {
      for other in targets where imports[targets[place].name]?.contains(other.module) == true && other.name != targets[place].name
      {
        let fits = other.kind == .library || other.kind == .app && targets[place].kind == .unitTests
        if fits, !targets[place].dependencies.contains(other.name) { targets[place].dependencies.append(other.name) }
      }
    }
  }

  /// - Throws: If targets depend on each other, which SwiftPM does not allow.
  package func checkDependencies() throws {
    var remaining = targets
    while !remaining.isEmpty {
      let names = Set(remaining.map(\.name))
      let ready = Set(remaining.filter { names.isDisjoint(with: $0.dependencies) }.map(\.name))
      guard !ready.isEmpty else {
        throw ProjectError(path, "the targets \(names.sorted().joined(separator: ", ")) depend on each other in a circle")
      }
      remaining.removeAll { ready.contains($0.name) }
    }
  }
}
#endif
