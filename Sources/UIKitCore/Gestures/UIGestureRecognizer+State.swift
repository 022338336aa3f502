internal import Diagnostics
internal import Foundation

extension UIGestureRecognizer {
  /// State transitions. Pairs of states that are not listed are ignored.
  func change(to new: State) {
    if !held.isEmpty { return changeWhileHeld(to: new) }
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      storedState = mayBegin ? new : .failed
    case (.possible, .failed), (.possible, .cancelled), (.began, .changed), (.changed, .changed), (.began, .ended),
      (.changed, .ended):
      storedState = new == .cancelled ? .failed : new
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      storedState = .cancelled
    case (.possible, .changed):
      programmingError("\(type(of: self)).state = .changed while it is .possible: a continuous gesture starts with .began")
    default:
      return
    }
    if unannounced.last != .changed || storedState != .changed { unannounced.append(storedState) }
    environment?.stateChanged(self)
  }

  /// Handles a change while the recognition is held: only the end of the gesture counts.
  private func changeWhileHeld(to new: State) {
    switch new {
    case .ended:
      if held.last != .ended { held.append(.ended) }
    case .failed, .cancelled:
      held = []
      storedState = .failed
      unannounced.append(.failed)
      environment?.stateChanged(self)
    case .possible, .began, .changed:
      break
    }
  }

  private var mayBegin: Bool {
    guard let view else { return true }
    var asked: UIView? = tracking.live.first?.view ?? tracking.seen.last?.view ?? view
    while let current = asked {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      asked = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether the recognizer may receive new touches.
  var takesTouches: Bool { isEnabled && held.isEmpty && !storedState.isFinal }

  /// Whether the recognizer may receive a touch of `type` in addition to its current touches.
  func admits(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
      && !(requiresExclusiveTouchType && tracking.live.contains { $0.type != type })
  }

  /// Whether the recognizer has touches or keys, or has had some since its last reset.
  var isActive: Bool { !tracking.seen.isEmpty || !tracking.seenPresses.isEmpty }

  /// Whether the recognizer has recognized its gesture, and has not been reset since; one that has failed has not.
  var hasRecognized: Bool { [.began, .changed, .ended].contains(storedState) }

  var isUnderWay: Bool { isActive || storedState != .possible }

  func makeReady() {
    storedState = .possible
    announced = .possible
    (unannounced, held) = ([], [])
    tracking.forget()
    reset()
  }

  // MARK: Relations between recognizers

  func mayRunBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !mayRunBeside(other)
  }

  func waits(for other: UIGestureRecognizer) -> Bool {
    if requires(other) { return true }
    guard tracking.shares(other.tracking) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }
}
