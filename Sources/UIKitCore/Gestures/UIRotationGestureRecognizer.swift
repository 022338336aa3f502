internal import Diagnostics
public import Foundation
internal import ScrollPhysics

/// Continuous: two fingers that turn about each other.
///
/// The gesture begins when the fingers have moved 10 points along their circle (our choice, as for a pan); that turn is not part of
/// `rotation`. It continues while one of them is lifted, so that the finger can come down again, and ends with the last one. A third
/// finger is ignored.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The fingers' turn in radians, clockwise; 0 before the gesture begins. Setting it makes later values count from there, and resets the
  /// velocity. Not finite: a programming error.
  open var rotation: CGFloat {
    get { state == .possible || state == .failed ? 0 : turn - base }
    set {
      ensure(newValue.isFinite, "\(type(of: self)).rotation = \(newValue): set a finite angle in radians")
      base = turn - newValue
      estimate = VelocityEstimate()
      estimate.add(Vector(x: turn, y: 0), at: latest)
    }
  }

  /// In radians per second; 0 after a rest of more than 0.1 s before a finger left.
  open var velocity: CGFloat { liftVelocity ?? estimate.velocity.x }

  private static let slop: CGFloat = 10

  /// Rotation since the fingers came down, and the part of it excluded from `rotation`, in radians.
  private var turn: CGFloat = 0
  private var base: CGFloat = 0
  /// Angle from the first finger to the second, in radians; nil with fewer than two fingers.
  private var angle: CGFloat?
  private var estimate = VelocityEstimate()
  private var latest: TimeInterval = 0
  private var liftVelocity: CGFloat?

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.live.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    guard numberOfTouches == 2, angle == nil else { return }
    angle = currentAngle
    estimate = VelocityEstimate()
    sample(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let now = currentAngle else { return }
    turn += remainder(now - (angle ?? now), 2 * .pi)
    angle = now
    sample(event)
    switch state {
    case .possible: beginIfTurnedEnough()
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if angle != nil { liftVelocity = estimate.velocity(atLift: event.timestamp).x }
    angle = nil
    guard remainingTouches == 0 else { return }
    state = state == .possible && held.isEmpty ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    angle = nil
    if remainingTouches == 0 { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    (turn, base, angle) = (0, 0, nil)
    (estimate, liftVelocity) = (VelocityEstimate(), nil)
  }

  override func touchesRested(with event: UIEvent) { estimate.confirm(at: event.timestamp) }

  // MARK: Turning

  /// Current angle in radians; nil while the fingers are less than a point apart.
  private var currentAngle: CGFloat? {
    guard let arm = arm, hypot(arm.x, arm.y) >= 1 else { return nil }
    return atan2(arm.y, arm.x)
  }

  /// The vector from the first finger to the second.
  private var arm: CGPoint? {
    let live = tracking.live
    guard live.count >= 2 else { return nil }
    let (first, second) = (live[0].screenLocation, live[1].screenLocation)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  private func sample(_ event: UIEvent) {
    latest = event.timestamp
    liftVelocity = nil
    estimate.add(Vector(x: turn, y: 0), at: latest)
  }

  private func beginIfTurnedEnough() {
    guard held.isEmpty, let arm else { return }
    let slop = Self.slop / (hypot(arm.x, arm.y) / 2)
    guard abs(turn) >= slop - 1e-9 else { return }
    base = turn < 0 ? -slop : slop
    state = .began
  }
}
