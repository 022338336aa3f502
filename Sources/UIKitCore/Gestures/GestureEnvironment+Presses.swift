internal import Foundation

// Keys, and pointers that hover: what recognizers hear of beside touches.
extension GestureEnvironment {
  /// A gesture without touches goes on.
  func change(_ gesture: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
    // Its view may be in no window by now.
    gesture.tracking.environment = self
    gesture.change(to: state)
    finishUntouched()
  }

  /// Finds the recognizers that hear of a key: those of the view where it goes first, and of the views around it.
  func attach(_ press: UIPress, at start: UIView?, _ event: UIPressesEvent) {
    var gestures: [UIGestureRecognizer] = []
    var current = start
    while let view = current {
      current = view.superview
      for gesture in view.storedGestures where hears(gesture, press, event) {
        gestures.append(gesture)
        gesture.tracking.environment = self
        gesture.tracking.add(press)
        if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
      }
    }
    press.hearers = gestures.map { WeakGesture(gesture: $0) }
  }

  private func hears(_ gesture: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
    gesture.takesTouches && gesture.allowedPressTypes.contains { $0.intValue == press.type.rawValue }
      && gesture.shouldReceive(event) && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
      && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: press) ?? true
  }

  /// Before the responder chain hears of it.
  ///
  /// - Returns: whether a gesture that cancels what views hear has taken the press.
  func deliver(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    whileDelivering {
      for gesture in press.gestureRecognizers ?? [] where gesture.isEnabled && !gesture.storedState.isFinal {
        gesture.tracking.modifiers = event.modifierFlags
        switch press.phase {
        case .began: gesture.pressesBegan([press], with: event)
        case .changed: gesture.pressesChanged([press], with: event)
        case .ended: gesture.pressesEnded([press], with: event)
        case .cancelled: gesture.pressesCancelled([press], with: event)
        case .stationary: break
        }
      }
    }
    finishUntouched()
    return press.gestureRecognizers?.contains { $0.cancelsTouchesInView && $0.announced.isRecognized } ?? false
  }

  /// The key is up.
  func finish(_ press: UIPress) {
    for gesture in press.gestureRecognizers ?? [] { gesture.tracking.remove(press) }
    press.hearers = []
    finishUntouched()
  }
}
