internal import Diagnostics
public import Foundation
internal import ScrollPhysics

/// Continuous: fingers that move, together, farther than 10 pt.
///
/// Those 10 pt are not part of `translation(in:)`; from there on it follows the fingers exactly.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 {
    willSet { ensure(newValue > 0, "UIPanGestureRecognizer.minimumNumberOfTouches = \(newValue): set at least 1") }
  }
  open var maximumNumberOfTouches = Int.max {
    willSet { ensure(newValue > 0, "UIPanGestureRecognizer.maximumNumberOfTouches = \(newValue): set at least 1") }
  }
  /// Which wheels and trackpads it follows. Only the pan of a scroll view can, and does unless this is changed: turns of a wheel are
  /// no touches, and other pans hear of touches alone.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Where the middle of the fingers would have to be for no translation; screen coordinates.
  private var origin = CGPoint.zero
  private var estimate = VelocityEstimate()
  private var liftVelocity: Vector?

  /// Points that the fingers have to move.
  package static let slop: CGFloat = 10

  // MARK: Answers

  /// In points, in the directions of `view`'s axes.
  open func translation(in view: UIView?) -> CGPoint { convert(vector: translationOnScreen, to: view) }

  /// What the translation counts from now on starts with `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    ensure(
      translation.x.isFinite && translation.y.isFinite,
      "\(type(of: self)).setTranslation(\(translation), in:): give a finite point")
    let shift = convert(vector: translation, from: view)
    origin = CGPoint(x: tracking.center.x - shift.x, y: tracking.center.y - shift.y)
  }

  /// Of the middle of the fingers, in points a second; none when they rested for more than 0.1 s before they left.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = liftVelocity ?? estimate.velocity
    return convert(vector: CGPoint(x: velocity.x, y: velocity.y), to: view)
  }

  private var translationOnScreen: CGPoint {
    state == .possible || state == .failed
      ? .zero : CGPoint(x: tracking.center.x - origin.x, y: tracking.center.y - origin.y)
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
    // One that is held has begun all the same; what it waits for may fail with this very lift.
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

  /// Fingers that come or go move the middle, but not the translation.
  override func centerJumped(from old: CGPoint?, to new: CGPoint) {
    origin = old.map { CGPoint(x: origin.x + new.x - $0.x, y: origin.y + new.y - $0.y) } ?? new
    estimate = VelocityEstimate()
  }

  private func sample(_ event: UIEvent) {
    estimate.add(Vector(x: tracking.center.x, y: tracking.center.y), at: event.timestamp)
  }

  // MARK: Beginning

  /// What of a movement of `travel` points counts when the gesture begins with it; nil if it is not enough to begin.
  @_spi(UIKitModules) open func applied(_ travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    // However the finger's steps were rounded, 10 pt of them are enough.
    guard length >= Self.slop - 1e-9 else { return nil }
    let part = max(0, length - Self.slop) / length
    return CGPoint(x: travel.x * part, y: travel.y * part)
  }

  private func beginIfMovedEnough() {
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let travel = CGPoint(x: tracking.center.x - origin.x, y: tracking.center.y - origin.y)
    guard let translation = applied(travel) else { return }
    origin = CGPoint(x: tracking.center.x - translation.x, y: tracking.center.y - translation.y)
    state = .began
    // Held or prevented: the next movement tries again from where this one began.
    if state == .possible { origin = CGPoint(x: tracking.center.x - travel.x, y: tracking.center.y - travel.y) }
  }
}
