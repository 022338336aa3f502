internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Tiling: the visible rows are planned as a range of positions; cells of rows that left are pooled before new rows dequeue theirs.
extension UITableView {
  package func tileOnce() -> Bool {
    takeWidth()
    let isDone = tileRowsAndSupplements()
    placeBackground()
    placeFiller()
    placeSectionIndex()
    return isDone && !returnStrayedContent()
  }

  /// Returns content at rest within its edges once the heights above the visible rows are known.
  ///
  /// - Returns: whether the content moved, so that another pass is needed.
  private func returnStrayedContent() -> Bool {
    guard tiling.hasStrayed, !controller.isOvertaken else { return false }
    tiling.hasStrayed = false
    let offset = contentOffset.y
    returnWithinEdges()
    return contentOffset.y != offset
  }

  package func finishTiling() {
    // A cell that changed during the pass is resized by the next one.
    if tiling.resizing != nil { setNeedsLayout() }
    controller.followGoal()
    controller.prefetch()
    // Empty the reuse pools of an off-screen list: a container may stack many lists.
    if bounds.isEmpty {
      cells.empty()
      headersAndFooters.empty()
    }
  }

  /// Repeats rows and headers until nothing changes: self-sizing headers move rows, and rows bring headers into view.
  ///
  /// - Returns: whether the views match the bounds; false if the pass stopped to send messages or was overtaken by a reentrant call.
  func tileRowsAndSupplements() -> Bool {
    for _ in 0..<8 {
      guard !controller.isOvertaken, tileRows(), tileSupplements() else { return false }
      guard !tiling.framesAreStale else { continue }
      guard contentSize.height != layout.total, tiling.transition == nil else { return true }
      // A shorter content size may move the offset.
      fitContentSize()
      if visibleRange() == shownRange { return true }
    }
    setNeedsLayout()
    return true
  }

  private func takeWidth() {
    guard tiling.width != bounds.width else { return }
    tiling.width = bounds.width
    tiling.framesAreStale = true
    if style == .insetGrouped { updateLook() }
    // Text wraps differently at the new width: measure the visible cells again.
    for row in shownRows where !controller.isOvertaken {
      place(row)
      guard let height = decidedHeight(row), !controller.isOvertaken else { continue }
      remember(height, of: row.name)
      layout.setExtent(height, ofRow: row.position.row, in: row.position.section)
    }
    fitContentSize()
  }

  /// Repeats until nothing changes, because self-sizing cells can bring rows into view or push others out. Each row is measured once while
  /// it is visible, hence the bound of 16 passes.
  private func tileRows() -> Bool {
    updateEditedRow()
    for _ in 0..<16 {
      let visible = visibleRange()
      if visible == shownRange && !tiling.framesAreStale { return true }
      if retireRows(outside: visible) && controller.messages.isOpen { return false }
      let placesAll = tiling.framesAreStale
      tiling.framesAreStale = false
      guard let visible else { continue }
      guard fill(visible, placesAll) else { return false }
    }
    // Heights do not converge: continue in the next layout pass.
    setNeedsLayout()
    return true
  }

  /// The range of rows that intersect the bounds; during a batch, those of its end.
  func visibleRange() -> ClosedRange<RowPosition>? {
    let part = tiledBounds
    return layout.rows(from: part.minY, to: part.maxY)
  }

  var tiledBounds: CGRect { tiling.transition == nil ? bounds : boundsAfterBatch }

  /// - Parameter placesAll: whether rows that have cells may stand in other places than before.
  /// - Returns: false if the pass was overtaken by a reentrant call.
  private func fill(_ visible: ClosedRange<RowPosition>, _ placesAll: Bool) -> Bool {
    var index = 0
    for section in visible.lowerBound.section...visible.upperBound.section {
      let first = section == visible.lowerBound.section ? visible.lowerBound.row : 0
      let end = section == visible.upperBound.section ? visible.upperBound.row + 1 : layout.rowCount(in: section)
      for row in first..<end {
        let position = RowPosition(section: section, row: row)
        if index < shownRows.count, shownRows[index].position == position {
          if placesAll { place(shownRows[index]) }
        } else {
          show(position, at: index)
          if controller.isOvertaken { return false }
        }
        index += 1
      }
    }
    shownRange = visible
    return true
  }

  // MARK: Adding rows

  private func show(_ position: RowPosition, at index: Int) {
    if let carried = editing.carried, carried.target == position {
      let gap = ShownRow(position: position, cell: carried.gap)
      UIView.performWithoutAnimation { place(gap) }
      return insert(gap, at: index)
    }
    if showEditedRow(position, at: index) { return }
    let asked = dataPosition(position)
    let path = IndexPath(asked)
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      // The data source was released: reload, so that the table becomes empty.
      return controller.setNeedsReload()
    }
    requireUnused(cell, path)
    guard !controller.isOvertaken else { return cells.put(cell) }
    if let leaver = leaving.firstIndex(where: { $0.view === cell }) { leaving.remove(at: leaver).end() }
    cell.takeLook(of: self, indentationLevel: tableDelegate?.tableView(self, indentationLevelForRowAt: path))
    guard !controller.isOvertaken else { return cells.put(cell) }
    if editing.isOn || cell.isEditing { edit(cell, asked, animated: false) }
    cell.setSelected(controller.selection.contains(asked), animated: false)
    controller.prefetched(asked)
    let row = ShownRow(position: position, cell: cell, name: controller.names.source?.itemIdentifier(at: path, in: self))
    UIView.performWithoutAnimation {
      place(row)
      measure(row, at: index)
    }
    // The delegate or the cell's own code may have overtaken the pass.
    guard !controller.isOvertaken else { return cells.put(cell) }
    insert(row, at: index)
    if let transition = tiling.transition { arrive(row, transition) }
    announce(cell, at: asked)
  }

  func insert(_ row: ShownRow, at index: Int) {
    shownRows.insert(row, at: index)
    insertSubview(row.cell, at: backmostIndex + index)
    if row.cell.isSelected { row.cell.updateSelectionLook() }
  }

  private func requireUnused(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let table = cell.superview as? UITableView, let shown = table.shownRows.first(where: { $0.cell === cell }) else {
      return
    }
    programmingError(
      """
      tableView(_:cellForRowAt: \(path)) of \(owner(dataSource)) returned the cell that row \(IndexPath(shown.position)) of \
      \(table === self ? "the same" : "another") table is showing; dequeue or make one for each row
      """)
  }

  func place(_ row: ShownRow) {
    let segment = layout.segment(ofRow: row.position.row, in: row.position.section)
    let frame = rowFrame(segment)
    if row.cell.frame != frame { row.cell.frame = frame }
    if style == .insetGrouped { shapeCard(row) }
  }

  func rowFrame(_ segment: Segment) -> CGRect {
    CGRect(x: rowMargin, y: segment.start, width: max(0, bounds.width - 2 * rowMargin), height: segment.length)
  }

  var rowMargin: CGFloat { style == .insetGrouped ? CellMetrics.sideMargin(width: bounds.width) : 0 }

  /// Rounds the outer corners of a section's first and last row, and hides the separator below the last one.
  private func shapeCard(_ row: ShownRow) {
    let last = layout.rowCount(in: row.position.section) - 1
    row.cell.shapeCard(isFirst: row.position.row == 0, isLast: row.position.row == last)
  }

  /// Sets the self-sized height of a row. If the row comes in from above, the offset moves along, so that visible rows keep their place on
  /// the screen.
  private func measure(_ row: ShownRow, at index: Int) {
    let former = row.cell.frame
    guard let height = decidedHeight(row), !controller.isOvertaken else { return }
    remember(height, of: row.name)
    guard height != former.height else { return }
    layout.setExtent(height, ofRow: row.position.row, in: row.position.section)
    tiling.framesAreStale = true
    place(row)
    let isBeforeAnchor = tiling.transition?.anchor.map { row.position < $0 } ?? false
    let comesFromAbove = index < shownRows.count && (isBeforeAnchor || former.minY < bounds.minY)
    let stayed = tiling.hasStrayed || staysWithinEdges
    moveContent(by: comesFromAbove ? height - former.height : 0)
    tiling.hasStrayed = stayed && !staysWithinEdges
  }

  // MARK: Removing rows

  /// - Returns: whether any row was removed.
  private func retireRows(outside visible: ClosedRange<RowPosition>?) -> Bool {
    let former = shownRows.count
    while let last = shownRows.last, visible.map({ last.position > $0.upperBound }) ?? true {
      shownRows.removeLast()
      shownRange = nil
      retire(last, keepsEdited: true)
    }
    while let first = shownRows.first, let visible, first.position < visible.lowerBound {
      shownRows.removeFirst()
      shownRange = nil
      retire(first, keepsEdited: true)
    }
    shownRange = nil
    return shownRows.count < former
  }

  private func retire(_ row: ShownRow, keepsEdited: Bool = false) {
    if !keepsEdited || !keepIfEdited(row) { row.cell.removeFromSuperview() }
    row.cell.setHighlighted(false, animated: false)
    controller.forgetTouch(at: row.position)
    if row.cell.actionsView != nil { forgetSwipe(of: row) }
    tellOfEnd(row)
  }

  func tellOfEnd(_ row: ShownRow) {
    if row.cell.actionsView != nil { forget(row.cell) }
    if row.cell === editing.carried?.gap { return }
    controller.messages.add(.didEndDisplaying(row.cell, dataPosition(row.position)))
  }

  func retireAll() {
    let (rows, supplements) = (shownRows, shownSupplements)
    shownRows.removeAll(keepingCapacity: true)
    shownSupplements.removeAll(keepingCapacity: true)
    shownRange = nil
    for row in rows { retire(row) }
    for supplement in supplements { retire(supplement) }
    dropEditedRow()
    endAllLeaving()
  }
}
