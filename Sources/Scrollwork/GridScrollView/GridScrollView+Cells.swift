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
    for (position, live) in pane.live where !isVisible(live.area, in: window, isStale) {
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
    for area in areas where pane.live[area.origin] == nil && isVisible(area, in: window) {
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

  /// Whether a part of an area has a length in the window: of merged cells all tracks there may be hidden.
  private func isVisible(_ area: Area, in window: Area, _ isStale: Bool = true) -> Bool {
    if window.isEmpty || !area.overlaps(window) { return false }
    if !isStale && area.rows.count == 1 && area.columns.count == 1 { return true }
    return hasExtent(
      Area(rows: area.rows.clamped(to: window.rows), columns: area.columns.clamped(to: window.columns)))
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
    // The message may have moved the cell with its track, or retired it.
    if let position = store.shown[ObjectIdentifier(cell)], pane.live[position]?.cell === cell {
      // Behind the selection.
      pane.insertSubview(cell, at: 0)
      unmeasured.append((pane, position))
    }
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

  /// A cell that is no longer among those of its pane, and has not been told of.
  typealias Leaving = (pane: GridPane, position: Position, live: GridPane.Live)

  /// Takes cells out of all panes, which the next pass fills again, without a message.
  func take(where isLeaving: (Position, GridPane.Live) -> Bool) -> [Leaving] {
    var leaving: [Leaving] = []
    for pane in panes {
      pane.covered = nil
      for (position, live) in pane.live where isLeaving(position, live) {
        leaving.append((pane, position, live))
        pane.live[position] = nil
      }
    }
    return leaving
  }

  /// To be called when everything is in order, since each message may change the grid again.
  func retire(_ leaving: [Leaving]) {
    for cell in leaving { retire(cell.live, cell.position, of: cell.pane) }
  }

  /// Retires cells whose merged area has come, gone or changed.
  func retireWhereAreasChanged() {
    retire(take { $1.area != merged.area(at: $0) ?? Area($0) })
  }

  // MARK: Reloading

  /// Asks for the cells of an area again in the next layout, and measures them anew.
  public func reloadCells(in area: Area) {
    loadIfDue()
    check(area, "reloadCells(in: \(area))")
    revision += 1
    setNeedsLayout()
    retire(take { $1.area.overlaps(area) })
  }
}
