internal import Foundation
internal import ListModel

/// What a table tells its delegate; a row or section is looked up when the message is sent, unless it has gone by then.
enum TableMessage {
  case willDisplay(UITableViewCell)
  case didEndDisplaying(UITableViewCell, RowPosition)
  case willDisplayView(UIView, Supplement)
  case didEndDisplayingView(UIView, Supplement, section: Int)
  case didEndEditing(IndexPath?)
  case completion((Bool) -> Void, isFinished: Bool)
}

// Messages are sent while the table is idle: then its counts, its layout and its shown rows agree, and the receiver may do anything.
extension UITableView {
  /// Sent at once if the table is idle and nothing waits, otherwise when the pass, the animation block or the message under way ends.
  func send(_ message: TableMessage) {
    messages.add(message)
    sendMessages()
  }

  func sendMessages() {
    guard session.activity == .idle, messages.beginSending() else { return }
    // A receiver may release the table.
    withExtendedLifetime(self) {
      while true {
        let news = messages.takeNews()
        if !news.isEmpty {
          tell(news)
        } else if let message = messages.takeNext() {
          deliver(message)
        } else {
          break
        }
      }
      messages.endSending()
    }
  }

  private func deliver(_ message: TableMessage) {
    switch message {
    case .willDisplay(let cell): announce(cell)
    case .didEndDisplaying(let cell, let position):
      // A data source that keeps its cells may have shown this one again.
      if cell.superview !== self { cells.put(cell) }
      guard cell.isAnnounced else { return }
      cell.isAnnounced = false
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(position))
    case .willDisplayView(let view, let kind): announce(view, kind)
    case .didEndDisplayingView(let view, let kind, let section): announceEnd(of: view, kind, section)
    case .didEndEditing(let path): tableDelegate?.tableView(self, didEndEditingRowAt: path)
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }

  /// Nothing for a row that has gone meanwhile: the delegate hears neither of its beginning nor of its end.
  private func announce(_ cell: UITableViewCell) {
    guard !cell.isAnnounced, let row = shownRows.first(where: { $0.cell === cell }) else { return }
    cell.isAnnounced = true
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(dataPosition(row.position)))
  }

  private func announce(_ view: UIView, _ kind: Supplement) {
    guard let shown = shownSupplements.first(where: { $0.view === view && $0.kind == kind }),
      announcedViews.insert(ObjectIdentifier(view)).inserted
    else { return }
    switch kind {
    case .header: tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: shown.section)
    case .footer: tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: shown.section)
    }
  }

  private func announceEnd(of view: UIView, _ kind: Supplement, _ section: Int) {
    if view.superview !== self, let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view) }
    guard announcedViews.remove(ObjectIdentifier(view)) != nil else { return }
    switch kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
