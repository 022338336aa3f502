internal import Foundation
internal import ListModel
internal import QuartzCore

// Carrying a row to another place: lifting it, moving the others aside, and letting it go.
extension UITableView {
  /// The place in the data of a row that shows.
  func dataPosition(_ shown: RowPosition) -> RowPosition { editing.carried?.dataPosition(shown) ?? shown }

  /// The one that a finger carries stands for the gap that holds its place.
  func cell(of row: ShownRow) -> UITableViewCell {
    guard let carried = editing.carried, row.cell === carried.gap else { return row.cell }
    return carried.cell
  }

  func lift(_ cell: UITableViewCell, _ gesture: UIGestureRecognizer) {
    guard editing.carried == nil, batch.depth == 0, let index = shownRows.firstIndex(where: { $0.cell === cell }) else { return }
    closeOpenRow(animated: true)
    let carried = CarriedRow(shownRows[index], in: self, by: gesture)
    takeOut(carried, at: index)
    carried.lift()
  }

  /// The gap takes the place of the cell, which comes to the front.
  private func takeOut(_ carried: CarriedRow, at index: Int) {
    editing.carried = carried
    shownRows[index] = ShownRow(position: shownRows[index].position, cell: carried.gap)
    bringSubviewToFront(carried.cell)
    UIView.performWithoutAnimation {
      place(shownRows[index])
      insertSubview(carried.gap, at: backmostIndex + index)
    }
  }

  // MARK: The gap

  /// - Parameter start: Where the carried cell begins.
  func moveGap(to start: CGFloat) {
    guard let carried = editing.carried else { return }
    let gap = layout.segment(ofRow: carried.target.row, in: carried.target.section)
    // What comes after the gap would be nearer without it.
    guard let place = layout.insertionPlace(at: start < gap.start ? start : start + gap.length) else { return }
    let proposed = carried.place(place)
    guard proposed != carried.proposed else { return }
    carried.proposed = proposed
    let target = target(proposed, carried.source)
    guard editing.carried === carried, target != carried.target else { return }
    UIView.animate(springDuration: Self.updateDuration, options: .allowUserInteraction) {
      renumber(carried, to: target)
      carried.gap.removeFromSuperview()
      shownRows.removeAll { $0.cell === carried.gap }
      tile()
    }
  }

  private func target(_ proposed: RowPosition, _ source: RowPosition) -> RowPosition {
    guard let delegate = tableDelegate else { return proposed }
    let path = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: IndexPath(source), toProposedIndexPath: IndexPath(proposed))
    let held = editing.carried?.target.section
    precondition(
      path.section >= 0 && path.section < layout.sectionCount && path.row >= 0
        && path.row <= layout.rowCount(in: path.section) - (path.section == held ? 1 : 0),
      """
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) of \(owner(delegate)) returned \(path): without the row \
      itself there is no such place
      """)
    return RowPosition(path)
  }

  /// All others keep their cells; those between the two places have other positions.
  private func renumber(_ carried: CarriedRow, to target: RowPosition) {
    let data = shownRows.map { carried.dataPosition($0.position) }
    let extent = layout.segment(ofRow: carried.target.row, in: carried.target.section).length
    layout.removeRow(at: carried.target)
    layout.insertRow(extent, at: target)
    carried.target = target
    shownRows = zip(shownRows, data).map { ShownRow(position: carried.shownPosition($1), cell: $0.cell) }
    shownRows.sort { $0.position < $1.position }
    shownRange = nil
    tiling.framesAreStale = true
  }

  // MARK: Letting go

  func letGo(of cell: UITableViewCell, isCancelled: Bool) {
    guard let carried = editing.carried, carried.cell === cell else { return }
    if isCancelled || carried.target == carried.source { return putBack(carried) }
    let former = selection
    let selected = selection.map { carried.shownPosition($0) }
    land(carried)
    selection = Set(selected)
    let (source, target) = (IndexPath(carried.source), IndexPath(carried.target))
    if written({ dataSource?.tableView(self, moveRowAt: source, to: target) }) == nil,
      let index = shownRows.firstIndex(where: { $0.cell === cell })
    {
      selection = former
      takeOut(carried, at: index)
      return putBack(carried)
    }
    settle(carried)
  }

  private func putBack(_ carried: CarriedRow) {
    UIView.animate(springDuration: window == nil ? 0 : Self.updateDuration, options: .allowUserInteraction) {
      renumber(carried, to: carried.source)
      tile()
    }
    land(carried)
    settle(carried)
  }

  /// At once, asking nobody: the table is about to change in another way.
  func putCarriedRowBack() {
    guard let carried = editing.carried else { return }
    renumber(carried, to: carried.source)
    land(carried)
    carried.settle()
    setNeedsLayout()
  }

  /// The cell takes the place of the gap.
  private func land(_ carried: CarriedRow) {
    editing.carried = nil
    carried.land()
    load.generation += 1
    let row = ShownRow(position: carried.target, cell: carried.cell)
    if let index = shownRows.firstIndex(where: { $0.cell === carried.gap }) {
      shownRows[index] = row
      insertSubview(carried.cell, at: backmostIndex + index)
    } else {
      // Its place is out of view: it goes there, and then is gone.
      leave(row, nil)
    }
    carried.gap.removeFromSuperview()
  }

  private func settle(_ carried: CarriedRow) {
    let generation = load.generation
    UIView.animate(springDuration: window == nil ? 0 : Self.updateDuration, options: .allowUserInteraction) {
      let row = ShownRow(position: carried.target, cell: carried.cell)
      if carried.cell.superview === self, contains(row.position) { place(row) }
      carried.cell.layer.shadowOpacity = 0
    } completion: { [weak self] _ in
      carried.settle()
      self?.endLeaving(of: generation)
    }
  }
}
