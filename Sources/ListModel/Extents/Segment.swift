/// A half-open interval of an axis: contains `start`, but not `end`.
public struct Segment: Equatable, Sendable {
  /// The first position inside, in points.
  public var start: Double
  /// Points; 0 for an empty segment. Negative values are not checked.
  public var length: Double

  /// No validation of the two values.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// `start + length`, the first position outside.
  public var end: Double { start + length }

  /// Whether the segment overlaps the span from `lower` to `upper`; false for a segment of length 0.
  public func intersects(from lower: Double, to upper: Double) -> Bool {
    length > 0 && start < upper && end > lower
  }

  public func moved(by distance: Double) -> Segment { Segment(start: start + distance, length: length) }

  /// Longer by `distance` at both ends.
  public func extended(by distance: Double) -> Segment { Segment(start: start - distance, length: length + 2 * distance) }

  /// The nearest position from `start` to `end`.
  public func clamp(_ position: Double) -> Double { min(max(position, start), end) }
}
