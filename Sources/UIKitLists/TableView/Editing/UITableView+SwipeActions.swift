internal import Foundation
internal import UIKitCore

// The buttons beside a row, and the row's motions.
extension UITableView {
  func tray(_ side: RowTray.Side, _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell) -> RowTray {
    RowTray(side, configuration) { [weak self, weak cell] action in
      if let self, let cell { perform(action, cell) }
    }
  }

  /// From now on the one that is open, whatever was moving it.
  func open(_ cell: UITableViewCell) {
    guard let tray = cell.tray else { return }
    tray.flight += 1
    editing.openCell = cell
    if tray.side == .trailing, let states = cell.announceStates(confirmsDeletion: true) { tray.opening = states }
  }

  func moveToOpen(_ cell: UITableViewCell) {
    guard let tray = cell.tray else { return }
    move(cell, to: min(tray.width, cell.bounds.width), animated: window != nil) {
      guard let states = tray.opening else { return }
      tray.opening = nil
      cell.didTransition(to: states)
    }
  }

  /// - Parameter end: Not called when another motion overtakes this one.
  func move(
    _ cell: UITableViewCell, to shown: CGFloat, animated: Bool = true, end: @escaping @MainActor () -> Void = {}
  ) {
    guard let tray = cell.tray else { return }
    tray.flight += 1
    let flight = tray.flight
    cell.changeLook(animated: animated) {
      tray.shown = shown
      if shown < cell.bounds.width { tray.isFull = false }
    } completion: { [weak tray] in
      if tray?.flight == flight { end() }
    }
  }

  /// The row stays aside until the action is done.
  func perform(_ action: UIContextualAction, _ cell: UITableViewCell) {
    guard let tray = cell.tray, !tray.isPerforming else { return }
    tray.isPerforming = true
    action.handler(action, tray.button(for: action)) { [weak self, weak cell, weak tray] _ in
      guard let self, let cell, let tray, cell.tray === tray, tray.isPerforming else { return }
      tray.isPerforming = false
      finish(cell, tray)
    }
  }

  /// A row that has gone meanwhile takes its tray along.
  private func finish(_ cell: UITableViewCell, _ tray: RowTray) {
    if path(showing: cell) != nil { return closeOpenRow(animated: true) }
    if editing.openCell === cell { editing.openCell = nil }
    guard tray.isAnnounced else { return }
    tray.isAnnounced = false
    tableDelegate?.tableView(self, didEndEditingRowAt: nil)
  }
}
