internal import Foundation
internal import ListModel
internal import UIKitCore

/// Messages of a table that wait until it is idle.
enum TableMessage {
  case didEndDisplaying(UITableViewCell, RowPosition)
  case didEndDisplayingView(UIView, Supplement, section: Int)
  case didEndEditing(IndexPath?)
  case completion(@MainActor (Bool) -> Void, isFinished: Bool)
}

extension UITableView {
  /// Sent at once if the table is idle and nothing waits, otherwise when the pass, the animation block or the message under way ends.
  func send(_ message: TableMessage) {
    messages.add(message)
    sendMessages()
  }

  func deliver(_ message: TableMessage) {
    switch message {
    case .didEndDisplaying(let cell, let position):
      // A data source that keeps its cells may have shown this one again.
      if cell.superview !== self { cells.put(cell) }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(position))
    case .didEndDisplayingView(let view, let kind, let section): announceEnd(of: view, kind, section)
    case .didEndEditing(let path): tableDelegate?.tableView(self, didEndEditingRowAt: path)
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }

  /// Sent during the pass that shows the row, before the next cell is asked for.
  func announce(_ cell: UITableViewCell, at position: RowPosition) {
    messages.announce { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(position)) }
  }

  func announce(_ view: UIView, _ kind: Supplement, section: Int) {
    messages.announce {
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
