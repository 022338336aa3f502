internal import Diagnostics
internal import Foundation
internal import QuartzCore

/// A damped spring of mass 1.
struct ViewSpring {
  let stiffness, damping, velocity: CGFloat

  /// Apple's parameters of iOS 17: stiffness (2π/d)², damping 4π(1 - b)/d, or 4π/(d(1 + b)) for a negative bounce b.
  init(period: TimeInterval, bounce: CGFloat, velocity: CGFloat) {
    let omega = 2 * CGFloat.pi / max(period, 1e-6)
    stiffness = omega * omega
    damping = bounce >= 0 ? 2 * omega * (1 - bounce) : 2 * omega / (1 + bounce)
    self.velocity = velocity
  }

  /// A spring's time to rest falls as its frequency grows, so the frequency is found by halving.
  init(settlingIn duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    ensure(
      dampingRatio > 0 && dampingRatio.isFinite && velocity.isFinite,
      "UIView.animate(usingSpringWithDamping: \(dampingRatio), initialSpringVelocity: \(velocity)): the damping must be positive")
    let (ratio, duration) = (max(dampingRatio, 0.01), max(duration, 1e-6))
    var (low, high) = (0.01 / duration, 100_000 / duration)
    for _ in 0..<60 {
      let omega = (low * high).squareRoot()
      if Self.rest(omega, ratio, velocity) > duration { low = omega } else { high = omega }
    }
    (stiffness, damping, self.velocity) = (high * high, 2 * ratio * high, velocity)
  }

  private static func rest(_ omega: CGFloat, _ ratio: CGFloat, _ velocity: CGFloat) -> TimeInterval {
    Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
      .settlingTime(within: 0.001)
  }

  /// Seconds until it rests.
  var duration: TimeInterval {
    Spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity).settlingTime(within: 0.001)
  }
}
