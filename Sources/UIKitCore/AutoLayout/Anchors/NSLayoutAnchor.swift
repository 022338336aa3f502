public import Foundation

/// An attribute of a view or guide, from which constraints are made; its type lets only what makes sense be related.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let layoutItem: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ layoutItem: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.layoutItem, self.attribute) = (layoutItem, attribute)
    super.init()
  }

  open var item: AnyObject? { layoutItem.object }

  open var name: String { "\(attribute)" }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 0) }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// The system's gap between unrelated things: 8 points.
  var systemGap: CGFloat { 8 }
}
