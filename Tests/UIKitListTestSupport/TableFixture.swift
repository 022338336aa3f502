import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Counts what happens to cells.
@MainActor package final class CellCounts {
  package var made = 0
  package var frameWrites = 0
  package var reused = 0
}

/// A cell that counts; registered, so that its table makes it.
package final class CountingCell: UITableViewCell {
  package static var counts = CellCounts()

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.counts.made += 1
  }

  package required init?(coder: NSCoder) { preconditionFailure("no archive") }

  package override var frame: CGRect {
    get { super.frame }
    set {
      Self.counts.frameWrites += 1
      super.frame = newValue
    }
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    Self.counts.reused += 1
  }
}

/// Only a data source: heights and headers are the table's own.
package final class Rows: NSObject, UITableViewDataSource {
  package var counts: [Int]
  package var titles: [String?] = []
  package var footers: [String?] = []
  package var asked: [IndexPath] = []
  package var onCell: (UITableView, IndexPath) -> Void = { _, _ in }

  package init(_ counts: [Int]) { self.counts = counts }

  package func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    onCell(tableView, indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// Implements what tells of rows, and no height.
package final class Messages: NSObject, UITableViewDelegate {
  package var log: [String] = []
  package var mayHighlight = true
  package var redirect: (IndexPath) -> IndexPath? = { $0 }
  package var onMessage: (String) -> Void = { _ in }

  private func note(_ message: String, _ path: IndexPath) {
    log.append("\(message) \(path.section).\(path.row)")
    onMessage(message)
  }

  package func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("willDisplay", indexPath)
  }

  package func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("didEndDisplaying", indexPath)
  }

  package func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("willDisplayHeader \(section)")
  }

  package func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("didEndDisplayingHeader \(section)")
  }

  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }

  package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }

  package func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlight", indexPath) }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return redirect(indexPath)
  }

  package func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
}

/// A table on a manual stage of 320 x 480 points, 48 points a row, with counting cells and no padding above headers.
@MainActor package struct TableFixture {
  package let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  package let table: UITableView
  package let rows: Rows

  package init(_ counts: [Int], style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil) {
    CountingCell.counts = CellCounts()
    rows = Rows(counts)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 48
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = delegate
    stage.window.addSubview(table)
  }

  @discardableResult package func shown() -> TableFixture {
    stage.advance(by: 0)
    return self
  }

  package func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    stage.advance(by: 1.0 / 60)
  }

  package var cells: [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }

  package var counts: CellCounts { CountingCell.counts }
}

package func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
