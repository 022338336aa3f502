public import Foundation
internal import UIKitCore
internal import UIKitLists

/// One change of a batch, passed to the layout before the animation.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// Changes of an item or, with `NSNotFound` as item, of a section.
    case insert, delete, reload, move
    /// Of items made by `init()` alone.
    case none
  }

  let before: IndexPath?
  let after: IndexPath?
  let action: Action

  /// Makes an item without index paths, for subclasses that override the three properties, as tests of layouts do.
  public override init() {
    (before, after, action) = (nil, nil, .none)
    super.init()
  }

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    (self.before, self.after, self.action) = (before, after, action)
    super.init()
  }

  /// nil for an insertion. For a whole section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// nil for a deletion. For a whole section the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// Fixed for the life of the object.
  open var updateAction: Action { action }
}
