/// The axes that a drag moves, for `isDirectionalLockEnabled`. Decided once per drag.
enum DirectionalLock: Equatable, Sendable {
  /// Both axes move: the lock is off, or the drag began diagonally.
  case open
  /// The lock is on, and the finger has not yet moved far enough to show a direction.
  case undecided
  /// Only the given axis moves.
  case along(Axis)

  /// A translation is diagonal if its shorter component exceeds this share of the longer one. Our choice: 27 degrees.
  static let diagonal = 0.5
  /// Shortest translation, in points, that decides a direction if no slop preceded the drag, as when a finger catches a motion. Our choice.
  static let shortestWay = 4.0

  func allows(_ axis: Axis) -> Bool {
    if case .along(let locked) = self { locked == axis } else { true }
  }

  mutating func decide(by way: Vector, hasSlop: Bool) {
    guard self == .undecided, way != .zero, hasSlop || way.length >= Self.shortestWay else { return }
    let (x, y) = (way.x.magnitude, way.y.magnitude)
    self = min(x, y) > max(x, y) * Self.diagonal ? .open : .along(x > y ? .x : .y)
  }
}
