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

  // MARK: Trackpads

  /// m.
  static let trackpadShape = 4.0
  /// The exponent of the speed in D, and D in points at 1,000 points per second at the rate `normal`.
  private static let (trackpadPower, trackpadReach) = (1.37, 158.5)

  /// D for a speed. At another rate it changes by as much as a finger's distance: our choice.
  static func trackpadDistance(at speed: Double, rate: Double) -> Double {
    share(rate) * trackpadReach * power(speed / 1000, trackpadPower)
  }

  /// The speed whose D is `distance`.
  static func trackpadSpeed(over distance: Double, rate: Double) -> Double {
    1000 * power(distance / (share(rate) * trackpadReach), 1 / trackpadPower)
  }

  private static func share(_ rate: Double) -> Double { Deceleration.reach(rate) / Deceleration.reach(0.998) }

  /// 0 for a base that is not positive.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }
}
