import Foundation
import PackagePlugin

/// `swift package uikit-source`, which runs the command line tool of that name:
///
/// - `check FOLDERS...` or `check App.xcodeproj` estimates the work and reports what cannot be translated;
/// - `import App.xcodeproj` writes a package for Linux beside the project, which depends on the Scrollwork that this plugin is from unless
///   `--scrollwork PATH` names another;
/// - `translate FOLDERS... --output FOLDER` writes the translated files.
@main struct UIKitSourceCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "uikit-source").url
    process.arguments = arguments
    if arguments.first == "import", !arguments.contains("--scrollwork"), let folder = Self.scrollwork(context.package) {
      process.arguments? += ["--scrollwork", folder.path]
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The folder of the package with this plugin: the package itself, or the nearest of its dependencies.
  private static func scrollwork(_ package: Package) -> URL? {
    var waiting = [package]
    var seen: Set<Package.ID> = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next.id).inserted else { continue }
      if next.targets.contains(where: { $0.name == "UIKitSourceCommandPlugin" }) { return next.directoryURL }
      waiting += next.dependencies.map(\.package)
    }
    return nil
  }
}
