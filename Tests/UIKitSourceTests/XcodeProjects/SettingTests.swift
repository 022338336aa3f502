#if UIKitSource
import Foundation
import Testing
import XcodeProjects

/// Build settings: where they come from, and what becomes of them.
@Suite struct SettingTests {
  /// The property list of the first target of a project.
  private static func plist(_ fixture: ProjectFixture) throws -> [String: Any] {
    let text = try #require(try fixture.read().targets.first?.infoPlist)
    return try #require(try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
  }

  /// A project with one app whose `INFOPLIST_KEY_Result` is `$(RESULT)`.
  private static func result(project: String = "", target: String, config: [String: String] = [:]) throws -> String? {
    let base = config.isEmpty ? "" : "baseConfigurationReference = C;"
    let fixture = try ProjectFixture(
      objects: """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(project) }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, C); };
        F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = AL;
          buildPhases = (S); };
        AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_Result = "$(RESULT)"; \(target) }; };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
        """, files: config.merging(["App.swift": ""]) { first, _ in first })
    return try plist(fixture)["Result"] as? String
  }

  @Test(arguments: [
    ("RESULT = plain;", "plain"), ("RESULT = \"${NAME} $(NAME)\"; NAME = x;", "x x"),
    ("RESULT = \"$(A_$(B))\"; B = one; A_one = 1;", "1"),
    ("RESULT = \"$(NAME:c99extidentifier)\"; NAME = \"3 b-c\";", "__b_c"),
    ("RESULT = \"$(NAME:rfc1034identifier:lower)\"; NAME = \"A b\";", "a-b"),
    ("RESULT = \"$(NONE:default=other)\";", "other"), ("RESULT = \"a $(NONE)b\";", "a b"), ("RESULT = \"$5 $(\";", "$5 $("),
    ("RESULT = (a, \"b c\");", "a \"b c\""), ("\"RESULT[sdk=iphoneos*]\" = device; RESULT = any;", "any"),
    ("\"RESULT[sdk=iphonesimulator*][arch=*]\" = simulator; RESULT = any;", "simulator"), ("RESULT = \"$(TARGET_NAME)\";", "App"),
  ])
  func variablesAreResolved(_ settings: String, _ expected: String) throws {
    #expect(try Self.result(target: settings) == expected)
  }

  @Test(arguments: [
    "RESULT = \"$(A)\"; A = \"$(B)\"; B = \"$(A)\";", "RESULT = \"$(RESULT)\";", "RESULT = \"$(A$(A$(A)))\";",
  ])
  func variablesThatNeedThemselvesAreEmpty(_ settings: String) throws { #expect(try Self.result(target: settings) == nil) }

  @Test func variablesThatDoubleEnd() throws {
    let doubled = (0..<60).map { "V\($0) = \"$(V\($0 + 1))$(V\($0 + 1))\";" }.joined(separator: " ")
    #expect(try Self.result(target: "RESULT = \"ok $(V0)\"; \(doubled) V60 = x;")?.hasPrefix("ok") == true)
  }

  @Test func eachPlaceInheritsFromTheOneBefore() throws {
    let files = [
      "A.xcconfig": "#include \"B.xcconfig\"\nRESULT = $(inherited) file", "B.xcconfig": "RESULT = $(inherited) included",
    ]
    #expect(
      try Self.result(project: "RESULT = project;", target: "RESULT = \"$(inherited) target\";", config: files)
        == "project included file target")
  }

  @Test func configurationFilesThatIncludeEachOtherAreAnError() throws {
    let error = #expect(throws: ProjectError.self) {
      try Self.result(target: "", config: ["A.xcconfig": "#include \"B.xcconfig\"", "B.xcconfig": "#include \"A.xcconfig\""])
    }
    #expect(error?.file.hasSuffix("/A.xcconfig") == true && error?.reason.contains("B.xcconfig") == true)
  }

  @Test func configurationFilesThatDoubleAreAnError() throws {
    var files = ["A.xcconfig": "#include \"0.xcconfig\""]
    for place in 0..<40 { files["\(place).xcconfig"] = String(repeating: "#include \"\(place + 1).xcconfig\"\n", count: 2) }
    files["40.xcconfig"] = "RESULT = x"
    let all = files
    #expect(throws: ProjectError.self) { try Self.result(target: "", config: all) }
  }

  @Test func theFilesOfAClassicProjectCount() throws {
    let list = try Self.plist(.classic())
    #expect(list["CFBundleIdentifier"] as? String == "org.example.2-Birds")
    #expect((list["Color"] as? [Any])?.first as? String == "blue")
    #expect(list["CFBundleIcons"] as? [String: [String: String]] == ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]])
    let app = try ProjectFixture.classic().read().targets[0]
    #expect(app.swiftSettings == [".swiftLanguageMode(.v5)", ".define(\"FROM_FILE\")", ".define(\"LOCAL\")"])
  }

  @Test func generatedKeysJoinThoseOfTheFile() throws {
    let list = try Self.plist(.synchronized())
    #expect(list["CFBundleDisplayName"] as? String == "Cards & Co")
    #expect(list["UIStatusBarHidden"] as? Bool == true)
    #expect(list["UILaunchScreen"] != nil && list["UIStatusBarStyle"] == nil)
    #expect(
      list["UISupportedInterfaceOrientations~ipad"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect((list["UIApplicationSceneManifest"] as? [String: Any])?.keys.sorted() == ["UISceneConfigurations"])
    #expect(list["CFBundleShortVersionString"] as? String == "1.2" && list["CFBundleName"] as? String == "Cards")
  }

  @Test func languageSettingsAreThoseOfTheCompiler() throws {
    let app = try ProjectFixture.synchronized().read().targets[0]
    #expect(
      app.swiftSettings == [
        ".swiftLanguageMode(.v6)", ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
        ".enableUpcomingFeature(\"InferIsolatedConformances\")", ".defaultIsolation(MainActor.self)", ".define(\"BOTH\")",
        ".define(\"EARLY\", .when(configuration: .debug))", ".define(\"LATE\", .when(configuration: .release))",
      ])
  }
}
#endif
