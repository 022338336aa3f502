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

/// Section and item counts last read from the data source.
struct CollectionData {
  /// Number of items in each section.
  var counts: [Int] = []
  /// The data source that was asked.
  var source: ObjectIdentifier?
}
