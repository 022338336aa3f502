import ScrollPhysics

/// A finger that drags up and down, as `UIPanGestureRecognizer` sees it.
struct Pan {
  enum Step {
    case none
    case began(translation: Double)
    case changed(translation: Double)
  }

  /// Points that the finger must move before the drag begins; no part of the translation.
  private static let slop = 10.0

  /// The finger's place at which the translation is 0.
  private var origin: Double
  private var estimate = VelocityEstimate()
  private(set) var hasBegun = false

  init() { origin = 0 }

  init(at y: Double, _ time: Double) {
    origin = y
    estimate.add(Vector(x: 0, y: y), at: time)
  }

  /// The finger has caught moving content: the drag begins without slop.
  mutating func begin() { hasBegun = true }

  mutating func move(to y: Double, _ time: Double) -> Step {
    estimate.add(Vector(x: 0, y: y), at: time)
    let travel = y - origin
    if hasBegun { return .changed(translation: travel) }
    guard travel.magnitude >= Self.slop - 1e-9 else { return .none }
    hasBegun = true
    let translation = travel - (travel < 0 ? -Self.slop : Self.slop)
    origin = y - translation
    return .began(translation: translation)
  }

  func velocity(atLift time: Double) -> Vector { estimate.velocity(atLift: time) }
}
