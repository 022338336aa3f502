public import Foundation

/// An anchor of a horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The horizontal distance from this anchor to another one, to be related like a width; negative where the other comes first.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor, .width) }

  /// A gap behind `anchor`, in reading direction, of `multiplier` times the system spacing, 8 points.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    space(.equal, behind: anchor, times: multiplier)
  }

  /// A gap of at least `multiplier` times 8 points behind `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, behind: anchor, times: multiplier) }

  /// A gap of at most `multiplier` times 8 points behind `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, behind: anchor, times: multiplier) }
}

/// An anchor of a vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The vertical distance from this anchor to another one, to be related like a height; negative where the other is above.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor, .height) }

  /// A gap below `anchor` of `multiplier` times the system spacing, 8 points.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    space(.equal, behind: anchor, times: multiplier)
  }

  /// A gap of at least `multiplier` times 8 points below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, behind: anchor, times: multiplier) }

  /// A gap of at most `multiplier` times 8 points below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, behind: anchor, times: multiplier) }
}

/// An anchor of a width, a height, or a distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This length is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { set(.equal, c) }

  /// This length is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { set(.greaterThanOrEqual, c) }

  /// This length is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { set(.lessThanOrEqual, c) }

  /// This length is `m` times the other one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, 0, multiplier: m)
  }

  /// This length is at least `m` times the other one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }

  /// This length is at most `m` times the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0, multiplier: m)
  }

  /// This length is `m` times the other one plus `c` points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, c, multiplier: m)
  }

  /// This length is at least `m` times the other one plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// This length is at most `m` times the other one plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func set(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, relation, nil, .notAnAttribute, constant: constant)
  }
}
