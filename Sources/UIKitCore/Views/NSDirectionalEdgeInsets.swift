public import Foundation

/// Distances inward from the edges of a rectangle, named by the direction of reading; in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top, leading, bottom, trailing: CGFloat

  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = NSDirectionalEdgeInsets()
}
