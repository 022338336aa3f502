/// All keys that are held down at one instant.
@MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The end of the responder chain: what comes here was handled by nobody.
  func leave(_ presses: Set<UIPress>) {
    for press in presses where press.phase == .began { press.isLeft = true }
  }
}
