internal import Diagnostics
public import Foundation
internal import UIKitCore

/// What of a layout is no longer right; layouts subclass it to say more.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Because of `reloadData()`.
  open internal(set) var invalidateEverything = false

  /// The numbers of sections and items must be asked for anew: because of `reloadData()` or of updates.
  open internal(set) var invalidateDataSourceCounts = false

  /// Added to the collection view's `contentOffset` when the layout has been prepared, so that what is looked at stays.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content grows, for layouts that add it up; the collection view takes the size that the layout then has.
  open var contentSizeAdjustment = CGSize.zero

  /// nil: no item was named.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// By their kinds.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// By their kinds.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Of a class that is only known as a value.
  static func made(_ aClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    guard let aClass = aClass as? UICollectionViewLayoutInvalidationContext.Type else {
      programmingError("invalidationContextClass is \(aClass): return a subclass of UICollectionViewLayoutInvalidationContext")
    }
    return aClass.made()
  }
}
