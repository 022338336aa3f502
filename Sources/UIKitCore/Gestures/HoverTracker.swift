internal import Foundation

/// Tracks the pointer of one screen and the recognizers under it.
@MainActor final class HoverTracker {
  private final class HoverEvent: UIEvent {
    override var type: EventType { .hover }
  }

  private let event = HoverEvent()
  private unowned let environment: GestureEnvironment
  /// Recognizers under the pointer, those of deeper views first.
  private var hovered: [WeakHover] = []

  private struct WeakHover {
    weak var gesture: UIHoverGestureRecognizer?
  }

  init(environment: GestureEnvironment) { self.environment = environment }

  /// Updates the recognizers under the pointer.
  ///
  /// - Parameter hit: The deepest view under the pointer; nil if there is none, the pointer has left the window, or a button is down.
  func move(to place: CGPoint, over hit: UIView?, _ modifiers: UIKeyModifierFlags, at time: TimeInterval) {
    (event.timestamp, event.modifierFlags) = (time, modifiers)
    let under = recognizers(over: hit)
    let former = hovered.compactMap(\.gesture)
    hovered = under.map { WeakHover(gesture: $0) }
    for gesture in former where gesture.storedState != .possible && !under.contains(where: { $0 === gesture }) {
      environment.change(gesture, to: .ended)
    }
    for gesture in under {
      let isNews = gesture.move(to: place, modifiers)
      if !former.contains(where: { $0 === gesture }) {
        environment.change(gesture, to: .began)
      } else if isNews {
        environment.change(gesture, to: .changed)
      }
    }
  }

  private func recognizers(over hit: UIView?) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    var current = hit
    while let view = current {
      current = view.superview
      for case let gesture as UIHoverGestureRecognizer in view.storedGestures where hears(gesture) { found.append(gesture) }
    }
    return found
  }

  /// Whether the recognizer receives hovering; the delegate is asked only at the beginning.
  private func hears(_ gesture: UIHoverGestureRecognizer) -> Bool {
    if hovered.contains(where: { $0.gesture === gesture }) { return gesture.isEnabled && gesture.state != .possible }
    return gesture.isEnabled && gesture.storedState == .possible && gesture.admits(.indirectPointer)
      && gesture.shouldReceive(event) && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: event) ?? true
  }
}
