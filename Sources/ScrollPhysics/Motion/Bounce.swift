/// The return from beyond an edge, as displacement x from that edge.
///
/// The overdamped spring x'' + 22 x' + 120 x = 0, with roots -10 and -12 (section "Bounce" of docs/measurements.md): x(t) = x0 e^(-10t) + u
/// (e^(-10t) - e^(-12t)) / 2. Hence x'(0) = u - 10 x0, where u is the finger's velocity at the lift, or the coasting velocity at the edge:
/// content held beyond the edge starts inward at once.
public struct Bounce: Equatable, Sendable {
  /// Points from the edge below which the content snaps to it. Section "Bounce" of docs/measurements.md.
  public static let restDistance = 0.5

  /// x0: points beyond the edge at the start, negative beyond the leading edge.
  public let displacement: Double
  /// u, in points per second.
  public let push: Double

  /// - Parameter push: The finger's velocity at the lift, or the coasting velocity at the edge, in points per second.
  public init(displacement: Double, push: Double) {
    self.displacement = displacement
    self.push = push
  }

  /// The bounce that continues from a displacement and its velocity x': u = x' + 10 x.
  public init(displacement: Double, velocity: Double) {
    self.init(displacement: displacement, push: velocity + 10 * displacement)
  }

  /// Points from the edge `elapsed` seconds after the start.
  public func position(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let slow = exponential(-10 * t)
    return displacement * slow + push * (slow - exponential(-12 * t)) / 2
  }

  /// Points per second `elapsed` seconds after the start.
  public func velocity(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let slow = exponential(-10 * t)
    return -10 * displacement * slow + push * (6 * exponential(-12 * t) - 5 * slow)
  }

  /// Seconds after which the content is flung back through the edge; nil unless the push points inward and exceeds twice the displacement.
  ///
  /// From x = e^(-10t) (x0 + u (1 - e^(-2t)) / 2) = 0.
  public var crossing: Double? {
    guard displacement * push < 0, push.magnitude > 2 * displacement.magnitude else { return nil }
    return -logarithm(1 + 2 * displacement / push) / 2
  }

  /// Whether the displacement is below `restDistance` and stays below it.
  public func isAtRest(at elapsed: Double) -> Bool {
    let x = position(at: elapsed)
    guard x.magnitude < Self.restDistance else { return false }
    let v = velocity(at: elapsed)
    let rest = Bounce(displacement: x, velocity: v)
    guard rest.crossing == nil else { return false }
    return x * v <= 0 && x != 0 || rest.peak.magnitude < Self.restDistance
  }

  /// The largest displacement from now on.
  private var peak: Double { turningTime.map { position(at: $0) } ?? displacement }

  /// Seconds after which the bounce reverses: x' = 0 at e^(-2t) = (10 x0 + 5 u) / (6 u).
  var turningTime: Double? {
    let ratio = (10 * displacement + 5 * push) / (6 * push)
    guard push != 0, ratio > 0, ratio < 1 else { return nil }
    return -logarithm(ratio) / 2
  }
}
