/// An animated change of the offset: 0.3 s for any distance, along half a cosine. Section "Programmatic scrolling" of docs/measurements.md.
public struct Glide: Equatable, Sendable {
  /// Seconds.
  public static let duration = 0.3

  /// Offset at elapsed time 0.
  public var origin: Vector
  /// Offset from `duration` on.
  public var destination: Vector

  /// The same value for both ends gives a glide that stands still for `duration`.
  public init(from origin: Vector, to destination: Vector) {
    self.origin = origin
    self.destination = destination
  }

  /// The offset `elapsed` seconds after the start, not rounded to pixels.
  public func position(at elapsed: Double) -> Vector {
    guard !isAtRest(at: elapsed) else { return destination }
    return origin + (destination - origin) * Self.progress(at: elapsed)
  }

  /// Whether `duration` has passed, less 1 ns: the 18th frame at 60 Hz is the last, however its time was rounded.
  public func isAtRest(at elapsed: Double) -> Bool { elapsed >= Self.duration - 1e-9 }

  static func progress(at elapsed: Double) -> Double {
    (1 - cosine(Double.pi * min(max(0, elapsed / duration), 1))) / 2
  }
}
