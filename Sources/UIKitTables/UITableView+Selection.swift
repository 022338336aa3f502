internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

extension UITableView {
  /// Selected rows, sorted by position.
  var selectedPaths: [IndexPath] { controller.selection.sorted().map { IndexPath($0) } }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    controller.loadIfNeeded()
    guard let indexPath else { return deselectAll(animated: animated) }
    guard let position = position(indexPath) else {
      programmingError("UITableView.selectRow(at: \(indexPath), ...): there is no such row; nil deselects all")
    }
    if !selectsSeveral && controller.selection != [position] { deselectAll(animated: animated) }
    setSelected(true, position, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Whether selection is allowed in the current editing mode.
  var selects: Bool { selectionRules.selects(isEditing: editing.isOn) }
  package var selectsSeveral: Bool { selectionRules.selectsSeveral(isEditing: editing.isOn) }

  func deselectAll(animated: Bool) {
    let former = controller.selection
    controller.deselectAll()
    for position in former { cell(ofData: position)?.setSelected(false, animated: animated) }
  }

  private func cell(ofData position: RowPosition) -> UITableViewCell? {
    shownCell(editing.carried?.shownPosition(position) ?? position)
  }

  func setSelected(_ isSelected: Bool, _ position: RowPosition, animated: Bool) {
    isSelected ? controller.select(position) : controller.deselect(position)
    cell(ofData: position)?.setSelected(isSelected, animated: animated)
  }

  // MARK: By touch

  /// Handles a tap. A selected row is deselected if multiple selection is allowed, otherwise selected again with its messages. The primary
  /// action follows unless the tap changes a multiple selection.
  func tapRow(_ position: RowPosition) {
    if selectsSeveral && controller.selection.contains(position) { return deselectByTouch(position) }
    let isPrimary = !selectsSeveral || controller.selection.isEmpty
    selectByTouch(position)
    guard isPrimary, contains(position), let delegate = tableDelegate else { return }
    let path = IndexPath(position)
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  func selectByTouch(_ position: RowPosition) {
    var chosen = position
    if let delegate = tableDelegate {
      guard let path = delegate.tableView(self, willSelectRowAt: IndexPath(position)), let other = self.position(path) else {
        return
      }
      chosen = other
    }
    if !selectsSeveral {
      for former in controller.selection.sorted() where former != chosen { deselectByTouch(former) }
    }
    guard contains(chosen) else { return }
    setSelected(true, chosen, animated: false)
    // On iOS a cell's segue is prepared before the delegate receives the selection.
    cellForRow(at: IndexPath(chosen))?.nibSegues.selection?()
    tableDelegate?.tableView(self, didSelectRowAt: IndexPath(chosen))
  }

  func deselectByTouch(_ position: RowPosition) {
    var chosen = position
    if let delegate = tableDelegate {
      guard let path = delegate.tableView(self, willDeselectRowAt: IndexPath(position)), let other = self.position(path) else {
        return
      }
      chosen = other
    }
    setSelected(false, chosen, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: IndexPath(chosen))
  }
}
