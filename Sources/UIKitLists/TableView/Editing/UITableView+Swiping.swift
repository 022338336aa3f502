internal import Foundation
internal import ListModel
internal import UIKitCore

/// The row and the swipe actions that a horizontal movement applies to.
struct SwipePlan {
  let cell: UITableViewCell
  let side: SwipeActionsView.Side
  /// nil for a row that is swiped aside already.
  let configuration: UISwipeActionsConfiguration?
  /// Swipe distance of the row at the beginning, in points.
  let start: CGFloat
}

// Swiping a row aside: by a finger, or by pressing the delete control.
extension UITableView {
  // MARK: Planning

  /// The swipe for a movement that begins at `point`; nil if the row there has no actions on that side.
  func planSwipe(at point: CGPoint, direction: CGFloat) -> SwipePlan? {
    guard editing.carried == nil, let path = rowPath(at: point), let cell = shownCell(at: path) else { return nil }
    if let actionsView = cell.actionsView {
      return actionsView.isPerforming
        ? nil : SwipePlan(cell: cell, side: actionsView.side, configuration: nil, start: cell.shownAside)
    }
    guard !editing.isOn else { return nil }
    let mayEdit = answerIfImplemented { dataSource?.tableView(self, canEditRowAt: path) }
    let side: SwipeActionsView.Side = (direction > 0) != isReadFromTheRight ? .leading : .trailing
    guard mayEdit ?? true, let configuration = swipeActions(side, path, isEditable: mayEdit != nil),
      !configuration.actions.isEmpty, shownRows.contains(where: { $0.cell === cell })
    else { return nil }
    return SwipePlan(cell: cell, side: side, configuration: configuration, start: 0)
  }

  /// - Parameter isEditable: whether the data source implements `tableView(_:canEditRowAt:)`.
  private func swipeActions(_ side: SwipeActionsView.Side, _ path: IndexPath, isEditable: Bool) -> UISwipeActionsConfiguration? {
    if side == .leading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    let style = editingStyle(path)
    guard style ?? .delete == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    // An implementation of `tableView(_:commit:forRowAt:)` cannot be detected, so a table that answers no editing question gets no delete
    // action.
    return isEditable || style != nil || title != nil ? deletion(title) : nil
  }

  private func deletion(_ title: String?) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, button, done in
        if let self, let cell = editing.openCell, button.isDescendant(of: cell), let path = path(showing: cell) {
          dataSource?.tableView(self, commit: .delete, forRowAt: path)
        }
        done(true)
      }
    ])
  }

  // MARK: Gesture

  func beginSwipe(_ plan: SwipePlan) {
    if let configuration = plan.configuration {
      guard let path = path(showing: plan.cell) else { return }
      tableDelegate?.tableView(self, willBeginEditingRowAt: path)
      guard plan.cell.superview === self else { return }
      plan.cell.adopt(actionsView(plan.side, configuration, of: plan.cell))
      plan.cell.actionsView?.isAnnounced = true
    }
    open(plan.cell)
    plan.cell.actionsView?.grip = plan.start
  }

  func swipe(_ cell: UITableViewCell, by distance: CGFloat) {
    guard let actionsView = cell.actionsView, editing.openCell === cell else { return }
    cell.pull(to: actionsView.grip + distance)
  }

  /// - Parameter velocity: in points per second, positive toward the open position.
  func endSwipe(_ cell: UITableViewCell, velocity: CGFloat) {
    guard let actionsView = cell.actionsView, editing.openCell === cell else { return }
    if actionsView.isFull, let action = actionsView.configuration.actions.first {
      move(cell, to: cell.bounds.width)
      return perform(action, cell)
    }
    let isFlick = velocity.magnitude > Self.swipeFlick
    (isFlick ? velocity > 0 : actionsView.shown > actionsView.width / 2) ? moveToOpen(cell) : closeOpenRow(animated: true)
  }

  /// Flick threshold in points per second: above it, the direction decides instead of the distance. Our choice.
  private static var swipeFlick: CGFloat { 250 }

  /// Moves the row back to its state before the gesture.
  func cancelSwipe(_ plan: SwipePlan) {
    guard plan.cell.actionsView != nil, editing.openCell === plan.cell else { return }
    plan.configuration == nil ? moveToOpen(plan.cell) : closeOpenRow(animated: true)
  }

  /// - Returns: whether the touch has closed the open row, so that it can only scroll besides.
  func closesOpenRow(_ touch: UITouch) -> Bool {
    guard let cell = editing.openCell, touch.view.map({ !$0.isDescendant(of: cell) }) ?? true else { return false }
    closeOpenRow(animated: true)
    return true
  }

  /// Closes the open row when it is tapped.
  func tapBesideTray(_ touch: UITouch) {
    if let cell = editing.openCell, touch.view === cell { closeOpenRow(animated: true) }
  }

  // MARK: Delete control

  /// Opens the trailing swipe actions after a press on the delete control.
  func confirmDeletion(of cell: UITableViewCell, _ path: IndexPath) {
    closeOpenRow(animated: true)
    guard cell.actionsView == nil, let configuration = swipeActions(.trailing, path, isEditable: true),
      !configuration.actions.isEmpty,
      cell.superview === self
    else { return }
    cell.adopt(actionsView(.trailing, configuration, of: cell))
    open(cell)
    moveToOpen(cell)
  }

  func closeOpenRow(animated: Bool) {
    guard let cell = editing.openCell, let actionsView = cell.actionsView else { return }
    editing.openCell = nil
    let states = cell.announceStates(confirmsDeletion: false)
    actionsView.isPerforming = false
    move(cell, to: 0, animated: animated && window != nil) { [weak self, weak cell] in
      guard let self, let cell else { return }
      forget(cell, at: path(showing: cell))
      if let states { cell.didTransition(to: states) }
    }
  }

  /// Removes the swipe actions and queues the `didEndEditingRowAt` message.
  func forget(_ cell: UITableViewCell, at path: IndexPath?) {
    guard let actionsView = cell.actionsView else { return }
    if editing.openCell === cell { editing.openCell = nil }
    cell.dropTray()
    if actionsView.isAnnounced {
      actionsView.isAnnounced = false
      send(.didEndEditing(path))
    }
  }
}
