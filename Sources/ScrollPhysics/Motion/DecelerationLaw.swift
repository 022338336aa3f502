/// How the speed of content falls that goes on by itself. The rate is that of a finger, above 0 and below 1.
public enum DecelerationLaw: Equatable, Sendable {
  /// After a finger: by the same share in every millisecond. With the rate r and k = -1000 ln r: v(t) = v0 e^(-kt),
  /// x(t) = x0 + v0 F (1 - e^(-kt)), F = r / (1 - r) / 1000.
  case finger(rate: Double)
  /// After fingers on a trackpad: to rest in finite time T, x(t) = x0 + D (1 - (1 - t / T)^m), where D grows with a power of the speed and
  /// T = m D / v0. Section "Trackpad" of docs/measurements.md.
  case trackpad(rate: Double)

  init(after device: ScrollMachine.DragDevice, rate: Double) {
    switch device {
    case .finger: self = .finger(rate: rate)
    case .trackpad: self = .trackpad(rate: rate)
    }
  }

  /// Points until the content rests.
  func distance(at speed: Double) -> Double {
    switch self {
    case .finger(let rate): (speed - Deceleration.stopSpeed) * Deceleration.reach(rate)
    case .trackpad(let rate): Self.usualDistance(rate) * Self.power(speed / 1000, Self.exponent)
    }
  }

  /// The speed at which the content rests after `distance`.
  func speed(over distance: Double) -> Double {
    switch self {
    case .finger(let rate): Deceleration.stopSpeed + distance / Deceleration.reach(rate)
    case .trackpad(let rate): 1000 * Self.power(distance / Self.usualDistance(rate), 1 / Self.exponent)
    }
  }

  /// Seconds until the content rests, for a speed and its distance.
  func duration(from speed: Double, over distance: Double) -> Double {
    switch self {
    case .finger(let rate): logarithm(speed / Deceleration.stopSpeed) / Deceleration.decay(rate)
    case .trackpad: Self.shape * distance / speed
    }
  }

  // MARK: Trackpads

  /// m.
  static let shape = 4.0
  /// The exponent of the speed in D.
  private static let exponent = 1.37

  /// D in points at 1,000 points per second. At another rate than `normal` it changes as a finger's distance does: our choice.
  private static func usualDistance(_ rate: Double) -> Double { 158.5 * Deceleration.reach(rate) / Deceleration.reach(0.998) }

  /// 0 for a base that is not positive.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }
}
