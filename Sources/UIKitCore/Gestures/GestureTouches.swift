package import Foundation

/// The touches of one recognizer's gesture.
@MainActor package struct GestureTouches {
  /// Touches that are down, in the order in which they began.
  package private(set) var live: [UITouch] = []
  /// All touches since the last reset.
  private(set) var seen: [UITouch] = []
  /// Pressed keys, and all keys since the last reset.
  private(set) var livePresses: [UIPress] = []
  private(set) var seenPresses: [UIPress] = []
  /// The centre of the live touches, or the last centre if there are none; screen coordinates.
  package private(set) var center = CGPoint.zero
  /// Modifiers and buttons of the last event.
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  weak var environment: GestureEnvironment?

  mutating func add(_ touch: UITouch) {
    live.append(touch)
    seen.append(touch)
    updateCenter()
  }

  mutating func remove(_ touch: UITouch) {
    live.removeAll { $0 === touch }
    updateCenter()
  }

  mutating func add(_ press: UIPress) {
    livePresses.append(press)
    seenPresses.append(press)
  }

  mutating func remove(_ press: UIPress) { livePresses.removeAll { $0 === press } }

  /// Whether no finger and no key is down.
  var isFree: Bool { live.isEmpty && livePresses.isEmpty }

  mutating func updateCenter() {
    if live.isEmpty { return }
    let count = CGFloat(live.count)
    center = CGPoint(
      x: live.reduce(0) { $0 + $1.screenLocation.x } / count, y: live.reduce(0) { $0 + $1.screenLocation.y } / count)
  }

  mutating func forget() { (seen, seenPresses) = (live, livePresses) }

  func shares(_ other: GestureTouches) -> Bool {
    seen.contains { touch in other.seen.contains { $0 === touch } }
      || seenPresses.contains { press in other.seenPresses.contains { $0 === press } }
  }
}
