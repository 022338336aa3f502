internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

extension UICollectionView {
  /// The kinds of elements that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item, whose cell is supplied by the data source.
    case cell = 0
    /// A header, footer or the like, supplied by the data source; or a decoration, created by the layout.
    case supplementaryView, decorationView
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are horizontal.
    case vertical = 0
    /// Lines are vertical.
    case horizontal
  }

  /// When a visible cell is asked for its size again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never; only `reloadData()` and invalidations of the layout measure again.
    case disabled = 0
    /// When the cell or its `contentView` calls `invalidateIntrinsicContentSize()`, or its content configuration is set.
    case enabled
    /// Also when constraints have changed the layout of its content.
    case enabledIncludingConstraints
  }

  /// The place of an item in the visible part after scrolling to it; at most one per axis. An empty set scrolls the shortest way.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// Bit mask of the places.
    public let rawValue: UInt

    /// Two places on one axis stop the program when they are used.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item's middle in the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item's middle in the middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// Identifies one element of a collection by kind, section and item.
struct ElementKey: Hashable {
  /// Index into `CollectionStores.kinds`; the first three kinds are fixed.
  var kind: Int
  var section: Int
  /// -1 for an index path of length 1, by which a layout may number the views of a section.
  var item: Int

  static let cellKind = 0
  static let headerKind = 1
  static let footerKind = 2

  static func item(_ item: Int, _ section: Int) -> ElementKey { ElementKey(kind: cellKind, section: section, item: item) }
  static func header(_ section: Int) -> ElementKey { ElementKey(kind: headerKind, section: section, item: 0) }
  static func footer(_ section: Int) -> ElementKey { ElementKey(kind: footerKind, section: section, item: 0) }

  var indexPath: IndexPath { item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section) }

  var position: RowPosition { RowPosition(section: section, row: item) }

  /// The element category of a flow layout's kind.
  var flowElement: UICollectionViewLayoutAttributes.Element {
    switch kind {
    case Self.headerKind: .supplementary(UICollectionView.elementKindSectionHeader)
    case Self.footerKind: .supplementary(UICollectionView.elementKindSectionFooter)
    default: .cell
    }
  }

  /// Ordering by kind, then section, then item.
  static func precedes(_ a: ElementKey, _ b: ElementKey) -> Bool { (a.kind, a.section, a.item) < (b.kind, b.section, b.item) }
}

/// An element with the key by which it is sorted: keys compare without a closure of the main actor, whose thread the runtime would check at
/// every comparison.
struct KeyedElement {
  let key: ElementKey
  let element: ShownElement

  static func precedes(_ a: KeyedElement, _ b: KeyedElement) -> Bool { ElementKey.precedes(a.key, b.key) }
}

extension Collection<ShownElement> {
  /// Those that `isIncluded` lets through, ordered by kind, then section, then item.
  @MainActor func inOrder(_ isIncluded: (ShownElement) -> Bool = { _ in true }) -> [ShownElement] {
    var keyed: [KeyedElement] = []
    keyed.reserveCapacity(count)
    for element in self where isIncluded(element) { keyed.append(KeyedElement(key: element.key, element: element)) }
    keyed.sort(by: KeyedElement.precedes)
    return keyed.map(\.element)
  }
}

/// A visible view and the element that it shows.
@MainActor package final class ShownElement {
  var key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The generation of the layout that gave the attributes.
  var generation: Int
  /// Number of the last tiling pass whose plan contained the element.
  var tiling = 0
  /// The superview that the collection has given to the view: the collection or a section's scroll view.
  weak var parent: UIView?
  /// nil once the collection is gone while an animation still holds the element.
  weak var collection: UICollectionView?
  /// The size that the view has asked for last; nil before the present layout has asked.
  var preferredSize: CGSize?
  /// The item's name, if the data source gives names.
  var name: AnyHashable?

  init(
    _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, generation: Int,
    in collection: UICollectionView
  ) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    (self.generation, self.collection) = (generation, collection)
  }

  /// Whether the attributes come from a layout that has been replaced.
  var hasFormerAttributes: Bool { generation < 0 }

  func layoutReplaced() { (generation, preferredSize) = (-1, nil) }

  /// Back-to-front sort key.
  var order: (Int, Int) {
    switch attributes.representedElementCategory {
    case .decorationView: (attributes.zIndex, 0)
    case .cell: (attributes.zIndex, 1)
    case .supplementaryView: (attributes.zIndex, 2)
    }
  }
}

/// Section and item counts last read from the data source.
struct CollectionData {
  /// Number of items in each section.
  var counts: [Int] = []
  /// The data source that was asked.
  var source: ObjectIdentifier?
}

/// The layout and the state of its preparation.
@MainActor struct CollectionLayoutState {
  var layout: UICollectionViewLayout
  /// The layout, if its class is exactly `UICollectionViewFlowLayout`: then its elements are enumerated without allocating.
  var plainFlow: UICollectionViewFlowLayout?
  /// Whether the layout's class is the app's: it may change attributes in place that it has returned before, so copies are kept.
  let mayChangeAttributes: Bool
  var isStale = true
  var isPreparing = false
  /// Layout generation: incremented by every preparation; attributes of an older generation are fetched again.
  var generation = 0
  var offsetAdjustment = CGPoint.zero
  /// The element whose place on the screen is kept through preparations.
  var anchor: CollectionAnchor?
  /// The item whose place the first preparation after a reload keeps.
  var reloadAnchor: CollectionAnchor?
  /// The anchor of a pass that has ended to send messages, and the layout's generation then.
  var suspendedAnchor: (anchor: CollectionAnchor, generation: Int)?
  /// Whether the bounds are changing inside an animation.
  var isChangingAnimated = false
  /// One of the two layouts of a transition layout while it is asked, and the bounds that it sees.
  var asked: (layout: UICollectionViewLayout, bounds: CGRect)?
  /// The bounds last passed to `shouldInvalidateLayout(forBoundsChange:)`.
  var checkedBounds: CGRect?

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    plainFlow = type(of: layout) == UICollectionViewFlowLayout.self ? layout as? UICollectionViewFlowLayout : nil
    mayChangeAttributes = !layout.makesNewAttributes
  }
}

/// A visible element and its frame.
struct PlannedElement: Equatable {
  var key: ElementKey
  var frame: CGRect
  /// Index into `CollectionTiling.known`; negative for an element of a plain flow layout.
  var index: Int
}

struct CollectionTiling {
  /// Whether the frames of the shown elements may be out of date.
  var isStale = true
  /// The view being reconfigured: `dequeueCell` returns it instead of a pooled view.
  var reconfigured: UICollectionReusableView?
  /// Number of the current tiling pass.
  var number = 0
  /// Whether the text size has changed since the shown views were measured.
  var measuresAgain = false
  /// Whether elements have come, gone or moved since the last prefetch.
  var hasChanged = false
  /// Attributes of the element whose view is being requested from the data source.
  var showing: UICollectionViewLayoutAttributes?
  var plan: [PlannedElement] = []
  /// Spare buffer for `plan`; kept to avoid allocation.
  var spare: [PlannedElement] = []
  /// The item off the screen whose cell has the first responder.
  var edited: ShownElement?
  /// Scratch buffer of `retireUnwanted()`; kept to avoid allocation.
  var leaving: [KeyedElement] = []
  var known = KnownElements()
}

/// The layout's attributes for a rectangle larger than the visible bounds.
struct KnownElements {
  /// What planning needs of an element's attributes, without a call to an object.
  struct Place {
    /// In the coordinates of the element's scroll view.
    var frame: CGRect
    /// The part of the content in which the element is shown: its line, or its frame.
    var area: CGRect
    /// The section whose scroll view shows the element; nil for the collection itself.
    var host: Int?
    var isHidden: Bool
    var isPinned: Bool
  }

  var rect = CGRect.null
  var attributes: [UICollectionViewLayoutAttributes] = []
  var keys: [ElementKey] = []
  var places: [Place] = []
  /// The offsets of the sections that scroll by themselves.
  var offsets: [Int: CGPoint] = [:]

  /// Whether the section has scrolled by at most half of its visible part since the layout was asked.
  func covers(_ scroller: CollectionScroller) -> Bool {
    guard let offset = offsets[scroller.section] else { return false }
    return (scroller.contentOffset.x - offset.x).magnitude <= scroller.frame.width / 2
      && (scroller.contentOffset.y - offset.y).magnitude <= scroller.frame.height / 2
  }
}
