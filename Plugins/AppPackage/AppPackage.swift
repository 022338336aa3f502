import Foundation
import PackagePlugin

/// `swift package app deb|tar|flatpak`: builds the app of a package for release and makes a package of it.
@main struct AppPackage: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "app-package").url
    // Nothing is built to answer a question.
    if arguments.isEmpty || arguments.contains(where: { ["--help", "-h", "help"].contains($0) }) {
      return try show(tool, arguments)
    }

    let products = context.package.products(ofType: ExecutableProduct.self)
    var words =
      arguments + ["--package-name", context.package.displayName, "--package-folder", context.package.directoryURL.path]
    words += products.flatMap { ["--known-product", $0.name] }
    // Wrong options are found before the build.
    let name = try answer(of: tool, words)
    guard let product = products.first(where: { $0.name == name }) else {
      Diagnostics.error("app: there is no product called \(name)")
      exit(1)
    }

    let parameters = PackageManager.BuildParameters(configuration: .release, logging: .concise, echoLogs: true)
    let build = try packageManager.build(.product(name), parameters: parameters)
    guard build.succeeded else { exit(1) }
    guard let program = build.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == name }) else {
      Diagnostics.error("app: the build has made no program called \(name)")
      exit(1)
    }
    words += ["--program", program.url.path, "--sources", product.mainTarget.directoryURL.path]
    let modules = Set(([product.mainTarget] + product.mainTarget.recursiveTargetDependencies).map(\.name))
    try show(tool, words + modules.sorted().flatMap { ["--module", $0] })
  }

  /// Runs the tool, whose output goes to the terminal; exits as it does if it fails.
  private func show(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    (process.executableURL, process.arguments) = (tool, arguments)
    try process.run()
    end(process)
  }

  /// The line that the tool prints.
  private func answer(of tool: URL, _ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    (process.executableURL, process.arguments, process.standardOutput) = (tool, arguments, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end(process)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func end(_ process: Process) {
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
