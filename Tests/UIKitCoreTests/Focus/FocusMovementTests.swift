import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics

/// Where keys move the focus.
@MainActor @Suite struct FocusMovementTests {
  private let rig = FocusRig()

  @Test func thereIsNoFocusUntilAKeyAsksForIt() {
    let item = rig.add("a", 20, 20)
    #expect(rig.system.focusedItem == nil && !item.isFocused && item.layer.sublayers == nil)
    #expect(rig.path(.keyboardA, .keyboardReturnOrEnter) == ["-", "-"])
    #expect(rig.path(.keyboardTab) == ["a"] && item.isFocused)
    #expect(item.layer.sublayers?.count == 1, "the ring is a layer of the item")
  }

  @Test func aTouchTakesTheRingAway() {
    let item = rig.add("a", 20, 20)
    rig.press(.keyboardTab)
    rig.stage.tap(at: CGPoint(x: 300, y: 500))
    rig.stage.settle()
    #expect(rig.focused == "-" && !item.isFocused && item.layer.sublayers?.isEmpty ?? true)
  }

  @Test func tabGoesInReadingOrderAndBack() {
    for (name, x, y) in [("d", 20, 100), ("b", 120, 22), ("c", 220, 18), ("a", 20, 20), ("e", 220, 104)] {
      rig.add(name, CGFloat(x), CGFloat(y))
    }
    #expect(
      rig.path(.keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab, .keyboardTab) == [
        "a", "b", "c", "d", "e", "a",
      ])
    #expect(rig.path(.keyboardTab, .keyboardTab, modifiers: .shift) == ["e", "d"])
  }

  @Test func rightToLeftBeginsAtTheRight() {
    rig.root.view.semanticContentAttribute = .forceRightToLeft
    for (name, x) in [("a", 20), ("b", 120), ("c", 220)] { rig.add(name, CGFloat(x), 20) }
    #expect(rig.path(.keyboardTab, .keyboardTab, .keyboardTab) == ["c", "b", "a"])
    #expect(rig.path(.keyboardRightArrow, .keyboardLeftArrow) == ["b", "a"], "arrows go where they point")
  }

  @Test func arrowsGoToTheNearestOnTheirWay() {
    for (name, x, y) in [("a", 20, 20), ("b", 120, 20), ("c", 220, 60), ("d", 20, 100), ("e", 140, 100)] {
      rig.add(name, CGFloat(x), CGFloat(y))
    }
    rig.press(.keyboardTab)
    #expect(
      rig.path(.keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardUpArrow, .keyboardUpArrow)
        == ["b", "e", "d", "a", "a"])
  }

  @Test func aGroupIsOneStopAndArrowsStayInside() {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 100))
    box.focusGroupIdentifier = "box"
    rig.root.view.addSubview(box)
    rig.add("a", 20, 20)
    rig.add("b", 20, 10, in: box)
    rig.add("c", 120, 10, in: box)
    rig.add("d", 20, 300)
    #expect(
      rig.path(.keyboardTab, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow, .keyboardUpArrow) == [
        "a", "b", "c", "c", "c",
      ])
    #expect(rig.path(.keyboardTab, .keyboardTab, .keyboardTab) == ["d", "a", "c"], "a group is entered where it was left")
  }

  @Test func thePriorityDecidesWhereAGroupIsEntered() {
    rig.root.view.focusGroupIdentifier = "all"
    rig.add("a", 20, 20)
    let b = rig.add("b", 120, 20)
    b.focusGroupPriority = .prioritized
    #expect(rig.path(.keyboardTab) == ["b"] && b.focusGroupPriority == .currentlyFocused)
    b.focusGroupPriority = UIFocusGroupPriority(-5)
    rig.press(.keyboardLeftArrow)
    #expect(b.focusGroupPriority == .ignored)
  }

  @Test func aGuideLeadsElsewhere() {
    let a = rig.add("a", 20, 20)
    let far = rig.add("far", 300, 500)
    let guide = UIFocusGuide()
    rig.root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: rig.root.view.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: rig.root.view.topAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 80), guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    rig.add("between", 20, 300)
    guide.preferredFocusEnvironments = [far]
    rig.press(.keyboardTab)
    #expect(rig.path(.keyboardDownArrow) == ["far"])
    rig.system.requestFocusUpdate(to: a)
    guide.isEnabled = false
    rig.stage.settle()
    #expect(rig.focused == "a")
    #expect(rig.path(.keyboardDownArrow) == ["between"])
  }

  @Test func theControllerSaysWhereItBegins() {
    final class Screen: UIViewController {
      var preferred: [any UIFocusEnvironment] = []
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    }
    let screen = Screen()
    rig.stage.window.rootViewController = screen
    rig.stage.settle()
    rig.add("a", 20, 20, in: screen.view)
    let b = rig.add("b", 120, 20, in: screen.view)
    screen.preferred = [UIView(), b]
    #expect(rig.path(.keyboardTab) == ["b"])
  }

  @Test func whatIsHiddenOrDisabledIsLeftOut() {
    let (a, b, c) = (rig.add("a", 20, 20), rig.add("b", 120, 20), rig.add("c", 220, 20))
    b.isHidden = true
    #expect(rig.path(.keyboardTab, .keyboardTab, .keyboardTab) == ["a", "c", "a"])
    (b.isHidden, c.alpha) = (false, 0)
    #expect(rig.path(.keyboardTab, .keyboardTab) == ["b", "a"])
    (c.alpha, a.isOpen, b.isUserInteractionEnabled) = (1, false, false)
    rig.stage.settle()
    #expect(rig.focused == "c", "the focus leaves what may not have it")
  }

  @Test func theFocusNeverRestsOnWhatIsGone() {
    let (a, b) = (rig.add("a", 20, 20), rig.add("b", 120, 20))
    rig.press(.keyboardTab)
    a.removeFromSuperview()
    #expect(rig.system.focusedItem == nil && !a.isFocused)
    rig.stage.settle()
    #expect(rig.focused == "b")
    b.isHidden = true
    #expect(rig.system.focusedItem == nil)
    rig.stage.settle()
    #expect(rig.focused == "-")
    b.isHidden = false
    rig.stage.settle()
    #expect(rig.path(.keyboardTab) == ["b"])
    let other = UIWindow(frame: rig.stage.window.frame)
    other.makeKeyAndVisible()
    #expect(rig.focused == "-", "keys go to another window")
    rig.stage.settle()
    other.isHidden = true
    rig.stage.window.makeKey()
  }

  @Test func aModalViewHoldsTheFocusAndGivesItBack() {
    let a = rig.add("a", 20, 20)
    rig.add("b", 120, 20)
    let cover = UIView(frame: rig.root.view.bounds)
    cover.accessibilityViewIsModal = true
    rig.press(.keyboardTab)
    rig.root.view.addSubview(cover)
    rig.add("inside", 20, 300, in: cover)
    rig.stage.settle()
    #expect(rig.focused != "a")
    #expect(rig.path(.keyboardTab, .keyboardTab) == ["inside", "inside"])
    cover.removeFromSuperview()
    rig.stage.settle()
    #expect(rig.focused == "a" && a.isFocused)
  }

  @Test func whereNothingIsFocusableArrowsScroll() {
    let scroll = UIScrollView(frame: rig.root.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    rig.root.view.addSubview(scroll)
    #expect(rig.path(.keyboardDownArrow) == ["-"] && scroll.contentOffset.y == 40)
    rig.add("a", 20, 700, in: scroll)
    #expect(
      rig.path(.keyboardDownArrow) == ["-"] && scroll.contentOffset.y == 80, "an arrow goes on scrolling a text with a button")
    #expect(rig.path(.keyboardTab) == ["a"] && scroll.contentOffset.y > 140, "what has the focus is scrolled into view")
    let offset = scroll.contentOffset.y
    #expect(rig.path(.keyboardDownArrow) == ["a"] && scroll.contentOffset.y == offset + 40, "no item below: the key scrolls")
  }

  @Test func aKeyWithControlMovesNothing() {
    rig.add("a", 20, 20)
    rig.add("b", 120, 20)
    rig.press(.keyboardTab)
    for modifiers in [UIKeyModifierFlags.control, .alternate, .command] {
      rig.press(.keyboardTab, modifiers)
      rig.press(.keyboardRightArrow, modifiers)
    }
    #expect(rig.focused == "a")
  }
}
