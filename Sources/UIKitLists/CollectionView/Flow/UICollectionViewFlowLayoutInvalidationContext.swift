internal import Foundation
internal import UIKitCore

/// What of a flow layout is no longer right.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  public override init() { super.init() }

  /// Whether the delegate is asked anew for sizes and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are broken anew.
  open var invalidateFlowLayoutAttributes = true
}
