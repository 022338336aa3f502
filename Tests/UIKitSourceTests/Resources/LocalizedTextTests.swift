#if UIKitSource
import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTesting

/// Texts of a built bundle in the language that the person reads.
@MainActor @Suite struct LocalizedTextTests {
  private let app: AppFolder
  private let stage = Stage()

  init() throws { app = try AppFolder() }

  private func text(_ key: String, table: String = "Localizable") -> String? {
    app.asBundle { ResourceBundles.localized(key, table: table, in: nil) }
  }

  private func format(_ key: String, _ arguments: any CVarArg..., table: String = "Localizable") -> String {
    UIKitSourceResources.string(format: text(key, table: table) ?? "-", locale: Locale(identifier: "en"), arguments: arguments)
  }

  // MARK: Languages

  @Test(arguments: [
    (["de-AT"], ["de", "en"]), (["fr", "de"], ["de", "en"]), (["pt-PT"], ["pt-BR", "en"]), (["zh-TW"], ["zh-Hant", "en"]),
    (["zh-Hans-CN"], ["en"]), (["it"], ["en"]), ([], ["en"]), (["en-GB"], ["en"]), (["DE_de"], ["de", "en"]),
  ])
  func theLanguageIsTheFirstThatTheAppHas(_ preferred: [String], _ order: [String]) {
    let available = ["ar", "de", "en", "pt-BR", "zh-Hant"]
    #expect(Languages.order(preferred: preferred, available: available, development: "en") == order)
  }

  @Test func argumentsComeBeforeTheEnvironment() {
    let environment = ["LANGUAGE": "fr:de_AT", "LANG": "it_IT.UTF-8"]
    func languages(_ arguments: [String], _ environment: [String: String]) -> [String] {
      Languages.languages(arguments: arguments, environment: environment)
    }
    #expect(languages(["-AppleLanguages", "(ar, \"pt-BR\")"], environment) == ["ar", "pt-BR"])
    #expect(languages(["-AppleLanguages", "de"], environment) == ["de"])
    #expect(languages([], environment) == ["fr", "de-AT"])
    #expect(languages([], ["LANG": "it_IT.UTF-8"]) == ["it-IT"])
    #expect(languages([], ["LANGUAGE": "", "LANG": "sr_RS@latin"]) == ["sr-Latn-RS"])
    #expect(languages([], ["LANG": "C.UTF-8"]) == [] && languages([], [:]) == [])
  }

  @Test(arguments: [("ar", true), ("he-IL", true), ("az-Arab", true), ("en", false), ("de-DE", false), ("ckb", true)])
  func someLanguagesAreReadFromRightToLeft(_ language: String, _ isSo: Bool) {
    #expect(Languages.isRightToLeft(language) == isSo)
  }

  @Test func aTextIsThatOfTheLanguageElseOfTheDevelopmentLanguage() throws {
    try app.write("a = A; b = B;", "en.lproj/Localizable.strings")
    try app.write("a = \"Ä\";", "de.lproj/Localizable.strings")
    try app.build()
    #expect(text("a") == "A")
    stage.preferredLanguages = ["de-AT"]
    #expect(text("a") == "Ä" && text("b") == "B" && text("c") == nil)
    #expect(app.asBundle { String(localized: "a") } == "Ä")
    #expect(app.asBundle { String(localized: "c", defaultValue: "C") } == "C")
  }

  @Test func anotherDevelopmentLanguageIsThatOfInfoPlist() throws {
    try app.write("a = A;", "en.lproj/Localizable.strings")
    try app.write("a = \"Ä\";", "de.lproj/Localizable.strings")
    try app.build(settings: ["INFOPLIST_KEY_X": "1", "DEVELOPMENT_LANGUAGE": "de"])
    #expect(text("a") == "Ä")
  }

  @Test func aFolderOfALanguageIsABundleToo() throws {
    try app.write("a = A;", "en.lproj/Localizable.strings")
    try app.write("a = \"Ä\";", "de.lproj/Localizable.strings")
    try app.build()
    let german = try #require(Bundle(path: app.bundle + "/de.lproj"))
    #expect(UIKitSourceResources.localizedString(forKey: "a", value: nil, table: nil, in: german) == "Ä")
    #expect(UIKitSourceResources.localizedString(forKey: "x", value: "", table: "", in: german) == "x")
    #expect(UIKitSourceResources.localizedString(forKey: "x", value: "y", table: nil, in: german) == "y")
  }

  // MARK: Plurals

  private static func plural(_ name: String, _ forms: [String: String]) -> [String: Any] {
    [name: forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }]
  }

  private func write(_ rules: [String: Any], language: String) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
    try app.write(data, "\(language).lproj/Localizable.stringsdict")
  }

  @Test func eachVariableHasTheFormOfItsArgument() throws {
    var rule = Self.plural("files", ["zero": "No files", "one": "%d file", "other": "%d files"])
    rule.merge(Self.plural("folders", ["one": "%d folder", "other": "%d folders"])) { $1 }
    rule["NSStringLocalizedFormatKey"] = "%#@files@ in %#@folders@"
    try write(["k": rule], language: "en")
    try app.build()
    #expect(format("k", 0, 1) == "No files in 1 folder")
    #expect(format("k", 1, 2) == "1 file in 2 folders")
    #expect(format("k", 5, 0) == "5 files in 0 folders")
  }

  @Test func variablesMayBeInOtherOrdersAndInEachOther() throws {
    var rule = Self.plural("a", ["one": "one %2$@", "other": "%1$d times %2$#@b@"])
    rule.merge(Self.plural("b", ["one": "once", "other": "(%2$d) 100%%"])) { $1 }
    rule["NSStringLocalizedFormatKey"] = "%3$@: %1$#@a@"
    try write(["k": rule], language: "en")
    try app.build()
    #expect(format("k", 2, 3, "x") == "x: 2 times (3) 100%")
    #expect(format("k", 2, 1, "x") == "x: 2 times once")
    #expect(format("k", 1, "y", "x") == "x: one y")
  }

  @Test func aVariableThatContainsItselfEnds() throws {
    var rule = Self.plural("a", ["other": "%#@a@!"])
    rule["NSStringLocalizedFormatKey"] = "%#@a@"
    try write(["k": rule], language: "en")
    try app.build()
    #expect(format("k", 2).hasSuffix("!"))
  }

  @Test(arguments: [
    ("pl", [(1, "one"), (2, "few"), (5, "many"), (22, "few")]), ("ru", [(1, "one"), (3, "few"), (11, "many"), (21, "one")]),
    ("ar", [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (11, "many"), (100, "other")]), ("ja", [(1, "other")]),
    ("cy", [(0, "zero"), (2, "two"), (3, "few"), (6, "many"), (7, "other")]),
  ])
  func theFormIsThatOfTheLanguage(_ language: String, _ forms: [(Int, String)]) throws {
    let names = Dictionary(forms.map { ($0.1, $0.1) }) { first, _ in first }
    var rule = Self.plural("n", names.merging(["other": "other"]) { $1 })
    rule["NSStringLocalizedFormatKey"] = "%#@n@"
    try write(["k": rule], language: language)
    try app.build()
    stage.preferredLanguages = [language]
    for (number, form) in forms { #expect(format("k", number) == form, "\(number)") }
  }

  @Test func aStringCatalogueHasPluralsDevicesAndSubstitutions() throws {
    try app.write(
      """
      { "sourceLanguage": "en", "strings": {
        "%lld cats": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld cat" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld cats" } } } } } } },
        "tap": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "translated", "value": "Phone" } },
          "ipad": { "stringUnit": { "state": "translated", "value": "Pad" } } } } } } },
        "%lld birds, %lld nests": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%#@nests@ of %#@birds@" },
          "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg bird" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg birds" } } } } },
            "nests": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg nest" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg nests" } } } } } } } } } } }
      """, "Localizable.xcstrings")
    try app.build()
    app.asBundle {
      #expect(String(localized: "\(1) cats") == "1 cat" && String(localized: "\(3) cats") == "3 cats")
      #expect(String(localized: "\(3) birds, \(1) nests") == "1 nest of 3 birds")
      #expect(String(localized: "tap") == "Phone")
    }
    let pad = Stage(size: CGSize(width: 820, height: 1180))
    pad.advance(by: 0)
    app.asBundle { #expect(String(localized: "tap") == "Pad") }
  }

  @Test func valuesArePutIntoTheKey() throws {
    try app.write("\"%@ has %lld of 100%%\" = \"%2$lld %% for %1$@\";", "en.lproj/Localizable.strings")
    try app.build()
    app.asBundle {
      #expect(String(localized: "\("Ann") has \(7) of 100%") == "7 % for Ann")
      #expect(String(localized: "100% plain") == "100% plain")
      #expect(String(localized: "\(2.5, specifier: "%.2f") and \(UInt8(3))") == "2.50 and 3")
      #expect(String(localized: LocalizedStringResource("\("Ann") has \(7) of 100%")) == "7 % for Ann")
    }
  }

  // MARK: Launch

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test func theLanguageDecidesOnTheReadingDirection() throws {
    try app.write("a = A;", "en.lproj/Localizable.strings")
    try app.write("a = A;", "ar.lproj/Localizable.strings")
    try app.build()
    app.asBundle {
      stage.launch(Delegate(), arguments: ["-AppleLanguages", "(ar)"])
      #expect(stage.preferredLanguages == ["ar"])
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
      #expect(stage.window.traitCollection.layoutDirection == .rightToLeft)
    }
  }

  @Test func aLanguageThatTheAppLacksMirrorsNothing() throws {
    try app.write("a = A;", "en.lproj/Localizable.strings")
    try app.build()
    app.asBundle {
      stage.launch(Delegate(), arguments: ["-AppleLanguages", "(ar)"])
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func infoPlistDecidesOnStyleOrientationsAndStatusBar() throws {
    try app.writeSet(
      "AppIcon.appiconset",
      #"{ "images": [ { "size": "1024x1024", "filename": "i.png" }, { "size": "20x20", "filename": "s.png" } ] }"#)
    try app.write(TestPNG.data(64, 64, (0, 99, 0)), "Assets.xcassets/AppIcon.appiconset/i.png")
    try app.write(TestPNG.data(20, 20, (0, 99, 0)), "Assets.xcassets/AppIcon.appiconset/s.png")
    try app.build(settings: [
      "INFOPLIST_KEY_UIUserInterfaceStyle": "Dark",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UIStatusBarHidden": "YES", "INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance": "NO",
    ])
    app.asBundle {
      stage.launch(Delegate())
      #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
      #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .landscapeLeft)
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.icon?.size == CGSize(width: 64, height: 64))
    }
  }
}
#endif
