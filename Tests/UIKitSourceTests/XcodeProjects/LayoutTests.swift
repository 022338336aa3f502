#if UIKitSource
import Foundation
import Testing
import XcodeProjects

/// What each layout of a project becomes.
@Suite struct LayoutTests {
  @Test func groupsSayWhereFilesAre() throws {
    let fixture = try ProjectFixture.classic()
    let project = try fixture.read()
    let app = try #require(project.targets.first)
    #expect(app.module == "__Birds" && app.kind == .app)
    #expect(fixture.relative(app.sources) == ["Birds/AppDelegate.swift", "Birds/Views/List.swift", "Elsewhere/Shared.swift"])
    #expect(
      fixture.relative(app.resources) == [
        "Birds/Base.lproj/Main.storyboard", "Birds/Images.xcassets", "Birds/Sounds", "Birds/de.lproj/Main.strings",
        "Birds/en.lproj/Localizable.strings",
      ])
    #expect(app.foreign.mapValues(fixture.relative) == ["Objective-C sources": ["Birds/Old.m"]])
    #expect(fixture.relative(app.missing) == ["Birds/Gone.swift"])
    #expect(app.scripts == ["Lint"])
  }

  @Test func testsDependOnTheirApp() throws {
    let project = try ProjectFixture.classic().read()
    #expect(project.targets.map(\.name) == ["Birds", "BirdsTests"])
    #expect(project.targets[1].dependencies == ["Birds"] && project.targets[1].kind == .unitTests)
    #expect(project.leftOut.map { "\($0.name): \($0.reason)" } == ["BirdsUITests: UI tests", "Docs: aggregate of other targets"])
  }

  @Test func synchronizedFoldersHaveTheFilesOfTheDisk() throws {
    let fixture = try ProjectFixture.synchronized()
    let project = try fixture.read()
    #expect(project.targets.map(\.name) == ["Cards", "CardsTests"])
    let app = project.targets[0]
    #expect(
      fixture.relative(app.sources) == [
        "Cards/App.swift", "Cards/Deck.swift", "Cards/Hand.swift", "Cards/Model/Card.swift", "Cards/Player.swift",
        "Cards/Round.swift",
        "Cards/Score.swift", "Cards/Table.swift",
      ])
    #expect(fixture.relative(app.resources) == ["Cards/Assets.xcassets", "Cards/Web", "Cards/deck.json"])
    #expect(app.foreign.mapValues(fixture.relative) == ["Metal shaders": ["Cards/Shade.metal"]])
    #expect(fixture.relative(project.leftOut[0].sources) == ["Cards/Model/Card.swift", "Widget/Widget.swift"])
  }

  @Test func frameworksAreLibrariesOfTheirModulesName() throws {
    let project = try ProjectFixture.modular().read()
    #expect(project.targets.map(\.module) == ["Shop", "ShopKit", "KitTests"])
    #expect(project.targets.map(\.kind) == [.app, .library, .unitTests])
    #expect(project.targets[0].dependencies == ["Kit"])
    #expect(project.leftOut.map(\.name) == ["KitCopy", "Watch"])
    #expect(project.leftOut[0].reason.contains("--target") && project.leftOut[1].reason == "target for watchOS")
  }

  @Test func importsAddDependencies() throws {
    var project = try ProjectFixture.modular().read()
    project.addDependencies(importedBy: ["KitTests": ["ShopKit", "Shop"], "Kit": ["Shop"]])
    #expect(project.targets[2].dependencies == ["Shop", "Kit"])
    #expect(project.targets[1].dependencies.isEmpty)
  }

  @Test func aModuleOfScrollworksNameIsLeftOut() throws {
    let fixture = try ProjectFixture.modular()
    let project = try withExtendedLifetime(fixture) { try XcodeProject(path: fixture.project, taken: ["ShopKit"]) }
    #expect(project.targets.map(\.name) == ["Shop", "KitTests"] && project.targets[0].dependencies.isEmpty)
    #expect(project.leftOut.first?.reason == "its module would be called ShopKit, as one of Scrollwork")
  }

  @Test func aTargetComesWithWhatItNeeds() throws {
    let fixture = try ProjectFixture.modular()
    #expect(try fixture.read(targets: ["Shop"]).targets.map(\.name) == ["Shop", "Kit"])
    #expect(try fixture.read(targets: ["KitCopy"]).targets.map(\.module) == ["ShopKit"])
    let error = #expect(throws: ProjectError.self) { try fixture.read(targets: ["Shpo"]) }
    #expect(error?.description.contains("Shop, Kit, KitCopy") == true)
  }

  @Test func productsHaveTheirPackages() throws {
    let fixture = try ProjectFixture.modular()
    let project = try fixture.read()
    #expect(
      project.targets[1].products == [
        PackageProduct(
          name: "Collections",
          source: .remote(url: "https://github.com/apple/swift-collections.git", requirement: "from: \"1.1.0\"")),
        PackageProduct(
          name: "Kingfisher", source: .remote(url: "https://github.com/onevcat/Kingfisher", requirement: "branch: \"master\"")),
        PackageProduct(name: "Money", source: .local(path: fixture.folder + "/Packages/Money")),
        PackageProduct(name: "Nowhere", source: .unknown),
      ])
    #expect(fixture.relative(project.localPackages) == ["Packages/Money"])
  }

  @Test func targetsOfLocalPackagesBecomeTargets() throws {
    let fixture = try ProjectFixture.modular()
    var project = try fixture.read()
    let description = """
      { "name": "Money", "toolsVersion": { "_version": "6.0.0" }, "dependencies": [{ "sourceControl": [{ "identity": "swift-log",
      "location": { "remote": [{ "urlString": "https://github.com/apple/swift-log" }] },
      "requirement": { "range": [{ "lowerBound": "1.5.0", "upperBound": "2.0.0" }] } }] }],
      "products": [{ "name": "Money", "targets": ["Money"], "type": { "library": ["automatic"] } }],
      "targets": [{ "name": "Money", "type": "regular", "resources": [{ "path": "Resources", "rule": { "process": {} } }],
      "dependencies": [{ "byName": ["Cents", null] }, { "target": ["CoinsC", null] }, { "product": ["Logging", "swift-log", null, null] }] },
      { "name": "Cents", "type": "regular", "dependencies": [] }, { "name": "CoinsC", "type": "regular", "dependencies": [] }, { "name": "MoneyTests", "type": "test", "dependencies": [] }] }
      """
    let path = fixture.folder + "/Packages/Money"
    project.add([try LocalPackage(json: Data(description.utf8), path: path)], paths: [path: 0])
    #expect(project.targets.map(\.name) == ["Shop", "Kit", "KitTests", "Money", "Cents"])
    #expect(project.targets[1].dependencies == ["Money"] && project.targets[3].dependencies == ["Cents"])
    #expect(fixture.relative(project.targets[3].resources) == ["Packages/Money/Sources/Money/Resources/rates.json"])
    #expect(project.targets[3].swiftSettings == [".swiftLanguageMode(.v6)"])
    #expect(
      project.targets[3].products == [
        PackageProduct(
          name: "Logging", source: .remote(url: "https://github.com/apple/swift-log", requirement: "\"1.5.0\"..<\"2.0.0\""))
      ])
    #expect(project.leftOut.last?.name == "CoinsC")
    try project.checkDependencies()
  }
}
#endif
