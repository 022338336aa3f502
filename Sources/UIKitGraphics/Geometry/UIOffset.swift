public import Foundation

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// Positive to the right and downward.
  public var horizontal, vertical: CGFloat

  /// An offset of 0 on both axes.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Any values; nothing is checked or clamped.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// No displacement.
  public static let zero = UIOffset()
}
