internal import Foundation
internal import ListModel
internal import UIKitCore
package import UIKitLists

extension UITableView {
  package func deliver(_ message: ListMessage) {
    switch message {
    case .didEndDisplaying(let object, .row, let position):
      guard let cell = object as? UITableViewCell else { return }
      // A data source that keeps its cells may show this cell again already: then it must not be pooled.
      if cell.superview !== self { cells.put(cell) }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(position))
    case .didEndDisplaying(let object, let part, let position):
      if let view = object as? UIView { announceEnd(of: view, part == .header ? .header : .footer, position.section) }
    case .didEndEditing(let path): tableDelegate?.tableView(self, didEndEditingRowAt: path)
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }

  /// Sends the `willDisplay` message during the tiling pass, before the next cell is requested.
  func announce(_ cell: UITableViewCell, at position: RowPosition) {
    controller.messages.announce { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(position)) }
  }

  func announce(_ view: UIView, _ kind: Supplement, section: Int) {
    controller.messages.announce {
      switch kind {
      case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  private func announceEnd(of view: UIView, _ kind: Supplement, _ section: Int) {
    if view.superview !== self, let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view) }
    switch kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
