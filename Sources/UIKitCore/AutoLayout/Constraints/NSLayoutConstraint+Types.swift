extension NSLayoutConstraint {
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// Leading is left, and trailing right, except in a view that reads from right to left.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }
}
