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
    sectionIndex.view?.place()
    return isDone && !returnStrayedContent()
  }

  /// Returns content at rest within its edges once the heights above the visible rows are known.
  ///
  /// - Returns: whether the content moved, so that another pass is needed.
  private func returnStrayedContent() -> Bool {
    guard pass.hasStrayed, !controller.isOvertaken else { return false }
    pass.moved(hasStrayed: false)
    let offset = contentOffset.y
    returnWithinEdges()
    return contentOffset.y != offset
  }

  package func finishTiling() {
    // A cell that changed during the pass is resized by the next one.
    if pass.resizing != nil { setNeedsLayout() }
    controller.followGoal()
    controller.prefetch()
    // Empty the reuse pools of an off-screen list: a container may stack many lists.
    if bounds.isEmpty {
      cells.empty()
      headersAndFooters.empty()
    }
  }

  /// Matches rows, headers and footers with the bounds, step by step until nothing changes: self-sizing cells and headers bring rows into
  /// view or push others out, and rows bring headers into view. Each view is measured once while it is visible, so that the steps end; a
  /// delegate that gives other heights each time is stopped by `ListLimits.steps`, and the next layout pass continues.
  ///
  /// - Returns: whether the views match the bounds; false if the pass stopped to send messages or was overtaken by a reentrant call.
  func tileRowsAndSupplements() -> Bool {
    for _ in 0..<ListLimits.steps {
      if controller.isOvertaken { return false }
      updateEditedRow()
      let visible = visibleRange()
      guard visible == shown.range, !pass.framesAreStale else {
        if retireRows(outside: visible) && controller.messages.isOpen { return false }
        let placesAll = pass.beginFrames()
        if let visible, !fill(visible, placesAll) { return false }
        continue
      }
      guard tileSupplements() else { return false }
      if pass.framesAreStale { continue }
      guard contentSize.height != extents.layout.total, pass.transition == nil else { return true }
      // A shorter content size may move the offset.
      fitContentSize()
      if visibleRange() == shown.range { return true }
    }
    setNeedsLayout()
    return true
  }

  private func takeWidth() {
    guard pass.adopt(width: bounds.width) else { return }
    if style == .insetGrouped { updateLook() }
    // Text wraps differently at the new width: measure the visible cells again.
    for row in shown.rows where !controller.isOvertaken {
      place(row)
      guard let height = decidedHeight(row), !controller.isOvertaken else { continue }
      remember(height, of: row.name)
      extents.setHeight(height, of: row.position)
    }
    fitContentSize()
  }

  /// The range of rows that intersect the bounds; during a batch, those of its end.
  func visibleRange() -> ClosedRange<RowPosition>? {
    let part = tiledBounds
    return extents.layout.rows(from: part.minY, to: part.maxY)
  }

  var tiledBounds: CGRect { pass.transition == nil ? bounds : boundsAfterBatch }

  /// - Parameter placesAll: whether rows that have cells may stand in other places than before.
  /// - Returns: false if the pass was overtaken by a reentrant call.
  private func fill(_ visible: ClosedRange<RowPosition>, _ placesAll: Bool) -> Bool {
    var index = 0
    for section in visible.lowerBound.section...visible.upperBound.section {
      let first = section == visible.lowerBound.section ? visible.lowerBound.row : 0
      let end = section == visible.upperBound.section ? visible.upperBound.row + 1 : extents.layout.rowCount(in: section)
      for row in first..<end {
        let position = RowPosition(section: section, row: row)
        if index < shown.rows.count, shown.rows[index].position == position {
          if placesAll { place(shown.rows[index]) }
        } else {
          show(position, at: index)
          if controller.isOvertaken { return false }
        }
        index += 1
      }
    }
    shown.complete(visible)
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
    leaving.end(cell)
    cell.adoptTraits(of: self)
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
    if let transition = pass.transition { arrive(row, transition) }
    announce(cell, at: asked)
  }

  func insert(_ row: ShownRow, at index: Int) {
    shown.insert(row, at: index)
    insertSubview(row.cell, at: backmostIndex + index)
    if row.cell.isSelected { row.cell.updateSelectionLook() }
  }

  private func requireUnused(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let table = cell.superview as? UITableView, let shown = table.shown.rows.first(where: { $0.cell === cell }) else {
      return
    }
    programmingError(
      """
      tableView(_:cellForRowAt: \(path)) of \(owner(dataSource)) returned the cell that row \(IndexPath(shown.position)) of \
      \(table === self ? "the same" : "another") table is showing; dequeue or make one for each row
      """)
  }

  func place(_ row: ShownRow) {
    let segment = extents.layout.segment(ofRow: row.position.row, in: row.position.section)
    let frame = rowFrame(segment)
    if row.cell.frame != frame { row.cell.frame = frame }
    if style == .insetGrouped { shapeCard(row) }
  }

  func rowFrame(_ segment: Segment) -> CGRect {
    CGRect(x: rowMargin, y: segment.start, width: max(0, bounds.width - 2 * rowMargin), height: segment.length)
  }

  var rowMargin: CGFloat { style == .insetGrouped ? UIView.sideMargin(width: bounds.width) : 0 }

  /// Rounds the outer corners of a section's first and last row, and hides the separator below the last one.
  private func shapeCard(_ row: ShownRow) {
    let last = extents.layout.rowCount(in: row.position.section) - 1
    row.cell.shapeCard(isFirst: row.position.row == 0, isLast: row.position.row == last)
  }

  /// Sets the self-sized height of a row. If the row comes in from above, the offset moves along, so that visible rows keep their place on
  /// the screen.
  private func measure(_ row: ShownRow, at index: Int) {
    let former = row.cell.frame
    guard let height = decidedHeight(row), !controller.isOvertaken else { return }
    remember(height, of: row.name)
    guard height != former.height else { return }
    extents.setHeight(height, of: row.position)
    pass.setNeedsFrames()
    place(row)
    let isBeforeAnchor = pass.transition?.anchor.map { row.position < $0 } ?? false
    let comesFromAbove = index < shown.rows.count && (isBeforeAnchor || former.minY < bounds.minY)
    let stayed = pass.hasStrayed || staysWithinEdges
    moveContent(by: comesFromAbove ? height - former.height : 0)
    pass.moved(hasStrayed: stayed && !staysWithinEdges)
  }

  // MARK: Removing rows

  /// - Returns: whether any row was removed.
  private func retireRows(outside visible: ClosedRange<RowPosition>?) -> Bool {
    let former = shown.rows.count
    while let row = shown.removeNext(outside: visible) { retire(row, keepsEdited: true) }
    return shown.rows.count < former
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
    controller.messages.add(.didEndDisplaying(row.cell, .row, dataPosition(row.position)))
  }

  func retireAll() {
    let (rows, views) = (shown.removeAll(), supplements.removeAll())
    for row in rows { retire(row) }
    for supplement in views { retire(supplement) }
    dropEditedRow()
    leaving.endAll()
  }
}
