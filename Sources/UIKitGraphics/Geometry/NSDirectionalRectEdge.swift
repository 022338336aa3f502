/// Edges of a rectangle, the sides by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// Bit mask of the edges.
  public let rawValue: UInt

  /// Bits beyond the four edges are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The left edge in left-to-right layouts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The right edge in left-to-right layouts.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// The four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
