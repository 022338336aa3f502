public import Foundation

/// An attribute of a view or guide, for making constraints; the type parameter allows only attributes of the same kind.
///
/// No constraint is active before `isActive` is set or `NSLayoutConstraint.activate(_:)` is called.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  let layoutItem: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ layoutItem: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.layoutItem, self.attribute) = (layoutItem, attribute)
    super.init()
  }

  /// The view or guide of the anchor; nil for a distance between two anchors, or once the item is deallocated.
  open var item: AnyObject? { layoutItem.object }

  /// The attribute's name, for messages.
  open var name: String { "\(attribute)" }

  /// The two attributes are equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 0) }

  /// This attribute is at least the other one: further right, further down or longer.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0)
  }

  /// This attribute is at most the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }

  /// This attribute equals the other one plus `c` points; in reading direction for leading and trailing.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, c)
  }

  /// This attribute is at least the other one plus `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, c)
  }

  /// This attribute is at most the other one plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      layoutItem, attribute, relation, anchor.layoutItem, anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// A gap behind `anchor` of `multiplier` times the system spacing between unrelated items, 8 points.
  func space(
    _ relation: NSLayoutConstraint.Relation, behind anchor: NSLayoutAnchor<AnchorType>, times multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor, multiplier * 8)
  }

  /// The distance from this anchor to `anchor`.
  func distance(to anchor: NSLayoutAnchor<AnchorType>, _ length: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(DistanceItem(from: (layoutItem, attribute), to: (anchor.layoutItem, anchor.attribute)), length)
  }

  // MARK: NSObject

  /// Returns the anchor itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Anchors are equal if item and attribute are; every access to a view's anchor makes a new object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorPlace else { return false }
    return place == other.place
  }

  nonisolated open override var hash: Int { place.hashValue }
}

/// The item and attribute of an anchor, whatever its type.
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
