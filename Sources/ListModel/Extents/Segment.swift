/// A piece of the scrolled axis: half open, `start` belongs to it and `end` does not.
public struct Segment: Equatable, Sendable {
  public var start: Double
  public var length: Double

  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  public var end: Double { start + length }

  /// False for a segment of no length: it shows nothing wherever it stands.
  public func intersects(from lower: Double, to upper: Double) -> Bool {
    length > 0 && start < upper && end > lower
  }

  public func moved(by distance: Double) -> Segment { Segment(start: start + distance, length: length) }

  /// Longer by `distance` at both ends.
  public func extended(by distance: Double) -> Segment { Segment(start: start - distance, length: length + 2 * distance) }

  /// The nearest position from `start` to `end`.
  public func clamp(_ position: Double) -> Double { min(max(position, start), end) }
}
