internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

extension UITableView {
  /// State lines for debugging. Counts are those of the last load: no call to the data source.
  var listStateLines: [String] {
    let rows = (0..<extents.layout.sectionCount).reduce(0) { $0 + extents.layout.rowCount(in: $1) }
    let range = shown.range.map { "\($0.lowerBound.text) to \($0.upperBound.text), \(shown.rows.count) cells" } ?? "none"
    return controller.sessionLines + [
      "   counts = \(rows) rows in \(extents.layout.sectionCount) sections, content height = \(DebugText.number(extents.layout.total))",
      "   shown = \(range), \(supplements.shown.count) headers and footers, \(leaving.count) views leaving",
      "   \(controller.messages.text)",
      "   reuse pools = \(cells.count) cells, \(headersAndFooters.count) headers and footers",
    ]
  }
}

extension RowPosition {
  fileprivate var text: String { "[\(section), \(row)]" }
}
