internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitLists

/// A view attached to an item or a group, such as a badge; the data source supplies it.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private var kind = ""
  private var container = NSCollectionLayoutAnchor(edges: [])
  private var own: NSCollectionLayoutAnchor?

  /// The order among the elements of the section; 0 by default. Among equal ones it is in front of cells.
  open var zIndex = 0

  /// The kind with which the data source is asked for the view.
  open var elementKind: String { kind }
  /// The place on the item or group.
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  /// The place on the view that lies at the container's anchor; nil for the same edges, so that the view lies inside the container.
  open var itemAnchor: NSCollectionLayoutAnchor? { own }

  /// A view whose edges lie at the same edges of its container, then moved by the anchor's offset.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    setUp(elementKind, containerAnchor, nil)
  }

  /// A view whose `itemAnchor` lies at the `containerAnchor` of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    setUp(elementKind, containerAnchor, itemAnchor)
  }

  func setUp(_ kind: String, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor?) {
    ensure(!kind.isEmpty, "\(type(of: self)): the element kind is empty; give each kind a name")
    (self.kind, self.container, self.own) = (kind, container, own)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSCollectionLayoutSupplementaryItem {
      (copy.kind, copy.container, copy.own, copy.zIndex) = (kind, container, own, zIndex)
    }
    return copy
  }

  /// The frame on a host, in coordinates that begin at the leading edge.
  func frame(on host: CGRect, measured: CGSize?) -> CGRect {
    let size = size.points(in: host.size, measured: measured)
    let bounds = CGRect(origin: .zero, size: size)
    let target = container.edges.point(of: host)
    let anchor = (own?.edges ?? container.edges).point(of: bounds)
    let (offset, ownOffset) = (container.points(for: size), own?.points(for: size) ?? .zero)
    return CGRect(
      x: target.x - anchor.x + offset.x + ownOffset.x, y: target.y - anchor.y + offset.y + ownOffset.y, width: size.width,
      height: size.height)
  }
}

/// A header, footer or side view of a section or of the whole layout; the data source supplies it.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private var place = NSRectAlignment.none
  private var distance = CGPoint.zero

  /// Whether the view has room of its own, instead of lying over the content; true by default.
  open var extendsBoundary = true

  /// Whether the view stays visible while a part of its section, or of the layout, is visible; false by default. A side view of a section
  /// that scrolls by itself stays at its side.
  open var pinToVisibleBounds = false

  /// The edge or corner of the section at which the view lies.
  open var alignment: NSRectAlignment { place }
  /// The distance in points from the place that `alignment` determines; x toward the trailing edge.
  open var offset: CGPoint { distance }

  /// No offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// - Parameter absoluteOffset: In points, finite; changes no room.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    ensure(
      absoluteOffset.x.isFinite && absoluteOffset.y.isFinite,
      "NSCollectionLayoutBoundarySupplementaryItem: absoluteOffset \(absoluteOffset) is not finite; give finite numbers")
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    setUp(elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    (place, distance) = (alignment, absoluteOffset)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSCollectionLayoutBoundarySupplementaryItem {
      (copy.place, copy.distance) = (place, distance)
      (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
    }
    return copy
  }
}

/// A view behind a section, of a class registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private var kind = ""

  /// The order among the elements of the section; 0 by default, where all other elements of the section are in front of it.
  open var zIndex = 0

  /// The kind for which `UICollectionViewLayout.register(_:forDecorationViewOfKind:)` knows the class.
  open var elementKind: String { kind }

  /// A view behind the whole section, headers and footers included, inside `contentInsets`.
  open class func background(elementKind: String) -> Self {
    ensure(
      !elementKind.isEmpty, "NSCollectionLayoutDecorationItem.background(elementKind:): the kind is empty; give each kind a name")
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = self.init(layoutSize: whole, supplementaryItems: [])
    item.kind = elementKind
    return item
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSCollectionLayoutDecorationItem { (copy.kind, copy.zIndex) = (kind, zIndex) }
    return copy
  }
}
