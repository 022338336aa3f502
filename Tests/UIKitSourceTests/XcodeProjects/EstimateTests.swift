#if UIKitSource
import Testing
import UIKitSourceTranslation
import XcodeProjects

/// What an estimate names, and in which order.
@Suite struct EstimateTests {
  private func use(_ path: String, frameworks: Set<String> = [], unknown: Set<String> = [], isLeftOut: Bool = false) -> SourceUse
  {
    SourceUse(path: path, imports: frameworks.union(unknown), frameworks: frameworks, unknown: unknown, isLeftOut: isLeftOut)
  }

  @Test func whatBlocksMostComesFirst() {
    var estimate = Estimate()
    let uses = [
      use("/a/A.swift", frameworks: ["MapKit"]), use("/a/B.swift", frameworks: ["WebKit", "MapKit"], unknown: ["Eureka"]),
      use("/a/C.swift", unknown: ["Eureka", "Own"]), use("/a/D.swift", unknown: ["Eureka"]),
      use("/a/E.swift", frameworks: ["MapKit"], isLeftOut: true),
    ]
    estimate.add(uses, modules: ["Own"], origins: ["Eureka": "Eureka of CocoaPods"])
    let found = estimate.obstacles
    #expect(
      found.map(\.title) == [
        "import Eureka: Eureka of CocoaPods", "import MapKit: Linux has no such framework", "files that use SwiftUI are left out",
        "import WebKit: Linux has no such framework",
      ])
    #expect(found[0].files == ["/a/B.swift", "/a/C.swift", "/a/D.swift"])
    #expect(
      estimate.text(relativeTo: "/a", most: 2) == """
        Does not compile on Linux, most files first:
             3  import Eureka: Eureka of CocoaPods
                B.swift, C.swift and 1 more
             2  import MapKit: Linux has no such framework
                A.swift, B.swift
             1  files that use SwiftUI are left out
                E.swift
             1  import WebKit: Linux has no such framework
                B.swift
        Libraries: add them to Package.swift, or translate their sources as targets of their own.
        Frameworks: put the code that uses them into #if canImport(NAME).
        Screens of SwiftUI: write them with UIKit.
        """)
  }

  @Test func aProjectsEstimateNamesAllThatStays() throws {
    let fixture = try ProjectFixture.modular()
    let project = try fixture.read()
    var estimate = Estimate()
    let known = Estimate.modules(of: project)
    let uses = [use(fixture.folder + "/Kit/Kit.swift", unknown: ["Kingfisher", "Collections", "Eureka", "ShopKit"])]
    estimate.add(uses, modules: known.known, origins: known.origins)
    estimate.add(project, uses)
    #expect(
      estimate.obstacles.map(\.title) == [
        "import Eureka: Eureka of CocoaPods",
        "import Kingfisher: Kingfisher of https://github.com/onevcat/Kingfisher, which is not known to build on Linux",
        "1 libraries of CocoaPods or Carthage: Eureka",
        "project Other.xcodeproj: import it as well",
        "target KitCopy: it builds the module ShopKit, as the target Kit does; choose one with --target",
        "target Watch: target for watchOS",
        "package product Money: of the package in \(fixture.folder)/Packages/Money, which could not be read",
        "package product Nowhere: of a package that the project does not name and its folder does not contain",
      ])
  }

  @Test func resourcesAreCountedByKind() throws {
    let fixture = try ProjectFixture.classic()
    var estimate = Estimate()
    try estimate.add(filesIn: [fixture.folder])
    #expect(
      estimate.resources == [
        "asset catalogues": 1, "tables of strings": 2, "storyboards": 1, "property lists": 1, "sounds": 1,
      ])
    #expect(estimate.obstacles.map(\.title) == ["Objective-C sources"])
  }

  @Test(arguments: [
    ("UIKit", ModuleAvailability.present), ("os", .present), ("Observation", .present), ("WebKit", .missingFramework),
    ("Eureka", .unknown),
  ])
  func modulesAreSorted(_ module: String, _ expected: ModuleAvailability) {
    #expect(Conditions().availability(of: module) == expected)
  }

  @Test func importsThatDoNotHoldDoNotCount() {
    let text =
      "import UIKit\n#if canImport(SwiftUI)\nimport WebKit\n#else\n@testable import Own\n#endif\nimport struct Foundation.Date\n"
    #expect(ModuleTranslator().summary(of: SourceFile(path: "A.swift", text: text)).imports == ["Foundation", "Own", "UIKit"])
  }
}
#endif
