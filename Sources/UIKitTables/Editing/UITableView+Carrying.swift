internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

// Reordering: lifting a row, moving the gap, dropping the row.
extension UITableView {
  /// Converts a shown position to the position in the data.
  func dataPosition(_ shown: RowPosition) -> RowPosition { editing.carried?.dataPosition(shown) ?? shown }

  /// The cell of a shown row; for the gap, the cell being dragged.
  func cell(of row: ShownRow) -> UITableViewCell {
    guard let carried = editing.carried, row.cell === carried.gap else { return row.cell }
    return carried.cell
  }

  /// Begins a drag: the gap replaces the cell among the rows, and the cell comes to the front.
  func lift(_ cell: UITableViewCell, _ gesture: UIGestureRecognizer) {
    guard editing.carried == nil, !controller.isInBatch, let index = shown.rows.firstIndex(where: { $0.cell === cell }) else {
      return
    }
    closeOpenRow(animated: true)
    dropEditedRow()
    let carried = CarriedRow(shown.rows[index], in: self, by: gesture)
    editing.lift(carried)
    shown.setCell(carried.gap, at: index)
    bringSubviewToFront(carried.cell)
    UIView.performWithoutAnimation {
      place(shown.rows[index])
      insertSubview(carried.gap, at: backmostIndex + index)
    }
    carried.lift()
  }

  // MARK: The gap

  /// - Parameter start: top of the dragged cell, in points.
  func moveGap(to start: CGFloat) {
    guard let carried = editing.carried else { return }
    let gap = extents.layout.segment(ofRow: carried.target.row, in: carried.target.section)
    // Rows after the gap: compare with their positions as if the gap were removed.
    guard let place = extents.layout.insertionPlace(at: start < gap.start ? start : start + gap.length) else { return }
    let proposed = carried.place(place)
    guard proposed != carried.proposed else { return }
    carried.proposed = proposed
    let target = target(proposed, carried.source)
    guard editing.carried === carried, target != carried.target else { return }
    UIView.animate(springDuration: Self.updateDuration, options: .allowUserInteraction) {
      renumber(carried, to: target)
      carried.gap.removeFromSuperview()
      shown.remove(carried.gap)
      controller.tile()
    }
  }

  private func target(_ proposed: RowPosition, _ source: RowPosition) -> RowPosition {
    guard let delegate = tableDelegate else { return proposed }
    let path = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: IndexPath(source), toProposedIndexPath: IndexPath(proposed))
    let held = editing.carried?.target.section
    ensure(
      path.section >= 0 && path.section < extents.layout.sectionCount && path.row >= 0
        && path.row <= extents.layout.rowCount(in: path.section) - (path.section == held ? 1 : 0),
      """
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) of \(owner(delegate)) returned \(path): without the row \
      itself there is no such place
      """)
    return RowPosition(section: path.section, row: path.row)
  }

  /// Updates the shown positions for a move of the gap to `target`; every other row keeps its cell.
  private func renumber(_ carried: CarriedRow, to target: RowPosition) {
    let data = shown.rows.map { carried.dataPosition($0.position) }
    extents.moveRow(from: carried.target, to: target)
    carried.target = target
    shown.renumber(data.map { carried.shownPosition($0) })
    pass.setNeedsFrames()
  }

  // MARK: Dropping

  /// Ends the drag. The data source receives its message while the table still has its old order; a data source that responds with a batch of updates or
  /// a reload has moved the row itself.
  func drop(_ cell: UITableViewCell, isCancelled: Bool) {
    guard let carried = editing.carried, carried.cell === cell else { return }
    let (source, target) = (carried.source, carried.target)
    land(carried)
    if !isCancelled && target != source {
      let generation = controller.generation
      let isTaken =
        answerIfImplemented { dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target)) } != nil
      if isTaken, controller.generation == generation, !controller.isStale {
        renumber(carried, to: target)
        controller.moveSelection { carried.shownPosition($0) }
      }
    }
    UIView.animate(springDuration: window == nil ? 0 : Self.updateDuration, options: .allowUserInteraction) {
      controller.tile()
      carried.cell.layer.shadowOpacity = 0
    } completion: { _ in
      carried.settle()
    }
  }

  /// Cancels a drag at once, without calls to the data source, because the table is about to change in another way.
  func putCarriedRowBack() {
    guard editing.carried != nil else { return }
    // During a pass, `performLoad()` cancels the drag.
    guard controller.isIdle else { return controller.setNeedsReload() }
    dropCarriedRow()
  }

  func dropCarriedRow() {
    guard let carried = editing.carried else { return }
    land(carried)
    carried.settle()
    setNeedsLayout()
  }

  /// Replaces the gap by the cell among the rows, in the old order; the cell keeps its frame.
  private func land(_ carried: CarriedRow) {
    renumber(carried, to: carried.source)
    editing.land()
    carried.land()
    carried.gap.removeFromSuperview()
    shown.remove(carried.gap)
    let index = shown.insert(ShownRow(position: carried.source, cell: carried.cell))
    insertSubview(carried.cell, at: backmostIndex + index)
  }
}
