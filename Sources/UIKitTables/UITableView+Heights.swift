internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// UIKit's default heights, in points (docs/measurements.md, Tables).
enum TableMetrics {
  static let row: CGFloat = 52
  /// Margins of a cell's `contentView` above and below: 15 + 22 of a line + 15 is the row. In Xcode's canvas since iOS 26; 11 before.
  static let contentMargin: CGFloat = 15
  /// Margin of a cell's `contentView` before an accessory, as in Xcode's canvas.
  static let accessoryMargin: CGFloat = 8
  static let plainHeader: CGFloat = 28
  static let plainHeaderPadding: CGFloat = 22
  static let firstGroupedHeader: CGFloat = 55.5
  static let groupedHeader: CGFloat = 45.5
  static let groupedGap: CGFloat = 17.5
}

extension UITableView {
  // MARK: Rows

  /// - Parameter known: height of a row with automatic height, if known; nil for the estimate.
  func measuredRows(_ count: Int, _ section: Int, known: (_ row: Int) -> CGFloat? = { _ in nil }) -> Extents {
    guard count > 0 else { return Extents() }
    if let rows = estimatedRows(count, section, known: known) { return rows }
    var first: CGFloat?
    if case .unknown = extents.source {
      first = tableDelegate?.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
      extents.decide(first.map { $0.isNotImplemented ? .uniform : .each } ?? .uniform)
    }
    guard case .each = extents.source, let delegate = tableDelegate else {
      return Extents(count: count, extent: rowHeight == Self.automaticDimension ? assumedRowHeight : rowHeight)
    }
    return Extents(count: count) { row in
      let path = IndexPath(row: row, section: section)
      let height =
        row == 0 ? first ?? delegate.tableView(self, heightForRowAt: path) : delegate.tableView(self, heightForRowAt: path)
      if let height = checked(height, "heightForRowAt: \(path)") { return height }
      extents.foundAutomaticRow()
      return known(row) ?? assumedRowHeight
    }
  }

  var assumedRowHeight: CGFloat { estimatedRowHeight >= 0 ? estimatedRowHeight : TableMetrics.row }

  /// nil if the delegate gives no estimates.
  private func estimatedRows(_ count: Int, _ section: Int, known: (_ row: Int) -> CGFloat?) -> Extents? {
    guard let delegate = tableDelegate, extents.source == .estimated || extents.source == .unknown else { return nil }
    func estimate(_ row: Int) -> CGFloat {
      delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
    }
    if extents.source == .unknown {
      guard !estimate(0).isNotImplemented else { return nil }
      extents.decide(.estimated)
    }
    return Extents(count: count) { row in
      known(row) ?? checked(estimate(row), "estimatedHeightForRowAt: \(IndexPath(row: row, section: section))")
        ?? assumedRowHeight
    }
  }

  /// Final height of a row coming into view; nil if its height has been known since the load.
  func decidedHeight(_ row: ShownRow) -> CGFloat? {
    let width = row.cell.frame.width
    guard extents.source == .each || extents.source == .estimated, let delegate = tableDelegate else {
      return rowHeight == Self.automaticDimension ? row.cell.fittingHeight(width: width) : nil
    }
    guard extents.source == .estimated || extents.hasAutomaticRows else { return nil }
    let path = IndexPath(dataPosition(row.position))
    let height = delegate.tableView(self, heightForRowAt: path)
    return checked(height.isNotImplemented ? rowHeight : height, "heightForRowAt: \(path)")
      ?? row.cell.fittingHeight(width: width)
  }

  /// The checked height; nil for `automaticDimension`.
  func checked(_ height: CGFloat, _ question: String) -> CGFloat? {
    if height == Self.automaticDimension { return nil }
    ensure(
      height >= 0 && height <= ListLimits.length,
      """
      tableView(_:\(question)) of \(owner(tableDelegate)) returned \(height): return 0 to \(ListLimits.length) points, \
      or UITableView.automaticDimension
      """)
    return height
  }

  // MARK: Headers and footers

  func title(_ kind: Supplement, _ section: Int) -> String? {
    kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func delegateView(_ kind: Supplement, _ section: Int) -> UIView? {
    kind == .header
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
  }
}
