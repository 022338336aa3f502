public import Foundation
internal import ListModel
@_spi(UIKitModules) public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// The focus of keys among the rows.
extension UITableView: FocusingList {
  /// Rows without an answer that are asked for at most when a key looks for the next one. Our choice: more than a person passes by.
  private static let mostAsked = 10_000
  /// Passes until a row with an estimated height is where the table scrolled to. Our choice.
  private static let mostScrolls = 4
  /// The part of the visible height that Page Down moves the focus by, as a scroll by that key.
  private static let page = 0.875

  package var hasFocusableRows: Bool {
    listFocus.allowsFocus && (editing.isOn ? listFocus.allowsFocusDuringEditing : true) && editing.carried == nil
  }

  package var focusedRow: IndexPath? { listFocus.position.map { IndexPath($0) } }

  package func focusComes(to path: IndexPath) {
    guard let position = position(path) else { return }
    listFocus.come(to: position, named: controller.names.name(at: path, in: self))
  }

  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard hasFocusableRows, let path = focusRow(of: cell) else { return false }
    return canFocus(path)
  }

  private func canFocus(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsSelectionNow }

  /// Whether rows can be selected in the present mode: others have no use for the focus, unless the delegate says so.
  package var allowsSelectionNow: Bool { selects }

  package func focusRow(of view: UIView) -> IndexPath? {
    guard let cell = view as? UITableViewCell, cell.superview === self else { return nil }
    if let row = edited.element, row.cell === cell { return IndexPath(row.position) }
    return path(showing: cell)
  }

  package func focusView(at path: IndexPath) -> UIView? {
    guard path.count == 2 else { return nil }
    let position = RowPosition(section: path[0], row: path[1])
    if let row = edited.element, row.position == position { return row.cell }
    return shownCell(position)
  }

  // MARK: Ways

  package func focusRow(from path: IndexPath, by key: FocusKey) -> IndexPath? {
    guard controller.isIdle, let start = position(path) else { return nil }
    switch key {
    case .up: return step(from: start, forward: false)
    case .down: return step(from: start, forward: true)
    case .home: return end(forward: true)
    case .end: return end(forward: false)
    case .pageUp: return page(from: start, forward: false)
    case .pageDown: return page(from: start, forward: true)
    default: return nil
    }
  }

  private func neighbour(of position: RowPosition, forward: Bool) -> RowPosition? {
    let layout = extents.layout
    if forward, position.row + 1 < layout.rowCount(in: position.section) {
      return RowPosition(section: position.section, row: position.row + 1)
    }
    if !forward, position.row > 0 { return RowPosition(section: position.section, row: position.row - 1) }
    var section = position.section + (forward ? 1 : -1)
    while (0..<layout.sectionCount).contains(section) {
      let count = layout.rowCount(in: section)
      if count > 0 { return RowPosition(section: section, row: forward ? 0 : count - 1) }
      section += forward ? 1 : -1
    }
    return nil
  }

  /// The next row after `start` that may have the focus.
  private func step(from start: RowPosition, forward: Bool) -> IndexPath? {
    var position = start
    for _ in 0..<Self.mostAsked {
      guard let next = neighbour(of: position, forward: forward) else { return nil }
      if canFocus(IndexPath(next)) { return IndexPath(next) }
      position = next
    }
    return nil
  }

  /// The first row that may have the focus, from the table's start on or from its end back.
  private func end(forward: Bool) -> IndexPath? {
    let sections = 0..<extents.layout.sectionCount
    guard let section = (forward ? Array(sections) : sections.reversed()).first(where: { extents.layout.rowCount(in: $0) > 0 })
    else {
      return nil
    }
    let position = RowPosition(section: section, row: forward ? 0 : extents.layout.rowCount(in: section) - 1)
    return canFocus(IndexPath(position)) ? IndexPath(position) : step(from: position, forward: forward)
  }

  private func page(from start: RowPosition, forward: Bool) -> IndexPath? {
    let layout = extents.layout
    let row = layout.segment(ofRow: start.row, in: start.section)
    let distance = max(Double(focusArea.height) * Self.page, 1)
    let place = forward ? row.start + row.length / 2 + distance : row.start + row.length / 2 - distance
    guard place >= 0, place < layout.total, let target = layout.row(at: place), forward ? target > start : target < start else {
      return end(forward: !forward)
    }
    if canFocus(IndexPath(target)) { return IndexPath(target) }
    return step(from: target, forward: !forward) ?? step(from: target, forward: forward)
  }

  // MARK: Entering

  /// The part of the rows that a person sees.
  private var focusArea: CGRect {
    let area = bounds.inset(by: contentScroller == nil ? adjustedContentInset : .zero)
    return contentScroller.map { $0.visibleBounds(of: self) } ?? area
  }

  package func focusEntry() -> IndexPath? {
    guard hasFocusableRows, controller.isIdle else { return nil }
    let area = focusArea
    let shownRows = shown.rows.map { IndexPath($0.position) }
    func isSeen(_ path: IndexPath) -> Bool {
      let rect = rectForRow(at: path)
      return rect.midY >= area.minY && rect.midY <= area.maxY
    }
    if listFocus.remembersLast, let path = focusedRow, canFocus(path) { return path }
    if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), position(path) != nil, canFocus(path) { return path }
    if let path = focusedRow, isSeen(path), canFocus(path) { return path }
    let seen = shownRows.filter { isSeen($0) && canFocus($0) }
    return seen.first { controller.selection.contains(RowPosition(section: $0[0], row: $0[1])) } ?? seen.first
      ?? shownRows.first(where: canFocus)
  }

  package func showFocusRow(_ path: IndexPath) -> UIView? {
    guard let target = position(path) else { return nil }
    for _ in 0..<Self.mostScrolls {
      scrollToRow(at: path, at: .none, animated: false)
      layoutIfNeeded()
      let rect = rectForRow(at: path)
      if shownCell(target) != nil, rect.minY >= focusArea.minY - 1, rect.maxY <= focusArea.maxY + 1 { break }
    }
    scrollToEnd(around: target)
    return shownCell(target)
  }

  /// Shows what is above the first row or below the last one.
  private func scrollToEnd(around position: RowPosition) {
    guard contentScroller == nil, editing.openRow == nil else { return }
    let isFirst = neighbour(of: position, forward: false) == nil
    guard isFirst || neighbour(of: position, forward: true) == nil else { return }
    let (top, bottom) = (leastOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
    let target = isFirst ? top : max(top, bottom)
    let rect = rectForRow(at: IndexPath(position))
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    // A long header or footer would push the row out.
    guard isFirst ? rect.maxY <= target + adjustedContentInset.top + room : rect.minY >= target + adjustedContentInset.top else {
      return
    }
    contentOffset.y = target
    layoutIfNeeded()
  }

  /// Scrolls to the last or the first row at the other edge of the screen, which the content's end cuts off: so the end itself is reached.
  ///
  /// - Returns: false if all heights are known, or there is no row.
  func scrollToEndRow(forward: Bool) -> Bool {
    guard hasUnknownHeights, contentScroller == nil, controller.isIdle else { return false }
    controller.loadIfNeeded()
    let sections = Array(0..<extents.layout.sectionCount)
    guard let section = (forward ? sections.reversed() : sections).first(where: { extents.layout.rowCount(in: $0) > 0 }) else {
      return false
    }
    let row = forward ? extents.layout.rowCount(in: section) - 1 : 0
    scrollToRow(at: IndexPath(row: row, section: section), at: forward ? .top : .bottom, animated: true)
    return true
  }

  // MARK: Letters

  package func focusRow(beginningWith text: String, after path: IndexPath, includesPath: Bool) -> IndexPath? {
    let rows = shown.rows.map { (IndexPath($0.position), $0.cell) }
    let ordered =
      rows.filter { includesPath ? $0.0 >= path : $0.0 > path } + rows.filter { includesPath ? $0.0 < path : $0.0 <= path }
    if let found = ordered.first(where: { $0.1.begins(with: text) && canFocus($0.0) }) { return found.0 }
    return rowOfIndex(text)
  }

  /// The first row of the section whose index title is the text.
  private func rowOfIndex(_ text: String) -> IndexPath? {
    let titles = sectionIndex.view?.titles ?? []
    guard let dataSource, let index = titles.firstIndex(where: { $0.caseInsensitiveCompare(text) == .orderedSame }) else {
      return nil
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard (0..<extents.layout.sectionCount).contains(section), extents.layout.rowCount(in: section) > 0 else { return nil }
    let first = RowPosition(section: section, row: 0)
    return canFocus(IndexPath(first)) ? IndexPath(first) : step(from: first, forward: true)
  }

  // MARK: Messages

  func pressRow(of cell: UITableViewCell) -> Bool {
    guard selects, editing.openRow == nil, editing.carried == nil, let path = focusRow(of: cell), let position = position(path)
    else {
      return false
    }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    tap(position)
    return true
  }

  func followFocus(_ context: UITableViewFocusUpdateContext) {
    guard !context.focusHeading.isEmpty, let path = context.nextFocusedIndexPath, context.nextFocusedView is UITableViewCell,
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus, selects,
      let position = position(path), controller.selection != [position]
    else { return }
    notifyingOfSelection {
      for former in controller.selection.sorted() where selectsSeveral && former != position { deselectByTouch(former) }
      if !controller.selection.contains(position) { selectByTouch(position) }
    }
  }
}

extension UITableViewCell {
  fileprivate func begins(with text: String) -> Bool {
    accessibilityLabel?.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// A move of the focus from or to a row of a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus, or is around it, before; nil for none of this table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that has the focus, or is around it, afterwards; nil for none of this table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    super.init(context)
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { table.rowOfFocus(around: $0) }
    nextFocusedIndexPath = context.nextFocusedView.flatMap { table.rowOfFocus(around: $0) }
  }
}

extension UITableView {
  fileprivate func rowOfFocus(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).prefix { $0 !== self }.lazy.compactMap { self.focusRow(of: $0) }.first
  }
}
