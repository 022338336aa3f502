internal import Foundation
package import UIKitCore

/// Continuous recognizer of one finger: begins at touch-down and follows every movement.
package final class CarryGestureRecognizer: UIGestureRecognizer {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began } else { for touch in touches { ignore(touch, for: event) } }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { state = .changed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
