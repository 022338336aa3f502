public import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative ones reach outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top, left, bottom, right: CGFloat

  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()

  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  package static func + (l: UIEdgeInsets, r: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: l.top + r.top, left: l.left + r.left, bottom: l.bottom + r.bottom, right: l.right + r.right)
  }
}

extension CGRect {
  /// The rectangle moved in by `insets`; its size may come out negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
