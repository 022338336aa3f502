/// How far content follows a finger beyond its edge. Measured on UIKit, both edges alike.
public enum RubberBand {
  /// The share of the finger's way that the content follows at first.
  public static let stiffness = 0.55

  /// Shown overshoot for a raw one, with its sign: 0.55 d L / (0.55 d + L); it stays below `length`.
  public static func stretched(_ raw: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = raw.magnitude * stiffness
    let shown = pull * length / (pull + length)
    return raw < 0 ? -shown : shown
  }

  /// The raw overshoot that shows as `shown`. Nothing shows as `length` or more: those give what nearly does.
  public static func unstretched(_ shown: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let reached = min(shown.magnitude, length * 0.999)
    let raw = reached * length / (length - reached) / stiffness
    return shown < 0 ? -raw : raw
  }
}

extension AxisGeometry {
  /// What shows of an offset that a finger asks for.
  func shown(forRaw raw: Double) -> Double {
    let edge = clamped(raw)
    return bounces ? edge + RubberBand.stretched(raw - edge, length: length) : edge
  }

  /// What a finger must ask for so that `shown` shows.
  func raw(forShown shown: Double) -> Double {
    let edge = clamped(shown)
    return bounces ? edge + RubberBand.unstretched(shown - edge, length: length) : edge
  }
}
