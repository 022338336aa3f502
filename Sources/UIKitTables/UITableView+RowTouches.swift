package import Foundation
package import ListModel
package import UIKitCore
package import UIKitLists

extension UITableView {
  /// nil while a row is open or being reordered, and for a row that is still closing: the touch that closed the row must not select it.
  package func touchedPosition(_ touch: UITouch) -> RowPosition? {
    guard selects, let path = indexPathForRow(at: touch.location(in: self)), let position = position(path),
      let cell = shownCell(position), touch.view?.isDescendant(of: cell) ?? false, editing.openRow == nil, editing.carried == nil,
      cell.actionsView == nil
    else { return nil }
    return position
  }

  package func isInside(_ touch: ListTouch) -> Bool {
    let point = touch.touch.location(in: self)
    return indexPathForRow(at: point) == IndexPath(touch.position) && point.x >= 0 && point.x < bounds.width
  }

  package func highlight(_ position: RowPosition, _ isHighlighted: Bool) -> Bool {
    guard let cell = shownCell(position) else { return false }
    cell.setHighlighted(isHighlighted, animated: false)
    return true
  }

  package func shouldHighlight(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

  package func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  package func tap(_ position: RowPosition) { notifyingOfSelection { tapRow(position) } }

  func notifyingOfSelection(_ change: () -> Void) {
    let former = controller.selection
    change()
    if controller.selection != former { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
  }
}
