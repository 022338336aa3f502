#if UIKitSource
import Foundation

/// The Swift packages of a project.
struct PackageReferences {
  private let project: ProjectFile
  private let tree: ProjectTree
  init(_ project: ProjectFile, _ tree: ProjectTree) {
    (self.project, self.tree) = (project, tree)
  }

  /// The products that a target names, in its packages and in what it links.
  func products(of target: ProjectObject) -> [PackageProduct] {
    let linked = project.list(target, "buildPhases").flatMap { project.list($0, "files") }.compactMap {
      project.object($0, "productRef")
    }
    let depended = project.list(target, "dependencies").compactMap { project.object($0, "productRef") }
    var seen: Set<String> = []
    return (project.list(target, "packageProductDependencies") + linked + depended).compactMap { dependency in
      guard let name = dependency.text("productName"), !name.hasPrefix("plugin:"), seen.insert(name).inserted else { return nil }
      return PackageProduct(name: name, source: source(of: dependency))
    }
  }

  /// The folders of packages that are in the project as folders, or in one of its folders, which a workspace may name: a product whose
  /// package the project does not name is in one of them. Packages that this tool has written are none.
  var localFolders: [String] {
    let nested = Self.packages(below: project.folder, depth: 3)
    let named = tree.paths.values.filter { $0 != project.folder && Disk.exists($0 + "/Package.swift") }
    return Set(named + nested).filter { folder in
      let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
      return manifest.range(of: Data(PackageManifest.mark.utf8)) == nil
    }.sorted()
  }

  /// Looks into a few thousand folders at most: a project file may name the root of the disk as its folder.
  private static func packages(below folder: String, depth: Int) -> [String] {
    var packages: [String] = []
    var waiting = [(folder, depth)][...]
    var count = 0
    while let (next, depth) = waiting.popFirst(), count < 3_000 {
      count += 1
      for name in Disk.names(in: next) where !["Pods", "Carthage", "node_modules", "DerivedData"].contains(name) {
        let path = Disk.join(next, name)
        guard Disk.isFolder(path), !FileKind.isWhole(path) else { continue }
        if Disk.exists(path + "/Package.swift") { packages.append(path) } else if depth > 1 { waiting.append((path, depth - 1)) }
      }
    }
    return packages
  }

  private func source(of dependency: ProjectObject) -> PackageProduct.Source {
    guard let reference = project.object(dependency, "package") else { return .unknown }
    if let path = reference.text("relativePath") ?? reference.text("path") {
      return .local(path: Disk.join(project.folder, path))
    }
    guard let url = reference.text("repositoryURL") else { return .unknown }
    return .remote(url: url, requirement: Self.requirement(reference.dictionary("requirement")))
  }

  /// As an argument of `.package(url:)`.
  private static func requirement(_ values: [String: ProjectValue]) -> String {
    func quoted(_ key: String, _ rest: String = "0.0.0") -> String { SwiftText.literal(version(values[key]?.text ?? rest)) }
    return switch values["kind"]?.text {
    case "upToNextMinorVersion": ".upToNextMinor(from: \(quoted("minimumVersion")))"
    case "exactVersion": "exact: \(quoted("version"))"
    case "versionRange": "\(quoted("minimumVersion"))..<\(quoted("maximumVersion", "1000.0.0"))"
    case "branch": "branch: \(SwiftText.literal(values["branch"]?.text ?? "main"))"
    case "revision": "revision: \(SwiftText.literal(values["revision"]?.text ?? ""))"
    default: "from: \(quoted("minimumVersion"))"
    }
  }

  /// Xcode takes `5.0`, SwiftPM three numbers.
  private static func version(_ text: String) -> String {
    let numbers = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".").count
    return numbers < 3 && text.allSatisfy { $0.isNumber || $0 == "." }
      ? text + String(repeating: ".0", count: 3 - max(numbers, 1)) : text
  }
}

/// Texts of Swift sources.
package enum SwiftText {
  package static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "\""
  }
}
#endif
