internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitLists

/// The invalid parts of a layout; layouts subclass it for further values.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// True for an invalidation by `reloadData()`.
  open internal(set) var invalidateEverything = false

  /// True for an invalidation by `reloadData()` or by updates: the numbers of sections and items have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// Added to the collection view's `contentOffset` after the layout has been prepared, so that visible content stays in place. Zero by
  /// default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The growth of the content, for layouts that sum it up; the collection view itself reads the layout's content size. Zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// nil if no item was named.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// By kind; nil if none was named.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// By kind; nil if none was named.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the items of an interactive movement are shown; nil for other invalidations.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items of an interactive movement were shown before; nil for other invalidations.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target position of an interactive movement, in the layout's coordinates; zero for other invalidations.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Adds to the invalidated items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds to the invalidated supplementary elements of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds to the invalidated decorations of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Creates a context of the class `aClass`, which is known only as a value.
  static func made(_ aClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let aClass = aClass as? UICollectionViewLayoutInvalidationContext.Type else {
      programmingError("invalidationContextClass is \(aClass): return a subclass of UICollectionViewLayoutInvalidationContext")
    }
    return aClass.made()
  }
}
