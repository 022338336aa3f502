internal import AppPackaging
internal import ArgumentParser
internal import Foundation

/// The options of all formats.
struct AppOptions: ParsableArguments {
  @Option(help: "The executable product, if the package has several.") var product: String?
  @Option(help: "The folder for the packages; .build/app without it.") var output: String?
  @Option(help: ArgumentHelp("An Info.plist, in place of the one that the app is built with.", valueName: "file")) var info:
    String?
  @Option(help: "The version, as 1.2.3.") var version: String?
  @Option(help: "The name that a person reads.") var name: String?
  @Option(help: "As org.example.App.") var identifier: String?
  @Option(help: ArgumentHelp("\"Name <address>\"; without it as git or DEBFULLNAME and DEBEMAIL have it.", valueName: "person"))
  var maintainer: String?
  @Option(help: "What the app is, in one line.") var summary: String?
  @Option(help: ArgumentHelp("Paragraphs about the app, with empty lines between them.", valueName: "text")) var description:
    String?
  @Option(help: ArgumentHelp("An address that begins with https://.", valueName: "address")) var homepage: String?
  @Option(help: "As SPDX has it: MIT.") var license: String?
  @Option(help: ArgumentHelp("A category of desktop menus: Utility, Office, Education; may be repeated.", valueName: "name"))
  var category: [String] = []
  @Option(help: ArgumentHelp("A PNG or an SVG file, in place of the icon in the catalogue.", valueName: "file")) var icon: String?
  @Flag(help: "Leaves the symbols in the program that backtraces name functions by.") var keepSymbols = false

  // What the plugin adds.
  @Option(help: .hidden) var packageName = "app"
  @Option(help: .hidden) var packageFolder = "."
  @Option(help: .hidden) var knownProduct: [String] = []
  @Option(help: .hidden) var program: String?
  @Option(help: .hidden) var module: [String] = []
  @Option(help: .hidden) var sources: String?

  /// Before a build only the `Info.plist` is known that the command line names.
  func namedInfo() throws -> InfoPlist {
    try info.map { try InfoPlist(contentsOf: URL(fileURLWithPath: $0)) } ?? InfoPlist()
  }

  var wishes: AppFacts.Wishes {
    var wishes = AppFacts.Wishes()
    (wishes.name, wishes.identifier, wishes.version, wishes.summary) = (name, identifier, version, summary)
    (wishes.details, wishes.homepage, wishes.license, wishes.categories) = (description, homepage, license, category)
    wishes.maintainer = maintainer ?? usualMaintainer
    return wishes
  }

  /// Debian's variables, else git's settings.
  private var usualMaintainer: String? {
    let environment = ProcessInfo.processInfo.environment
    func setting(_ variable: String, _ key: String) -> String? {
      let text = environment[variable] ?? (try? Tools().run("git", ["-C", packageFolder, "config", key]))
      return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let name = setting("DEBFULLNAME", "user.name"), let address = setting("DEBEMAIL", "user.email") else { return nil }
    return "\(name) <\(address)>"
  }

  func packager(_ app: BuiltApp, _ facts: AppFacts) throws -> Packager {
    let folder = URL(fileURLWithPath: packageFolder, isDirectory: true)
    let output =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? folder.appendingPathComponent(".build/app", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw PackagingError("--output \(output.path): the folder cannot be made: \(error.localizedDescription)")
    }
    let names = ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"]
    let license = names.map(folder.appendingPathComponent).first { FileManager.default.fileExists(atPath: $0.path) }
    return Packager(app, facts, output: output, license: license, keepsSymbols: keepSymbols)
  }
}
