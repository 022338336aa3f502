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
}
