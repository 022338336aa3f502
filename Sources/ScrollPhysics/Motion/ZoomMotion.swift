/// An animated zoom: the scale, the place of one content point on the view, and an overshoot of the offset that decreases to 0.
///
/// All three change by the same progress, so that every content point moves along a straight line without reversing.
public struct ZoomMotion: Equatable, Sendable {
  /// The progress of a zoom over time.
  public enum Curve: Equatable, Sendable {
    /// A zoom by code: half a cosine, as for an animated offset.
    case glide
    /// Back within a limit: the spring of `Bounce` released at rest, x(t) = x0 e^(-10t). A restart at any time continues the same curve.
    case bounce
  }

  /// Seconds of a glide. Our choice.
  public static let duration = 0.25

  /// Scale at the start; recomputed by `redirect`, so that the shown scale does not jump.
  public private(set) var startScale: Double
  /// Scale at the end.
  public private(set) var endScale: Double
  /// Place of the held point at the start, in points from the corner of the bounds.
  public private(set) var startPlace: Vector
  /// Place of the held point at the end.
  public private(set) var endPlace: Vector
  /// Points by which the offset is beyond its edges at the start.
  public private(set) var startExcess: Vector
  /// Fixed for the life of the motion, redirections included.
  public let curve: Curve
  /// The longer side of the bounds in points: converts a change of scale into a distance on the view.
  private let extent: Double

  /// - Parameter extent: The longer side of the bounds in points; decides when a bounce is at rest.
  public init(
    scale: (from: Double, to: Double), place: (from: Vector, to: Vector), excess: Vector = .zero, curve: Curve, extent: Double
  ) {
    (startScale, endScale) = scale
    (startPlace, endPlace) = place
    startExcess = excess
    self.curve = curve
    self.extent = extent
  }

  /// The scale `elapsed` seconds after the start.
  public func scale(at elapsed: Double) -> Double { endScale + (startScale - endScale) * remaining(at: elapsed) }

  /// The place of the held point `elapsed` seconds after the start, in points from the corner of the bounds.
  public func place(at elapsed: Double) -> Vector { endPlace + (startPlace - endPlace) * remaining(at: elapsed) }

  /// Points by which the offset is still beyond its edges.
  public func excess(at elapsed: Double) -> Vector { startExcess * remaining(at: elapsed) }

  /// A glide rests after `duration`, a bounce when no point of the view has half a point to go.
  public func isAtRest(at elapsed: Double) -> Bool {
    switch curve {
    case .glide: elapsed >= Self.duration - 1e-9
    case .bounce: distance * remaining(at: elapsed) < Bounce.restDistance
    }
  }

  /// Changes the end without a jump at `elapsed`.
  public mutating func redirect(toScale scale: Double, place: Vector, at elapsed: Double) {
    if scale == endScale, place == endPlace { return }
    let left = remaining(at: elapsed)
    if left > Self.leastPart {
      startScale = scale + (self.scale(at: elapsed) - scale) * (1 / left)
      startPlace = place + (self.place(at: elapsed) - place) * (1 / left)
    }
    (endScale, endPlace) = (scale, place)
  }

  /// Holds the point at `place` from now on, with the given overshoot; the path of the scale does not change.
  public mutating func stay(at place: Vector, excess: Vector, at elapsed: Double) {
    let left = remaining(at: elapsed)
    (startPlace, endPlace) = (place, place)
    startExcess = left > Self.leastPart ? excess * (1 / left) : .zero
  }

  /// Remaining share of the motion that counts as 0.
  private static let leastPart = 1e-9

  /// Remaining share of the motion, from 1 to 0.
  private func remaining(at elapsed: Double) -> Double {
    switch curve {
    case .glide: (1 + cosine(Double.pi * min(max(0, elapsed / Self.duration), 1))) / 2
    case .bounce: exponential(-10 * max(0, elapsed))
    }
  }

  private var distance: Double {
    max((startScale / endScale - 1).magnitude * extent, (startPlace - endPlace).length, startExcess.length)
  }
}
