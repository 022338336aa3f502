public import Foundation

/// Distances inward from the edges of a rectangle, in points, with the sides named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// Negative values reach outward.
  public var top, leading, bottom, trailing: CGFloat

  /// All four are 0.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Any values; nothing is checked or clamped.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// All four are 0.
  public static let zero = NSDirectionalEdgeInsets()
}
