internal import Diagnostics
internal import Foundation

/// Discrete: a number of taps with a number of fingers.
///
/// A finger may stay 0.75 s and move 45 points in a tap; the next tap begins within 0.35 s and 45 points (our choice).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps in succession; 1 by default, less is a programming error.
  open var numberOfTapsRequired = 1 {
    willSet { ensure(newValue > 0, "UITapGestureRecognizer.numberOfTapsRequired = \(newValue): set at least 1") }
  }

  /// Fingers of each tap, no more and no less; 1 by default, less is a programming error.
  open var numberOfTouchesRequired = 1 {
    willSet { ensure(newValue > 0, "UITapGestureRecognizer.numberOfTouchesRequired = \(newValue): set at least 1") }
  }
  /// Buttons that a mouse must press; the primary one by default. Fingers need none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// Number of fingers of the running tap.
  private var fingers = 0
  private var start = CGPoint.zero
  private var timer: TimerToken?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isFirstFinger = numberOfTouches == touches.count
    if isFirstFinger {
      if taps > 0 && distance > TapLimits.separation {
        state = .failed
        return
      }
      if taps == 0 { start = tracking.center }
      fingers = 0
    }
    fingers += touches.count
    let isOtherButton = touches.contains { $0.type == .indirectPointer } && !event.buttonMask.isSuperset(of: buttonMaskRequired)
    if fingers > numberOfTouchesRequired || isOtherButton {
      state = .failed
      return
    }
    if isFirstFinger { failUnlessNext(within: TapLimits.duration) }
    if taps == 0 { start = tracking.center }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if distance > TapLimits.separation { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard tracking.live.allSatisfy({ $0.phase == .ended }) else { return }
    if fingers < numberOfTouchesRequired {
      state = .failed
      return
    }
    countTap()
  }

  private func countTap() {
    taps += 1
    if taps == numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      failUnlessNext(within: TapLimits.interval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  // MARK: Keys

  /// An allowed key taps too, as often as a finger would have to.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    if tracking.livePresses.count > 1 { state = .failed } else { failUnlessNext(within: TapLimits.duration) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    countTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    (timer, taps, fingers) = (nil, 0, 0)
  }

  /// A tap does not prevent a tap recognizer that needs more taps or fingers.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return tap.numberOfTapsRequired <= numberOfTapsRequired && tap.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  private var distance: CGFloat { hypot(tracking.center.x - start.x, tracking.center.y - start.y) }

  private func failUnlessNext(within seconds: TimeInterval) {
    timer?.cancel()
    timer = driver?.schedule(after: seconds) { [weak self] in
      if let self, state == .possible { state = .failed }
    }
  }

  /// Whether one tap of one finger is enough.
  var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}
