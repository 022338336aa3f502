public import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative values reach outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// Inward where positive.
  public var top, left, bottom, right: CGFloat

  /// All four are 0.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Any values; nothing is checked or clamped.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// All four are 0.
  public static let zero = UIEdgeInsets()

  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  package static func + (l: UIEdgeInsets, r: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: l.top + r.top, left: l.left + r.left, bottom: l.bottom + r.bottom, right: l.right + r.right)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inward by `insets`. Insets larger than the rectangle make a negative size.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
