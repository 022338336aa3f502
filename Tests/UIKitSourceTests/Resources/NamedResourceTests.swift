#if UIKitSource
import Foundation
import Testing

@testable import UIKitSourceTranslation

/// Names that code and storyboards use, and nothing has.
@Suite struct NamedResourceTests {
  private let app: AppFolder
  private let settings = ["INFOPLIST_KEY_UILaunchScreen_Generation": "YES"]

  init() throws {
    app = try AppFolder()
    try app.write(TestPNG.data(1, 1, (0, 0, 0)), "Assets.xcassets/star.imageset/star.png")
    try app.writeSet("star.imageset", "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"star.png\" }] }")
    try app.writeSet(
      "brand.colorset",
      "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"color-space\": \"srgb\", \"components\": { \"red\": \"1\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\" } } }] }"
    )
    try app.write(TestPNG.data(2, 2, (0, 0, 0)), "photo@2x.png")
    try app.write("\"greeting\" = \"Hello\";", "en.lproj/Localizable.strings")
    try app.write(Self.card("<imageView image=\"star\" id=\"i1\"/>"), "Card.xib")
  }

  private static func card(_ view: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(view)
    </objects></document>
    """
  }

  private func warnings(_ code: String) throws -> [String] {
    try app.build(settings: settings, sources: [SourceFile(path: "/A.swift", text: "import UIKit\n\(code)\n")])
    return app.warnings
  }

  @Test(arguments: [
    (
      "let a = UIImage(named: \"stra\")",
      "2:24: warning: no asset catalogue and no file has the image \"stra\"; is it \"star\"?"
    ),
    (
      "let a = #imageLiteral(resourceName: \"Photos\")",
      "2:37: warning: no asset catalogue and no file has the image \"Photos\"; is it \"photo\"?"
    ),
    ("let a = UIColor(named: \"sky\")", "2:24: warning: no asset catalogue has the color \"sky\""),
    (
      "let a = UIColor(named: \"Brand\", in: nil, compatibleWith: nil)",
      "2:24: warning: no asset catalogue has the color \"Brand\"; is it \"brand\"?"
    ),
    (
      "let a = NSLocalizedString(\"greetings\", comment: \"\")",
      "2:27: warning: no table of texts has the key \"greetings\", which is shown itself; is it \"greeting\"?"
    ),
    (
      "let a = UINib(nibName: \"Cart\", bundle: nil)",
      "2:24: warning: there is no nib Cart: loading it stops the program; is it \"Card\"?"
    ),
  ]) func aNameThatNothingHasIsNamedWithTheNearest(_ code: String, _ warning: String) throws {
    let found = try warnings(code)
    #expect(found.count == 1 && found.first?.hasPrefix("/A.swift:\(warning)") == true, "\(found)")
  }

  @Test(arguments: [
    "UIImage(named: \"star\")", "UIImage(named: \"photo\")", "UIImage(named: \"photo.png\")", "UIImage(named: \"star.jpg\")",
    "UIColor(named: \"brand\")",
    "NSLocalizedString(\"greeting\", comment: \"\")",
    // Elsewhere, or not known before the program runs, or a text that is its own key.
    "UIImage(named: \"stra\", in: other, compatibleWith: nil)", "UIImage(named: \"star\\(1)\")", "UIImage(named: name)",
    "NSLocalizedString(\"Good morning\", comment: \"\")",
    "NSLocalizedString(\"greetings\", tableName: \"Other\", comment: \"\")",
    "UIImage(systemName: \"stra\")", "UIStoryboard(name: \"Main\", bundle: nil)", "UINib(nibName: \"Card\", bundle: .main)",
    "NSDataAsset(name: \"table\")",
  ]) func otherNamesAreNotNamed(_ expression: String) throws {
    #expect(try warnings("let a = \(expression)") == [])
  }

  @Test func aLibraryMayUseTheNamesOfItsApp() throws {
    try app.build(sources: [SourceFile(path: "/A.swift", text: "import UIKit\nlet a = UIImage(named: \"stra\")\n")])
    #expect(app.warnings == [])
  }

  @Test func aStoryboardsNamesAreCheckedToo() throws {
    try app.write(
      Self.card(
        "<view id=\"v\"><color key=\"backgroundColor\" name=\"brant\"/><subviews>\n<imageView image=\"moon\" id=\"i\"/><imageView image=\"sun\" catalog=\"system\" id=\"j\"/></subviews></view>"
      ), "Card.xib")
    #expect(
      try warnings("") == [
        "App/Card.xib:4: warning: no asset catalogue has the color \"brant\"; is it \"brand\"?",
        "App/Card.xib:5: warning: no asset catalogue and no file has the image \"moon\"",
      ])
  }

  // MARK: Classes

  private func failure(_ view: String, _ code: String) throws -> String {
    try app.write(Self.card(view), "Card.xib")
    do { return try warnings(code).joined() } catch { return "\(error)".replacingOccurrences(of: app.path + "/", with: "") }
  }

  @Test func namesOfCodeThatAreNearAreNamed() throws {
    let outlet =
      "<view id=\"v\" customClass=\"Card\"><connections><outlet property=\"titel\" destination=\"v\" id=\"o\"/></connections></view>"
    #expect(
      try failure(outlet, "class Card: UIView { @IBOutlet var title: UIView! }").contains(
        "App/Card.xib:4: error: Card has no outlet titel; is it \"title\"? add @IBOutlet var titel"))
    let action =
      "<button id=\"b\"><connections><action selector=\"safe:\" destination=\"v\" eventType=\"touchUpInside\" id=\"a\"/></connections></button><view id=\"v\" customClass=\"Card\"/>"
    #expect(
      try failure(action, "class Card: UIView { @IBAction func save(_ sender: Any) {} }").contains(
        "App/Card.xib:4: error: Card has no action safe:; is it \"save:\"? add"))
    #expect(
      try failure("<view id=\"v\" customClass=\"Cart\" customModuleProvider=\"target\"/>", "class Card: UIView {}").contains(
        "App/Card.xib:4: error: there is no class Cart; is it \"Card\"? correct"))
  }

  @Test func aClassIsFoundByItsNameInObjectiveC() throws {
    let code =
      "@objc(XYZCard) class Card: UIView { @IBOutlet var title: UIView!\nenum Kind { @objc(XYZRow) class Row: UIView {} } }"
    let view =
      "<view id=\"v\" customClass=\"XYZCard\"><subviews><view id=\"w\" customClass=\"XYZRow\"/><view id=\"x\" customClass=\"_TtCOC5Built4Card4Kind3Row\"/></subviews><connections><outlet property=\"title\" destination=\"v\" id=\"o\"/></connections></view>"
    #expect(try failure(view, code) == "")
    let data = String(decoding: try app.data("Card.nib"), as: UTF8.self)
    #expect(data.contains("Built.Card") && data.contains("5Built4CardC4KindO3RowC") && !data.contains("XYZ"))
    #expect(try failure(view.replacing("\"title\"", with: "\"gone\""), code).contains("Card has no outlet gone"))
  }

  @Test func whatObjectiveCCallsAClassIsPartOfTheCache() throws {
    let view = "<view id=\"v\" customClass=\"XYZCard\"/>"
    #expect(try failure(view, "@objc(XYZCard) class Card: UIView {}") == "")
    #expect(try failure(view, "@objc(XYZCard) class Other: UIView {}") == "")
    #expect(String(decoding: try app.data("Card.nib"), as: UTF8.self).contains("Built.Other"))
  }

  @Test func aPrivateClassIsNotFound() throws {
    #expect(
      try failure("<view id=\"v\" customClass=\"Card\"/>", "private class Card: UIView {}").contains(
        "Card is private, so that no file finds it: a UIView stands in its place"))
  }
}
#endif
