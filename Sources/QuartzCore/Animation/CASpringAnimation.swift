internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// A basic animation with the pace of a damped spring: mass x'' + damping x' + stiffness x = 0, from 1 to 0. Values out of range stop the
/// program when the animation runs.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Makes a spring of mass 1 by what a person perceives.
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds of one oscillation without damping; not positive or not finite is a programming error.
  ///   - bounce: 0 for a motion that just does not overshoot, up to 1 for one without end; negative for one that takes longer. -1 and less, or
  ///     above 1, is a programming error.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    ensure(
      perceptualDuration > 0 && perceptualDuration.isFinite && bounce > -1 && bounce <= 1,
      "CASpringAnimation(perceptualDuration: \(perceptualDuration), bounce: \(bounce)): the duration must be positive and finite, "
        + "the bounce above -1 and at most 1")
    self.init()
    allowsOverdamping = bounce < 0
    let omega = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = omega * omega
    damping = bounce >= 0 ? 2 * omega * (1 - bounce) : 2 * omega / (1 + bounce)
  }

  /// Seconds of one oscillation without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * Double((mass / stiffness).squareRoot()) }

  /// 0 for a spring that just does not overshoot, 1 for one without damping; negative for one with more damping.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// 1 by default; must be positive.
  open var mass: CGFloat = 1
  /// 100 by default; must be positive.
  open var stiffness: CGFloat = 100
  /// 10 by default, 0 for a spring without end; must not be negative.
  open var damping: CGFloat = 10
  /// Distances (from first to last value) per second, positive towards the end; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// Whether `damping` may exceed what just prevents an overshoot, which makes the spring slower; false, the default, limits it.
  open var allowsOverdamping = false

  /// Seconds until the spring stays within a thousandth of the distance from the end; at most 60. Used where `duration` is 0.
  open var settlingDuration: CFTimeInterval {
    let spring = spring
    if let settled, settled.spring == spring { return settled.seconds }
    let seconds = spring.settlingTime(within: 0.001)
    settled = (spring, seconds)
    return seconds
  }

  /// The last result of `settlingDuration`: every frame of an animation asks for it, and finding it takes about 36 exponentials.
  private var settled: (spring: Spring, seconds: Double)?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func apply(to shown: inout LayerShown, elapsed: Double, inheritedDuration: Double) -> Bool {
    super.apply(to: &shown, elapsed: elapsed, inheritedDuration: settlingDuration)
  }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    let pass = duration > 0 ? duration : settlingDuration
    let progress = fraction >= 1 && pass >= settlingDuration ? 1 : spring.progress(at: fraction * pass)
    super.apply(to: &shown, fraction: progress, time: time)
  }

  private var spring: Spring {
    ensure(
      mass > 0 && stiffness > 0 && mass.isFinite && stiffness.isFinite,
      "CASpringAnimation: mass \(mass) and stiffness \(stiffness) must be positive and finite")
    ensure(damping >= 0 && damping.isFinite, "CASpringAnimation.damping = \(damping): set a finite number, 0 or more")
    ensure(initialVelocity.isFinite, "CASpringAnimation.initialVelocity = \(initialVelocity): set a finite number")
    let limit = allowsOverdamping ? CGFloat.infinity : 2 * (stiffness * mass).squareRoot()
    return Spring(mass: mass, stiffness: stiffness, damping: min(damping, limit), initialVelocity: initialVelocity)
  }
}

/// The closed solution of a damped spring that moves from 0 to 1.
package struct Spring: Hashable, Sendable {
  /// Undamped angular frequency and decay rate, per second, and the initial velocity.
  private let omega, decay, velocity: Double

  package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat) {
    omega = (Double(stiffness) / Double(mass)).squareRoot()
    decay = Double(damping) / (2 * Double(mass))
    velocity = Double(initialVelocity)
  }

  /// Progress at `t` seconds: 0 at the start, 1 at rest, above 1 during an overshoot.
  package func progress(at t: Double) -> Double { 1 - displacement(at: t) }

  private func displacement(at t: Double) -> Double {
    let slope = -velocity + decay
    let split = omega * omega - decay * decay
    if abs(split) < 1e-9 * omega * omega { return exp(-decay * t) * (1 + slope * t) }
    if split > 0 {
      let w = split.squareRoot()
      return exp(-decay * t) * (cos(w * t) + slope / w * sin(w * t))
    }
    let w = (-split).squareRoot()
    let (fast, slow) = (exp((-decay - w) * t), exp((w - decay) * t))
    return (slow + fast) / 2 + slope / w * (slow - fast) / 2
  }

  /// Seconds until the envelope of the motion falls below `tolerance`; 60 for a spring without damping.
  package func settlingTime(within tolerance: Double) -> Double {
    let limit = 60.0
    var (low, high) = (0.0, limit)
    if envelope(at: limit) > tolerance { return limit }
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if envelope(at: middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound of the displacement at all times from `t` on; decreasing after its maximum.
  private func envelope(at t: Double) -> Double {
    let slope = -velocity + decay
    let split = omega * omega - decay * decay
    if split > 1e-9 * omega * omega {
      let w = split.squareRoot()
      return exp(-decay * t) * (1 + (slope / w) * (slope / w)).squareRoot()
    }
    if split >= -1e-9 * omega * omega { return exp(-decay * t) * (1 + abs(slope) * t) }
    let w = (-split).squareRoot()
    let (fast, slow) = (exp((-decay - w) * t), exp((w - decay) * t))
    return (slow + fast) / 2 + abs(slope) / w * (slow - fast) / 2
  }
}
