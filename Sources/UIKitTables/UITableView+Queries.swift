internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Queries take O(log rows) from the layout; queries for cells first update the visible cells to the bounds.
extension UITableView {
  var sectionCount: Int {
    controller.loadIfNeeded()
    return extents.layout.sectionCount
  }

  package func rowCount(in section: Int) -> Int {
    controller.loadIfNeeded()
    requireSection(section, "numberOfRows(inSection:)")
    return extents.layout.rowCount(in: section)
  }

  // MARK: Frames

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    guard let position = position(indexPath) else { return .zero }
    return rowFrame(extents.layout.segment(ofRow: position.row, in: position.section))
  }

  func sectionRect(_ section: Int) -> CGRect {
    controller.loadIfNeeded()
    requireSection(section, "rect(forSection:)")
    return rect(extents.layout.segment(ofSection: section))
  }

  func headerRect(_ section: Int) -> CGRect {
    controller.loadIfNeeded()
    requireSection(section, "rectForHeader(inSection:)")
    return rect(ownSegment(of: .header, section))
  }

  func footerRect(_ section: Int) -> CGRect {
    controller.loadIfNeeded()
    requireSection(section, "rectForFooter(inSection:)")
    return rect(extents.layout.segment(ofFooterIn: section))
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    controller.loadIfNeeded()
    return extents.layout.row(at: point.y).map { IndexPath($0) }
  }

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    controller.loadIfNeeded()
    guard rect.minX < bounds.maxX && rect.maxX > bounds.minX else { return nil }
    return extents.layout.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      extents.layout.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: Visible views

  var shownCells: [UITableViewCell] {
    updateShownRows()
    return shown.rows.map { cell(of: $0) }
  }

  var shownPaths: [IndexPath]? {
    updateShownRows()
    return shown.rows.isEmpty ? nil : shown.rows.map { IndexPath($0.position) }
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    updateShownRows()
    guard let position = position(indexPath) else { return nil }
    return shownCell(position)
  }

  func path(showing cell: UITableViewCell) -> IndexPath? {
    shown.rows.first { self.cell(of: $0) === cell }.map { IndexPath($0.position) }
  }

  func shownView(_ kind: Supplement, _ section: Int) -> UITableViewHeaderFooterView? {
    updateShownRows()
    return supplements.shown.first { $0.kind == kind && $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  func showsHeader(_ view: UIView) -> Bool { supplements.shown.contains { $0.view === view && $0.kind == .header } }

  // MARK: Inside

  private func updateShownRows() {
    controller.loadIfNeeded()
    controller.tile()
  }

  func shownCell(_ position: RowPosition) -> UITableViewCell? {
    shown.rows.first { $0.position == position }.map { cell(of: $0) }
  }

  /// The position of an existing row; nil for any other index path.
  func position(_ indexPath: IndexPath) -> RowPosition? {
    controller.loadIfNeeded()
    let position = RowPosition(section: indexPath.section, row: indexPath.row)
    return contains(position) ? position : nil
  }

  private func rect(_ segment: Segment) -> CGRect {
    CGRect(x: 0, y: segment.start, width: bounds.width, height: segment.length)
  }

  func requireSection(_ section: Int, _ call: String) {
    ensure(
      section >= 0 && section < extents.layout.sectionCount,
      "UITableView.\(call): there is no section \(section); the data source says \(extents.layout.sectionCount) sections")
  }
}
