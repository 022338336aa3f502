/// Coasting of one axis, by its law.
///
/// After a finger, F is the sum over whole milliseconds, 1/k the integral; they differ by 0.1 %. UIKit announces a target computed with 1/k
/// and rests at a position computed with F, up to two points apart (section "Deceleration" of docs/measurements.md).
public struct Deceleration: Equatable, Sendable {
  /// Points per second at which coasting stops. Section "Deceleration" of docs/measurements.md.
  public static let stopSpeed = 10.0

  public let law: DecelerationLaw
  /// Position at elapsed time 0, in points.
  public let origin: Double
  /// Velocity at elapsed time 0, in points per second.
  public let velocity: Double
  /// Seconds until the content stops; 0 if the speed is not above `stopSpeed` at the start.
  public let duration: Double
  /// The resting position; `origin` if `duration` is 0.
  public let destination: Double

  private init(_ law: DecelerationLaw, from origin: Double, velocity: Double, to destination: Double, duration: Double) {
    (self.law, self.origin, self.velocity) = (law, origin, velocity)
    (self.destination, self.duration) = (destination, duration)
  }

  public init(from origin: Double, velocity: Double, law: DecelerationLaw) {
    let speed = velocity.magnitude
    guard speed > Self.stopSpeed else {
      self.init(law, from: origin, velocity: velocity, to: origin, duration: 0)
      return
    }
    let distance = law.distance(at: speed)
    self.init(
      law, from: origin, velocity: velocity, to: velocity < 0 ? origin - distance : origin + distance,
      duration: law.duration(from: speed, over: distance))
  }

  /// The coasting that stops exactly at `destination`; the initial velocity follows from the distance.
  public init(from origin: Double, to destination: Double, law: DecelerationLaw) {
    let distance = (destination - origin).magnitude
    let speed = law.speed(over: distance)
    self.init(
      law, from: origin, velocity: destination < origin ? -speed : speed, to: destination,
      duration: distance > 0 ? law.duration(from: speed, over: distance) : 0)
  }

  /// The rest of this coasting, after `elapsed` seconds, from another position.
  func continued(from position: Double, at elapsed: Double) -> Self {
    switch law {
    case .finger: return Self(from: position, velocity: velocity(at: elapsed), law: law)
    case .trackpad:
      let left = destination - self.position(at: elapsed)
      return Self(
        law, from: position, velocity: velocity(at: elapsed), to: position + left,
        duration: left == 0 ? 0 : min(duration, duration - elapsed))
    }
  }

  /// The target passed to `scrollViewWillEndDragging`.
  public var announcedTarget: Double {
    guard duration > 0, case .finger(let rate) = law else { return destination }
    return origin + Self.excess(velocity) / Self.decay(rate)
  }

  /// Position in points `elapsed` seconds after the start.
  public func position(at elapsed: Double) -> Double {
    guard elapsed < duration else { return destination }
    switch law {
    case .finger(let rate): return origin + velocity * Self.reach(rate) * (1 - exponential(-Self.decay(rate) * max(0, elapsed)))
    case .trackpad: return destination - (destination - origin) * left(at: elapsed, DecelerationLaw.shape)
    }
  }

  /// Points per second `elapsed` seconds after the start; 0 once the motion has stopped.
  public func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    switch law {
    case .finger(let rate): return velocity * exponential(-Self.decay(rate) * max(0, elapsed))
    case .trackpad: return velocity * left(at: elapsed, DecelerationLaw.shape - 1)
    }
  }

  /// Seconds until `position` is passed; nil if the motion stops before or at `position`, or moves away from it.
  public func time(ofCrossing position: Double) -> Double? {
    let whole = destination - origin
    let part = position - origin
    guard whole != 0, part / whole >= 0, part.magnitude < whole.magnitude - 1e-9 else { return nil }
    switch law {
    case .finger(let rate): return -logarithm(1 - part / (velocity * Self.reach(rate))) / Self.decay(rate)
    case .trackpad: return duration * (1 - DecelerationLaw.power(1 - part / whole, 1 / DecelerationLaw.shape))
    }
  }

  /// (1 - t / T)^exponent.
  private func left(at elapsed: Double, _ exponent: Double) -> Double {
    DecelerationLaw.power(1 - max(0, elapsed) / duration, exponent)
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
