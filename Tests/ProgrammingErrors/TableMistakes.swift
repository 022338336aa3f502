import Foundation
import UIKit
import UIKitTesting

/// A data source and delegate that answers as a mistake wants.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var rows = 3
  var height: CGFloat = 44
  var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
  var onCount: (UITableView) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    onCount(tableView)
    return rows
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(tableView, indexPath) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
}

@MainActor private let rowsOfAll = Rows()

/// A table that has been laid out, with `change` made to its data source first.
@MainActor @discardableResult private func table(_ change: (Rows) -> Void = { _ in }) -> UITableView {
  let stage = Stage()
  let table = UITableView(frame: stage.window.bounds)
  // This program is built for release, where lists recover unless they are told to stop.
  table.updatePolicy = .strict
  change(rowsOfAll)
  (table.dataSource, table.delegate) = (rowsOfAll, rowsOfAll)
  stage.window.addSubview(table)
  try? stage.settle()
  return table
}

@MainActor let tableMistakes = [
  Mistake("table-sections", "numberOfSections(in:) of Rows returned -1", "return 0 to") { table { $0.sections = -1 } },
  Mistake("table-rows", "tableView(_:numberOfRowsInSection: 0) of Rows returned -2", "return 0 to") {
    table { $0.rows = -2 }
  },
  Mistake("table-height", "heightForRowAt", "Rows returned nan", "return 0 to") { table { $0.height = .nan } },
  Mistake("table-negative-height", "heightForRowAt", "Rows returned -7", "return 0 to") { table { $0.height = -7 } },
  Mistake("table-same-cell", "tableView(_:cellForRowAt:", "of Rows returned the cell", "dequeue or make one for each row") {
    let cell = UITableViewCell()
    table { $0.cell = { _, _ in cell } }
  },
  Mistake("table-dequeue", "dequeueReusableCell(withIdentifier: \"row\"", "no class is registered", "register(_:") {
    table { $0.cell = { $0.dequeueReusableCell(withIdentifier: "row", for: $1) } }
  },
  Mistake("table-register", "register(", "identifier is empty", "name") {
    UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "")
  },
  Mistake("table-register-class", "register(", "UIView is no subclass of UITableViewCell") {
    UITableView().register(UIView.self, forCellReuseIdentifier: "row")
  },
  Mistake("table-scroll", "UITableView.scrollToRow(at: [0, 9]", "has 3 rows") {
    table().scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
  },
  Mistake("table-scroll-section", "UITableView.scrollToRow", "no section 4", "1 sections") {
    table().scrollToRow(at: IndexPath(row: 0, section: 4), at: .top, animated: false)
  },
  Mistake("table-select", "UITableView.selectRow(at: [0, 9]", "no such row") {
    table().selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
  },
  Mistake("table-count", "UITableView.numberOfRows", "no section 5", "1 sections") { _ = table().numberOfRows(inSection: 5) },
  Mistake("table-insert", "UITableView", "invalid", "Rows") {
    table().insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  },
  Mistake("table-delete", "UITableView", "takes out 1", "Rows") {
    table().deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
  },
  Mistake("table-delete-twice", "UITableView", "takes out 1") {
    table().deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0)], with: .none)
  },
  Mistake("table-move", "UITableView", "no row 8 of section 0") {
    table().moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 8, section: 0))
  },
  Mistake("table-reload-section", "UITableView", "section 7") { table().reloadSections([7], with: .none) },
  Mistake("table-reconfigure", "UITableView.reconfigureRows", "[0, 6]", "no such row") {
    table().reconfigureRows(at: [IndexPath(row: 6, section: 0)])
  },
  Mistake("table-end-updates", "UITableView.endUpdates()", "beginUpdates()") { table().endUpdates() },
  Mistake("table-update-in-answer", "UITableView.insertRows", "inside an answer of Rows", "outside of it") {
    table { $0.onCount = { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) } }
  },
  Mistake("table-row-height", "UITableView.rowHeight = nan", "automaticDimension") { UITableView().rowHeight = .nan },
  Mistake("table-estimate", "UITableView.estimatedRowHeight = -3", "automaticDimension") {
    UITableView().estimatedRowHeight = -3
  },
  Mistake("index-path", "IndexPath.row", "3 indexes", "IndexPath(row:section:)") { _ = IndexPath(indexes: [1, 2, 3]).row },
  Mistake("table-controller", "UITableViewController", "override tableView(_:cellForRowAt:)") {
    let controller = UITableViewController()
    _ = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
  },
]
