/// The way back from beyond an edge, as displacement x from that edge.
///
/// The overdamped spring x'' + 22 x' + 120 x = 0, whose roots are -10 and -12, derived from recordings of UIKit:
/// x(t) = x0 e^(-10t) + u (e^(-10t) - e^(-12t)) / 2. So x'(0) = u - 10 x0: u is the finger's velocity, or the coasting velocity
/// at the edge, and what is held beyond the edge starts inward at once.
public struct Bounce: Equatable, Sendable {
  /// Points from the edge below which the content snaps to it. Measured on UIKit.
  public static let restDistance = 0.5

  public let displacement: Double
  /// u above.
  public let push: Double

  public init(displacement: Double, push: Double) {
    self.displacement = displacement
    self.push = push
  }

  /// The bounce that goes on from a displacement and its true velocity: u = x' + 10 x.
  public init(displacement: Double, velocity: Double) {
    self.init(displacement: displacement, push: velocity + 10 * displacement)
  }

  public func position(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let slow = exponential(-10 * t)
    return displacement * slow + push * (slow - exponential(-12 * t)) / 2
  }

  public func velocity(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let slow = exponential(-10 * t)
    return -10 * displacement * slow + push * (6 * exponential(-12 * t) - 5 * slow)
  }

  /// When it is flung back through the edge into the content: a push inward of more than twice the displacement.
  ///
  /// From x = e^(-10t) (x0 + u (1 - e^(-2t)) / 2) = 0.
  public var crossing: Double? {
    guard displacement * push < 0, push.magnitude > 2 * displacement.magnitude else { return nil }
    return -logarithm(1 + 2 * displacement / push) / 2
  }

  /// Whether it is so near to the edge, and stays so, that it has come to rest.
  public func isAtRest(at elapsed: Double) -> Bool {
    let x = position(at: elapsed)
    guard x.magnitude < Self.restDistance else { return false }
    let v = velocity(at: elapsed)
    let rest = Bounce(displacement: x, velocity: v)
    guard rest.crossing == nil else { return false }
    return x * v <= 0 && x != 0 || rest.peak.magnitude < Self.restDistance
  }

  /// The furthest displacement from now on.
  private var peak: Double { turningTime.map { position(at: $0) } ?? displacement }

  /// When it turns back: where x' = 0, at e^(-2t) = (10 x0 + 5 u) / (6 u).
  var turningTime: Double? {
    let ratio = (10 * displacement + 5 * push) / (6 * push)
    guard push != 0, ratio > 0, ratio < 1 else { return nil }
    return -logarithm(ratio) / 2
  }
}
