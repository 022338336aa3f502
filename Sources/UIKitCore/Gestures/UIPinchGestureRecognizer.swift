internal import Diagnostics
public import Foundation
internal import ScrollPhysics

/// Continuous: two fingers whose distance changes by at least 8 points (our choice).
///
/// These 8 points are not part of `scale`, which follows the distance exactly from then on. The gesture changes while both fingers are
/// down; when one is lifted the scale stays until another comes down, and the gesture ends with the last one. A third finger is ignored.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance relative to the one at the beginning. Setting it makes later values count from there; 1 starts anew. Must be
  /// positive and finite.
  open var scale: CGFloat {
    get { storedScale }
    set {
      ensure(
        newValue.isFinite && newValue > 0, "\(type(of: self)).scale = \(newValue): set a positive number, 1 to start anew")
      reference *= storedScale / newValue
      storedScale = newValue
    }
  }

  /// Change of `scale` per second; 0 after a rest of more than 0.1 s before a finger left.
  open var velocity: CGFloat { (liftVelocity ?? estimate.velocity.x) / reference }

  /// Change of the distance, in points, before the gesture begins. Our choice.
  package static let slop: CGFloat = 8
  /// Minimum distance in points; closer fingers count as this far apart.
  private static let leastDistance: CGFloat = 1

  private var storedScale: CGFloat = 1
  /// Distance of the fingers at `scale` 1, in points.
  private var reference: CGFloat = 1
  /// Distance from which the slop is measured, in points.
  private var start: CGFloat = 0
  private var estimate = VelocityEstimate()
  private var liftVelocity: CGFloat?

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in tracking.live.dropFirst(2) { ignore(touch, for: event) }
    guard let distance, touches.contains(where: { touch in tracking.live.contains { $0 === touch } }) else { return }
    start = distance
    reference = distance / storedScale
    (estimate, liftVelocity) = (VelocityEstimate(), nil)
    sample(distance, event)
    if state == .began || state == .changed { state = .changed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let distance else { return }
    sample(distance, event)
    switch state {
    case .possible where held.isEmpty:
      beginIfMovedEnough(distance)
    case .possible:
      storedScale = distance / reference
    case .began, .changed:
      storedScale = distance / reference
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    left(touches, at: event.timestamp, last: state == .possible && held.isEmpty ? .failed : .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    left(touches, at: event.timestamp, last: .cancelled)
  }

  open override func reset() {
    super.reset()
    (storedScale, reference, estimate, liftVelocity) = (1, 1, VelocityEstimate(), nil)
  }

  override func touchesRested(with event: UIEvent) { estimate.confirm(at: event.timestamp) }

  private func left(_ touches: Set<UITouch>, at time: TimeInterval, last: State) {
    if liftVelocity == nil { liftVelocity = estimate.velocity(atLift: time).x }
    if remainingTouches == 0 {
      state = last
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  // MARK: Distance

  /// Distance of the two fingers in points; nil unless exactly two are down.
  private var distance: CGFloat? {
    guard tracking.live.count == 2, remainingTouches == 2 else { return nil }
    let (a, b) = (tracking.live[0].screenLocation, tracking.live[1].screenLocation)
    return max(hypot(a.x - b.x, a.y - b.y), Self.leastDistance)
  }

  private func sample(_ distance: CGFloat, _ event: UIEvent) { estimate.add(Vector(x: distance, y: 0), at: event.timestamp) }

  private func beginIfMovedEnough(_ distance: CGFloat) {
    let change = distance - start
    guard abs(change) >= Self.slop - 1e-9 else { return }
    let counted = max(start + (change < 0 ? -Self.slop : Self.slop), Self.leastDistance)
    (reference, storedScale) = (counted, distance / counted)
    state = .began
  }
}
