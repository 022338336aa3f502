/// Motion of one axis to a target that may move meanwhile, for the notches of a wheel and for repeated keys.
///
/// A critically damped spring, x'' + 2 k x' + k² (x - target) = 0, with the solution x(t) = target + (a + b t) e^(-k t), a = x(0) - target,
/// b = x'(0) + k a. A motion that starts at rest never passes the target, even if the target moves farther away repeatedly; a motion
/// restarted from (position, velocity) stays on its path.
public struct Approach: Equatable, Sendable {
  /// k, per second. Our choice: half of the way is done after 0.07 s, 99 % after 0.27 s, and keys that repeat 30 times a second give an
  /// even speed.
  public static let rate = 25.0
  /// Distance in points, and speed divided by `rate`, below which the motion rests.
  static let tolerance = 0.1

  /// The position that the motion approaches, in points.
  public let target: Double
  private let displacement: Double
  private let slope: Double

  /// - Parameter velocity: Points per second at elapsed time 0.
  public init(from position: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = position - target
    slope = velocity + Self.rate * displacement
  }

  /// The position in points `elapsed` seconds after the start; the start position before that.
  public func position(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return target + displacement }
    return target + (displacement + slope * elapsed) * exponential(-Self.rate * elapsed)
  }

  /// Points per second `elapsed` seconds after the start.
  public func velocity(at elapsed: Double) -> Double {
    let elapsed = max(0, elapsed)
    return (slope - Self.rate * (displacement + slope * elapsed)) * exponential(-Self.rate * elapsed)
  }

  /// Whether the target is less than 0.1 points away and the speed below 2.5 points per second.
  public func isAtRest(at elapsed: Double) -> Bool {
    (position(at: elapsed) - target).magnitude < Self.tolerance
      && velocity(at: elapsed).magnitude < Self.tolerance * Self.rate
  }
}
