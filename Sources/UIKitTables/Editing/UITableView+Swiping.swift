internal import UIKitControls
package import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
package import UIKitLists

// Which rows can be swiped aside, and the messages about them.
extension UITableView: SwipeList {
  package var openRow: (any SwipeRow)? {
    get { editing.openRow }
    set { editing.openRow = newValue }
  }

  package func rowToSwipe(at point: CGPoint) -> (any SwipeRow)? {
    guard editing.carried == nil, let path = rowPath(at: point), let cell = shownCell(at: path) else { return nil }
    return cell.actionsView != nil || !editing.isOn ? cell : nil
  }

  package func swipeActions(of row: any SwipeRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UITableViewCell, let path = path(showing: cell) else { return nil }
    let mayEdit = answerIfImplemented { dataSource?.tableView(self, canEditRowAt: path) }
    return mayEdit ?? true ? swipeActions(path, isLeading: isLeading, isEditable: mayEdit != nil) : nil
  }

  /// - Parameter isEditable: whether the data source implements `tableView(_:canEditRowAt:)`.
  private func swipeActions(_ path: IndexPath, isLeading: Bool, isEditable: Bool) -> UISwipeActionsConfiguration? {
    if isLeading { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { $0.contextual { [weak self] in self?.openPath } })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    let style = editingStyle(path)
    guard style ?? .delete == .delete else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    // An implementation of `tableView(_:commit:forRowAt:)` cannot be detected, so a table that answers no editing question gets no delete
    // action.
    return (isEditable || style != nil || title != nil) && !editing.lacksCommit ? deletion(title) : nil
  }

  /// The row that is swiped aside now: rows above it may have gone since the swipe began.
  private var openPath: IndexPath? { (openRow as? UITableViewCell).flatMap { path(showing: $0) } }

  private func deletion(_ title: String?) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, button, done in
        if let self, let cell = openRow as? UITableViewCell, button.isDescendant(of: cell), let path = path(showing: cell) {
          commit(.delete, path)
        }
        done(true)
      }
    ])
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    guard let dataSource else { return }
    if answerIfImplemented({ dataSource.tableView(self, commit: style, forRowAt: path) }) != nil { return }
    editing.foundCommit(missing: true)
    window?.screen.warnings.once(
      """
      UITableView: a person wants to change row \(path), and \(type(of: dataSource)) does not implement tableView(_:commit:forRowAt:); \
      implement it, or return false from tableView(_:canEditRowAt:)
      """)
  }

  package func shows(_ row: any SwipeRow) -> Bool { (row as? UITableViewCell).map { path(showing: $0) != nil } ?? false }

  // MARK: Messages

  package func swipeWillBegin(_ row: any SwipeRow) {
    guard let cell = row as? UITableViewCell, let path = path(showing: cell) else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
  }

  package func swipeDidEnd(_ row: any SwipeRow) {
    // Not with `flatMap`: Swift 6.3's optimizer crashes on it in a release build.
    guard let cell = row as? UITableViewCell else { return controller.send(.didEndEditing(nil)) }
    controller.send(.didEndEditing(path(showing: cell)))
  }

  /// Removes the swipe actions of a row that leaves the screen.
  func forgetSwipe(of row: ShownRow) {
    let isAnnounced = row.cell.actionsView?.isAnnounced ?? false
    row.cell.actionsView?.isAnnounced = false
    forget(row.cell)
    if isAnnounced { controller.send(.didEndEditing(IndexPath(row.position))) }
  }

  package func swipeDidEndByRemoval() { tableDelegate?.tableView(self, didEndEditingRowAt: nil) }

  // MARK: Delete control

  /// Opens the trailing swipe actions after a press on the delete control.
  func confirmDeletion(of cell: UITableViewCell, _ path: IndexPath) {
    closeOpenRow(animated: true)
    if cell.actionsView == nil { confirm(swipeActions(path, isLeading: false, isEditable: true), in: cell) }
  }
}

extension UITableViewCell: SwipeRow {
  package func swipeStateChanged(_ isSwiped: Bool) { changeState { $0.isSwiped = isSwiped } }

  package func announceConfirmation(_ isShown: Bool) -> (@MainActor () -> Void)? {
    guard let states = announceStates(confirmsDeletion: isShown) else { return nil }
    return { [weak self] in self?.didTransition(to: states) }
  }
}
