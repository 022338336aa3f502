internal import ScrollPhysics

/// An attribute's parts: axis, edge, and whether the margins are subtracted.
struct LayoutAttribute: Equatable {
  enum Edge { case low, high, center, size, firstBaseline, lastBaseline }

  var axis: Axis
  var edge: Edge
  var isWithinMargins = false
  /// True for leading and trailing, whose side the reading direction decides.
  var isDirectional = false

  var isSize: Bool { edge == .size }
}

extension NSLayoutConstraint.Attribute {
  /// nil for `.notAnAttribute`.
  var parts: LayoutAttribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: LayoutAttribute(axis: .x, edge: .low)
    case .right: LayoutAttribute(axis: .x, edge: .high)
    case .top: LayoutAttribute(axis: .y, edge: .low)
    case .bottom: LayoutAttribute(axis: .y, edge: .high)
    case .leading: LayoutAttribute(axis: .x, edge: .low, isDirectional: true)
    case .trailing: LayoutAttribute(axis: .x, edge: .high, isDirectional: true)
    case .width: LayoutAttribute(axis: .x, edge: .size)
    case .height: LayoutAttribute(axis: .y, edge: .size)
    case .centerX: LayoutAttribute(axis: .x, edge: .center)
    case .centerY: LayoutAttribute(axis: .y, edge: .center)
    case .lastBaseline: LayoutAttribute(axis: .y, edge: .lastBaseline)
    case .firstBaseline: LayoutAttribute(axis: .y, edge: .firstBaseline)
    case .leftMargin: LayoutAttribute(axis: .x, edge: .low, isWithinMargins: true)
    case .rightMargin: LayoutAttribute(axis: .x, edge: .high, isWithinMargins: true)
    case .topMargin: LayoutAttribute(axis: .y, edge: .low, isWithinMargins: true)
    case .bottomMargin: LayoutAttribute(axis: .y, edge: .high, isWithinMargins: true)
    case .leadingMargin: LayoutAttribute(axis: .x, edge: .low, isWithinMargins: true, isDirectional: true)
    case .trailingMargin: LayoutAttribute(axis: .x, edge: .high, isWithinMargins: true, isDirectional: true)
    case .centerXWithinMargins: LayoutAttribute(axis: .x, edge: .center, isWithinMargins: true)
    case .centerYWithinMargins: LayoutAttribute(axis: .y, edge: .center, isWithinMargins: true)
    }
  }
}
