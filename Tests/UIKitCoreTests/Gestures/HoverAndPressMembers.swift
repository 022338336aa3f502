import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// Every member of `UIHoverGestureRecognizer`, and what `UIGestureRecognizer` has for keys.
@MainActor @Suite struct HoverAndPressMembers {
  /// Lists what it hears of keys.
  private final class Keys: UIGestureRecognizer {
    var heard: [String] = []
    var ignores = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesBegan(presses, with: event)
      heard.append("began")
      if ignores { for press in presses { ignore(press, for: event) } }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesChanged(presses, with: event)
      heard.append("changed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesEnded(presses, with: event)
      heard.append("ended")
      state = .failed
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesCancelled(presses, with: event)
      heard.append("cancelled")
    }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
  }

  @Test func aHoverKnowsWhereThePointerIsAndThatAMouseStandsUpright() {
    let stage = ManualStage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.window.addSubview(view)
    let hover = UIHoverGestureRecognizer()
    view.addGestureRecognizer(hover)
    stage.hover(at: CGPoint(x: 110, y: 120))
    #expect(hover.state == .began && hover.location(in: view) == CGPoint(x: 10, y: 20))
    #expect(hover.zOffset == 0 && hover.altitudeAngle == .pi / 2)
    #expect(hover.azimuthAngle(in: view) == 0 && hover.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    #expect(!hover.shouldReceive(UIEvent()), "touches are none of its business")
  }

  @Test func aRecognizerHearsOfTheKeysThatItAllows() {
    let stage = ManualStage()
    let (keys, refusing) = (Keys(), Refusing())
    #expect(keys.allowedPressTypes.isEmpty)
    keys.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.window.addGestureRecognizer(keys)
    stage.key(.keyboardReturnOrEnter)
    stage.key(.keyboardA)
    #expect(keys.heard == ["began", "ended"])
    keys.ignores = true
    stage.key(.keyboardReturnOrEnter)
    #expect(keys.heard == ["began", "ended", "began"])
    keys.delegate = refusing
    stage.key(.keyboardReturnOrEnter)
    #expect(keys.heard.count == 3)
    keys.pressesChanged([], with: UIPressesEvent())
    keys.pressesCancelled([], with: UIPressesEvent())
    #expect(keys.heard.suffix(2) == ["changed", "cancelled"])
  }
}
