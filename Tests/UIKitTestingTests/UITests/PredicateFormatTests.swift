import Foundation
import Testing
import UIKit
import UIKitTesting

/// Conditions on elements from formats.
@MainActor @Suite struct PredicateFormatTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)
  private let element: XCUIElement

  init() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Crème brûlée, 2 pieces"
    label.accessibilityIdentifier = "dessert-17"
    label.accessibilityValue = "12"
    stage.window.addSubview(label)
    element = XCUIApplication(stage).staticTexts["dessert-17"]
  }

  @Test(arguments: [
    ("label == 'Crème brûlée, 2 pieces'", true), ("label = \"Creme\"", false), ("label != 'x'", true), ("label <> 'x'", true),
    ("label BEGINSWITH 'Crème'", true), ("label beginswith[c] 'cRÈME'", true), ("label BEGINSWITH 'creme'", false),
    ("label BEGINSWITH[cd] 'creme'", true), ("label ENDSWITH 'pieces'", true), ("label CONTAINS[d] 'brulee'", true),
    ("label CONTAINS ''", false), ("'brûlée' IN label", true), ("label LIKE 'Cr?me*pieces'", true), ("label LIKE '*x*'", false),
    ("label LIKE[c] 'cr*2*S'", true), ("label MATCHES '.*\\\\d pieces'", true), ("label MATCHES '\\\\d'", false),
    ("identifier MATCHES[c] 'DESSERT-\\\\d+'", true), ("value == '12'", true), ("value == 12", true), ("value > 9", true),
    ("value < 9", false), ("value >= 12 AND value <= 12", true), ("value BETWEEN {10, 12}", true),
    ("value BETWEEN {13, 20}", false),
    ("identifier IN {'a', 'dessert-17'}", true), ("identifier IN {}", false), ("exists == 1", true), ("exists == true", true),
    ("exists == NO", false), ("NOT exists == NO", true), ("!(exists == YES)", false),
    ("isEnabled == TRUE && selected == 0", true),
    ("exists == 0 OR exists == 1 AND value == 12", true), ("(exists == 0 OR exists == 1) AND value == 13", false),
    ("exists == 0 || value == 12", true), ("placeholderValue == nil", true), ("value != nil", true), ("TRUEPREDICATE", true),
    ("FALSEPREDICATE", false), ("elementType == 'staticText'", true), ("value == -12.5", false), ("label == 'it\\'s'", false),
  ]) func aFormatHoldsOrNot(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: element) == holds, "\(format)")
  }

  @Test func argumentsStandForValuesAndProperties() {
    #expect(NSPredicate(format: "%K == %@", "identifier", "dessert-17").evaluate(with: element))
    #expect(NSPredicate(format: "value == %d AND value < %f AND value == %ld", 12, 12.5, 12).evaluate(with: element))
    #expect(NSPredicate(format: "label CONTAINS %@", "' OR exists == 1 OR '").evaluate(with: element) == false)
    #expect(NSPredicate(format: "exists == %@", argumentArray: [true]).evaluate(with: element))
    #expect(NSPredicate(format: "value IN %@", argumentArray: [["11", "12"]]).evaluate(with: element))
    #expect(NSPredicate(format: "%@ == %@", argumentArray: ["a", "a"]).evaluate(with: nil))
    #expect(NSPredicate(format: "count == 1").evaluate(with: XCUIApplication(stage).staticTexts))
    #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
  }

  /// `NOT` binds more than `AND`, and that more than `OR`.
  @Test(arguments: 0..<200) func combinationsFollowLogic(seed: UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    func make(_ depth: Int) -> (String, Bool) {
      guard depth > 0, random(4) > 0 else {
        let number = Int(random(3)) + 11
        return ("value == \(number)", number == 12)
      }
      let (left, one) = make(depth - 1)
      let (right, other) = make(depth - 1)
      switch random(4) {
      case 0: return ("(\(left)) AND (\(right))", one && other)
      case 1: return ("(\(left)) or (\(right))", one || other)
      case 2: return ("NOT (\(left))", !one)
      default: return ("!(\(left)) || (\(right)) && (\(left))", !one || (other && one))
      }
    }
    let (format, holds) = make(5)
    #expect(NSPredicate(format: format).evaluate(with: element) == holds, "\(format)")
  }
}
