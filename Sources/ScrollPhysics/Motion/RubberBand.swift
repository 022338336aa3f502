/// The overshoot of content under a finger beyond an edge, the same at every edge. Section "Rubber band" of docs/measurements.md.
public enum RubberBand {
  /// The share of the finger's translation that the content follows just beyond the edge.
  public static let stiffness = 0.55
  /// The same for fingers on a trackpad. Section "Trackpad" of docs/measurements.md.
  public static let trackpadStiffness = 0.07

  /// The shown overshoot for the finger's, with the same sign: s d L / (s d + L), always below `length` (the bounds' size).
  public static func stretched(_ raw: Double, length: Double, stiffness: Double = stiffness) -> Double {
    guard length > 0 else { return 0 }
    let pull = raw.magnitude * stiffness
    let shown = pull * length / (pull + length)
    return raw < 0 ? -shown : shown
  }

  /// The finger's overshoot for a shown one. The inverse of `stretched`; shown values are cut at 99.9 % of `length`.
  public static func unstretched(_ shown: Double, length: Double, stiffness: Double = stiffness) -> Double {
    guard length > 0 else { return 0 }
    let reached = min(shown.magnitude, length * 0.999)
    let raw = reached * length / (length - reached) / stiffness
    return shown < 0 ? -raw : raw
  }
}

extension AxisGeometry {
  /// The offset shown for the offset that a finger asks for.
  func shown(forRaw raw: Double, pulledBy device: ScrollMachine.DragDevice = .finger) -> Double {
    let edge = clamped(raw)
    return bounces ? edge + RubberBand.stretched(raw - edge, length: length, stiffness: device.stiffness) : edge
  }

  /// The offset that a finger must ask for to show `shown`.
  func raw(forShown shown: Double, pulledBy device: ScrollMachine.DragDevice = .finger) -> Double {
    let edge = clamped(shown)
    return bounces ? edge + RubberBand.unstretched(shown - edge, length: length, stiffness: device.stiffness) : edge
  }
}

extension ScrollMachine.DragDevice {
  fileprivate var stiffness: Double {
    switch self {
    case .finger: RubberBand.stiffness
    case .trackpad: RubberBand.trackpadStiffness
    }
  }
}
