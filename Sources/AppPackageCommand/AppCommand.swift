internal import AppPackaging
internal import ArgumentParser
internal import Foundation

/// `swift package app`, whose plugin runs this program twice: with the options alone before the build, which checks them and prints the name
/// of the product, then with what the build has made.
@main struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Builds an app for release and makes a package of it.",
    discussion: """
      The program comes with the libraries of Swift's runtime, its resources, a .desktop file, icons and AppStream data. Name, identifier, \
      version, icon, category and schemes of addresses come from the app's Info.plist and its asset catalogue, where there are such; options \
      have precedence. Packages are written into .build/app.
      """,
    subcommands: [Deb.self, Tar.self, Flatpak.self])
}

/// A format of packages.
private protocol PackageCommand: ParsableCommand {
  var options: AppOptions { get }
  /// What can be found wrong before a build.
  func check(_ facts: AppFacts) throws
  func make(_ packager: Packager) throws
}

extension PackageCommand {
  fileprivate mutating func perform() throws {
    do {
      let product = try ProductChoice.product(options.product, of: options.knownProduct, package: options.packageName)
      guard let program = options.program else {
        try check(try AppFacts(product: product, info: try options.namedInfo(), wishes: options.wishes))
        print(product)
        return
      }
      let app = try BuiltApp(
        program: URL(fileURLWithPath: program), modules: options.module,
        sources: options.sources.map { URL(fileURLWithPath: $0) },
        info: options.info.map { URL(fileURLWithPath: $0) }, icon: options.icon.map { URL(fileURLWithPath: $0) })
      let facts = try AppFacts(product: product, info: app.info, wishes: options.wishes)
      try check(facts)
      try make(try options.packager(app, facts))
    } catch let error as PackagingError {
      FileHandle.standardError.write(Data("app: error: \(error)\n".utf8))
      throw ExitCode(1)
    }
  }
}

private struct Deb: PackageCommand {
  static let configuration = CommandConfiguration(abstract: "A package for Debian and Ubuntu.")

  @OptionGroup var options: AppOptions

  @Option(help: ArgumentHelp("A further package that the app needs, as \"sqlite3 (>= 3.40)\".", valueName: "package"))
  var depends: [String] = []

  func check(_ facts: AppFacts) throws {
    try Packager.requireDebianTools()
    if facts.maintainer == nil {
      throw PackagingError(
        "app deb: a Debian package names its maintainer: give --maintainer \"Name <address>\", or set user.name and user.email by 'git config'"
      )
    }
  }

  func make(_ packager: Packager) throws {
    let (file, control) = try packager.makeDeb(depends: depends)
    print(
      """
      \(file.path)
        \(sizes(file, unpacked: control.bytes))
        depends: \(control.depends.joined(separator: ", "))
        install: sudo apt-get install \(file.path)
      """)
  }

  mutating func run() throws { try perform() }
}

private struct Tar: PackageCommand {
  static let configuration = CommandConfiguration(abstract: "An archive with a folder that runs from anywhere.")

  @OptionGroup var options: AppOptions

  func check(_ facts: AppFacts) throws { try Packager.requireArchiveTools() }

  func make(_ packager: Packager) throws {
    let file = try packager.makeTar()
    print("\(file.path)\n  \(sizes(file, unpacked: nil))")
  }

  mutating func run() throws { try perform() }
}

private struct Flatpak: PackageCommand {
  static let configuration = CommandConfiguration(
    abstract: "A manifest for flatpak-builder with the archive that it names; the Flatpak itself where the runtime is installed.")

  @OptionGroup var options: AppOptions

  @Option(help: ArgumentHelp("The version of org.freedesktop.Platform.", valueName: "version")) var runtimeVersion = "24.08"

  @Option(help: ArgumentHelp("A further permission, as --permission=--share=network.", valueName: "option"))
  var permission: [String] = []

  func check(_ facts: AppFacts) throws {
    try Packager.requireArchiveTools()
    // Before the build the identifier of a compiled Info.plist is not known.
    if options.program != nil || options.identifier != nil { try FlatpakManifest.check(facts.identifier) }
  }

  func make(_ packager: Packager) throws {
    let (manifest, flatpak) = try packager.makeFlatpak(runtimeVersion: runtimeVersion, permissions: permission)
    print(manifest.path)
    switch flatpak {
    case .success(let file): print("\(file.path)\n  \(sizes(file, unpacked: nil))")
    case .failure(let reason): print("  \(reason)")
    }
  }

  mutating func run() throws { try perform() }
}

private func sizes(_ file: URL, unpacked: Int?) -> String {
  func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
  let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
  return megabytes(size) + (unpacked.map { ", installed \(megabytes($0))" } ?? "")
}
