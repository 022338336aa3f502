internal import Diagnostics
public import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// Continuous: fingers that move together, by at least 10 points ("Dragging" of docs/measurements.md).
///
/// These 10 points are not part of `translation(in:)`, which follows the fingers exactly from then on.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers needed to begin; the gesture ends when fewer are left. 1 by default, less is a programming error.
  open var minimumNumberOfTouches = 1 {
    willSet { ensure(newValue > 0, "UIPanGestureRecognizer.minimumNumberOfTouches = \(newValue): set at least 1") }
  }

  /// With more fingers the gesture fails; once it has begun, further ones are ignored. No limit by default; less than 1 is a programming
  /// error.
  open var maximumNumberOfTouches = Int.max {
    willSet { ensure(newValue > 0, "UIPanGestureRecognizer.maximumNumberOfTouches = \(newValue): set at least 1") }
  }
  /// The wheels and trackpads that the gesture follows. Only the pan of a scroll view can follow them, and does by default: a wheel makes
  /// no touches, which are all that other pans receive.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The touches' centre at which the translation is 0; screen coordinates.
  private var origin = CGPoint.zero
  private var estimate = VelocityEstimate()
  private var liftVelocity: Vector?
  /// The movement that lets the gesture begin, while views and the delegate are asked whether it may.
  private var asking: CGPoint?

  /// Distance in points that the fingers must move before the gesture begins.
  package static let slop: CGFloat = 10

  // MARK: Translation and velocity

  /// Movement of the fingers' centre since the gesture began, in points along `view`'s axes; zero before, but the whole movement so far for
  /// whoever is asked whether the gesture may begin.
  open func translation(in view: UIView?) -> CGPoint { convert(vector: translationOnScreen, to: view) }

  /// Makes the present translation `translation`, so that later ones count from there; zero starts anew. Not finite: a programming error.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    ensure(
      translation.x.isFinite && translation.y.isFinite,
      "\(type(of: self)).setTranslation(\(translation), in:): give a finite point")
    let shift = convert(vector: translation, from: view)
    origin = CGPoint(x: tracking.center.x - shift.x, y: tracking.center.y - shift.y)
  }

  /// Velocity of the fingers' centre along `view`'s axes, in points per second; zero after a rest of more than 0.1 s before the lift.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = liftVelocity ?? estimate.velocity
    return convert(vector: CGPoint(x: velocity.x, y: velocity.y), to: view)
  }

  private var translationOnScreen: CGPoint {
    state == .possible || state == .failed
      ? asking ?? .zero : CGPoint(x: tracking.center.x - origin.x, y: tracking.center.y - origin.y)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    estimate = VelocityEstimate()
    sample(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    sample(event)
    switch state {
    case .possible: beginIfMovedEnough()
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if remainingTouches >= minimumNumberOfTouches { return }
    // A held gesture ends instead of failing: the recognizer that holds it may fail with the same lift.
    if state == .possible, held.isEmpty {
      state = .failed
      return
    }
    liftVelocity = estimate.velocity(atLift: event.timestamp)
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if remainingTouches < minimumNumberOfTouches { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    (estimate, liftVelocity) = (VelocityEstimate(), nil)
  }

  override func touchesRested(with event: UIEvent) { estimate.confirm(at: event.timestamp) }

  /// Shifts the origin with the centre: added or removed fingers must not change the translation.
  override func centerJumped(from old: CGPoint?, to new: CGPoint) {
    origin = old.map { CGPoint(x: origin.x + new.x - $0.x, y: origin.y + new.y - $0.y) } ?? new
    estimate = VelocityEstimate()
  }

  private func sample(_ event: UIEvent) {
    estimate.add(Vector(x: tracking.center.x, y: tracking.center.y), at: event.timestamp)
  }

  // MARK: Beginning

  /// The part of a first movement of `travel` points that counts as translation; nil if the movement is too small to begin.
  @_spi(UIKitModules) open func applied(_ travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    // The tolerance accepts steps that add up to 10 points except for rounding.
    guard length >= Self.slop - 1e-9 else { return nil }
    let part = max(0, length - Self.slop) / length
    return CGPoint(x: travel.x * part, y: travel.y * part)
  }

  private func beginIfMovedEnough() {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let travel = CGPoint(x: tracking.center.x - origin.x, y: tracking.center.y - origin.y)
    guard let translation = applied(travel) else { return }
    origin = CGPoint(x: tracking.center.x - translation.x, y: tracking.center.y - translation.y)
    asking = travel
    state = .began
    asking = nil
    // The gesture is held or prevented: the next movement tries again from the same origin.
    if state == .possible { origin = CGPoint(x: tracking.center.x - travel.x, y: tracking.center.y - travel.y) }
  }
}
