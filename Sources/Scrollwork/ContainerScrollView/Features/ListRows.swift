import ListModel
import UIKit

/// Cells of a list, by which the distance is measured that its rows move when others come in above them.
@MainActor final class ListRows {
  private struct Row {
    weak var cell: UIView?
    let place: Segment
  }

  private(set) weak var child: ContainerChild?
  private weak var list: UIScrollView?
  private var rows: [Row] = []
  /// Distance by which the list itself has moved its content.
  private(set) var listMove = 0.0

  /// nil for a child that is not a list, and for a list of which no row is wholly visible.
  init?(_ child: ContainerChild, _ axis: NSLayoutConstraint.Axis) {
    guard let list = child.scrollView, list is UITableView || list is UICollectionView else { return nil }
    (self.child, self.list) = (child, list)
    let bounds = list.bounds
    for view in list.subviews where (view is UITableViewCell || view is UICollectionViewCell) && !view.isHidden {
      if bounds.contains(view.frame) { rows.append(Row(cell: view, place: view.frame.along(axis))) }
    }
    if rows.isEmpty { return nil }
  }

  func listMoved(by move: Double) { listMove += move }

  /// Drops the rows that do not overlap a part of the list's content: the screen may have moved since they were recorded.
  func limit(to part: Segment) { rows.removeAll { $0.place.end <= part.start || $0.place.start >= part.end } }

  /// The distance that all rows have moved in the list's content; nil if no cell is left, or if they have moved by different distances, as
  /// cells do that are given to other rows.
  func move(_ axis: NSLayoutConstraint.Axis) -> Double? {
    var move: Double?
    for row in rows {
      guard let cell = row.cell, cell.superview === list, !cell.isHidden, let place = place(of: cell) else { continue }
      let own = place.along(axis).start - row.place.start
      if let move, abs(move - own) > 1e-6 { return nil }
      move = own
    }
    return move
  }

  /// Where the list's layout has a cell's row, also before the cell has moved there; nil for a cell without a row.
  private func place(of cell: UIView) -> CGRect? {
    if let cell = cell as? UITableViewCell, let table = list as? UITableView {
      return table.indexPath(for: cell).map { table.rectForRow(at: $0) }
    }
    guard let cell = cell as? UICollectionViewCell, let collection = list as? UICollectionView else { return nil }
    return collection.indexPath(for: cell).flatMap { collection.layoutAttributesForItem(at: $0)?.frame }
  }
}
