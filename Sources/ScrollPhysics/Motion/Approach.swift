/// One axis on its way to a target that may move while it is under way: what the notches of a wheel and repeated keys add up to.
///
/// A critically damped spring pulls it there, x'' + 2 k x' + k² (x - target) = 0, whose solution is
/// x(t) = target + (a + b t) e^(-k t) with a = x(0) - target and b = x'(0) + k a. From rest, however often the target moves farther,
/// it never passes the target; made anew from (position, velocity) at any instant it stays on its path.
public struct Approach: Equatable, Sendable {
  /// k, per second. Chosen: half of the way is done after 0.07 s, 99 % after 0.27 s, and keys that repeat 30 times a second
  /// give an even speed.
  public static let rate = 25.0
  /// Points from the target, and the speed that brings no farther, at which it has arrived.
  static let tolerance = 0.1

  public let target: Double
  private let displacement: Double
  private let slope: Double

  public init(from position: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = position - target
    slope = velocity + Self.rate * displacement
  }

  public func position(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return target + displacement }
    return target + (displacement + slope * elapsed) * exponential(-Self.rate * elapsed)
  }

  public func velocity(at elapsed: Double) -> Double {
    let elapsed = max(0, elapsed)
    return (slope - Self.rate * (displacement + slope * elapsed)) * exponential(-Self.rate * elapsed)
  }

  public func isAtRest(at elapsed: Double) -> Bool {
    (position(at: elapsed) - target).magnitude < Self.tolerance
      && velocity(at: elapsed).magnitude < Self.tolerance * Self.rate
  }
}
