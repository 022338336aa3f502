#if UIKitSource
import Foundation
import Testing
import XcodeProjects

/// Project files that are no good: an error with the file's name, or what is left of the project, and always an end.
@Suite struct BrokenProjectTests {
  /// SplitMix64: the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var number = state
      number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
      number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
      return number ^ (number >> 31)
    }
  }

  private static func read(_ fixture: ProjectFixture) throws {
    var project = try fixture.read()
    project.addDependencies(importedBy: Dictionary(project.targets.map { ($0.name, [$0.module]) }) { first, _ in first })
    _ = PackageOutput(project, folder: fixture.folder + "/Linux", scrollwork: "/scrollwork").files
    var estimate = Estimate()
    estimate.add(project, [])
    try project.checkDependencies()
  }

  @Test(arguments: [
    "", "{", "{}", "{ objects = {}; rootObject = P; }", "( a, b )", "{ objects = (); rootObject = P; }", "\u{0}\u{1}", "bplist00",
  ])
  func whatIsNoProjectFileIsAnError(_ text: String) throws {
    let fixture = try ProjectFixture(objects: "")
    try fixture.write(text, to: "App.xcodeproj/project.pbxproj")
    let error = #expect(throws: ProjectError.self) { try Self.read(fixture) }
    #expect(error?.file == fixture.project + "/project.pbxproj" && error?.reason.isEmpty == false)
  }

  @Test func aMissingProjectIsAnError() throws {
    let error = #expect(throws: ProjectError.self) { try XcodeProject(path: "/nowhere/App.xcodeproj") }
    #expect(error?.file == "/nowhere/App.xcodeproj/project.pbxproj")
  }

  @Test func groupsThatContainThemselvesAreAnError() throws {
    let fixture = try ProjectFixture(
      objects: """
        P = { isa = PBXProject; mainGroup = G; targets = (); };
        G = { isa = PBXGroup; children = (H); }; H = { isa = PBXGroup; name = Inner; children = (I); }; I = { isa = PBXGroup; children = (H); };
        """)
    let error = #expect(throws: ProjectError.self) { try Self.read(fixture) }
    #expect(error?.reason.contains("Inner") == true)
  }

  @Test func manyGroupsInEachOtherAreRead() throws {
    let groups = (0..<20_000).map { "G\($0) = { isa = PBXGroup; children = (G\($0 + 1)); };" }.joined(separator: "\n")
    try Self.read(ProjectFixture(objects: "P = { isa = PBXProject; mainGroup = G0; targets = (); };\n" + groups))
  }

  @Test func targetsThatNeedEachOtherAreAnError() throws {
    func target(_ name: String, needs other: String) -> String {
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework"; buildPhases = (S);
        dependencies = (D\(name)); };
      D\(name) = { isa = PBXTargetDependency; target = \(other); };
      """
    }
    let fixture = try ProjectFixture(
      objects: """
        P = { isa = PBXProject; mainGroup = G; targets = (A, B); }; G = { isa = PBXGroup; children = (F); sourceTree = SOURCE_ROOT; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = (BF); }; BF = { isa = PBXBuildFile; fileRef = F; };
        \(target("A", needs: "B")) \(target("B", needs: "A"))
        """, files: ["A.swift": ""])
    let error = #expect(throws: ProjectError.self) { try Self.read(fixture) }
    #expect(error?.reason.contains("A, B") == true)
  }

  @Test func aLinkToTheFolderAroundItEnds() throws {
    let fixture = try ProjectFixture.synchronized()
    try FileManager.default.createSymbolicLink(atPath: fixture.folder + "/Cards/Loop", withDestinationPath: fixture.folder)
    #expect(try fixture.read().targets[0].sources.count == 8)
  }

  /// Sources in two corners of the disk have nothing but its root in common.
  @Test func sourcesFarFromEachOtherAreNamedSingly() throws {
    let fixture = try ProjectFixture.classic()
    var target = try fixture.read().targets[0]
    target.sources = ["/corner/A.swift", fixture.folder + "/Elsewhere/Shared.swift"]
    let place = fixture.folder + "/Linux/Sources/App"
    let text = PackageOutput.settings(of: target, in: place, output: fixture.folder + "/Linux", project: fixture.folder)
    #expect(text.contains("/corner/A.swift\"") || text.contains("/corner\""))
    #expect(text.contains("\"../../../Elsewhere\""))
  }

  @Test(.timeLimit(.minutes(1))) func aPathWithAZeroIsNoPath() throws {
    let fixture = try ProjectFixture.synchronized()
    let text = try String(contentsOfFile: fixture.project + "/project.pbxproj", encoding: .utf8)
    try fixture.write(text.replacing("path = Cards;", with: "path = \"Cards\u{0}\";"), to: "Cards.xcodeproj/project.pbxproj")
    #expect(try fixture.read().targets.map(\.name) == ["CardsTests"])
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatIsTheWholeDiskIsAnError() throws {
    let fixture = try ProjectFixture.synchronized()
    let file = fixture.project + "/project.pbxproj"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try fixture.write(
      text.replacing("path = Cards; sourceTree = \"<group>\"", with: "path = \"/\"; sourceTree = \"<absolute>\""),
      to: "Cards.xcodeproj/project.pbxproj")
    let error = #expect(throws: ProjectError.self) { try Self.read(fixture) }
    #expect(error?.file == "/")
  }

  /// Cuts, moves and replaces parts of good project files: characters, and the keys by which objects name each other.
  @Test(arguments: 0..<40) func changedProjectFilesAreReadOrRefused(_ seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let fixture = try [ProjectFixture.classic, ProjectFixture.synchronized, ProjectFixture.modular][Int(seed % 3)]()
    let file = fixture.project + "/project.pbxproj"
    let good = try String(contentsOfFile: file, encoding: .utf8)
    var outcomes: Set<String> = []
    for round in 0..<25 {
      try fixture.write(Self.changed(good, isKeys: round % 2 == 0, &numbers), to: "\(fixture.name).xcodeproj/project.pbxproj")
      do {
        try Self.read(fixture)
        outcomes.insert("read")
      } catch let error as ProjectError {
        #expect(error.file.hasPrefix(fixture.folder) && !error.reason.isEmpty)
        outcomes.insert("refused")
      }
    }
    #expect(outcomes == ["read", "refused"])
  }

  private static func changed(_ text: String, isKeys: Bool, _ numbers: inout Numbers) -> String {
    guard isKeys else {
      var bytes = Array(text.utf8)
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: bytes.removeLast(bytes.count - place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let keys = text.matches(of: /\b([A-Z0-9]+) = \{ isa/).map { String($0.output.1) }
    return text.replacing(/\b[A-Z0-9]{1,4}\b(?! = \{)/) { match in
      Int.random(in: 0..<12, using: &numbers) == 0 ? keys.randomElement(using: &numbers)! : String(match.output)
    }
  }
}
#endif
