package import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

// Rows that a moving finger selects: the places, the questions and the messages.
extension UITableView: MultipleSelectionList {
  package var mayAllowSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

  package func row(at point: CGPoint) -> RowPosition? {
    editing.carried == nil ? indexPathForRow(at: point).flatMap(position) : nil
  }

  /// One finger selects rows where it begins on their circles.
  package func selectsByOneFinger(from start: CGPoint, travel: CGPoint) -> Bool {
    guard isEditing, selectsSeveral, let path = indexPathForRow(at: start), let cell = cellForRow(at: path),
      let circle = cell.editor?.control, circle.mark == .choice
    else { return false }
    let x = convert(start, to: cell).x
    return cell.isMirrored ? x >= circle.frame.minX : x <= circle.frame.maxX
  }

  package func isSelected(_ row: RowPosition) -> Bool { controller.selection.contains(row) }

  package func setSelectedByTouch(_ isSelected: Bool, _ row: RowPosition) {
    guard contains(row) else { return }
    notifyingOfSelection { isSelected ? selectByTouch(row) : deselectByTouch(row) }
  }

  package func shouldBeginMultipleSelection(at row: RowPosition) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(row)) ?? false
  }

  package func didBeginMultipleSelection(at row: RowPosition) {
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(row))
  }

  package func didEndMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
