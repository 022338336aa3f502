internal import Foundation
internal import UIKitCore
internal import UIKitLists

/// The invalid parts of a flow layout.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public override init() { super.init() }

  /// Whether the delegate is asked again for sizes and spacings; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are broken again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
