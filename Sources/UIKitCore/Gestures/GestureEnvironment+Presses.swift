internal import Foundation

// Input of recognizers besides touches: keys and hovering pointers.
extension GestureEnvironment {
  /// Changes the state of a gesture without touches.
  func change(_ gesture: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
    // The recognizer's view may have left its window.
    gesture.tracking.environment = self
    gesture.change(to: state)
    finishUntouched()
  }

  /// Collects the recognizers that receive a key: those of the view that receives the key first, and of its ancestors.
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

  /// Sends a press to its recognizers, before the responder chain receives it.
  ///
  /// - Returns: whether a recognized gesture with `cancelsTouchesInView` consumes the press.
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

  /// Removes a press whose key was released.
  func finish(_ press: UIPress) {
    for gesture in press.gestureRecognizers ?? [] { gesture.tracking.remove(press) }
    press.hearers = []
    finishUntouched()
  }
}
