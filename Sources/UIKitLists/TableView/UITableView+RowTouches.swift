internal import Foundation
internal import ListModel
internal import UIKitCore

/// The finger that holds a row down.
struct RowTouch {
  let touch: UITouch
  let position: RowPosition
}

// Touches that no view inside a cell has kept come up the responder chain to here. Each answer: whether the table uses the touch.
extension UITableView {
  func beginRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard rowTouch == nil, selects, let touch = touches.first else { return false }
    guard let path = indexPathForRow(at: touch.location(in: self)), let position = position(path) else { return false }
    guard let touched = shownCell(position), mayTouch(touched), tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    guard let cell = shownCell(position) else { return true }
    rowTouch = RowTouch(touch: touch, position: position)
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// While a row is open or carried there is nothing to choose, and a row on its way back is not chosen by the finger that sent it.
  private func mayTouch(_ cell: UITableViewCell) -> Bool {
    editing.openCell == nil && editing.carried == nil && cell.tray == nil
  }

  /// A finger that leaves the row lets go of it.
  func moveRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let rowTouch, touches.contains(rowTouch.touch) else { return false }
    let point = rowTouch.touch.location(in: self)
    if indexPathForRow(at: point) != IndexPath(rowTouch.position) || point.x < 0 || point.x >= bounds.width { release() }
    return true
  }

  func endRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let rowTouch, touches.contains(rowTouch.touch) else { return false }
    let generation = session.generation
    release()
    if session.generation != generation { return true }
    let former = selection
    tapRow(rowTouch.position)
    if selection != former { NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
    return true
  }

  func cancelRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let rowTouch, touches.contains(rowTouch.touch) else { return false }
    release()
    return true
  }

  private func release() {
    guard let position = rowTouch?.position else { return }
    rowTouch = nil
    shownCell(position)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: IndexPath(position))
  }
}
