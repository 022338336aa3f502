#if UIKitSource
import Foundation

/// A Swift package in a folder, as `swift package dump-package` describes it: its library targets become targets beside the app's, since
/// their sources need the translation as well.
package struct LocalPackage: Sendable {
  private let path: String
  private let description: Description

  private struct Description: Decodable, Sendable {
    struct Product: Decodable { let name: String, targets: [String] }
    struct Version: Decodable { let _version: String }
    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]?
    let swiftLanguageVersions: [String]?
    let toolsVersion: Version?
  }

  private struct Target: Decodable, Sendable {
    struct Resource: Decodable { let path: String }
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let resources: [Resource]?
    let dependencies: [[String: [Part?]]]?
  }

  /// A part of `{"byName": ["Model", null]}` or `{"product": ["Logging", "swift-log", null, null]}`: only texts matter.
  private enum Part: Decodable, Sendable {
    case text(String), other

    init(from decoder: any Decoder) throws {
      self = (try? decoder.singleValueContainer().decode(String.self)).map(Part.text) ?? .other
    }

    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }
  }

  private struct Dependency: Decodable, Sendable {
    struct Folder: Decodable { let identity: String, path: String }
    struct Remote: Decodable {
      struct Location: Decodable {
        struct URL: Decodable { let urlString: String }
        let remote: [URL]?
      }
      struct Requirement: Decodable {
        struct Range: Decodable { let lowerBound: String, upperBound: String }
        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?
      }
      let identity: String
      let location: Location?
      let requirement: Requirement?
    }
    let fileSystem: [Folder]?
    let sourceControl: [Remote]?
  }

  /// - Parameter json: What `swift package dump-package` writes in the folder.
  package init(json: Data, path: String) throws {
    self.path = Disk.absolute(path)
    do { description = try JSONDecoder().decode(Description.self, from: json) } catch {
      throw ProjectError(path + "/Package.swift", "the description of `swift package dump-package` is not understood: \(error)")
    }
  }

  package var name: String { description.name }

  /// The folders of local packages that this one depends on.
  package var localPackages: [String] {
    (description.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { Disk.absolute($0.path) }
  }

  /// Whether a product of that name is here.
  package func has(_ product: String) -> Bool { description.products.contains { $0.name == product } }

  /// Whether a target of that name is here, of whatever type.
  func declares(_ target: String) -> Bool { description.targets.contains { $0.name == target } }

  /// The names of a product's targets.
  package func targets(of product: String) -> [String] { description.products.first { $0.name == product }?.targets ?? [] }

  /// The target, and the products of other packages that it needs; nil for what is no library of Swift.
  package func target(_ name: String) -> ImportedTarget? {
    guard let target = description.targets.first(where: { $0.name == name }), target.type == "regular",
      let folder = folder(of: target)
    else { return nil }
    let excluded = (target.exclude ?? []).map { Disk.join(folder, $0) }
    let files = (target.sources?.map { Disk.join(folder, $0) } ?? [folder]).flatMap { path in
      Disk.isFolder(path) ? Self.files(below: path) : [path]
    }.filter { file in !excluded.contains { Disk.isInside(file, $0) } }
    var imported = ImportedTarget(name: name, module: SwiftName.identifier(name), kind: .library)
    imported.sources = files.filter { FileKind(path: $0) == .swift }
    imported.resources = resources(of: target, in: folder, excluded)
    imported.foreign = Self.foreign(files)
    imported.swiftSettings = ["\(isSwift6 ? ".swiftLanguageMode(.v6)" : ".swiftLanguageMode(.v5)")"]
    for dependency in target.dependencies ?? [] { add(dependency, to: &imported) }
    return imported.sources.isEmpty ? nil : imported
  }

  private var isSwift6: Bool {
    if let versions = description.swiftLanguageVersions, !versions.isEmpty { return versions.contains { $0.hasPrefix("6") } }
    return description.toolsVersion?._version.hasPrefix("6") == true
  }

  private func folder(of target: Target) -> String? {
    if let path = target.path { return Disk.join(self.path, path) }
    return ["Sources", "Source", "src", "srcs"].map { Disk.join(self.path, "\($0)/\(target.name)") }.first(where: Disk.isFolder)
  }

  /// The resources that the target names, and those whose kinds SwiftPM knows.
  private func resources(of target: Target, in folder: String, _ excluded: [String]) -> [String] {
    let named = (target.resources ?? []).map { Disk.join(folder, $0.path) }.flatMap { path in
      Disk.isFolder(path) && !FileKind.isWhole(path)
        ? Self.files(below: path) : [path].filter(Disk.exists)
    }
    let known: Set<String> = ["xcassets", "storyboard", "xib", "xcstrings", "strings", "stringsdict"]
    let others = Self.files(below: folder).filter { file in
      known.contains(Disk.ending(file)) && !excluded.contains { Disk.isInside(file, $0) }
    }
    return Set(named + others).sorted()
  }

  /// None of a folder that is too large for sources.
  private static func files(below folder: String) -> [String] {
    (try? Disk.files(below: folder, isWhole: FileKind.isWhole)) ?? []
  }

  private static func foreign(_ files: [String]) -> [String: [String]] {
    files.reduce(into: [:]) { foreign, file in
      if case .foreign(let kind) = FileKind(path: file) { foreign[kind, default: []].append(file) }
    }
  }

  private func add(_ dependency: [String: [Part?]], to target: inout ImportedTarget) {
    for (kind, parts) in dependency {
      let texts = parts.map { $0?.text }
      guard let name = texts.first ?? nil else { continue }
      if kind == "product" {
        target.products.append(PackageProduct(name: name, source: source(of: texts.count > 1 ? texts[1] : nil)))
      } else if description.targets.contains(where: { $0.name == name }) {
        target.dependencies.append(name)
      } else {
        target.products.append(PackageProduct(name: name, source: source(of: name)))
      }
    }
  }

  private func source(of package: String?) -> PackageProduct.Source {
    let package = package?.lowercased()
    for dependency in description.dependencies ?? [] {
      if let folder = dependency.fileSystem?.first(where: { $0.identity.lowercased() == package }) {
        return .local(path: folder.path)
      }
      guard let remote = dependency.sourceControl?.first(where: { $0.identity.lowercased() == package }),
        let url = remote.location?.remote?.first?.urlString
      else { continue }
      return .remote(url: url, requirement: Self.requirement(remote.requirement))
    }
    return .unknown
  }

  private static func requirement(_ requirement: Dependency.Remote.Requirement?) -> String {
    if let exact = requirement?.exact?.first { return "exact: \(SwiftText.literal(exact))" }
    if let branch = requirement?.branch?.first { return "branch: \(SwiftText.literal(branch))" }
    if let revision = requirement?.revision?.first { return "revision: \(SwiftText.literal(revision))" }
    guard let range = requirement?.range?.first else { return "from: \"0.0.0\"" }
    return "\(SwiftText.literal(range.lowerBound))..<\(SwiftText.literal(range.upperBound))"
  }
}
#endif
