internal import Diagnostics
package import Foundation
internal import QuartzCore

/// A damped spring of mass 1.
package struct ViewSpring {
  /// Stiffness in 1/s² and damping in 1/s, as for mass 1; `velocity` in total distances per second.
  package let stiffness, damping, velocity: CGFloat
  /// Seconds until the spring comes to rest, within a thousandth of the distance.
  package let duration: TimeInterval

  /// Apple's parameters of iOS 17: stiffness (2π/d)², damping 4π(1 - b)/d, or 4π/(d(1 + b)) for a negative bounce b.
  package init(period: TimeInterval, bounce: CGFloat, velocity: CGFloat) {
    let omega = 2 * CGFloat.pi / max(period, 1e-6)
    stiffness = omega * omega
    damping = bounce >= 0 ? 2 * omega * (1 - bounce) : 2 * omega / (1 + bounce)
    self.velocity = velocity
    duration = Spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity).settlingTime(within: 0.001)
  }

  /// UIKit's spring for a duration: the stiffest one whose sine term has fallen to a thousandth at `duration`.
  package init(settlingIn duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    ensure(
      dampingRatio > 0 && dampingRatio.isFinite && velocity.isFinite,
      "UIView.animate(usingSpringWithDamping: \(dampingRatio), initialSpringVelocity: \(velocity)): the damping must be positive")
    let (ratio, duration) = (max(dampingRatio, 0.01), max(duration, 1e-6))
    // With the duration as the unit of time, the frequency depends on the ratio and the velocity alone.
    let omega = Self.frequency(ratio, velocity * duration) / duration
    (stiffness, damping, self.velocity, self.duration) = (omega * omega, 2 * ratio * omega, velocity, duration)
  }

  /// The largest w at which `remainder` at time 1 is a thousandth.
  private static func frequency(_ ratio: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let peak = lastPeak(ratio, velocity)
    // Beyond its last peak the remainder only falls. If that peak is below a thousandth, the solution is on the branch before the zero.
    if remainder(peak, ratio, velocity) > 0.001 { return crossing(from: peak, to: 1e6 * max(ratio, 1 / ratio), ratio, velocity) }
    let zero = ratio < 1 ? velocity / ratio : velocity - 1
    return crossing(from: 1e-9, to: zero, ratio, velocity)
  }

  /// Upper bound of the distance to the end at time 1, for a spring of frequency `w`.
  private static func remainder(_ w: CGFloat, _ ratio: CGFloat, _ velocity: CGFloat) -> CGFloat {
    if ratio < 1 { return abs(ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot()) * exp(-ratio * w) }
    if ratio == 1 { return abs(1 + w - velocity) * exp(-w) }
    let spread = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (exp(-w / (ratio + spread)), exp(-w * (ratio + spread)))
    return abs((slow + fast) / 2 + (ratio * w - velocity) / (spread * w) * (slow - fast) / 2)
  }

  /// The frequency at which the remainder stops rising, that is the zero of its derivative.
  private static func lastPeak(_ ratio: CGFloat, _ velocity: CGFloat) -> CGFloat {
    if velocity <= 0 { return 1e-9 }
    if ratio == 1 { return velocity }
    return (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * ratio)
  }

  /// Bisects between a frequency whose remainder is too large and one whose remainder is small enough.
  private static func crossing(from low: CGFloat, to high: CGFloat, _ ratio: CGFloat, _ velocity: CGFloat) -> CGFloat {
    var (low, high) = (low, high)
    for _ in 0..<200 {
      let middle = high / low > 4 ? (low * high).squareRoot() : (low + high) / 2
      if middle <= low || middle >= high { break }
      if remainder(middle, ratio, velocity) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
