internal import UIKitLists

// UIKit's closures do not escape, which Swift cannot say of optional ones.
extension UICollectionView {
  /// As `performBatchUpdates(_:completion:)`, which it calls, with a closure that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      nonisolated(unsafe) let updates = updates
      let optional: (@MainActor () -> Void)? = { updates() }
      performBatchUpdates(optional, completion: completion)
    }
  }
}
