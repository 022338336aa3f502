package import Foundation
package import ListModel
package import ScrollPhysics
internal import UIKitCore
package import UIKitLists

extension UITableView {
  package var mayPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil && window != nil && editing.carried == nil }

  package var places: ListPlaces { ListPlaces(generation: controller.generation, length: extents.layout.total) }

  package var restingAxis: Axis { .y }

  package var isMirrored: Bool { false }

  package func isShown(_ position: RowPosition) -> Bool { shown.range?.contains(position) ?? false }

  /// Rows are stacked vertically and span the bounds: a range of the horizontal axis contains no row that is not visible.
  package func forEachRow(on axis: Axis, from lower: CGFloat, to upper: CGFloat, _ body: (RowPosition) -> Void) {
    guard axis == .y, let rows = extents.layout.rows(from: lower, to: upper) else { return }
    extents.layout.forEachPosition(in: rows.lowerBound..<rows.upperBound.next, body)
  }

  package func announceRows(at paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }

  package func cancelRows(at paths: [IndexPath]) { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths) }
}
