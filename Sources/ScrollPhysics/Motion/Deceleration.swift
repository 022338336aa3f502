/// Coasting on one axis: the speed falls by the same share in every millisecond.
///
/// With r the rate and k = -1000 ln r, measured on UIKit: v(t) = v0 e^(-kt), x(t) = x0 + v0 F (1 - e^(-kt)) with
/// F = r / (1 - r) / 1000. F is the sum over whole milliseconds that UIKit takes, 1/k the integral; they differ by 0.1 %,
/// so what is announced as target (1/k) and where it ends (F) differ by up to two points. Both are UIKit's.
public struct Deceleration: Equatable, Sendable {
  /// Points per second at which coasting stops. Measured on UIKit.
  public static let stopSpeed = 10.0

  public let origin: Double
  public let velocity: Double
  public let rate: Double
  /// Seconds until the speed is `stopSpeed`; 0 if it is not above that at the start.
  public let duration: Double
  /// Where it stops.
  public let destination: Double

  /// - Parameter rate: above 0 and below 1.
  public init(from origin: Double, velocity: Double, rate: Double) {
    self.origin = origin
    self.velocity = velocity
    self.rate = rate
    let isMoving = velocity.magnitude > Self.stopSpeed
    duration = isMoving ? logarithm(velocity.magnitude / Self.stopSpeed) / Self.decay(rate) : 0
    destination = isMoving ? origin + Self.excess(velocity) * Self.reach(rate) : origin
  }

  /// The coasting that stops exactly at `destination`; it leaves `origin` at whatever speed that takes.
  public init(from origin: Double, to destination: Double, rate: Double) {
    let distance = destination - origin
    let speed = Self.stopSpeed + distance.magnitude / Self.reach(rate)
    self.origin = origin
    self.velocity = distance < 0 ? -speed : speed
    self.rate = rate
    self.destination = destination
    duration = distance == 0 ? 0 : logarithm(speed / Self.stopSpeed) / Self.decay(rate)
  }

  /// The destination that UIKit hands to `scrollViewWillEndDragging`.
  public var announcedTarget: Double {
    duration > 0 ? origin + Self.excess(velocity) / Self.decay(rate) : origin
  }

  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return destination }
    return origin + velocity * Self.reach(rate) * (1 - exponential(-Self.decay(rate) * max(0, elapsed)))
  }

  /// 0 once it has stopped.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    return velocity * exponential(-Self.decay(rate) * max(0, elapsed))
  }

  /// When it passes `position`, to the instant; nil if it stops before, or at it, or moves away from it.
  public func time(ofCrossing position: Double) -> Double? {
    let whole = destination - origin
    let part = position - origin
    guard whole != 0, part / whole >= 0, part.magnitude < whole.magnitude - 1e-9 else { return nil }
    return -logarithm(1 - part / (velocity * Self.reach(rate))) / Self.decay(rate)
  }

  /// k: the share of speed lost per second, 2.002 for 0.998.
  static func decay(_ rate: Double) -> Double { -1000 * logarithm(rate) }

  /// F: seconds, 0.499 for 0.998.
  static func reach(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// Velocity above the stop speed, with its sign.
  private static func excess(_ velocity: Double) -> Double {
    velocity < 0 ? velocity + stopSpeed : velocity - stopSpeed
  }
}
