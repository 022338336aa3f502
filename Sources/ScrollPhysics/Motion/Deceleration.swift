/// Coasting of one axis: the speed falls by the same share in every millisecond.
///
/// With the rate r and k = -1000 ln r: v(t) = v0 e^(-kt), x(t) = x0 + v0 F (1 - e^(-kt)), F = r / (1 - r) / 1000. F is the sum over whole
/// milliseconds, 1/k the integral; they differ by 0.1 %. UIKit announces a target computed with 1/k and rests at a position computed with
/// F, up to two points apart (section "Deceleration" of docs/measurements.md).
public struct Deceleration: Equatable, Sendable {
  /// Points per second at which coasting stops. Section "Deceleration" of docs/measurements.md.
  public static let stopSpeed = 10.0

  /// Position at elapsed time 0, in points.
  public let origin: Double
  /// Velocity at elapsed time 0, in points per second.
  public let velocity: Double
  /// The share of the speed that is left after a millisecond, above 0 and below 1.
  public let rate: Double
  /// Seconds until the speed is `stopSpeed`; 0 if the speed is not above `stopSpeed` at the start.
  public let duration: Double
  /// The resting position; `origin` if `duration` is 0.
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

  /// The coasting that stops exactly at `destination`; the initial velocity follows from the distance.
  public init(from origin: Double, to destination: Double, rate: Double) {
    let distance = destination - origin
    let speed = Self.stopSpeed + distance.magnitude / Self.reach(rate)
    self.origin = origin
    self.velocity = distance < 0 ? -speed : speed
    self.rate = rate
    self.destination = destination
    duration = distance == 0 ? 0 : logarithm(speed / Self.stopSpeed) / Self.decay(rate)
  }

  /// The target passed to `scrollViewWillEndDragging`.
  public var announcedTarget: Double {
    duration > 0 ? origin + Self.excess(velocity) / Self.decay(rate) : origin
  }

  /// Position in points `elapsed` seconds after the start.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return destination }
    return origin + velocity * Self.reach(rate) * (1 - exponential(-Self.decay(rate) * max(0, elapsed)))
  }

  /// Points per second `elapsed` seconds after the start; 0 once the motion has stopped.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    return velocity * exponential(-Self.decay(rate) * max(0, elapsed))
  }

  /// Seconds until `position` is passed; nil if the motion stops before or at `position`, or moves away from it.
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
