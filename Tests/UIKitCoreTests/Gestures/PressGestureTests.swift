import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Keys that recognizers hear of.
@MainActor @Suite struct PressGestureTests {
  private final class Listener: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("began")
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("ended")
      super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("cancelled")
      super.pressesCancelled(presses, with: event)
    }
  }

  private final class Choosy: NSObject, UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      asked += 1
      return press.key?.modifierFlags.contains(.shift) ?? false
    }
  }

  private let rig = ScrollRig()
  private let view = Listener()

  init() {
    rig.scroll.addSubview(view)
    view.becomeFirstResponder()
  }

  private func tap(on view: UIView, _ types: UIPress.PressType..., then action: @escaping () -> Void) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { _ in action() }
    tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func aKeyTapsWhereItIsAllowedAndTheViewHearsThatItIsCancelled() {
    var taps = 0
    let tap = tap(on: rig.scroll, .select) { taps += 1 }
    rig.press(.keyboardReturnOrEnter)
    #expect(taps == 1 && view.heard == ["began", "cancelled"] && tap.state == .possible)
    rig.press(.keyboardA)
    #expect(taps == 1 && view.heard.suffix(2) == ["began", "ended"])
    tap.cancelsTouchesInView = false
    rig.press(.keypadEnter)
    #expect(taps == 2 && view.heard.suffix(2) == ["began", "ended"])
  }

  @Test func byDefaultNoKeyTaps() {
    var taps = 0
    let tap = tap(on: view) { taps += 1 }
    #expect(UITapGestureRecognizer().allowedPressTypes.isEmpty)
    rig.press(.keyboardReturnOrEnter)
    #expect(taps == 0 && tap.state == .possible)
  }

  @Test func aTapOfTwoWaitsForTheSecondKeyAndNotForever() {
    var taps = 0
    let tap = tap(on: view, .select) { taps += 1 }
    tap.numberOfTapsRequired = 2
    rig.press(.keyboardReturnOrEnter)
    rig.run(frames: 6)
    rig.press(.keyboardReturnOrEnter)
    #expect(taps == 1)
    rig.press(.keyboardReturnOrEnter)
    rig.run(frames: 60)
    rig.press(.keyboardReturnOrEnter)
    rig.run(frames: 60)
    #expect(taps == 1 && tap.state == .possible && !rig.screen.driver.needsFrame)
  }

  @Test func aKeyThatIsHeldTooLongTapsNothing() {
    var taps = 0
    _ = tap(on: view, .select) { taps += 1 }
    rig.key(.keyboardReturnOrEnter, .down)
    rig.run(frames: 60)
    rig.key(.keyboardReturnOrEnter, .up)
    #expect(taps == 0 && view.heard == ["began", "ended"])
  }

  @Test func aKeyThatARecognizerHearsOfScrollsNothing() {
    rig.press(.keyboardDownArrow)
    rig.settle()
    let offset = rig.scroll.contentOffset.y
    #expect(offset > 0)
    _ = tap(on: view, .downArrow) {}
    rig.press(.keyboardDownArrow)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == offset)
  }

  @Test func theDelegateIsAskedAndARecognizerMayIgnore() {
    let (choosy, eager) = (Choosy(), EagerForKeys())
    var taps = 0
    let tap = tap(on: view, .select) { taps += 1 }
    tap.delegate = choosy
    rig.press(.keyboardReturnOrEnter)
    rig.press(.keyboardReturnOrEnter, modifiers: .shift)
    #expect(choosy.asked == 2 && taps == 1)
    eager.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    view.addGestureRecognizer(eager)
    rig.press(.keyboardEscape)
    #expect(eager.heard == ["began 1", "ended 1", "reset"] && eager.state == .possible)
    eager.ignores = true
    rig.press(.keyboardEscape)
    #expect(eager.heard.suffix(1) == ["began 0"])
  }
}

/// Begins with a key and ends with it.
private final class EagerForKeys: UIGestureRecognizer {
  var heard: [String] = []
  var ignores = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    if ignores { for press in presses { ignore(press, for: event) } }
    heard.append("began \(event.presses(for: self).count)")
    if !ignores { state = .began }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    heard.append("ended \(event.presses(for: self).count)")
    state = .ended
  }

  override func reset() {
    super.reset()
    heard.append("reset")
  }
}
