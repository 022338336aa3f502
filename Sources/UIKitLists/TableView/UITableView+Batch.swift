internal import Diagnostics
package import Foundation
internal import ListModel
internal import UIKitCore

// Batch updates: collected while a batch is open, carried out when the outermost one closes. A single call is a batch of its own.
extension UITableView {
  func runBatch(_ call: String, isSingle: Bool = true, _ updates: () -> Void) {
    openBatch(call, isSingle: isSingle)
    updates()
    closeBatch()
  }

  private static var pathRemedy: String { "a row; use IndexPath(row:section:)" }

  // MARK: Sections

  func insert(sections: IndexSet, _ animation: RowAnimation) {
    runBatch("insertSections(_:with:)") {
      batch.updates.insertedSections += sections
      for section in sections { batch.sectionsIn[section] = animation }
    }
  }

  func delete(sections: IndexSet, _ animation: RowAnimation) {
    runBatch("deleteSections(_:with:)") {
      batch.updates.deletedSections += sections
      for section in sections { batch.sectionsOut[section] = animation }
    }
  }

  func reload(sections: IndexSet, _ animation: RowAnimation) {
    runBatch("reloadSections(_:with:)") {
      batch.updates.reloadedSections += sections
      for section in sections { batch.sectionsOut[section] = animation }
    }
  }

  func move(section: Int, to newSection: Int) {
    runBatch("moveSection(_:toSection:)") { batch.updates.movedSections.append(Move(from: section, to: newSection)) }
  }

  // MARK: Rows

  func insert(rows: [IndexPath], _ animation: RowAnimation) {
    runBatch("insertRows(at:with:)") {
      let rows = positions(rows, "insertRows(at:with:)", Self.pathRemedy)
      batch.updates.insertedRows += rows
      for row in rows { batch.rowsIn[row] = animation }
    }
  }

  func delete(rows: [IndexPath], _ animation: RowAnimation) {
    runBatch("deleteRows(at:with:)") {
      let rows = positions(rows, "deleteRows(at:with:)", Self.pathRemedy)
      batch.updates.deletedRows += rows
      for row in rows { batch.rowsOut[row] = animation }
    }
  }

  func reload(rows: [IndexPath], _ animation: RowAnimation) {
    runBatch("reloadRows(at:with:)") {
      let rows = positions(rows, "reloadRows(at:with:)", Self.pathRemedy)
      batch.updates.reloadedRows += rows
      for row in rows { batch.rowsOut[row] = animation }
    }
  }

  func move(row: IndexPath, to newRow: IndexPath) {
    runBatch("moveRow(at:to:)") {
      let rows = positions([row, newRow], "moveRow(at:to:)", Self.pathRemedy)
      if rows.count == 2 { batch.updates.movedRows.append(Move(from: rows[0], to: rows[1])) }
    }
  }

  // MARK: Reconfiguring visible cells

  /// - Parameter indexPaths: asked for once the rows are loaded, since the messages of a load may change them.
  package func reconfigure(_ indexPaths: () -> [IndexPath]) {
    runBatch("reconfigureRows(at:)", isSingle: false) {
      for path in indexPaths() {
        guard let position = position(path) else {
          report("reconfigureRows(at: [\(path)])", "there is no such row", .ignored)
          continue
        }
        guard let shown = shownRows.first(where: { $0.position == position }) else { continue }
        batch.reconfigured = shown.cell
        let answer = dataSource?.tableView(self, cellForRowAt: path)
        batch.reconfigured = nil
        guard let answer, answer !== shown.cell else { continue }
        cells.put(answer)
        reload(rows: [path], .none)
      }
    }
  }

  /// The cell being reconfigured if its identifier matches; returned by dequeuing without `prepareForReuse()`.
  func cellToReconfigure(_ identifier: String) -> UITableViewCell? {
    guard let cell = batch.reconfigured, cell.reuseIdentifier == identifier else { return nil }
    batch.reconfigured = nil
    return cell
  }
}
