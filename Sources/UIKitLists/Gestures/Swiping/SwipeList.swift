package import Foundation
package import UIKitCore

/// The row and the swipe actions that a horizontal movement applies to.
@MainActor package struct SwipePlan {
  let row: any SwipeRow
  let side: SwipeActionsView.Side
  /// nil for a row that is swiped aside already.
  let configuration: UISwipeActionsConfiguration?
  /// Swipe distance of the row at the beginning, in points.
  let start: CGFloat
}

/// A list whose rows can be swiped aside: by a finger, or by a control.
@MainActor package protocol SwipeList: UIScrollView {
  /// The row whose swipe actions are open or opening.
  var openRow: (any SwipeRow)? { get set }

  /// The row under a finger that begins to move there; nil if no row may be swiped at the moment.
  func rowToSwipe(at point: CGPoint) -> (any SwipeRow)?

  /// The actions of a row that is not swiped aside; nil for none. Asks the delegate.
  func swipeActions(of row: any SwipeRow, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// Whether the row shows something of the list, instead of being removed.
  func shows(_ row: any SwipeRow) -> Bool

  func swipeWillBegin(_ row: any SwipeRow)

  /// Queues a message for a row that was announced by `swipeWillBegin(_:)`.
  func swipeDidEnd(_ row: any SwipeRow)

  /// Sends a message at once, for a row that its action has removed.
  func swipeDidEndByRemoval()
}

extension SwipeList {
  // MARK: Gesture

  /// The swipe for a movement that begins at `point`; nil if the row there has no actions on that side.
  func planSwipe(at point: CGPoint, direction: CGFloat) -> SwipePlan? {
    guard let row = rowToSwipe(at: point) else { return nil }
    if let actionsView = row.actionsView {
      return actionsView.isPerforming
        ? nil : SwipePlan(row: row, side: actionsView.side, configuration: nil, start: row.shownAside)
    }
    let side: SwipeActionsView.Side = (direction > 0) != isReadFromTheRight ? .leading : .trailing
    guard let configuration = swipeActions(of: row, isLeading: side == .leading), !configuration.actions.isEmpty, shows(row)
    else { return nil }
    return SwipePlan(row: row, side: side, configuration: configuration, start: 0)
  }

  func beginSwipe(_ plan: SwipePlan) {
    if let configuration = plan.configuration {
      guard shows(plan.row) else { return }
      swipeWillBegin(plan.row)
      guard plan.row.superview != nil, plan.row.isDescendant(of: self) else { return }
      plan.row.adopt(actionsView(plan.side, configuration, of: plan.row))
      plan.row.actionsView?.isAnnounced = true
    }
    open(plan.row)
    plan.row.actionsView?.grip = plan.start
  }

  func swipe(_ row: any SwipeRow, by distance: CGFloat) {
    guard let actionsView = row.actionsView, openRow === row else { return }
    row.pull(to: actionsView.grip + distance)
  }

  /// - Parameter velocity: in points per second, positive toward the open position.
  func endSwipe(_ row: any SwipeRow, velocity: CGFloat) {
    guard let actionsView = row.actionsView, openRow === row else { return }
    if actionsView.isFull, let action = actionsView.configuration.actions.first {
      move(row, to: row.bounds.width)
      return perform(action, row)
    }
    let isFlick = velocity.magnitude > Self.swipeFlick
    (isFlick ? velocity > 0 : actionsView.shown > actionsView.width / 2) ? moveToOpen(row) : closeOpenRow(animated: true)
  }

  /// Flick threshold in points per second: above it, the direction decides instead of the distance. Our choice.
  private static var swipeFlick: CGFloat { 250 }

  /// Moves the row back to its state before the gesture.
  func cancelSwipe(_ plan: SwipePlan) {
    guard plan.row.actionsView != nil, openRow === plan.row else { return }
    plan.configuration == nil ? moveToOpen(plan.row) : closeOpenRow(animated: true)
  }

  /// - Returns: whether the touch has closed the open row, so that it can only scroll besides.
  func closesOpenRow(_ touch: UITouch) -> Bool {
    guard let row = openRow, touch.view.map({ !$0.isDescendant(of: row) }) ?? true else { return false }
    closeOpenRow(animated: true)
    return true
  }

  /// Closes the open row when it is tapped.
  func tapBesideTray(_ touch: UITouch) {
    if let row = openRow, touch.view === row { closeOpenRow(animated: true) }
  }

  // MARK: Opening and closing

  /// Opens the trailing swipe actions after a press on a control.
  package func confirm(_ configuration: UISwipeActionsConfiguration?, in row: any SwipeRow) {
    guard row.actionsView == nil, let configuration, !configuration.actions.isEmpty, row.isDescendant(of: self) else { return }
    row.adopt(actionsView(.trailing, configuration, of: row))
    open(row)
    moveToOpen(row)
  }

  private func actionsView(_ side: SwipeActionsView.Side, _ configuration: UISwipeActionsConfiguration, of row: any SwipeRow)
    -> SwipeActionsView
  {
    SwipeActionsView(side, configuration) { [weak self, weak row] action in
      if let self, let row { perform(action, row) }
    }
  }

  /// Makes `row` the open row; a running animation of the row is overtaken.
  private func open(_ row: any SwipeRow) {
    guard let actionsView = row.actionsView else { return }
    actionsView.animationGeneration += 1
    openRow = row
    if actionsView.side == .trailing, let opened = row.announceConfirmation(true) { actionsView.opened = opened }
  }

  private func moveToOpen(_ row: any SwipeRow) {
    guard let actionsView = row.actionsView else { return }
    move(row, to: min(actionsView.width, row.bounds.width), animated: window != nil) {
      guard let opened = actionsView.opened else { return }
      actionsView.opened = nil
      opened()
    }
  }

  package func closeOpenRow(animated: Bool) {
    guard let row = openRow, let actionsView = row.actionsView else { return }
    openRow = nil
    let closed = row.announceConfirmation(false)
    actionsView.isPerforming = false
    move(row, to: 0, animated: animated && window != nil) { [weak self, weak row] in
      guard let self, let row else { return }
      forget(row)
      closed?()
    }
  }

  /// Removes the swipe actions and queues the message of their end.
  package func forget(_ row: any SwipeRow) {
    guard let actionsView = row.actionsView else { return }
    if openRow === row { openRow = nil }
    row.dropTray()
    if actionsView.isAnnounced {
      actionsView.isAnnounced = false
      swipeDidEnd(row)
    }
  }

  /// - Parameter end: called after the animation, unless a later move has overtaken it.
  private func move(
    _ row: any SwipeRow, to shown: CGFloat, animated: Bool = true, end: @escaping @MainActor () -> Void = {}
  ) {
    guard let actionsView = row.actionsView else { return }
    actionsView.animationGeneration += 1
    let animationGeneration = actionsView.animationGeneration
    row.changeLook(animated: animated) {
      actionsView.shown = shown
      if shown < row.bounds.width { actionsView.isFull = false }
    } completion: { [weak actionsView] in
      if actionsView?.animationGeneration == animationGeneration { end() }
    }
  }

  // MARK: Actions

  /// Runs the action's handler; the row stays open until the handler calls its completion.
  private func perform(_ action: UIContextualAction, _ row: any SwipeRow) {
    guard let actionsView = row.actionsView, !actionsView.isPerforming else { return }
    actionsView.isPerforming = true
    action.handler(action, actionsView.button(for: action)) { [weak self, weak row, weak actionsView] _ in
      guard let self, let row, let actionsView, row.actionsView === actionsView, actionsView.isPerforming else { return }
      actionsView.isPerforming = false
      finish(row, actionsView)
    }
  }

  /// Closes the row after an action; if the row was removed meanwhile, its swipe actions are removed with it.
  private func finish(_ row: any SwipeRow, _ actionsView: SwipeActionsView) {
    if shows(row) { return closeOpenRow(animated: true) }
    if openRow === row { openRow = nil }
    guard actionsView.isAnnounced else { return }
    actionsView.isAnnounced = false
    swipeDidEndByRemoval()
  }
}
