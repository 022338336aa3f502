internal import Foundation
internal import ListModel

extension UITableView {
  /// From top to bottom.
  var selectedPaths: [IndexPath] { selection.sorted().map { IndexPath($0) } }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAll(animated: animated) }
    guard let position = position(indexPath) else {
      preconditionFailure("UITableView.selectRow(at: \(indexPath), ...): there is no such row; nil deselects all")
    }
    if !allowsMultipleSelection && selection != [position] { deselectAll(animated: animated) }
    setSelected(true, position, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  private func deselectAll(animated: Bool) {
    let former = selection
    selection.removeAll()
    for position in former { shownCell(position)?.setSelected(false, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ position: RowPosition, animated: Bool) {
    if isSelected { selection.insert(position) } else { selection.remove(position) }
    shownCell(position)?.setSelected(isSelected, animated: animated)
  }

  // MARK: By touch

  /// A tap on a selected row selects it once more, or deselects it where several may be selected.
  func tapRow(_ position: RowPosition) {
    if allowsMultipleSelection && selection.contains(position) {
      deselectByTouch(position)
      return
    }
    var chosen = position
    if let delegate = tableDelegate {
      guard let path = delegate.tableView(self, willSelectRowAt: IndexPath(position)), let other = self.position(path) else {
        return
      }
      chosen = other
    }
    if !allowsMultipleSelection {
      for former in selection.sorted() where former != chosen { deselectByTouch(former) }
    }
    guard contains(chosen) else { return }
    setSelected(true, chosen, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: IndexPath(chosen))
  }

  private func deselectByTouch(_ position: RowPosition) {
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
