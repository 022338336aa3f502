/// The keys that are held down at one instant.
///
/// One object serves all presses of a screen: read what you need during the message, and retain no reference.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses that are down or have just ended.
  open internal(set) var allPresses: Set<UIPress> = []

  /// The presses that `gesture` receives; empty if there are none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The end of the responder chain: marks presses that nobody handled.
  func leave(_ presses: Set<UIPress>) {
    for press in presses where press.phase == .began { press.isLeft = true }
  }
}
