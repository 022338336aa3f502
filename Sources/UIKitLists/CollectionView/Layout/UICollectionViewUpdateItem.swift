public import Foundation
internal import UIKitCore

/// One change of a batch, as a layout hears of it before it animates.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move
    case none
  }

  let before: IndexPath?
  let after: IndexPath?
  let action: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    (self.before, self.after, self.action) = (before, after, action)
    super.init()
  }

  /// nil for an insertion. Of a whole section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }
}
