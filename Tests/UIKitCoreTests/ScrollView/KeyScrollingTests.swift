import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct KeyScrollingTests {
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private static let arrows: [Way: UIKeyboardHIDUsage] = [
    .down: .keyboardDownArrow, .up: .keyboardUpArrow, .right: .keyboardRightArrow, .left: .keyboardLeftArrow,
  ]

  @Test(arguments: Way.allCases) func anArrowScrollsALineSmoothly(way: Way) throws {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    rig.press(try #require(Self.arrows[way]))
    #expect(rig.scroll.contentOffset == before)
    rig.settle()
    #expect(rig.scroll.contentOffset == before + way.offset(40) && rig.recorder.messages == WheelTests.drag)
  }

  @Test(arguments: Way.allCases) func aHeldArrowRunsEvenlyAndAddsUp(way: Way) throws {
    let rig = ScrollRig(way)
    let arrow = try #require(Self.arrows[way])
    let before = rig.scroll.contentOffset
    rig.key(arrow)
    rig.run(frames: 12)
    var steps: [CGFloat] = []
    for _ in 0..<30 {
      rig.key(arrow, .repeated)
      for _ in 0..<2 {
        let last = rig.scroll.contentOffset
        rig.run(frames: 1)
        steps.append(way.along(rig.scroll.contentOffset - last))
      }
    }
    // 40 points every other frame: none stands out once it is under way.
    #expect(steps[20...].allSatisfy { $0 > 12 && $0 < 28 })
    rig.key(arrow, .up)
    rig.settle()
    #expect(rig.scroll.contentOffset == before + way.offset(31 * 40) && rig.recorder.messages == WheelTests.drag)
  }

  @Test func pagesLeaveALittleOfWhatWasSeen() {
    let rig = ScrollRig(.down)
    rig.scroll.contentInset = UIEdgeInsets(top: 52, left: 0, bottom: 0, right: 0)
    rig.scroll.contentOffset.y = 4000
    for (code, modifiers, distance) in [
      (UIKeyboardHIDUsage.keyboardPageDown, UIKeyModifierFlags(), CGFloat(700)), (.keyboardPageUp, [], -700),
      (.keyboardSpacebar, [], 700), (.keyboardSpacebar, .shift, -700), (.keyboardSpacebar, .alphaShift, 700),
    ] {
      let before = rig.scroll.contentOffset.y
      rig.press(code, modifiers: modifiers)
      rig.settle()
      #expect(rig.scroll.contentOffset.y - before == distance)
    }
  }

  @Test(arguments: [Way.down, .right]) func homeAndEndGoToTheEnds(way: Way) {
    let rig = ScrollRig(way)
    rig.press(.keyboardEnd)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset) == CGFloat(way.isVertical ? 10_000 - 852 : 10_000 - 393))
    rig.press(.keyboardHome)
    rig.settle()
    #expect(rig.scroll.contentOffset == .zero)
  }

  @Test func keysWithModifiersAreOthers() {
    let rig = ScrollRig(.down)
    for modifiers in [UIKeyModifierFlags.control, .alternate, .command, .shift] {
      rig.press(.keyboardDownArrow, modifiers: modifiers)
    }
    rig.press(.keyboardA)
    rig.settle()
    #expect(rig.recorder.offsets.isEmpty)
  }

  @Test func scrollViewsMayDecline() {
    let rig = ScrollRig(.down)
    rig.scroll.allowsKeyboardScrolling = false
    rig.press(.keyboardDownArrow)
    rig.settle()
    rig.scroll.allowsKeyboardScrolling = true
    rig.scroll.isScrollEnabled = false
    rig.press(.keyboardDownArrow)
    rig.settle()
    #expect(rig.recorder.offsets.isEmpty)
  }

  @Test func theLargestIsFocusedUntilOneIsTouchedOrHoldsTheFirstResponder() {
    let rig = ScrollRig(.down)
    rig.scroll.frame.size.height = 600
    let (small, field) = (UIScrollView(frame: CGRect(x: 0, y: 600, width: 393, height: 252)), Field())
    small.contentSize = CGSize(width: 393, height: 5000)
    rig.window.addSubview(small)
    func moved() -> String {
      let before = (rig.scroll.contentOffset.y, small.contentOffset.y)
      rig.press(.keyboardDownArrow)
      rig.settle()
      return (rig.scroll.contentOffset.y > before.0 ? "large" : "") + (small.contentOffset.y > before.1 ? "small" : "")
    }
    #expect(moved() == "large")
    rig.touch(.began, CGPoint(x: 100, y: 700))
    rig.touch(.ended, CGPoint(x: 100, y: 700))
    #expect(moved() == "small")
    rig.scrollWheel(CGPoint(x: 0, y: 1), at: CGPoint(x: 100, y: 100), precise: true)
    rig.settle()
    #expect(moved() == "large")
    small.addSubview(field)
    #expect(field.becomeFirstResponder() && moved() == "small")
    field.removeFromSuperview()
    rig.window.addSubview(field)
    #expect(field.becomeFirstResponder() && moved() == "large", "a first responder outside of both leaves it to the touch")
  }

  @Test(arguments: Way.allCases) func theInnerOneMovesFirstAndAHeldKeyStaysWithIt(way: Way) throws {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 60)
    let arrow = try #require(Self.arrows[way])
    rig.touch(.began, ScrollRig.middle)
    rig.touch(.ended, ScrollRig.middle)
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    rig.key(arrow)
    for _ in 0..<10 { rig.key(arrow, .repeated) }
    rig.key(arrow, .up)
    rig.settle()
    #expect(way.along(inner.contentOffset - start) == 60 && rig.scroll.contentOffset == outer)
    rig.press(arrow)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset - outer) == 40)
    inner.transfersVerticalScrollingToParent = false
    inner.transfersHorizontalScrollingToParent = false
    rig.press(arrow)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset - outer) == 40)
  }
}
