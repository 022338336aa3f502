import Diagnostics
import ListModel
import UIKit

// The cells of panes.
extension GridScrollView {
  /// Gives a pane the cells of the tracks that show.
  ///
  /// - Returns: false if a message has changed the grid meanwhile.
  func fill(_ pane: GridPane, _ revision: Int) -> Bool {
    let window = Area(rows: rowBands[pane.band.row].tracks, columns: columnBands[pane.band.column].tracks)
    guard pane.covered != window else { return true }
    let isStale = pane.covered == nil
    pane.covered = nil
    for (position, live) in pane.live where window.isEmpty || !live.area.overlaps(window) || isStale && !hasExtent(live.area) {
      retire(position, of: pane)
      if revision != self.revision { return false }
    }
    if isStale { placeCells(of: pane) }
    if !window.isEmpty, !showCells(of: pane, in: window, revision) { return false }
    pane.covered = window
    return true
  }

  /// Writes the frames that differ.
  private func placeCells(of pane: GridPane) {
    for live in pane.live.values { place(live) }
  }

  private func place(_ live: GridPane.Live) {
    let frame = paneFrame(of: live.area)
    if live.cell.frame == frame { return }
    live.cell.frame = frame
    frameWrites += 1
  }

  private func showCells(of pane: GridPane, in window: Area, _ revision: Int) -> Bool {
    var areas: [Area] = []
    merged.forEach(in: window) { areas.append($0) }
    for area in areas where pane.live[area.origin] == nil && hasExtent(area) {
      if !show(area, in: pane, revision) { return false }
    }
    var isCurrent = true
    rows.forEachShown(in: window.rows) { row in
      if !isCurrent { return }
      columns.forEachShown(in: window.columns) { column in
        let position = Position(row: row, column: column)
        if !isCurrent || pane.live[position] != nil || areas.contains(where: { $0.contains(position) }) { return }
        isCurrent = show(Area(position), in: pane, revision)
      }
    }
    return isCurrent
  }

  private func hasExtent(_ area: Area) -> Bool {
    rows.segment(area.rows).length > 0 && columns.segment(area.columns).length > 0
  }

  private func show(_ area: Area, in pane: GridPane, _ revision: Int) -> Bool {
    guard let dataSource else { return true }
    let cell = dataSource.gridView(self, cellForItemAt: area.origin)
    let identifier = store.show(cell, at: area.origin)
    guard revision == self.revision else {
      // The cell was made for data of before.
      store.hide(cell, identifier)
      return false
    }
    let live = GridPane.Live(cell: cell, identifier: identifier, area: area)
    pane.live[area.origin] = live
    place(live)
    cell.isSelected = isSelected(area)
    gridDelegate?.gridView(self, willDisplay: cell, forItemAt: area.origin)
    // Behind the selection.
    pane.insertSubview(cell, at: 0)
    unmeasured.append((pane, area.origin))
    return revision == self.revision
  }

  /// Takes a cell out of its pane; it waits for reuse.
  func retire(_ position: Position, of pane: GridPane) {
    if let live = pane.live.removeValue(forKey: position) { retire(live, position, of: pane) }
  }

  func retire(_ live: GridPane.Live, _ position: Position, of pane: GridPane) {
    // The cell may have been moved to another superview.
    if live.cell.superview === pane { live.cell.removeFromSuperview() }
    gridDelegate?.gridView(self, didEndDisplaying: live.cell, forItemAt: position)
    store.hide(live.cell, live.identifier)
  }

  func retireAll(of pane: GridPane) {
    pane.covered = nil
    for position in pane.live.keys { retire(position, of: pane) }
  }

  /// Retires cells whose merged area has come, gone or changed.
  func retireWhereAreasChanged() {
    for pane in panes {
      pane.covered = nil
      for (position, live) in pane.live where live.area != merged.area(at: position) ?? Area(position) {
        retire(position, of: pane)
      }
    }
  }

  // MARK: Reloading

  /// Asks for the cells of an area again in the next layout, and measures them anew.
  public func reloadCells(in area: Area) {
    loadIfDue()
    check(area, "reloadCells(in: \(area))")
    revision += 1
    for pane in panes {
      for (position, live) in pane.live where live.area.overlaps(area) { retire(position, of: pane) }
      pane.covered = nil
    }
    setNeedsLayout()
  }
}
