public import Foundation
internal import UIKitCore

/// Prepares the data of rows before they are shown.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// These rows are at most one screen ahead of what shows, in the direction of the motion; the nearest first. Each comes once on its way
  /// to the screen.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// The motion turned around or jumped, or the data were loaded anew: these will not be shown soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
