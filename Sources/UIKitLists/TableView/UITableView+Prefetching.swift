internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore

extension UITableView: PrefetchingList {
  var mayPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil && window != nil && editing.carried == nil }

  var places: ListPlaces { ListPlaces(generation: session.generation, length: layout.total) }

  var restingAxis: Axis { .y }

  var isMirrored: Bool { false }

  func isShown(_ position: RowPosition) -> Bool { shownRange?.contains(position) ?? false }

  /// Rows are stacked vertically and span the bounds: a range of the horizontal axis contains no row that is not visible.
  func forEachRow(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void) {
    guard axis == .y, let rows = layout.rows(from: lower, to: upper) else { return }
    layout.forEachPosition(in: rows.lowerBound..<rows.upperBound.next, body)
  }

  func announceRows(at paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }

  func cancelRows(at paths: [IndexPath]) { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths) }
}
