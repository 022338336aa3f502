import CoreGraphics
import Foundation
import ListModel
import ManualHost
import QuartzCore
import TestSupport
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Rows with names and heights of their own, shown as texts, so that a row in the wrong place or a stale cell is seen.
@MainActor package final class NamedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  package var lists: PlainLists
  /// How often a row's text has changed.
  package var versions: [Int: Int] = [:]
  package var heights: [Int: CGFloat] = [:]
  package var hasHeaders = true
  package private(set) var shown = 0
  package private(set) var ended = 0

  package init(_ lists: PlainLists) { self.lists = lists }

  package func text(_ name: Int) -> String { "\(name).\(versions[name] ?? 0)" }

  package func numberOfSections(in tableView: UITableView) -> Int { lists.sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists.sections[section].rows.count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text(lists.sections[indexPath.section].rows[indexPath.row])
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasHeaders ? "section \(lists.sections[section].name)" : nil
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[lists.sections[indexPath.section].rows[indexPath.row]] ?? 30
  }

  package func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    shown += 1
  }

  package func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ended += 1
  }

  /// What the calls of `batch` are in a table's words.
  package func say(_ updates: ListUpdates, to table: UITableView, _ animation: UITableView.RowAnimation) {
    table.insertSections(IndexSet(updates.insertedSections), with: animation)
    table.deleteSections(IndexSet(updates.deletedSections), with: animation)
    table.reloadSections(IndexSet(updates.reloadedSections), with: animation)
    for move in updates.movedSections { table.moveSection(move.source, toSection: move.destination) }
    table.reloadRows(at: updates.reloadedRows.map(path), with: animation)
    table.insertRows(at: updates.insertedRows.map(path), with: animation)
    for move in updates.movedRows { table.moveRow(at: path(move.source), to: path(move.destination)) }
    table.deleteRows(at: updates.deletedRows.map(path), with: animation)
  }

  private func path(_ row: RowPosition) -> IndexPath { IndexPath(row: row.row, section: row.section) }
}

/// A table of named rows on a stage of 320 x 480 points.
@MainActor package struct NamedTable {
  package let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  package let table: UITableView
  package let rows: NamedRows

  package init(_ lists: PlainLists, style: UITableView.Style = .plain) {
    rows = NamedRows(lists)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
  }

  /// Where the text of that row is shown on the stage; nil when it is not.
  package func shownTop(_ name: Int) -> CGFloat? {
    for cell in table.visibleCells where cell.textLabel?.text?.hasPrefix("\(name).") ?? false {
      let layers = (cell.layer.presentation() ?? cell.layer, table.layer.presentation() ?? table.layer)
      return layers.0.frame.minY - layers.1.bounds.minY
    }
    return nil
  }

  /// What contradicts the lists; nil if the table shows them.
  package func contradiction() -> String? {
    let lists = rows.lists
    guard table.numberOfSections == lists.sections.count else { return "\(table.numberOfSections) sections" }
    for section in lists.sections.indices where table.numberOfRows(inSection: section) != lists.sections[section].rows.count {
      return "\(table.numberOfRows(inSection: section)) rows in section \(section)"
    }
    let paths = table.indexPathsForRows(in: table.bounds) ?? []
    guard table.indexPathsForVisibleRows ?? [] == paths else { return "visible: \(table.indexPathsForVisibleRows ?? [])" }
    for path in paths {
      guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
      let text = rows.text(lists.sections[path.section].rows[path.row])
      if cell.textLabel?.text != text { return "\(cell.textLabel?.text ?? "nothing") at \(path), not \(text)" }
      if cell.frame != table.rectForRow(at: path) { return "row \(path) at \(cell.frame)" }
      if cell.superview !== table || cell.alpha != 1 || cell.transform != .identity { return "row \(path) does not show" }
    }
    return nil
  }
}
