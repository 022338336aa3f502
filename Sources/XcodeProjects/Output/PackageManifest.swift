#if UIKitSource
/// `Package.swift`
struct PackageManifest {
  /// What every manifest of this tool contains.
  static let mark = "by `swift package uikit-source import`"

  private let project: XcodeProject
  private let folder: String
  private let scrollwork: String

  init(_ project: XcodeProject, folder: String, scrollwork: String) {
    (self.project, self.folder, self.scrollwork) = (project, folder, scrollwork)
  }

  var text: String {
    let tools = project.targets.contains { SwiftSettings.needsNewerTools($0.swiftSettings) } ? "6.2" : "6.1"
    let head = """
      // swift-tools-version: \(tools)
      // From \(Disk.name(project.path)), \(Self.mark).
      import PackageDescription

      let uiKit: [Target.Dependency] = [
        .product(name: "UIKit", package: "Scrollwork"), .product(name: "Selectors", package: "Scrollwork"),
      ]
      let sources: [Target.PluginUsage] = [.plugin(name: "UIKitSource", package: "Scrollwork")]


      """
    let dependencies =
      (["    .package(name: \"Scrollwork\", path: \(literal(path: scrollwork)), traits: [.defaults, \"UIKitSource\"])"] + remote)
    return head + "let package = Package(\n  name: \(SwiftText.literal(project.name)),\n  dependencies: [\n"
      + dependencies.joined(separator: ",\n") + ",\n  ],\n  targets: [\n" + project.targets.map(target).joined() + "  ]\n)\n"
  }

  /// Relative where both are in the same part of the disk.
  private func literal(path: String) -> String {
    let isNear = path.split(separator: "/").first == folder.split(separator: "/").first
    return SwiftText.literal(isNear ? Disk.relative(path, to: folder) : path)
  }

  private var remote: [String] {
    var seen: Set<String> = []
    return project.targets.flatMap(\.products).compactMap { product in
      guard case .remote(let url, let requirement) = product.source, KnownPackages.has(product.name, of: url) else { return nil }
      guard seen.insert(PackageProduct.identity(url).lowercased()).inserted else { return nil }
      return "    .package(url: \(SwiftText.literal(url)), \(requirement))"
    }
  }

  private func target(_ target: ImportedTarget) -> String {
    let function = target.kind == .app ? "executableTarget" : target.kind == .unitTests ? "testTarget" : "target"
    let excluded = ["UIKitSource.json"] + (target.infoPlist == nil ? [] : ["Info.plist"])
    let lines = [
      "name: \(SwiftText.literal(target.module))", "dependencies: \(dependencies(of: target))",
      "exclude: [\(excluded.map(SwiftText.literal).joined(separator: ", "))]",
      "swiftSettings: \(Self.list(target.swiftSettings))",
      "plugins: sources",
    ]
    return "    .\(function)(\n" + lines.map { "      \($0)" }.joined(separator: ",\n") + "),\n"
  }

  private func dependencies(of target: ImportedTarget) -> String {
    let modules = Dictionary(project.targets.map { ($0.name, $0.module) }) { first, _ in first }
    let products = target.products.compactMap { product -> String? in
      guard case .remote(let url, _) = product.source else { return nil }
      let name = SwiftText.literal(product.name)
      if KnownPackages.has(product.name, of: url) {
        return ".product(name: \(name), package: \(SwiftText.literal(PackageProduct.identity(url))))"
      }
      return KnownPackages.replacement(of: product.name, of: url).map {
        ".product(name: \(SwiftText.literal($0)), package: \"Scrollwork\")"
      }
    }
    let all = target.dependencies.compactMap { modules[$0] }.map(SwiftText.literal) + products
    return all.isEmpty ? "uiKit" : "uiKit + \(Self.list(all))"
  }

  private static func list(_ texts: [String]) -> String {
    let line = texts.joined(separator: ", ")
    return line.count < 90 ? "[\(line)]" : "[\n        " + texts.joined(separator: ",\n        ") + ",\n      ]"
  }
}
#endif
