import Foundation
import NibFormat
import Testing
import UIKit
import UIKitCore

/// Moves what the nib has put into it.
final class Mover: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in subviews { view.removeFromSuperview() }
  }
}

/// Constraints that mean nothing are errors of the build, and never end a program.
@MainActor @Suite struct ConstraintTests {
  private static func two(_ constraint: String, in view: String = "<label id=\"l\"/><button id=\"b\"/>", beside: String = "")
    -> String
  {
    Nibs.xib(
      "<view id=\"v\"><subviews>\(view)</subviews><constraints><constraint \(constraint) id=\"c\"/></constraints></view>\(beside)"
    )
  }

  @Test(arguments: [
    (
      "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"top\"",
      "horizontal location with a vertical one"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"centerX\" secondItem=\"b\" secondAttribute=\"centerY\"",
      "horizontal location with a vertical one"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"leading\"",
      "pairs width with leading, a length"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"height\"",
      "pairs bottom with height, a length"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"trailing\"",
      "leading and trailing on both sides"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" multiplier=\"0\"",
      "top is 0 times bottom: a location cannot be a number"
    ),
    (
      "firstItem=\"l\" firstAttribute=\"notAnAttribute\" secondItem=\"b\" secondAttribute=\"top\"",
      "its first attribute is notAnAttribute"
    ),
    ("firstItem=\"l\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"notAnAttribute\"", "needs a second item"),
    ("firstItem=\"l\" firstAttribute=\"width\" constant=\"wide\"", "constant=\"wide\" of constraint is no number"),
    ("firstItem=\"l\" firstAttribute=\"width\" priority=\"0\"", "is not between 1 and 1000"),
    (
      "firstItem=\"t\" firstAttribute=\"width\" constant=\"3\"",
      "the constraint's item t is a tapGestureRecognizer, neither a view nor"
    ),
    ("firstItem=\"l\" firstAttribute=\"top\" secondItem=\"o\" secondAttribute=\"top\"", "have no common superview"),
    ("firstItem=\"l\" firstAttribute=\"top\" secondItem=\"p\" secondAttribute=\"top\"", "have no common superview"),
  ]) func aConstraintWithoutMeaningIsAnErrorAtItsLine(_ constraint: String, _ text: String) {
    let table = "<tableView id=\"list\"><prototypes><tableViewCell reuseIdentifier=\"r\" id=\"p\"/></prototypes></tableView>"
    let messages = Nibs.messages(
      Self.two(
        constraint, in: "<label id=\"l\"/><button id=\"b\"/>\(table)", beside: "<view id=\"o\"/><tapGestureRecognizer id=\"t\"/>")
    )
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("error 6:") == true && messages.first?.contains(text) == true, "\(messages)")
  }

  @Test(arguments: [
    "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"centerX\"",
    "firstItem=\"l\" firstAttribute=\"left\" secondItem=\"b\" secondAttribute=\"right\"",
    "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"firstBaseline\"",
    "firstItem=\"l\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"0\" constant=\"5\"",
    "firstItem=\"l\" firstAttribute=\"leadingMargin\" secondItem=\"safe\" secondAttribute=\"leading\"",
    "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\"",
    "firstAttribute=\"height\" constant=\"9\"",
  ]) func aConstraintWithAMeaningIsActive(_ constraint: String) throws {
    let views = """
      <label id="l"/><button id="b"/><visualEffectView id="e"><view key="contentView" id="content"/></visualEffectView>
      <view id="inner"><viewLayoutGuide key="safeArea" id="safe"/></view>
      """
    let text = Self.two(constraint, in: views)
    #expect(Nibs.messages(text) == [])
    let view = try #require(try Nibs.nib(text).instantiate(withOwner: nil).first as? UIView)
    let all = [view] + view.subviews
    #expect(all.flatMap(\.constraints).filter { type(of: $0) == NSLayoutConstraint.self }.count == 1)
  }

  /// Values that the compiler never writes, as of a damaged file.
  @Test(arguments: [
    (NibKey.secondAttribute, NibValue.integer(7)), (.firstAttribute, .integer(5)), (.secondAttribute, .integer(0)),
    (.firstAttribute, .integer(99)), (.priority, .number(2000)), (.priority, .number(-1)), (.multiplier, .number(.nan)),
    (.constant, .number(.infinity)), (.relation, .integer(9)), (.firstItem, .object(0)), (.secondItem, .object(0)),
  ]) func aDamagedConstraintEndsNoProgram(_ key: NibKey, _ value: NibValue) throws {
    let text = Self.two(
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" priority=\"900\" constant=\"1\"")
    let nib = try Nibs.nib(text) { object in
      guard object.baseClass.hasSuffix("NSLayoutConstraint") else { return }
      object.entries.removeAll { $0.key == key }
      object.entries.append(.init(key, value))
    }
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews.count == 2)
  }

  @Test func aConstraintToAViewThatItsClassHasMovedAwayIsNotActive() throws {
    let mover = "customClass=\"Mover\" customModule=\"InterfaceCompilerTests\""
    let text = Nibs.xib(
      "<view id=\"v\" \(mover)><subviews><label id=\"l\"/></subviews><constraints><constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"c\"/></constraints></view>"
    )
    let view = try #require(try Nibs.nib(text).instantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews.isEmpty && view.constraints.isEmpty)
  }
}
