import CoreGraphics
import Foundation
import Selectors
import Testing
import UIKit
import UIKitTesting

/// What apps set, override and read.
@MainActor @Suite struct AccessibilityMemberTests {
  private final class Meter: UIView, AXCustomContentProvider {
    var level = 3
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Unit", value: "bar")]

    override var isAccessibilityElement: Bool {
      get { true }
      set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
      get { "Level" }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
      get { "\(level)" }
      set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set { super.accessibilityTraits = newValue }
    }
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityDecrement() { level -= 1 }
    override func accessibilityPerformMagicTap() -> Bool {
      level = 0
      return true
    }
  }

  @Test func aViewHasNothingSetAndTakesEverything() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0 && view.accessibilityIdentifier == nil)
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue) = ("Map", "Opens it", "2 km")
    view.accessibilityTraits = [.button, .image]
    view.accessibilityIdentifier = "map"
    view.accessibilityLanguage = "de-CH"
    view.accessibilityNavigationStyle = .combined
    view.accessibilityContainerType = .landmark
    view.accessibilityUserInputLabels = ["Map", "Plan"]
    #expect(view.isAccessibilityElement && view.accessibilityAttributedLabel?.string == "Map")
    #expect(view.accessibilityHint == "Opens it" && view.accessibilityValue == "2 km" && view.accessibilityLanguage == "de-CH")
    #expect(view.accessibilityTraits.contains(.image) && view.accessibilityRespondsToUserInteraction)
    #expect(view.accessibilityNavigationStyle == .combined && view.accessibilityContainerType == .landmark)
    #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Map", "Plan"])
    view.accessibilityLabel = nil
    view.accessibilityUserInputLabels = nil
    #expect(view.accessibilityLabel == nil && view.accessibilityUserInputLabels == [])
  }

  @Test func attributesStayAsLongAsTheTextDoes() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Zürich", attributes: [.accessibilitySpeechLanguage: "de-CH"])
    let attributes = view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.accessibilitySpeechLanguage] as? String == "de-CH" && view.accessibilityLabel == "Zürich")
    view.accessibilityLabel = "Bern"
    #expect(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }

  @Test func overridesAreWhatTheTreeShows() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let meter = Meter(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.window.addSubview(meter)
    let element = try #require(stage.accessibilityElements.first)
    #expect(element.label == "Level" && element.value == "3" && element.traits == .adjustable && element.type == .slider)
    #expect(element.frame == meter.frame && element.description.contains("{Unit: bar}"))
    meter.accessibilityIncrement()
    #expect(stage.accessibilityElements.first?.value == "4")
    #expect(stage.performMagicTap(from: element) && meter.level == 0)
    #expect(!stage.performEscape(from: element))
  }

  @Test func framesAndPathsAreInPointsOfTheScreen() {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let (outer, inner) = (
      UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 100)), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 55, y: 25, width: 10, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 60, y: 30))
    #expect(
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: outer).origin
        == CGPoint(x: 51, y: 21))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    inner.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: inner)
    #expect(inner.accessibilityFrame == CGRect(x: 55, y: 25, width: 4, height: 4) && path.bounds.minX == 0)
    inner.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }

  @Test func elementsThatAreNoViewsFollowTheirContainer() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let chart = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(chart)
    let bars = [1, 2].map { number in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "Bar \(number)"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 50 * (2 - number), y: 0, width: 50, height: 100)
      return bar
    }
    chart.accessibilityElements = bars
    #expect(chart.accessibilityElementCount() == 2 && chart.accessibilityElement(at: 1) as? UIAccessibilityElement === bars[1])
    #expect(chart.index(ofAccessibilityElement: bars[1]) == 1 && chart.index(ofAccessibilityElement: chart) == NSNotFound)
    #expect(chart.accessibilityElement(at: 7) == nil)
    #expect(bars[0].accessibilityFrame == CGRect(x: 150, y: 0, width: 50, height: 100))
    // The app's order counts, not the places.
    #expect(stage.accessibilityElements.map(\.label) == ["Bar 1", "Bar 2"])
    chart.frame.origin.y = 30
    #expect(bars[0].accessibilityFrame.minY == 30)
    bars[0].accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(bars[0].accessibilityFrame.minX == 1 && bars[0].next === chart)
  }

  @Test func customActionsCallTheirClosureOrTheirTarget() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    row.isAccessibilityElement = true
    var performed: [String] = []
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        performed.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Fail") { _ in false },
      UIAccessibilityCustomAction(name: "Gone", target: NSObject(), selector: Selector("gone")),
    ]
    stage.window.addSubview(row)
    let element = try #require(stage.accessibilityElements.first)
    #expect(element.customActions == ["Delete", "Fail", "Gone"])
    #expect(stage.performCustomAction("Delete", of: element) && performed == ["Delete"])
    #expect(!stage.performCustomAction("Fail", of: element) && !stage.performCustomAction("Missing", of: element))
    #expect(!stage.performCustomAction("Gone", of: element), "the target is held weakly")
  }

  @Test func rotorsFindWhatTheirClosureFinds() throws {
    let (first, second) = (UIView(), UIView())
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      let target: UIView = predicate.searchDirection == .next ? second : first
      return UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil)
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === first)
    predicate.searchDirection = .next
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === second && rotor.name == "Errors")
    #expect(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType == .heading)
  }

  @Test func customContentIsCopiedWithItsImportance() throws {
    let content = AXCustomContent(label: "Height", value: "12 m")
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    content.importance = .default
    #expect(copy !== content && copy.label == "Height" && copy.value == "12 m" && copy.importance == .high)
  }
}
