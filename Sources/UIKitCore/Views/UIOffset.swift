public import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal, vertical: CGFloat

  public init() { (horizontal, vertical) = (0, 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  public static let zero = UIOffset()
}
