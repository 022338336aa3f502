internal import UIKitLists

// UIKit's closures do not escape, which Swift cannot say of optional ones.
extension UITableView {
  /// As `performBatchUpdates(_:completion:)`, which it calls, with a closure that does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
