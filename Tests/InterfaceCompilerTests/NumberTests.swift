import Foundation
import Testing
import UIKit

/// Numbers in files, whatever they are.
@MainActor @Suite struct NumberTests {
  @Test(arguments: ["1e10", "-1e10", "1e300"]) func aNumberBeyondAnyScreenIsAnError(_ number: String) {
    let messages = Nibs.messages(Nibs.xib("<view id=\"a\" alpha=\"\(number)\"/>"))
    #expect(messages == ["error 6: alpha=\"\(number)\" of view is beyond 1000000000: correct it in Xcode"])
  }

  /// Set while the list is still being made.
  @Test(arguments: ["tableView", "collectionView"]) func aListHasItsInsetsAndItsPlace(_ element: String) throws {
    let view = try Nibs.load(
      """
      <\(element) id="a"><rect key="frame" x="0" y="0" width="100" height="200"/><rect key="bounds" x="0" y="-7" width="100" height="200"/>
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></\(element)>
      """)
    let list = try #require(view as? UIScrollView)
    #expect(list.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(list.frame.size == CGSize(width: 100, height: 200))
  }

  @Test(arguments: [(200, 300), (-20, -10), (-5, 5)]) func aStepperHasLimitsOfAnyPlace(_ low: Double, _ high: Double) throws {
    let stepper = try #require(
      try Nibs.load("<stepper id=\"a\" minimumValue=\"\(low)\" maximumValue=\"\(high)\"/>") as? UIStepper)
    #expect(stepper.minimumValue == low && stepper.maximumValue == high)
  }
}
