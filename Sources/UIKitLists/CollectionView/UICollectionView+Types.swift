internal import Foundation
internal import ListModel
internal import UIKitCore

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

/// One element of a collection, as small as it can be told from all others.
struct ElementKey: Hashable {
  /// Which of the collection's `kinds`; the first three are always the same.
  var kind: Int
  var section: Int
  /// -1 for an index path of one index: the layout's own way to number what belongs to a section.
  var item: Int

  static let cellKind = 0
  static let headerKind = 1
  static let footerKind = 2

  static func item(_ item: Int, _ section: Int) -> ElementKey { ElementKey(kind: cellKind, section: section, item: item) }
  static func header(_ section: Int) -> ElementKey { ElementKey(kind: headerKind, section: section, item: 0) }
  static func footer(_ section: Int) -> ElementKey { ElementKey(kind: footerKind, section: section, item: 0) }

  var indexPath: IndexPath { item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section) }

  var position: RowPosition { RowPosition(section: section, row: item) }

  /// For the kinds that a flow layout has.
  var flowElement: UICollectionViewLayoutAttributes.Element {
    switch kind {
    case Self.headerKind: .supplementary(UICollectionView.elementKindSectionHeader)
    case Self.footerKind: .supplementary(UICollectionView.elementKindSectionFooter)
    default: .cell
    }
  }

  /// By kind, section, item.
  static func precedes(_ a: ElementKey, _ b: ElementKey) -> Bool { (a.kind, a.section, a.item) < (b.kind, b.section, b.item) }
}

/// A view on the screen and what it shows.
@MainActor final class ShownElement {
  var key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The generation of the layout that gave the attributes.
  var generation: Int
  /// The last tiling that wanted it.
  var tiling = 0
  /// nil once the collection is gone while an animation still holds the element.
  weak var collection: UICollectionView?

  init(
    _ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, generation: Int,
    in collection: UICollectionView
  ) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    (self.generation, self.collection) = (generation, collection)
  }

  /// From back to front.
  var order: (Int, Int) {
    switch attributes.representedElementCategory {
    case .decorationView: (attributes.zIndex, 0)
    case .cell: (attributes.zIndex, 1)
    case .supplementaryView: (attributes.zIndex, 2)
    }
  }
}

/// What the data source said last.
struct CollectionData {
  /// Of the items of each section.
  var counts: [Int] = []
}

/// The layout, and how far it is from being right.
@MainActor struct CollectionLayoutState {
  var layout: UICollectionViewLayout
  /// The layout, if it is ours and nobody's subclass: then its elements are listed without allocating.
  var plainFlow: UICollectionViewFlowLayout?
  var isStale = true
  var isPreparing = false
  /// Grows with every preparation: attributes of an earlier one are asked for again.
  var generation = 0
  var offsetAdjustment = CGPoint.zero
  /// Kept where it is through preparations.
  var anchor: CollectionAnchor?
  /// The bounds change inside an animation.
  var isChangingAnimated = false
  /// The bounds that the layout was last asked about.
  var checkedBounds: CGRect?

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    plainFlow = type(of: layout) == UICollectionViewFlowLayout.self ? layout as? UICollectionViewFlowLayout : nil
  }
}

/// An element that the bounds show, and where it stands.
struct PlannedElement: Equatable {
  var key: ElementKey
  var frame: CGRect
  /// Among the attributes that the layout gave for `CollectionTiling.known`.
  var index: Int
}

struct CollectionTiling {
  /// The shown elements may stand where the layout no longer has them.
  var isStale = true
  /// The view that is asked for again.
  var reconfigured: UICollectionReusableView?
  /// Counts tilings.
  var number = 0
  /// Elements have come, gone or moved since other items were last announced as coming.
  var hasChanged = false
  /// The attributes of the element that the data source is asked for at the moment.
  var showing: UICollectionViewLayoutAttributes?
  var plan: [PlannedElement] = []
  /// Kept for its storage.
  var spare: [PlannedElement] = []
  /// Kept for its storage.
  var leaving: [ShownElement] = []
  var known = KnownElements()
}

/// What the layout said of a part of the content that is larger than the screen.
struct KnownElements {
  var rect = CGRect.null
  var attributes: [UICollectionViewLayoutAttributes] = []
  var keys: [ElementKey] = []
}
