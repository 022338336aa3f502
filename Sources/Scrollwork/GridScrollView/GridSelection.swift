import ListModel
import UIKit

/// What is selected: the area between two cells, or whole rows or columns.
struct GridSelection: Equatable {
  typealias Position = GridScrollView.Position

  /// The cell at which the selection began; it stays while keys and fingers move the other end.
  var anchor: Position
  var focus: Position
  /// Whether all rows, or all columns, from one end to the other are selected: by their header.
  var hasAllRows = false
  var hasAllColumns = false
}

extension GridScrollView {
  /// The selected cells; nil, the default, for none. Setting it sends no message; an area that is empty or lies beyond the end stops the
  /// program, and one that cuts merged cells grows around them.
  public var selectedArea: Area? {
    get {
      if selectedPart.revision != revision || selectedPart.selection != selection {
        selectedPart = (revision, selection, selection.map { area(of: $0) })
      }
      return selectedPart.area
    }
    set {
      guard let area = newValue else { return adopt(nil) }
      loadIfDue()
      check(area, "selectedArea = \(area)")
      if area.isEmpty { return adopt(nil) }
      adopt(
        GridSelection(
          anchor: area.origin, focus: Position(row: area.rows.upperBound - 1, column: area.columns.upperBound - 1)))
    }
  }

  /// The cell at which the selection began, from which arrow keys go on; nil without a selection.
  public var activePosition: Position? { selection?.anchor }

  func area(of selection: GridSelection) -> Area {
    var area = merged.closure(of: Area(selection.anchor).union(Area(selection.focus)))
    if selection.hasAllRows { area.rows = min(headerRows, area.rows.lowerBound)..<rows.count }
    if selection.hasAllColumns { area.columns = min(headerColumns, area.columns.lowerBound)..<columns.count }
    return area
  }

  /// Numbers of frozen tracks that select whole columns and rows.
  var headerRows: Int { headersSelect ? min(frozen.top, rows.count) : 0 }
  var headerColumns: Int { headersSelect ? min(frozen.leading, columns.count) : 0 }

  func isSelected(_ area: Area) -> Bool { selectedArea?.overlaps(area) ?? false }

  /// Adopts a selection without asking or telling the delegate.
  func adopt(_ selection: GridSelection?) {
    if selection == self.selection { return }
    self.selection = selection
    selectionChanged()
  }

  /// Adopts a selection made by a touch or a key.
  ///
  /// - Returns: false if the delegate refuses it.
  @discardableResult func select(_ selection: GridSelection) -> Bool {
    if selection == self.selection { return true }
    let revision = revision
    if let gridDelegate, !gridDelegate.gridView(self, shouldSelect: area(of: selection)) { return false }
    // The delegate has changed the grid: the cells may not exist.
    if revision != self.revision { return false }
    adopt(selection)
    gridDelegate?.gridViewDidChangeSelection(self)
    return true
  }

  func selectionChanged() {
    let area = selectedArea
    for pane in panes {
      for live in pane.live.values {
        let isSelected = area?.overlaps(live.area) ?? false
        if live.cell.isSelected != isSelected { live.cell.isSelected = isSelected }
      }
    }
    setNeedsLayout()
  }

  // MARK: Edits

  func clampSelection() {
    defer { selector.selectionMoved() }
    guard let selection else { return }
    let isLegal = [selection.anchor, selection.focus].allSatisfy { $0.row < rows.count && $0.column < columns.count }
    if !isLegal { self.selection = nil }
  }

  /// Keeps what is left of the selection; a track that is selected alone takes the selection along.
  ///
  /// - Parameters:
  ///   - selected: The selected area before the edit.
  ///   - place: The place of a track after the edit; nil for one that is removed.
  ///   - rigid: The same, but nil also for a track that moves alone.
  func moveSelection(_ side: Side, _ selected: Area?, _ place: (Int) -> Int?, _ rigid: (Int) -> Int?) {
    guard let selection, let selected else { return }
    let isWhole = side.track == \.row ? selection.hasAllRows : selection.hasAllColumns
    let tracks = Area(selection.anchor).union(Area(selection.focus))[keyPath: side.tracks]
    // Of a merged cell or a header, which the selection holds by one of its tracks, others may be left.
    let left =
      (isWhole ? nil : Self.survivors(tracks, rigid)) ?? Self.survivors(selected[keyPath: side.tracks], rigid)
      ?? Self.survivors(tracks, place)
    guard let left else { return self.selection = nil }
    func moved(_ position: Position) -> Position {
      var position = position
      let track = position[keyPath: side.track]
      position[keyPath: side.track] =
        isWhole ? rigid(track) ?? left.lowerBound : track == tracks.lowerBound ? left.lowerBound : left.upperBound - 1
      return position
    }
    self.selection?.anchor = moved(selection.anchor)
    self.selection?.focus = moved(selection.focus)
  }

  // MARK: Showing

  /// Places frames and handles over the selected cells.
  func placeSelection() {
    let area = selectedArea
    for pane in panes {
      let (row, column) = (rowBands[pane.band.row].all, columnBands[pane.band.column].all)
      guard let area, !pane.isHidden, area.rows.overlaps(row), area.columns.overlaps(column) else {
        pane.showHighlight(nil)
        continue
      }
      pane.showHighlight(paneFrame(of: area))
    }
    selector.placeHandles(area)
  }
}
