import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells when touches in its view have ended, whatever other recognizers make of them; recognizes nothing itself.
final class TouchEnds: UIGestureRecognizer {
  private let whenEnded: @MainActor () -> Void

  init(_ whenEnded: @escaping @MainActor () -> Void) {
    self.whenEnded = whenEnded
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    whenEnded()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    whenEnded()
  }
}
