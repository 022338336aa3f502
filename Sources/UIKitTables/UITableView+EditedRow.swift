internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// The row with the first responder: when the row leaves the screen, its cell stays in the table, so that editing goes on, and serves the row
// again when it returns.
extension UITableView {
  /// Keeps the cell of a row that leaves the screen, if the first responder is inside; false for other rows.
  func keepIfEdited(_ row: ShownRow) -> Bool {
    guard row.cell.isInUse, row.cell !== editing.carried?.gap else { return false }
    dropEditedRow()
    insertSubview(row.cell, at: backmostIndex)
    edited.keep(row)
    return true
  }

  /// Places the kept cell; lets it go if the first responder has left it.
  func updateEditedRow() {
    guard let row = edited.element else { return }
    if row.cell.isInUse { place(row) } else { dropEditedRow() }
  }

  /// Shows the kept cell of a row that has returned; false for other rows.
  func showEditedRow(_ position: RowPosition, at index: Int) -> Bool {
    guard edited.element?.position == position, let row = edited.release() else { return false }
    UIView.performWithoutAnimation { place(row) }
    row.cell.setSelected(controller.selection.contains(dataPosition(position)), animated: false)
    insert(row, at: index)
    announce(row.cell, at: dataPosition(position))
    return true
  }

  /// Lets the kept cell go, which ends its editing.
  func dropEditedRow() {
    edited.release()?.cell.removeFromSuperview()
  }

  /// Moves the kept row to its place after a batch; ends its editing if the row is deleted or reloaded.
  func carryEditedRow(_ change: ListChange) {
    guard let row = edited.element else { return }
    guard !change.isNew(oldRow: row.position), let position = change.row(after: row.position) else { return dropEditedRow() }
    edited.keep(ShownRow(position: position, cell: row.cell, name: row.name))
  }
}
