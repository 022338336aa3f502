import Testing

@testable import AppPackaging

@Suite struct AppFactsTests {
  private func facts(
    _ product: String = "MyApp", _ info: [String: Any] = [:], _ change: (inout AppFacts.Wishes) -> Void = { _ in }
  ) throws -> AppFacts {
    var wishes = AppFacts.Wishes()
    change(&wishes)
    return try AppFacts(product: product, info: InfoPlist(info), wishes: wishes)
  }

  private func error(_ info: [String: Any] = [:], _ change: (inout AppFacts.Wishes) -> Void = { _ in }) -> String {
    do {
      return "no error: \(try facts("MyApp", info, change))"
    } catch {
      return "\(error)"
    }
  }

  @Test func withoutAnythingTheProductNamesTheApp() throws {
    let facts = try facts()
    #expect(
      facts.name == "MyApp" && facts.identifier == "app.local.MyApp" && facts.version == "1.0" && facts.categories == ["Utility"])
    #expect(facts.debianName == "myapp" && facts.maintainer == nil)
  }

  @Test func infoPlistNamesTheApp() throws {
    let info: [String: Any] = [
      "CFBundleDisplayName": "Harbour Watch", "CFBundleName": "Harbour", "CFBundleIdentifier": "org.example.Harbour",
      "CFBundleShortVersionString": "2.1", "CFBundleVersion": "77", "LSApplicationCategoryType": "public.app-category.music",
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["Harbour", "not a scheme"]]],
    ]
    let facts = try facts("Harbour", info)
    #expect(facts.name == "Harbour Watch" && facts.identifier == "org.example.Harbour" && facts.version == "2.1")
    #expect(facts.categories == ["AudioVideo", "Audio"] && facts.schemes == ["harbour"])
  }

  @Test func optionsHavePrecedence() throws {
    let facts = try facts("A", ["CFBundleIdentifier": "org.example.A", "CFBundleShortVersionString": "2"]) {
      ($0.identifier, $0.version, $0.name) = ("org.example.B", "3", "B")
      $0.categories = ["Game"]
    }
    #expect(facts.identifier == "org.example.B" && facts.version == "3" && facts.name == "B" && facts.categories == ["Game"])
  }

  @Test func valuesThatXcodeWouldHaveReplacedAreNone() throws {
    let facts = try facts(
      "A", ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleShortVersionString": "$(MARKETING_VERSION)"])
    #expect(facts.identifier == "app.local.A" && facts.version == "1.0")
  }

  @Test(arguments: [
    ("My App", "my-app"), ("write_library", "write-library"), ("X", "app-x"), ("-", "app-x"), ("Ünder", "nder"),
    ("a.b+c", "a.b+c"),
    ("2048", "2048"),
  ])
  func productsHaveNamesThatDebianAccepts(_ product: String, _ expected: String) throws {
    let name = try facts(product).debianName
    #expect(name == expected && AppFacts.matches(name, "[a-z0-9][a-z0-9+.-]+"))
  }

  @Test(arguments: ["1.0", "1", "2026.11.28", "1.0~beta2", "1.2-3", "0.1.0+git5"])
  func versionsAreDebians(_ version: String) throws { #expect(try facts { $0.version = version }.version == version) }

  @Test(arguments: ["", "v1.0", "1.0 beta", "1_0", "1.0-", "1:2.0", "1.0/3", "1.0\n2"])
  func anotherVersionIsNamedWithItsRemedy(_ version: String) {
    #expect(error { $0.version = version }.hasPrefix("--version \"\(version)\": give a digit, then"))
    #expect(error(["CFBundleShortVersionString": "v1"]).hasPrefix("CFBundleShortVersionString of Info.plist is \"v1\": give"))
  }

  @Test(arguments: ["MyApp", "org..App", "org.1app", "org.example.My App", ".org.a", "org.a.", "org/a.b", "../a.b"])
  func anIdentifierThatIsAPathOrNoneIsRefused(_ identifier: String) {
    #expect(
      error { $0.identifier = identifier }.contains("\"\(identifier)\" (--identifier, or CFBundleIdentifier of Info.plist): give")
    )
  }

  @Test func otherValuesAreCheckedToo() {
    #expect(error { $0.maintainer = "Ada" }.hasPrefix("--maintainer \"Ada\": give a name and an address"))
    #expect(error { $0.maintainer = "Ada <ada@example.org>\nDepends: x" }.hasPrefix("--maintainer"))
    #expect(error { $0.summary = "two\nlines" }.hasPrefix("--summary \"two\nlines\": give one line"))
    #expect(error { $0.homepage = "example.org" }.hasPrefix("--homepage \"example.org\": give an address"))
    #expect(error { $0.categories = ["utility;Game"] }.hasPrefix("--category \"utility;Game\": give a category"))
    #expect(error { $0.name = " " }.hasPrefix("--name \" \": give one line"))
  }

  @Test func theOnlyProductIsTheApp() throws {
    #expect(try ProductChoice.product(nil, of: ["A"], package: "P") == "A")
    #expect(try ProductChoice.product("B", of: ["A", "B"], package: "P") == "B")
  }

  @Test(
    arguments: [
      (nil, [], "the package P has no executable product: add an executable target"),
      (nil, ["B", "A"], "the package P has 2 executable products: name the app's by --product (it has A, B)"),
      (
        "Librery", ["Library"],
        "--product Librery: the package P has no executable product of that name; is it \"Library\"? (it has Library)"
      ),
    ] as [(String?, [String], String)])
  func anUnclearProductIsNamedWithItsRemedy(_ wish: String?, _ products: [String], _ expected: String) {
    let error = #expect(throws: PackagingError.self) { try ProductChoice.product(wish, of: products, package: "P") }
    #expect(error?.description.hasPrefix(expected) == true)
  }
}
