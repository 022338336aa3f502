import Foundation
import PackagePlugin

/// `swift package uikit-source check FOLDERS...` and `translate FOLDERS... --output FOLDER`.
@main struct UIKitSourceCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "uikit-source").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
