internal import Foundation
internal import UIKitCore

// Swipe-action buttons, and the animations of the row beside them.
extension UITableView {
  func actionsView(_ side: SwipeActionsView.Side, _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell)
    -> SwipeActionsView
  {
    SwipeActionsView(side, configuration) { [weak self, weak cell] action in
      if let self, let cell { perform(action, cell) }
    }
  }

  /// Makes `cell` the open row; a running animation of the row is overtaken.
  func open(_ cell: UITableViewCell) {
    guard let actionsView = cell.actionsView else { return }
    actionsView.animationGeneration += 1
    editing.openCell = cell
    if actionsView.side == .trailing, let states = cell.announceStates(confirmsDeletion: true) { actionsView.opening = states }
  }

  func moveToOpen(_ cell: UITableViewCell) {
    guard let actionsView = cell.actionsView else { return }
    move(cell, to: min(actionsView.width, cell.bounds.width), animated: window != nil) {
      guard let states = actionsView.opening else { return }
      actionsView.opening = nil
      cell.didTransition(to: states)
    }
  }

  /// - Parameter end: called after the animation, unless a later move has overtaken it.
  func move(
    _ cell: UITableViewCell, to shown: CGFloat, animated: Bool = true, end: @escaping @MainActor () -> Void = {}
  ) {
    guard let actionsView = cell.actionsView else { return }
    actionsView.animationGeneration += 1
    let animationGeneration = actionsView.animationGeneration
    cell.changeLook(animated: animated) {
      actionsView.shown = shown
      if shown < cell.bounds.width { actionsView.isFull = false }
    } completion: { [weak actionsView] in
      if actionsView?.animationGeneration == animationGeneration { end() }
    }
  }

  /// Runs the action's handler; the row stays open until the handler calls its completion.
  func perform(_ action: UIContextualAction, _ cell: UITableViewCell) {
    guard let actionsView = cell.actionsView, !actionsView.isPerforming else { return }
    actionsView.isPerforming = true
    action.handler(action, actionsView.button(for: action)) { [weak self, weak cell, weak actionsView] _ in
      guard let self, let cell, let actionsView, cell.actionsView === actionsView, actionsView.isPerforming else { return }
      actionsView.isPerforming = false
      finish(cell, actionsView)
    }
  }

  /// Closes the row after an action; if the row was removed meanwhile, its swipe actions are removed with it.
  private func finish(_ cell: UITableViewCell, _ actionsView: SwipeActionsView) {
    if path(showing: cell) != nil { return closeOpenRow(animated: true) }
    if editing.openCell === cell { editing.openCell = nil }
    guard actionsView.isAnnounced else { return }
    actionsView.isAnnounced = false
    tableDelegate?.tableView(self, didEndEditingRowAt: nil)
  }
}
