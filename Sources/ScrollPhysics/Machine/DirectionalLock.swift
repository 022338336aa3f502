/// Which axes a drag moves, until it ends.
enum DirectionalLock: Equatable, Sendable {
  /// Both: nobody wants a lock, or the drag began diagonally.
  case open
  /// Nobody knows yet which way the finger goes.
  case undecided
  /// That one alone.
  case along(Axis)

  /// A way with more than this share of the longer axis on the other one is diagonal. Chosen: 27 degrees.
  static let diagonal = 0.5
  /// Points of way that show a direction where no slop has shown it: a finger that catches a motion drags at once. Chosen.
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
