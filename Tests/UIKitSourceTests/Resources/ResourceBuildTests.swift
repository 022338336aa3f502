#if UIKitSource
import Foundation
import Testing

@testable import UIKitSourceTranslation

/// What of an app's folder is in its bundle, and where.
@Suite struct ResourceBuildTests {
  private let app: AppFolder

  init() throws { app = try AppFolder() }

  @Test func theBundleIsFlatButForLanguagesAndBundles() throws {
    for file in [
      "Deep/er/data.json", "en.lproj/Help.html", "Base.lproj/page.html", "Sounds/ping.wav", "Lib.bundle/inner/a.txt",
      "Lib.bundle/de.lproj/b.txt", "Models/GoogleService-Info.plist",
    ] { try app.write("{}", file) }
    try app.build()
    #expect(
      app.places == [
        "Base.lproj/page.html", "GoogleService-Info.plist", "Lib.bundle/de.lproj/b.txt", "Lib.bundle/inner/a.txt", "data.json",
        "en.lproj/Help.html", "ping.wav",
      ])
    #expect(app.warnings.isEmpty)
  }

  @Test func sourcesProjectsAndDocumentsAreNoResources() throws {
    for file in [
      "A.swift", "B.m", "B.h", "README.md", "LICENSE", "App.entitlements", "App.xcodeproj/project.pbxproj", "Pods/X/a.png",
      ".hidden/a.txt",
      "Framework.framework/x",
    ] { try app.write("x", file) }
    try app.build()
    #expect(app.places.isEmpty && app.warnings.isEmpty)
  }

  @Test func whatCannotBeUsedIsNamed() throws {
    try app.write("x", "Model.xcdatamodeld/Model.xcdatamodel/contents")
    try app.write("x", "Shaders.metal")
    try app.build()
    #expect(
      app.warnings == [
        "App/Model.xcdatamodeld: warning: Core Data models are not supported; it is left out",
        "App/Shaders.metal: warning: Metal shaders are not supported; it is left out",
      ])
    #expect(app.places.isEmpty)
  }

  @Test func ofTwoFilesWithOnePlaceTheFirstIsTaken() throws {
    try app.write("first", "A/data.json")
    try app.write("second", "B/data.json")
    try app.build()
    #expect(try String(decoding: app.data("data.json"), as: UTF8.self) == "first")
    #expect(
      app.warnings == ["App/B/data.json: warning: another resource has the place data.json in the bundle; this one is left out"])
  }

  @Test func excludedFilesAreLeftOut() throws {
    try app.write("x", "A/data.json")
    try app.write("x", "Widgets/b.json")
    try app.build(excluded: ["Widgets"])
    #expect(app.places == ["data.json"])
  }

  @Test func namedResourcesAreTakenAlone() throws {
    for file in ["Web/index.html", "Web/css/style.css", "other.json", "de.lproj/a.html", "file.json"] { try app.write("x", file) }
    try app.build(resources: ["Web", "file.json", "de.lproj/a.html"])
    #expect(app.places == ["Web/css/style.css", "Web/index.html", "de.lproj/a.html", "file.json"])
  }

  @Test func aNamedResourceThatIsMissingEndsTheBuild() throws {
    let error = #expect(throws: ResourceError.self) { try app.build(resources: ["gone.json"]) }
    #expect(error?.description.hasSuffix("gone.json: there is no such resource; see \"resources\" in UIKitSource.json") == true)
  }

  @Test func onlyChangesAreWrittenAndWhatIsGoneIsRemoved() throws {
    try app.write("1", "a.json")
    try app.write("1", "Web.bundle/b.json")
    try app.write("\"k\" = \"v\"; \"l\" = \"w\"; \"m\" = \"x\";", "en.lproj/Localizable.strings")
    #expect(try app.build(settings: ["INFOPLIST_KEY_A": "YES"]) == 4)
    #expect(try app.build(settings: ["INFOPLIST_KEY_A": "YES"]) == 0)
    try app.write("2", "a.json")
    try FileManager.default.removeItem(atPath: app.path + "/App/Web.bundle")
    #expect(try app.build(settings: ["INFOPLIST_KEY_A": "YES"]) == 1)
    #expect(app.places == ["Info.plist", "a.json", "en.lproj/Localizable.strings"])
    #expect(!FileManager.default.fileExists(atPath: app.bundle + "/Web.bundle"))
  }

  // MARK: Info.plist

  @Test func settingsAreFilledIn() throws {
    try app.write(
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).x</string>
      <key>CFBundleName</key><string>${PRODUCT_NAME}</string><key>Host</key><string>a$(UNSET)b</string>
      <key>List</key><array><string>$(TEAM:rfc1034identifier)</string></array></dict></plist>
      """, "Info.plist")
    try app.build(settings: [
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example", "TEAM": "a b", "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
    ])
    let keys = try app.table("Info.plist")
    #expect(keys["CFBundleIdentifier"] as? String == "org.example.x" && keys["CFBundleName"] as? String == "Built")
    #expect(keys["Host"] as? String == "ab" && keys["List"] as? [String] == ["a-b"])
    #expect(keys["UIMainStoryboardFile"] as? String == "Main" && keys["UIStatusBarHidden"] as? Bool == true)
    #expect(keys["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
    #expect(keys["CFBundleExecutable"] as? String == "Built" && keys["CFBundleDevelopmentRegion"] as? String == "en")
  }

  @Test func ofSeveralListsTheAppsIsTaken() throws {
    try app.write("<plist><dict><key>CFBundleIdentifier</key><string>widget</string></dict></plist>", "A/Info.plist")
    try app.write(
      "<plist><dict><key>CFBundleIdentifier</key><string>app</string><key>UIMainStoryboardFile</key><string>M</string></dict></plist>",
      "B/App-Info.plist")
    try app.build()
    #expect(try app.table("Info.plist")["CFBundleIdentifier"] as? String == "app")
    #expect(app.places == ["Info.plist"])
  }

  // MARK: Texts

  private static let line = "\"k\" = \"é\";"

  private static func encoded(_ mark: [UInt8], _ encoding: String.Encoding) -> Data {
    Data(mark) + (line.data(using: encoding) ?? Data())
  }

  private static let encodings: [(String, Data)] = [
    ("UTF-8", encoded([], .utf8)), ("UTF-8 with a mark", encoded([0xef, 0xbb, 0xbf], .utf8)),
    ("UTF-16, little-endian, with a mark", encoded([0xff, 0xfe], .utf16LittleEndian)),
    ("UTF-16, big-endian, with a mark", encoded([0xfe, 0xff], .utf16BigEndian)),
    ("UTF-16, little-endian, without a mark", encoded([], .utf16LittleEndian)),
    ("UTF-16, big-endian, without a mark", encoded([], .utf16BigEndian)), ("Latin 1", encoded([], .isoLatin1)),
    ("escaped", Data("/* c */ k = \"\\U00e9\"; // end".utf8)),
  ]

  @Test(arguments: encodings)
  func textsOfAnyEncodingAreRead(_ name: String, _ data: Data) throws {
    try app.write(data, "en.lproj/Localizable.strings")
    try app.build()
    #expect(try app.table("en.lproj/Localizable.strings") as? [String: String] == ["k": "é"])
  }

  @Test func anErrorInTextsNamesTheLine() throws {
    try app.write("\"a\" = \"b\";\n\n\"c\" \"d\";\n", "en.lproj/Localizable.strings")
    let error = #expect(throws: ResourceError.self) { try app.build() }
    #expect(error?.description.contains("en.lproj/Localizable.strings:3: error: ") == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["[1]", "{", "{\"version\": 1}"])
  func aStringCatalogueThatIsNoneEndsTheBuild(_ text: String) throws {
    try app.write(text, "Localizable.xcstrings")
    let error = #expect(throws: ResourceError.self) { try app.build() }
    #expect(error?.description.contains("Localizable.xcstrings:1: error: this is no string catalogue") == true)
  }

  @Test func aStringCatalogueBecomesATableForEachLanguage() throws {
    try app.write(
      """
      { "sourceLanguage": "en", "strings": { "own": {}, "new": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "both": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Both" } },
          "de": { "stringUnit": { "state": "needs_review", "value": "Beide" } } } } } }
      """, "Table.xcstrings")
    try app.build()
    #expect(try app.table("en.lproj/Table.strings") as? [String: String] == ["own": "own", "new": "new", "both": "Both"])
    #expect(try app.table("de.lproj/Table.strings") as? [String: String] == ["both": "Beide"])
  }

  // MARK: Catalogues

  @Test func aFileThatACatalogueLacksIsNamed() throws {
    try app.writeSet("A.imageset", #"{ "images": [ { "idiom": "universal", "filename": "gone.png" } ] }"#)
    try app.build()
    #expect(app.warnings == ["App/Assets.xcassets/A.imageset/Contents.json: warning: there is no file gone.png"])
  }

  @Test func brokenContentsNameTheirFile() throws {
    try app.writeSet("A.imageset", "{ not JSON")
    let error = #expect(throws: ResourceError.self) { try app.build() }
    #expect(error?.description.contains("A.imageset/Contents.json:1: error: this is no JSON") == true)
  }

  @Test func aColourThatIsNoNumberIsAnError() throws {
    try app.writeSet("C.colorset", #"{ "colors": [ { "color": { "components": { "red": "x" } } } ] }"#)
    let error = #expect(throws: ResourceError.self) { try app.build() }
    #expect(error?.description.contains("red x is no number: write 0.5, 128 or 0x80") == true)
  }

  @Test func setsOfAnUnknownKindAndUnreadableImagesAreNamed() throws {
    try app.writeSet("S.stickerpack", "{}")
    try app.writeSet("H.imageset", #"{ "images": [ { "idiom": "universal", "filename": "h.heic" } ] }"#)
    try app.write("not an image", "Assets.xcassets/H.imageset/h.heic")
    try app.build()
    #expect(
      app.warnings == [
        "App/Assets.xcassets/H.imageset/h.heic: warning: images are PNG, JPEG, HEIC, PDF or SVG; this one is left out",
        "App/Assets.xcassets/S.stickerpack: warning: sets of the kind .stickerpack are not supported; it is left out",
      ])
  }

  // MARK: Names

  @Test(arguments: [
    ("AccentColor", "color", "accent"), ("brand", "color", "brand"), ("Color", "color", "color"),
    ("ic_add-24", "image", "icAdd24"),
    ("URLIcon", "image", "urlIcon"), ("24h", "image", "_24h"), ("URL", "image", "url"), ("heroImage", "image", "hero"),
    ("two words", "image", "twoWords"),
  ])
  func namesBecomeThoseOfSwift(_ name: String, _ kind: String, _ swift: String) {
    #expect(ResourceNames.identifier(name, dropping: kind) == swift)
  }

  @Test func aNameWithoutLettersHasNoneInSwift() { #expect(ResourceNames.identifier("--", dropping: "image") == nil) }

  @Test func namesInNamespacesAreInEnumerations() {
    let code = ResourceNames.code(["Icons/star", "plain", "class"], "image")
    #expect(code.contains("static let plain = UIKit.ImageResource(name: \"plain\""))
    #expect(code.contains("enum Icons {\n    static let star = UIKit.ImageResource(name: \"Icons/star\""))
    #expect(code.contains("static var `class`: UIImage { UIImage(resource: .`class`) }"))
  }
}
#endif
