extension NSLayoutConstraint {
  /// How the first attribute compares with the right side.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// An attribute of a view or guide. Leading is left and trailing right, except in a view that is read from right to left.
  public enum Attribute: Int, Sendable {
    /// Stands for no second attribute, in a constraint that sets a length to a number.
    case notAnAttribute
    /// Edges, lengths, centres and baselines of the alignment rectangle.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    /// The edges inset by `layoutMargins`.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centre of the rectangle inside `layoutMargins`.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// For content priorities, stack views and debugging.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
