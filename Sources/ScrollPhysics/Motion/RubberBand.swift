/// The overshoot of content under a finger beyond an edge, the same at every edge. Section "Rubber band" of docs/measurements.md.
public enum RubberBand {
  /// The share of the finger's translation that the content follows just beyond the edge.
  public static let stiffness = 0.55

  /// The shown overshoot for the finger's, with the same sign: 0.55 d L / (0.55 d + L), always below `length` (the bounds' size).
  public static func stretched(_ raw: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let pull = raw.magnitude * stiffness
    let shown = pull * length / (pull + length)
    return raw < 0 ? -shown : shown
  }

  /// The finger's overshoot for a shown one. The inverse of `stretched`; shown values are cut at 99.9 % of `length`.
  public static func unstretched(_ shown: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let reached = min(shown.magnitude, length * 0.999)
    let raw = reached * length / (length - reached) / stiffness
    return shown < 0 ? -raw : raw
  }
}

extension AxisGeometry {
  /// The offset shown for the offset that a finger asks for.
  func shown(forRaw raw: Double) -> Double {
    let edge = clamped(raw)
    return bounces ? edge + RubberBand.stretched(raw - edge, length: length) : edge
  }

  /// The offset that a finger must ask for to show `shown`.
  func raw(forShown shown: Double) -> Double {
    let edge = clamped(shown)
    return bounces ? edge + RubberBand.unstretched(shown - edge, length: length) : edge
  }
}
