internal import Diagnostics
package import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Batch updates: collected while a batch is open, performed when the outermost one closes. A single call is a batch of its own.
extension UITableView {
  func runBatch(_ call: String, isSingle: Bool = true, _ updates: () -> Void) {
    controller.openBatch(call, isSingle: isSingle)
    updates()
    controller.closeBatch()
  }

  /// A batch of one update.
  ///
  /// - Parameter edit: receives the positions of `indexPaths`, without those that name no row.
  private func change(_ call: String, _ indexPaths: [IndexPath] = [], _ edit: (inout TableBatch, _ rows: [RowPosition]) -> Void) {
    runBatch(call) {
      let rows = controller.positions(indexPaths, call)
      controller.editBatch { edit(&$0, rows) }
    }
  }

  // MARK: Sections

  func insert(sections: IndexSet, _ animation: RowAnimation) {
    change("insertSections(_:with:)") { batch, _ in
      batch.updates.insertedSections += sections
      for section in sections { batch.sectionsIn[section] = animation }
    }
  }

  func delete(sections: IndexSet, _ animation: RowAnimation) {
    change("deleteSections(_:with:)") { batch, _ in
      batch.updates.deletedSections += sections
      for section in sections { batch.sectionsOut[section] = animation }
    }
  }

  func reload(sections: IndexSet, _ animation: RowAnimation) {
    change("reloadSections(_:with:)") { batch, _ in
      batch.updates.reloadedSections += sections
      for section in sections { batch.sectionsOut[section] = animation }
    }
  }

  func move(section: Int, to newSection: Int) {
    change("moveSection(_:toSection:)") { batch, _ in
      batch.updates.movedSections.append(Move(from: section, to: newSection))
    }
  }

  // MARK: Rows

  func insert(rows indexPaths: [IndexPath], _ animation: RowAnimation) {
    change("insertRows(at:with:)", indexPaths) { batch, rows in
      batch.updates.insertedRows += rows
      for row in rows { batch.rowsIn[row] = animation }
    }
  }

  func delete(rows indexPaths: [IndexPath], _ animation: RowAnimation) {
    change("deleteRows(at:with:)", indexPaths) { batch, rows in
      batch.updates.deletedRows += rows
      for row in rows { batch.rowsOut[row] = animation }
    }
  }

  func reload(rows indexPaths: [IndexPath], _ animation: RowAnimation) {
    change("reloadRows(at:with:)", indexPaths) { batch, rows in
      batch.updates.reloadedRows += rows
      for row in rows { batch.rowsOut[row] = animation }
    }
  }

  func move(row: IndexPath, to newRow: IndexPath) {
    change("moveRow(at:to:)", [row, newRow]) { batch, rows in
      if rows.count == 2 { batch.updates.movedRows.append(Move(from: rows[0], to: rows[1])) }
    }
  }

  // MARK: Reconfiguring visible cells

  /// - Parameter indexPaths: asked for once the rows are loaded, since the messages of a load may change them.
  package func reconfigure(_ indexPaths: () -> [IndexPath]) {
    runBatch("reconfigureRows(at:)", isSingle: false) {
      for path in indexPaths() {
        guard let position = position(path) else {
          controller.report("reconfigureRows(at: [\(path)])", "there is no such row", .ignored)
          continue
        }
        guard let row = shown.rows.first(where: { $0.position == position }) else { continue }
        let answer = cells.reconfigure(row.cell) { dataSource?.tableView(self, cellForRowAt: path) }
        guard let answer, answer !== row.cell else { continue }
        cells.put(answer)
        reload(rows: [path], .none)
      }
    }
  }
}
