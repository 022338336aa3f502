/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// Bits 0 to 3: top, left, bottom, right.
  public let rawValue: UInt

  /// Bits without a name are stored and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge with the least y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the least x, whatever the reading direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the greatest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the greatest x, whatever the reading direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
