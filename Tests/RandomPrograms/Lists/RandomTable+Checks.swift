import CoreGraphics
import Foundation
import ListModel
import ManualHost
import TestSupport
import UIKit

// What contradicts the rows; nil if nothing does.
extension RandomTable {
  /// At any instant: each row that the bounds show has its cell at its place.
  func contradiction() -> String? {
    if let warning = stage.screen.warnings.given.first { return warning }
    if let complaint = complaints.first { return complaint }
    let sections = table.numberOfSections
    guard sections == lists.sections.count else { return "\(sections) sections of \(lists.sections.count)" }
    if hasReloaded {
      hasReloaded = false
      selected = Set((table.indexPathsForSelectedRows ?? []).map(name))
    }
    for section in lists.sections.indices where table.numberOfRows(inSection: section) != lists.sections[section].rows.count {
      return "\(table.numberOfRows(inSection: section)) rows in section \(section)"
    }
    let paths = table.indexPathsForRows(in: table.bounds) ?? []
    guard table.indexPathsForVisibleRows ?? [] == paths else {
      return "visible: \(table.indexPathsForVisibleRows ?? []), in the bounds: \(paths)"
    }
    for path in paths {
      guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
      if cell.textLabel?.text != text(name(path)) { return "\(cell.textLabel?.text ?? "nothing") at \(path)" }
      if cell.frame != table.rectForRow(at: path) { return "row \(path) at \(cell.frame), not \(table.rectForRow(at: path))" }
      if cell.superview !== table || cell.alpha != 1 || cell.transform != .identity { return "row \(path) does not show" }
      if cell.isSelected != selected.contains(name(path)) { return "row \(path): isSelected is \(cell.isSelected)" }
    }
    return nil
  }

  /// When nothing moves any more.
  func contradictionAtRest() -> String? {
    if let wrong = contradiction() ?? misplacedRow() { return wrong }
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    guard Set(cells.map(ObjectIdentifier.init)) == Set(table.visibleCells.map(ObjectIdentifier.init)) else {
      return "\(cells.count) cells, \(table.visibleCells.count) of them visible"
    }
    for cell in cells where balance[ObjectIdentifier(cell)] != 1 { return "a visible cell that was not announced" }
    let ended = balance.filter { $0.value != 0 }.count
    let headers = table.subviews.count { !($0 is UITableViewCell) && balance[ObjectIdentifier($0)] == 1 }
    if ended != cells.count + headers { return "\(ended) announced views, \(cells.count) cells, \(headers) headers" }
    let chosen = (table.indexPathsForSelectedRows ?? []).map(name)
    if Set(chosen) != selected || chosen.count != selected.count { return "selected: \(chosen), not \(selected.sorted())" }
    let (offset, top) = (table.contentOffset.y, -table.contentInset.top)
    let last = max(top, table.contentSize.height - table.bounds.height)
    if offset < top - 0.01 || offset > last + 0.01 { return "rests at \(offset), outside of \(top)...\(last)" }
    if completions != batches { return "\(completions) completions of \(batches) batches" }
    return nil
  }

  /// One row after another, each as high as it wants to be, and the content as high as all of them.
  private func misplacedRow() -> String? {
    var y: CGFloat = 0
    for section in lists.sections.indices {
      if hasHeaders { y += 20 }
      for (row, name) in lists.sections[section].rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        if abs(rect.minY - y) > 1e-6 { return "row \(path) begins at \(rect.minY), not \(y)" }
        let knows = heights == .uniform || heights == .delegate || table.cellForRow(at: path) != nil
        let own = height(name, width: table.bounds.width)
        if knows, rect.height != own { return "row \(path) is \(rect.height) high, not \(own)" }
        y = rect.maxY
      }
    }
    return abs(table.contentSize.height - y) > 1e-6 ? "\(table.contentSize.height) high, not \(y)" : nil
  }

  // MARK: What is looked at

  struct Anchor {
    let name: Int
    /// From the top of the view to the row's end.
    let place: CGFloat
  }

  /// The first row in view, if there is something above it.
  func anchor() -> Anchor? {
    let top = table.contentOffset.y + table.contentInset.top
    let visible = table.indexPathsForVisibleRows ?? []
    guard top > 0, let path = visible.first(where: { table.rectForRow(at: $0).maxY > top }) else { return nil }
    return Anchor(name: name(path), place: table.rectForRow(at: path).maxY - table.contentOffset.y)
  }

  /// - Parameter updates: Of the batch since then.
  func hasMoved(_ anchor: Anchor, from before: PlainLists, _ updates: ListUpdates) -> String? {
    func isNamed(_ row: RowPosition) -> Bool { before[row] == anchor.name }
    let old = before.sections.firstIndex { $0.rows.contains(anchor.name) } ?? -1
    if updates.movedRows.contains(where: { isNamed($0.source) }) || updates.reloadedRows.contains(where: isNamed) { return nil }
    if updates.movedSections.contains(where: { $0.source == old }) || updates.reloadedSections.contains(old) { return nil }
    guard let path = paths.first(where: { name($0) == anchor.name }) else { return nil }
    let (offset, top) = (table.contentOffset.y, -table.contentInset.top)
    let last = max(top, table.contentSize.height - table.bounds.height)
    // Where the content ends, it may have to give way.
    if offset <= top + 0.01 || offset >= last - 0.01 { return nil }
    let place = table.rectForRow(at: path).maxY - offset
    return abs(place - anchor.place) > 0.5
      ? "row \(anchor.name) went from \(anchor.place) to \(place) in a batch on \(before.sections.map(\.rows)) to \(lists.sections.map(\.rows)) at \(offset) of \(last): \(updates); \(paths.map { table.rectForRow(at: $0).height })"
      : nil
  }
}
