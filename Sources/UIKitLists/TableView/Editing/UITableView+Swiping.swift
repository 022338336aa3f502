internal import Foundation
internal import ListModel
internal import UIKitCore

/// Which row a finger is about to move aside, and what lies there.
struct SwipePlan {
  let cell: UITableViewCell
  let side: SwipeActionsView.Side
  /// nil for a row that is aside already.
  let configuration: UISwipeActionsConfiguration?
  /// How far the row was aside.
  let start: CGFloat
}

// A row that moves aside: by a finger, or because the delete control was pressed.
extension UITableView {
  // MARK: What a row offers

  /// nil for a row that stays where it is.
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

  /// - Parameter isEditable: The data source itself said so.
  private func swipeActions(_ side: SwipeActionsView.Side, _ path: IndexPath, isEditable: Bool) -> UISwipeActionsConfiguration? {
    if side == .leading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    let style = editingStyle(path)
    guard style ?? .delete == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    // Whether anybody wrote `tableView(_:commit:forRowAt:)` cannot be known: a table that says nothing of editing has no use for it.
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

  // MARK: A finger

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

  /// - Parameter velocity: Toward the open row, in points a second.
  func endSwipe(_ cell: UITableViewCell, velocity: CGFloat) {
    guard let actionsView = cell.actionsView, editing.openCell === cell else { return }
    if actionsView.isFull, let action = actionsView.configuration.actions.first {
      move(cell, to: cell.bounds.width)
      return perform(action, cell)
    }
    let isFlick = velocity.magnitude > Self.swipeFlick
    (isFlick ? velocity > 0 : actionsView.shown > actionsView.width / 2) ? moveToOpen(cell) : closeOpenRow(animated: true)
  }

  /// In points a second: a faster finger decides by its direction. Our choice.
  private static var swipeFlick: CGFloat { 250 }

  /// The row goes back to where the finger found it.
  func cancelSwipe(_ plan: SwipePlan) {
    guard plan.cell.actionsView != nil, editing.openCell === plan.cell else { return }
    plan.configuration == nil ? moveToOpen(plan.cell) : closeOpenRow(animated: true)
  }

  /// - Returns: whether `touch` does nothing else than closing a row, and scrolling.
  func closesOpenRow(_ touch: UITouch) -> Bool {
    guard let cell = editing.openCell, touch.view.map({ !$0.isDescendant(of: cell) }) ?? true else { return false }
    closeOpenRow(animated: true)
    return true
  }

  /// A lift on the row that is open, without a movement.
  func tapBesideTray(_ touch: UITouch) {
    if let cell = editing.openCell, touch.view === cell { closeOpenRow(animated: true) }
  }

  // MARK: Code

  /// The delete control was pressed: the row shows what a finger would have found at its end.
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

  /// Removes the swipe actions and tells the delegate that editing has ended.
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
