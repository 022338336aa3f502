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
    if let gridDelegate, !gridDelegate.gridView(self, shouldSelect: area(of: selection)) { return false }
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
    guard let selection else { return }
    let isLegal = [selection.anchor, selection.focus].allSatisfy { $0.row < rows.count && $0.column < columns.count }
    if !isLegal { self.selection = nil }
  }

  /// Keeps what is left of the selection.
  func moveSelection(_ side: Side, _ place: (Int) -> Int?) {
    guard let selection else { return }
    let area = Area(selection.anchor).union(Area(selection.focus))
    guard let left = Self.survivors(area[keyPath: side.tracks], place) else { return adopt(nil) }
    func moved(_ position: Position) -> Position {
      var position = position
      let isFirst = position[keyPath: side.track] == area[keyPath: side.tracks].lowerBound
      position[keyPath: side.track] = isFirst ? left.lowerBound : left.upperBound - 1
      return position
    }
    var changed = selection
    (changed.anchor, changed.focus) = (moved(selection.anchor), moved(selection.focus))
    adopt(changed)
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
