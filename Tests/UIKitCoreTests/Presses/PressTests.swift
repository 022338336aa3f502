import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct PressTests {
  final class Listener: UIView {
    var heard: [String] = []
    var keeps = false
    override var canBecomeFirstResponder: Bool { true }

    private func note(_ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      for press in presses {
        heard.append("\(name) \(press.phase) \(press.key?.characters ?? "") of \(event?.allPresses.count ?? 0)")
      }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses, event)
      if !keeps { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses, event)
      if !keeps { super.pressesEnded(presses, with: event) }
    }
  }

  private func key(_ rig: ScrollRig, _ code: UIKeyboardHIDUsage, _ action: RawKey.Action, _ characters: String = "") {
    rig.screen.driver.key(RawKey(code, action, characters: characters), at: rig.time)
  }

  @Test func pressesGoUpFromTheFirstResponderAndRepeatsAreNone() {
    let (rig, outer, inner) = (ScrollRig(), Listener(), Listener())
    rig.window.addSubview(outer)
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    key(rig, .keyboardA, .down, "a")
    key(rig, .keyboardB, .down, "b")
    key(rig, .keyboardA, .repeated, "a")
    key(rig, .keyboardA, .up, "a")
    key(rig, .keyboardB, .up, "b")
    #expect(
      inner.heard == ["began began a of 1", "began began b of 2", "ended ended a of 2", "ended ended b of 1"])
    #expect(outer.heard == inner.heard)
    inner.keeps = true
    key(rig, .keyboardA, .down, "a")
    #expect(outer.heard.count == 4 && inner.heard.count == 5)
  }

  @Test func theEndReachesWhoHeardTheBeginning() {
    let (rig, first, second) = (ScrollRig(), Listener(), Listener())
    rig.window.addSubview(first)
    rig.window.addSubview(second)
    first.becomeFirstResponder()
    key(rig, .keyboardA, .down)
    second.becomeFirstResponder()
    key(rig, .keyboardA, .up)
    #expect(first.heard.count == 2 && second.heard.isEmpty)
  }

  @Test func aKeyThatIsKeptDoesNotScroll() {
    let (rig, listener) = (ScrollRig(.down), Listener())
    rig.scroll.addSubview(listener)
    listener.becomeFirstResponder()
    listener.keeps = true
    let before = rig.scroll.contentOffset
    key(rig, .keyboardDownArrow, .down)
    key(rig, .keyboardDownArrow, .repeated)
    rig.settle()
    #expect(rig.scroll.contentOffset == before)
    key(rig, .keyboardDownArrow, .up)
    listener.keeps = false
    key(rig, .keyboardDownArrow, .down)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == before.y + 40)
  }

  @Test func keysThatDoNotFollowFromWhatWasAreNothing() {
    let (rig, listener) = (ScrollRig(), Listener())
    rig.window.addSubview(listener)
    listener.becomeFirstResponder()
    key(rig, .keyboardA, .up)
    key(rig, .keyboardA, .repeated)
    #expect(listener.heard.isEmpty)
    key(rig, .keyboardA, .down)
    key(rig, .keyboardA, .down)
    #expect(listener.heard.count == 1)
  }

  @Test func usagesAreThoseOfTheTables() {
    let known: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardA, 4), (.keyboardZ, 0x1D), (.keyboard1, 0x1E), (.keyboard0, 0x27), (.keyboardSpacebar, 0x2C),
      (.keyboardHome, 0x4A),
      (.keyboardPageUp, 0x4B), (.keyboardEnd, 0x4D), (.keyboardPageDown, 0x4E), (.keyboardRightArrow, 0x4F),
      (.keyboardUpArrow, 0x52), (.keypad0, 0x62), (.keyboardF24, 0x73), (.keyboardLANG9, 0x98), (.keyboardExSel, 0xA4),
      (.keyboardLeftControl, 0xE0), (.keyboardRightGUI, 0xE7),
    ]
    for (usage, code) in known { #expect(usage.rawValue == code) }
  }
}

@MainActor @Suite struct KeyboardDismissTests {
  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory])
  func aFingerThatDragsTakesTheFirstRespondersStanding(mode: UIScrollView.KeyboardDismissMode) {
    let (rig, field) = (ScrollRig(.down), KeyScrollingTests.Field())
    rig.scroll.addSubview(field)
    rig.scroll.keyboardDismissMode = mode
    field.becomeFirstResponder()
    rig.scrollWheel(CGPoint(x: 0, y: 100))
    rig.press(.keyboardDownArrow)
    rig.settle()
    #expect(field.isFirstResponder, "a wheel and keys leave it")
    rig.flick(.down)
    #expect(field.isFirstResponder == (mode == .none))
  }
}
