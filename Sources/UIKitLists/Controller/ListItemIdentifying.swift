public import Foundation
public import UIKitCore

/// A data source that names its rows or items, so that a list recognizes them after `reloadData()`.
///
/// The list then remembers the sizes of self-sizing cells by name instead of falling back to estimates, and may keep what is on the screen
/// in its place. Diffable data sources conform. Names must be unique among the rows or items of the list.
@preconcurrency @MainActor public protocol ListItemIdentifying: AnyObject {
  /// The name of an existing row or item; nil for one without a name. Asked when its cell is shown.
  func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable?

  /// The present place of a name; nil if it is gone. Asked in a reload, for every remembered size.
  func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath?

  /// Whether `reloadData()` keeps the first visible row or item that still exists in its place on the screen, unless the list is
  /// scrolled to its beginning. True by default. With false the content offset stays, as in UIKit.
  var keepsVisibleItemsOnReload: Bool { get }
}

extension ListItemIdentifying {
  public var keepsVisibleItemsOnReload: Bool { true }
}
