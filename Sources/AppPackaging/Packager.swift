package import Foundation

/// Makes the packages of an app.
package struct Packager {
  private let app: BuiltApp
  private let facts: AppFacts
  private let output: URL
  private let tools: Tools
  private let keepsSymbols: Bool
  /// The license of the app's package, if it has one.
  private let license: URL?

  package init(_ app: BuiltApp, _ facts: AppFacts, output: URL, license: URL?, keepsSymbols: Bool, tools: Tools = Tools()) {
    (self.app, self.facts, self.output, self.license) = (app, facts, output, license)
    (self.tools, self.keepsSymbols) = (tools, keepsSymbols)
  }

  private func appFolder(_ work: URL) throws -> FileTree {
    try app.folder(of: facts.product) { program in
      guard !keepsSymbols, tools.find("strip") != nil else { return program }
      let stripped = work.appendingPathComponent("stripped")
      try tools.run("strip", ["--strip-unneeded", "-o", stripped.path, program.path])
      return stripped
    }
  }

  /// Runs `body` with an empty folder, which is removed afterwards.
  private func inWorkFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let work = output.appendingPathComponent(".work-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    try? FileManager.default.removeItem(at: work)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    return try body(work)
  }

  /// Where the runtime libraries come from, for the file that names an app's licenses.
  private var copyright: String {
    let own = license.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    let runtime = """
      The libraries beside the program are the runtime of Swift (https://swift.org), under the Apache License 2.0 with the
      Runtime Library Exception (https://swift.org/LICENSE.txt); lib_FoundationICU.so has the data of Unicode's ICU, under the
      Unicode License.

      """
    return (own.map { $0 + "\n" } ?? "") + (app.libraries.isEmpty ? "" : runtime)
  }

  // MARK: Debian

  /// The tools that `deb` needs, looked for before anything is built.
  package static func requireDebianTools(_ tools: Tools = Tools()) throws(PackagingError) {
    try tools.require(["dpkg-deb", "dpkg-shlibdeps"], of: "dpkg-dev", for: "app deb")
  }

  /// Makes `NAME_VERSION_ARCHITECTURE.deb` and returns the file with its control data.
  ///
  /// - Parameter depends: Further packages that the app needs.
  package func makeDeb(depends: [String]) throws -> (file: URL, control: DebianControl) {
    let name = facts.debianName
    var tree = FileTree()
    tree.add(try SharedFiles.tree(facts, icon: app.icon), below: "usr")
    tree["usr/share/doc/\(name)/copyright"] = .text(copyright)
    tree["usr/bin/\(facts.product)"] = .link("../lib/\(name)/\(facts.product)")
    return try inWorkFolder { work in
      tree.add(try appFolder(work), below: "usr/lib/\(name)")
      let root = work.appendingPathComponent("files", isDirectory: true)
      try tree.write(to: root)
      var control = DebianControl(facts, app.architecture)
      let (needed, recommended) = OpenedLibrary.packages(for: app.formats)
      control.depends = try libraryPackages(root, work) + needed + depends
      control.recommends = recommended
      control.bytes = FileTree.bytes(in: root)
      var data = FileTree()
      data["control"] = .text(control.text())
      try data.write(to: root.appendingPathComponent("DEBIAN"))
      let file = output.appendingPathComponent("\(name)_\(facts.version)_\(app.architecture.debian).deb")
      try tools.run("dpkg-deb", ["--root-owner-group", "--build", root.path, file.path])
      return (file, control)
    }
  }

  /// The packages of the system's libraries; those of the app itself have none.
  private func libraryPackages(_ root: URL, _ work: URL) throws -> [String] {
    let (name, source) = (facts.debianName, work.appendingPathComponent("source", isDirectory: true))
    var tree = FileTree()
    tree["debian/control"] = .text("Source: \(name)\n\nPackage: \(name)\nArchitecture: any\n")
    try tree.write(to: source)
    let folder = root.appendingPathComponent("usr/lib/\(name)").path
    let programs = [facts.product] + app.libraries.map(\.lastPathComponent)
    let arguments = ["-O", "-l\(folder)", "--ignore-missing-info"] + programs.map { "-e\(folder)/\($0)" }
    return DebianControl.dependencies(try tools.run("dpkg-shlibdeps", arguments, in: source))
  }

  // MARK: Archives

  package static func requireArchiveTools(_ tools: Tools = Tools()) throws(PackagingError) {
    try tools.require(["tar"], of: "tar", for: "app tar")
    try tools.require(["gzip"], of: "gzip", for: "app tar")
  }

  /// Makes `NAME-VERSION-ARCHITECTURE.tar.gz`: a folder that runs wherever it is.
  package func makeTar() throws -> URL {
    let name = "\(facts.debianName)-\(facts.version)-\(app.architecture.kernel)"
    let shared = try SharedFiles.tree(facts, icon: app.icon)
    return try inWorkFolder { work in
      var tree = FileTree()
      tree.add(shared, below: name)
      tree.add(try appFolder(work), below: name)
      tree["\(name)/share/doc/\(facts.debianName)/copyright"] = .text(copyright)
      let root = work.appendingPathComponent("tar", isDirectory: true)
      try tree.write(to: root)
      let file = output.appendingPathComponent("\(name).tar.gz")
      try tools.run(
        "tar", ["--create", "--gzip", "--owner=0", "--group=0", "--sort=name", "--file", file.path, "-C", root.path, name])
      return file
    }
  }

  // MARK: Flatpak

  /// Makes the manifest, beside the archive that it names, and the Flatpak where its tools and the runtime are installed.
  ///
  /// - Returns: The manifest, and the Flatpak or the reason why there is none.
  package func makeFlatpak(runtimeVersion: String, permissions: [String]) throws -> (
    manifest: URL, flatpak: Result<URL, PackagingError>
  ) {
    let archive = try makeTar()
    let manifest = output.appendingPathComponent("\(facts.identifier).json")
    let text = FlatpakManifest.text(
      facts, archive: archive.lastPathComponent, runtimeVersion: runtimeVersion, permissions: permissions)
    try Data(text.utf8).write(to: manifest)
    return (manifest, try buildFlatpak(manifest, runtimeVersion))
  }

  private func buildFlatpak(_ manifest: URL, _ runtimeVersion: String) throws -> Result<URL, PackagingError> {
    let command = "flatpak-builder --user --install --force-clean build \(manifest.lastPathComponent)"
    for tool in ["flatpak", "flatpak-builder"] where tools.find(tool) == nil {
      return .failure(PackagingError("not built: there is no '\(tool)' on the PATH; where there is one: \(command)"))
    }
    for name in ["Platform", "Sdk"] {
      let runtime = "org.freedesktop.\(name)//\(runtimeVersion)"
      if (try? tools.run("flatpak", ["info", runtime])) == nil {
        return .failure(
          PackagingError("not built: install the runtime by 'flatpak install flathub \(runtime)', then: \(command)"))
      }
    }
    return try inWorkFolder { work in
      let (build, repository) = (work.appendingPathComponent("build").path, work.appendingPathComponent("repository").path)
      let state = work.appendingPathComponent("state").path
      try tools.run("flatpak-builder", ["--force-clean", "--state-dir=\(state)", "--repo=\(repository)", build, manifest.path])
      let file = output.appendingPathComponent("\(facts.debianName)-\(facts.version)-\(app.architecture.kernel).flatpak")
      try tools.run("flatpak", ["build-bundle", repository, file.path, facts.identifier])
      return .success(file)
    }
  }
}
