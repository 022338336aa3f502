public import CoreGraphics
internal import Diagnostics
public import Foundation
public import QuartzCore
internal import UIKitCore
internal import UIKitLists

/// Place and look of one element of a collection; created by layouts.
///
/// A subclass with values of its own overrides `copy(with:)` and `isEqual(_:)`: elements receive copies, and attributes equal to the
/// applied ones are not applied again.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's index path; section and item for cells.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The rectangle before `transform3D`.
  private var place = CGRect.zero
  private(set) var element = Element.cell

  /// Category and kind of the element that the attributes describe.
  enum Element: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  /// Attributes of a cell at item 0 of section 0; use one of the initializers below.
  public override init() { super.init() }

  /// Attributes of a cell; frame zero, alpha 1, zIndex 0.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary element; frame zero, alpha 1, zIndex 0.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, element) = (indexPath, .supplementary(elementKind))
  }

  /// Attributes of a decoration; frame zero, alpha 1, zIndex 0.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, element) = (indexPath, .decoration(decorationViewKind))
  }

  /// Creates attributes for `element` in the class `aClass`, which is known only as a value.
  static func made(_ aClass: AnyClass, for element: Element, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let aClass = aClass as? UICollectionViewLayoutAttributes.Type else {
      programmingError("layoutAttributesClass is \(aClass): return a subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = aClass.made()
    (attributes.indexPath, attributes.element) = (indexPath, element)
    return attributes
  }

  // MARK: Element

  /// Determined by the initializer.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch element {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary element or a decoration; nil for a cell.
  open var representedElementKind: String? {
    switch element {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  // MARK: Place

  /// The rectangle in content coordinates, before `transform`. With another transform than the identity, the box around the transformed
  /// rectangle, which should not be set.
  open var frame: CGRect {
    get { transform3D == CATransform3DIdentity ? place : box }
    set { place = newValue }
  }

  /// The centre in content coordinates; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
  }

  /// Setting it keeps the centre.
  open var size: CGSize {
    get { place.size }
    set {
      let center = center
      place.size = newValue
      self.center = center
    }
  }

  /// The size with the origin zero; setting it sets the size only.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Applied about the centre; the identity by default.
  open var transform3D = CATransform3DIdentity

  /// The part of `transform3D` in the plane; setting it replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  private var box: CGRect {
    let around = bounds.offsetBy(dx: -place.width / 2, dy: -place.height / 2).applying(transform)
    return around.offsetBy(dx: center.x, dy: center.y)
  }

  // MARK: Looks

  /// Opacity from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1

  /// Elements with greater values are in front; among equal ones decorations are behind cells, and cells behind supplementary views. 0 by
  /// default.
  open var zIndex = 0

  /// Whether the element has no view at all; false by default.
  open var isHidden = false

  /// The scroll view inside the collection that shows the element; nil for the collection itself.
  @_spi(Lists) public var host: CollectionHost?

  /// The axes on which the view determines its size; both by default. With none the view is not asked.
  @_spi(Lists) public var selfSizing: CollectionAxes = [.horizontal, .vertical]

  /// Whether `UICollectionViewLayout.pinnedFrame(of:)` moves the element while the bounds scroll.
  @_spi(Lists) public var isPinned = false

  /// What a list section tells its cell; nil for other elements.
  @_spi(Lists) public var listItem: AnyHashable?

  /// The line of a compositional layout in which the cell lies; nil for other elements, and in a section that scrolls by itself.
  var line: CGRect?

  /// The centre in the coordinates of the element's scroll view.
  var hostedCenter: CGPoint { host.map { CGPoint(x: center.x - $0.shift.x, y: center.y - $0.shift.y) } ?? center }

  /// The frame in the coordinates of the element's scroll view.
  var hostedFrame: CGRect { host.map { frame.offsetBy(dx: -$0.shift.x, dy: -$0.shift.y) } ?? frame }

  // MARK: Copies

  /// Attributes of the same class with the same values; subclasses add their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).made()
    (copy.indexPath, copy.place, copy.element) = (indexPath, place, element)
    (copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (transform3D, alpha, zIndex, isHidden)
    (copy.host, copy.selfSizing, copy.isPinned) = (host, selfSizing, isPinned)
    (copy.listItem, copy.line) = (listItem, line)
    return copy
  }

  /// Whether all values are equal; subclasses compare their own as well.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { hasValues(of: object as? UICollectionViewLayoutAttributes) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    return self === other
      || type(of: self) == type(of: other) && indexPath == other.indexPath && element == other.element && hasPlace(of: other)
        && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && listItem == other.listItem
  }

  private func hasPlace(of other: UICollectionViewLayoutAttributes) -> Bool {
    if host == nil && other.host == nil { return place == other.place }
    return host?.section == other.host?.section && place.size == other.place.size && hostedCenter == other.hostedCenter
  }

  /// Whether a view determines a length that it did not determine before, or has got another length from the layout on the other axis.
  func needsMeasuring(after other: UICollectionViewLayoutAttributes) -> Bool {
    if selfSizing != other.selfSizing { return !selfSizing.isEmpty }
    if selfSizing == .vertical { return size.width != other.size.width }
    return selfSizing == .horizontal && size.height != other.size.height
  }

  /// A copy that the caller may change.
  func duplicate() -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      programmingError("\(type(of: self)).copy(with:) returned another kind of object: change and return super.copy(with:)")
    }
    return copy
  }

  /// A copy whose centre is the centre of `frame`; size and transform stay.
  func moved(to frame: CGRect) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.center = CGPoint(x: frame.midX, y: frame.midY)
    return copy
  }
}
