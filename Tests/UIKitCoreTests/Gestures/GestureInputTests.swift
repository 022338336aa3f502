import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

/// Kinds of touches, buttons and modifier keys.
@MainActor @Suite struct GestureInputTests {
  let log = Log()
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let point = CGPoint(x: 100, y: 100)

  init() { stage.window.addSubview(view) }

  private func touch(
    _ phase: UITouch.Phase, id: Int = 0, type: UITouch.TouchType = .direct, keys: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = []
  ) {
    stage.driver.touches(
      [RawTouch(id: id, phase: phase, location: point, type: type, modifiers: keys, buttons: buttons)], at: stage.time)
  }

  @Test func onlyAllowedKindsAreHeard() {
    let tap = UITapGestureRecognizer { [log] _ in log.add("tap") }
    view.addGestureRecognizer(tap)
    #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    for type in [UITouch.TouchType.direct, .pencil] {
      touch(.began, type: type)
      touch(.ended, type: type)
    }
    #expect(log.take() == ["tap"])
  }

  @Test func kindsMixOnlyIfTheyMay() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    #expect(pan.requiresExclusiveTouchType)
    for (isExclusive, count) in [(true, 1), (false, 2)] {
      pan.requiresExclusiveTouchType = isExclusive
      touch(.began, id: 1)
      touch(.began, id: 2, type: .pencil)
      #expect(pan.numberOfTouches == count)
      touch(.ended, id: 1)
      touch(.ended, id: 2, type: .pencil)
    }
  }

  @Test func aPointerNeedsItsButtonAndAFingerNone() {
    let tap = UITapGestureRecognizer { [log] in log.add("tap \($0.buttonMask.rawValue)") }
    view.addGestureRecognizer(tap)
    #expect(tap.buttonMaskRequired == .primary && tap.buttonMask == [])
    func click(_ buttons: UIEvent.ButtonMask) {
      touch(.began, type: .indirectPointer, buttons: buttons)
      touch(.ended, type: .indirectPointer, buttons: buttons)
    }
    click(.primary)
    click(.secondary)
    #expect(log.take() == ["tap 1"])
    tap.buttonMaskRequired = .secondary
    click(.primary)
    click(.secondary)
    touch(.began)
    touch(.ended)
    #expect(log.take() == ["tap 2", "tap 0"])
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
  }

  @Test func modifierKeysAreKnown() {
    let tap = UITapGestureRecognizer { [log] in log.add("\($0.modifierFlags == [.shift, .command])") }
    view.addGestureRecognizer(tap)
    touch(.began, keys: [.shift, .command])
    touch(.ended, keys: [.shift, .command])
    touch(.began)
    touch(.ended)
    #expect(log.take() == ["true", "false"])
  }

  /// As on iOS: without a requirement the single tap comes at the first lift, the double one at the second, in either order of adding.
  @Test(arguments: [[1, 2], [2, 1]]) func aSingleAndADoubleTapSideBySide(_ order: [Int]) {
    for taps in order {
      let tap = UITapGestureRecognizer { [log] _ in log.add("\(taps)") }
      tap.numberOfTapsRequired = taps
      view.addGestureRecognizer(tap)
    }
    touch(.began)
    #expect(log.take() == [])
    touch(.ended)
    #expect(log.take() == ["1"])
    stage.advance(by: 0.1)
    touch(.began)
    touch(.ended)
    #expect(log.take() == ["2"])
    stage.settle()
    #expect(log.take() == [])
  }
}
