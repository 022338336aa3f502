internal import Foundation

/// The touches of one recognizer's gesture.
@MainActor struct GestureTouches {
  /// Those that are down, in the order in which they began.
  private(set) var live: [UITouch] = []
  /// All since the last reset.
  private(set) var seen: [UITouch] = []
  /// The middle of the live ones, or where it was last; screen coordinates.
  private(set) var center = CGPoint.zero
  /// As they were at the last event of its touches.
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

  mutating func updateCenter() {
    if live.isEmpty { return }
    let count = CGFloat(live.count)
    center = CGPoint(
      x: live.reduce(0) { $0 + $1.screenLocation.x } / count, y: live.reduce(0) { $0 + $1.screenLocation.y } / count)
  }

  mutating func forget() { seen = live }

  func shares(_ other: GestureTouches) -> Bool { seen.contains { touch in other.seen.contains { $0 === touch } } }
}
