public import Foundation

/// An attribute of a view or guide, from which constraints are made; its type lets only what makes sense be related.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
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

  /// `multiplier` times the system's gap between unrelated things, 8 points, behind `anchor`.
  func space(
    _ relation: NSLayoutConstraint.Relation, behind anchor: NSLayoutAnchor<AnchorType>, times multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor, multiplier * 8)
  }

  /// How far `anchor` is behind this one.
  func distance(to anchor: NSLayoutAnchor<AnchorType>, _ length: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(DistanceItem(from: (layoutItem, attribute), to: (anchor.layoutItem, anchor.attribute)), length)
  }

  // MARK: NSObject

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Each time that a view is asked for an anchor it gives a new one; they are equal.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorPlace else { return false }
    return place == other.place
  }

  nonisolated open override var hash: Int { place.hashValue }
}

/// What an anchor stands for, whatever its type is.
struct LayoutPlace: Hashable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
}

private protocol AnchorPlace {
  var place: LayoutPlace { get }
}

extension NSLayoutAnchor: AnchorPlace {
  nonisolated fileprivate var place: LayoutPlace { LayoutPlace(item: ObjectIdentifier(layoutItem), attribute: attribute) }
}
