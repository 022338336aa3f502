internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Editing mode: gives every visible or newly shown row its editing controls.
extension UITableView {
  func changeEditing(_ isOn: Bool, animated: Bool) {
    closeOpenRow(animated: animated)
    guard isOn != editing.isOn else { return }
    putCarriedRowBack()
    editing.turn(isOn)
    // Editing mode has a selection of its own.
    deselectAll(animated: animated)
    let generation = controller.generation
    for row in shown.rows {
      edit(row.cell, row.position, animated: animated && window != nil)
      guard controller.generation == generation else { return }
    }
  }

  /// Sets a cell to the editing state of its row in the table's mode.
  func edit(_ cell: UITableViewCell, _ position: RowPosition, animated: Bool) {
    let path = IndexPath(position)
    guard editing.isOn, answerIfImplemented({ dataSource?.tableView(self, canEditRowAt: path) }) ?? true else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    cell.editMark = allowsMultipleSelectionDuringEditing ? .choice : EditControl.Mark(editingStyle(path) ?? .delete)
    if let indents = answerIfImplemented({ tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) }) {
      cell.shouldIndentWhileEditing = indents
    }
    if let moves = answerIfImplemented({ dataSource?.tableView(self, canMoveRowAt: path) }) { cell.showsReorderControl = moves }
    cell.setEditing(true, animated: animated)
  }

  /// The delegate's editing style; nil if the method is not implemented.
  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle? {
    answerIfImplemented { tableDelegate?.tableView(self, editingStyleForRowAt: path) }
  }

  /// Handles a tap on the edit control of `cell`.
  func editControlPressed(in cell: UITableViewCell) {
    guard let path = path(showing: cell) else { return }
    switch cell.editingStyle {
    case .delete: confirmDeletion(of: cell, path)
    case .insert: commit(.insert, path)
    case .none: break
    }
  }
}
