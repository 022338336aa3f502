/// A zoom that moves by itself, from one scale to another, with a point of the content that goes from one place on the view to
/// another, and an offset that was past an edge and comes back.
///
/// All three keep step, so that every point of the content moves along a straight line and none turns back.
public struct ZoomMotion: Equatable, Sendable {
  public enum Curve: Equatable, Sendable {
    /// By code: half a cosine, as for an animated offset.
    case glide
    /// Back from beyond a limit: the spring of `Bounce`, let go at rest, x(t) = x0 e^(-10t). What is left after any time goes on
    /// in the same way, so it can be restarted from wherever it is.
    case bounce
  }

  /// Seconds of a glide; chosen.
  public static let duration = 0.25

  public private(set) var startScale: Double
  public private(set) var endScale: Double
  public private(set) var startPlace: Vector
  public private(set) var endPlace: Vector
  public private(set) var startExcess: Vector
  public let curve: Curve
  /// Points: the longer side of the view, to tell how far a change of the scale moves what shows.
  private let extent: Double

  public init(
    scale: (from: Double, to: Double), place: (from: Vector, to: Vector), excess: Vector = .zero, curve: Curve, extent: Double
  ) {
    (startScale, endScale) = scale
    (startPlace, endPlace) = place
    startExcess = excess
    self.curve = curve
    self.extent = extent
  }

  public func scale(at elapsed: Double) -> Double { endScale + (startScale - endScale) * remaining(at: elapsed) }

  public func place(at elapsed: Double) -> Vector { endPlace + (startPlace - endPlace) * remaining(at: elapsed) }

  /// How far past the edge it still is.
  public func excess(at elapsed: Double) -> Vector { startExcess * remaining(at: elapsed) }

  /// A glide after its time, a bounce when nothing on the view has half a point to go.
  public func isAtRest(at elapsed: Double) -> Bool {
    switch curve {
    case .glide: elapsed >= Self.duration - 1e-9
    case .bounce: distance * remaining(at: elapsed) < Bounce.restDistance
    }
  }

  /// Ends elsewhere, without a jump now.
  public mutating func redirect(toScale scale: Double, place: Vector, at elapsed: Double) {
    if scale == endScale, place == endPlace { return }
    let left = remaining(at: elapsed)
    if left > Self.leastPart {
      startScale = scale + (self.scale(at: elapsed) - scale) * (1 / left)
      startPlace = place + (self.place(at: elapsed) - place) * (1 / left)
    }
    (endScale, endPlace) = (scale, place)
  }

  /// The point is at `place` now, and so far past the edge, and shall stay in that place; the scale keeps its path.
  public mutating func stay(at place: Vector, excess: Vector, at elapsed: Double) {
    let left = remaining(at: elapsed)
    (startPlace, endPlace) = (place, place)
    startExcess = left > Self.leastPart ? excess * (1 / left) : .zero
  }

  /// Of less than that nothing is left.
  private static let leastPart = 1e-9

  /// The share of the way that is still to go.
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
