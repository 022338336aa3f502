import Foundation
import Testing

@testable import AppPackaging

/// With a program that needs a library of a toolchain, and one of the system.
@Suite struct PackagerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "packager-\(UUID().uuidString)", isDirectory: true)

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func write(_ text: String, _ path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func tools(_ programs: [String: String] = [:]) throws -> Tools {
    for (name, script) in programs {
      let file = try write("#!/bin/sh\n\(script)\n", "tools/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return Tools(path: folder.appendingPathComponent("tools").path)
  }

  /// A build folder with a program, resources of the app and of another target, and what the plugin UIKitSource compiles.
  private func app() throws -> BuiltApp {
    let program = folder.appendingPathComponent("build/App")
    for (path, bytes) in [
      "build/App": makeFile(needed: ["libRuntime.so", "libc.so.6"], runPath: folder.path + "/swift:$ORIGIN"),
      "swift/libRuntime.so": makeFile(needed: ["libc.so.6"], runPath: "$ORIGIN"),
    ] { try Data(bytes).write(to: try write("", path)) }
    _ = try write("text", "build/Package_App.resources/text.txt")
    _ = try write("test", "build/Package_AppTests.resources/text.txt")
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "An App", "CFBundleIdentifier": "org.example.App"], format: .xml, options: 0)
    let plist = try write("", "build/Package_App.resources/App.bundle/Info.plist")
    try info.write(to: plist)
    _ = try write("<svg/>", "build/Package_App.resources/star.SVG")
    return try BuiltApp(program: program, modules: ["App", "UIKit"], sources: folder, info: nil, icon: nil)
  }

  @Test func aBuildHasItsResourcesItsPropertyListAndItsFormats() throws {
    try inFolder {
      let app = try app()
      #expect(app.resources.map(\.lastPathComponent) == ["Package_App.resources"])
      #expect(app.info.name == "An App" && app.icon == nil && app.formats.contains("svg"))
      #expect(app.libraries.map(\.path) == [folder.path + "/swift/libRuntime.so"])
    }
  }

  @Test func whatIsNoProgramIsNamed() throws {
    try inFolder {
      let file = try write("#!/bin/sh\n", "script")
      let error = #expect(throws: PackagingError.self) {
        try BuiltApp(program: file, modules: [], sources: nil, info: nil, icon: nil)
      }
      #expect(error?.description.contains("no program for Linux with 64 bits") == true)
      let missing = #expect(throws: PackagingError.self) {
        try InfoPlist(contentsOf: folder.appendingPathComponent("Info.plist"))
      }
      #expect(missing?.description.hasPrefix("--info \(folder.path)/Info.plist: the file cannot be read") == true)
      let damaged = try write("no list", "Damaged.plist")
      #expect(throws: PackagingError.self) { try InfoPlist(contentsOf: damaged) }
    }
  }

  @Test func missingToolsAreNamedWithTheirPackage() throws {
    try inFolder {
      let tools = try tools(["dpkg-deb": "exit 0"])
      let error = #expect(throws: PackagingError.self) { try Packager.requireDebianTools(tools) }
      #expect(
        error?.description == "app deb: there is no 'dpkg-shlibdeps' on the PATH: install it by 'apt-get install dpkg-dev'")
    }
  }

  @Test func aToolThatFailsIsNamedWithWhatItSays() throws {
    try inFolder {
      let tools = try tools(["dpkg-deb": "echo no space left >&2; exit 3"])
      let error = #expect(throws: PackagingError.self) { try tools.run("dpkg-deb", ["--build"]) }
      #expect(error?.description == "'dpkg-deb --build' failed with 3:\nno space left\n")
    }
  }

  /// The tools write down what they see.
  @Test func aDebianPackageIsLaidOutAndRemovedAfterwards() throws {
    try inFolder {
      let list = folder.appendingPathComponent("list").path
      let tools = try tools([
        "dpkg-shlibdeps": "echo 'dpkg-shlibdeps: warning' >&2; echo 'shlibs:Depends=libc6 (>= 2.36)'",
        "dpkg-deb":
          "/usr/bin/cp \"$3/usr/lib/app/App\" '\(list).program'; /usr/bin/find \"$3\" -printf '%P %m %l\\n' > '\(list)'; /usr/bin/cp \"$3/DEBIAN/control\" '\(list).control'; /usr/bin/touch \"$4\"",
      ])
      let app = try app()
      var wishes = AppFacts.Wishes()
      wishes.maintainer = "Ada <ada@example.org>"
      let facts = try AppFacts(product: "App", info: app.info, wishes: wishes)
      let packager = Packager(
        app, facts, output: folder.appendingPathComponent("out"), license: nil, keepsSymbols: true, tools: tools)
      let (file, control) = try packager.makeDeb(depends: ["sqlite3"])
      #expect(file.lastPathComponent == "app_1.0_amd64.deb")
      #expect(control.depends == ["libc6 (>= 2.36)", "librsvg2-2", "sqlite3"])
      let lines = Set(
        try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
      for expected in [
        "usr/bin/App 777 ../lib/app/App", "usr/lib/app/App 755", "usr/lib/app/libRuntime.so 644",
        "usr/lib/app/Package_App.resources/text.txt 644", "usr/share/applications/org.example.App.desktop 644",
        "usr/share/metainfo/org.example.App.metainfo.xml 644", "usr/share/icons/hicolor/scalable/apps/org.example.App.svg 644",
        "usr/share/doc/app/copyright 644", "usr/lib 755",
      ] { #expect(lines.contains(expected), "\(expected) is missing") }
      #expect(!lines.contains { $0.contains("AppTests") })
      #expect(ELFFile(contentsOf: URL(fileURLWithPath: list + ".program"))?.runPath == ["$ORIGIN"])
      #expect(
        try String(contentsOfFile: list + ".control", encoding: .utf8).contains("Depends: libc6 (>= 2.36), librsvg2-2, sqlite3\n")
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == [file.lastPathComponent])
    }
  }

  @Test func withoutFlatpakTheManifestIsLeft() throws {
    try inFolder {
      let tools = try tools(["tar": "while [ \"$1\" != --file ]; do shift; done; : > \"$2\""])
      let app = try app()
      let facts = try AppFacts(product: "App", info: app.info, wishes: AppFacts.Wishes())
      let packager = Packager(
        app, facts, output: folder.appendingPathComponent("out"), license: nil, keepsSymbols: true, tools: tools)
      let (manifest, flatpak) = try packager.makeFlatpak(runtimeVersion: "24.08", permissions: [])
      #expect(manifest.lastPathComponent == "org.example.App.json" && FileManager.default.fileExists(atPath: manifest.path))
      guard case .failure(let reason) = flatpak else {
        Issue.record("there is no flatpak-builder")
        return
      }
      #expect(reason.description.hasPrefix("not built: there is no 'flatpak' on the PATH"))
    }
  }
}
