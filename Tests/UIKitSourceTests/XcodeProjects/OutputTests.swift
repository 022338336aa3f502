#if UIKitSource
import Foundation
import Testing
import XcodeProjects

/// The package that an import writes.
@Suite struct OutputTests {
  private static func files(_ fixture: ProjectFixture, folder: String = "Linux") throws -> [String: String] {
    let project = try fixture.read()
    return PackageOutput(project, folder: "\(fixture.folder)/\(folder)", scrollwork: "/elsewhere/scrollwork").files
  }

  private static func settings(_ text: String?) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any])
  }

  @Test func everyTargetHasItsFiles() throws {
    let names = try Self.files(.classic()).keys.sorted()
    #expect(
      names == [
        "Package.swift", "Sources/__Birds/Info.plist", "Sources/__Birds/Sources.swift", "Sources/__Birds/UIKitSource.json",
        "Tests/BirdsTests/Sources.swift", "Tests/BirdsTests/UIKitSource.json",
      ])
  }

  @Test func theManifestNamesTargetsAndPackages() throws {
    let manifest = try #require(try Self.files(.modular())["Package.swift"])
    #expect(manifest.hasPrefix("// swift-tools-version: 6.1\n"))
    #expect(
      manifest.hasSuffix(
        """
        let package = Package(
          name: "Shop",
          dependencies: [
            .package(name: "Scrollwork", path: "/elsewhere/scrollwork", traits: [.defaults, "UIKitSource"]),
            .package(url: "https://github.com/apple/swift-collections.git", from: "1.1.0"),
          ],
          targets: [
            .executableTarget(
              name: "Shop",
              dependencies: uiKit + ["ShopKit"],
              exclude: ["UIKitSource.json"],
              swiftSettings: [.swiftLanguageMode(.v5)],
              plugins: sources),
            .target(
              name: "ShopKit",
              dependencies: uiKit + [.product(name: "Collections", package: "swift-collections")],
              exclude: ["UIKitSource.json"],
              swiftSettings: [.swiftLanguageMode(.v5)],
              plugins: sources),
            .testTarget(
              name: "KitTests",
              dependencies: uiKit + [.product(name: "SnapshotTesting", package: "Scrollwork")],
              exclude: ["UIKitSource.json"],
              swiftSettings: [.swiftLanguageMode(.v5)],
              plugins: sources),
          ]
        )

        """))
  }

  @Test func isolationByDefaultNeedsNewerTools() throws {
    #expect(try Self.files(.synchronized())["Package.swift"]?.hasPrefix("// swift-tools-version: 6.2\n") == true)
  }

  @Test func aFolderStandsForAllItsFiles() throws {
    let settings = try Self.settings(Self.files(.classic())["Sources/__Birds/UIKitSource.json"])
    #expect(settings["folders"] as? [String] == ["../../../Birds", "../../../Elsewhere"])
    #expect(settings["exclude"] == nil && settings["infoPlist"] as? String == "Info.plist")
    #expect((settings["resources"] as? [String])?.first == "../../../Birds/Base.lproj/Main.storyboard")
  }

  @Test func fewOthersInAFolderAreExcluded() throws {
    let settings = try Self.settings(Self.files(.synchronized())["Sources/Cards/UIKitSource.json"])
    #expect(settings["folders"] as? [String] == ["../../../Cards"])
    #expect(settings["exclude"] as? [String] == ["../../../Cards/Mac.swift", "../../../Cards/Model/Unused.swift"])
  }

  @Test func manyOthersInAFolderAreLeftAlone() throws {
    let fixture = try ProjectFixture.synchronized()
    try fixture.write("", to: "Cards/Other/A.swift")
    let project = try fixture.read()
    var target = project.targets[0]
    target.sources.removeAll { $0.contains("/Other/") || $0.hasSuffix("/Deck.swift") }
    #expect(project.targets[0].sources.contains { $0.hasSuffix("/Other/A.swift") })
    let settings = try Self.settings(
      PackageOutput.settings(
        of: target, in: fixture.folder + "/Linux/Sources/Cards", output: fixture.folder + "/Linux", project: fixture.folder))
    let folders = try #require(settings["folders"] as? [String])
    #expect(
      folders.contains("../../../Cards/App.swift") && !folders.contains { $0.contains("Other") || $0.hasSuffix("Deck.swift") })
    #expect(settings["exclude"] == nil)
  }

  @Test func onlyForceReplacesFilesThatAreThere() throws {
    let fixture = try ProjectFixture.classic()
    let package = PackageOutput(try fixture.read(), folder: fixture.folder + "/Linux", scrollwork: "/scrollwork")
    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(fixture.folder)/Linux/\(name)", encoding: .utf8) }
    try fixture.write("// mine", to: "Linux/Package.swift")
    let error = #expect(throws: ProjectError.self) { try package.write(report: "one", isForced: false) }
    #expect(error?.reason.hasPrefix("Package.swift would be overwritten") == true)
    #expect(text("Package.swift") == "// mine" && text("ImportReport.txt") == nil)
    try package.write(report: "one", isForced: true)
    #expect(text("Package.swift") == package.files["Package.swift"] && text("ImportReport.txt") == "one")
    try package.write(report: "one", isForced: false)
    #expect(throws: ProjectError.self) { try package.write(report: "two", isForced: false) }
    #expect(text("Sources/__Birds/Info.plist") == package.files["Sources/__Birds/Info.plist"])
  }

  @Test func theOutputIsNoSourceOfItself() throws {
    let settings = try Self.settings(Self.files(.synchronized(), folder: "Cards/Linux")["Sources/Cards/UIKitSource.json"])
    let folders = try #require(settings["folders"] as? [String])
    #expect(folders.contains("../../../App.swift") && folders.contains("../../../Model/Card.swift"))
  }
}
#endif
