public import Foundation
internal import UIKitCore
internal import UIKitLists

/// Prepares the data of rows before the rows are shown.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Sent with rows at most one screen ahead in the direction of scrolling (our choice), the nearest first; once for each row on its way to
  /// the screen.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Sent with announced rows that will not be shown soon: the scrolling reversed or jumped, or the table was reloaded. Optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
