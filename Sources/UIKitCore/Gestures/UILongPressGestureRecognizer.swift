internal import Diagnostics
public import Foundation

/// Continuous: fingers that stay in place for a while. Begins when the time is up, changes with every movement, and ends when a finger
/// leaves.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The defaults, in seconds and points: for all that begins with a finger that rests.
  static let (usualDuration, usualMovement): (TimeInterval, CGFloat) = (0.5, 10)

  /// Seconds that the fingers must stay; 0.5 by default. Negative or not finite: a programming error.
  open var minimumPressDuration = UILongPressGestureRecognizer.usualDuration {
    willSet {
      ensure(
        newValue.isFinite && newValue >= 0,
        "UILongPressGestureRecognizer.minimumPressDuration = \(newValue): set a finite number of seconds, 0 or more")
    }
  }

  /// Fingers that must be down, no more and no less; 1 by default, less is a programming error.
  open var numberOfTouchesRequired = 1 {
    willSet { ensure(newValue > 0, "UILongPressGestureRecognizer.numberOfTouchesRequired = \(newValue): set at least 1") }
  }
  /// Taps at the same place before the press; 0 by default.
  open var numberOfTapsRequired = 0 {
    willSet { ensure(newValue >= 0, "UILongPressGestureRecognizer.numberOfTapsRequired = \(newValue): set 0 or more") }
  }
  /// Points that the fingers may move before the gesture begins; 10 by default.
  open var allowableMovement = UILongPressGestureRecognizer.usualMovement {
    willSet {
      ensure(newValue >= 0, "UILongPressGestureRecognizer.allowableMovement = \(newValue): set a number of points, 0 or more")
    }
  }

  private var start = CGPoint.zero
  private var timer: TimerToken?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state != .possible { return }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    if touches.contains(where: { $0.tapCount <= numberOfTapsRequired }) {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = tracking.center
    timer?.cancel()
    timer = driver?.schedule(after: minimumPressDuration) { [weak self] in
      if let self, state == .possible { state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      state = .changed
    } else if timer != nil, hypot(tracking.center.x - start.x, tracking.center.y - start.y) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
