public import Foundation
internal import ListModel

// Answers come from the layout in O(log rows); those about cells make sure first that the cells match the bounds.
extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sectionCount
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    requireSection(section, "numberOfRows(inSection:)")
    return layout.rowCount(in: section)
  }

  // MARK: Where things are

  /// An empty rectangle for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let position = position(indexPath) else { return .zero }
    return rect(layout.segment(ofRow: position.row, in: position.section))
  }

  /// Header, rows and footer together.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    requireSection(section, "rect(forSection:)")
    return rect(layout.segment(ofSection: section))
  }

  /// Where it stands when it does not stick to an edge.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    requireSection(section, "rectForHeader(inSection:)")
    return rect(layout.segment(ofHeaderIn: section))
  }

  /// Where it stands when it does not stick to an edge.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    requireSection(section, "rectForFooter(inSection:)")
    return rect(layout.segment(ofFooterIn: section))
  }

  /// nil on headers, on footers and outside the sections.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.row(at: point.y).map { IndexPath($0) }
  }

  /// Every row of which the rectangle covers something; nil when its sides are outside of the table.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.minX < bounds.maxX && rect.maxX > bounds.minX else { return nil }
    return layout.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      layout.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: What is shown

  public var visibleCells: [UITableViewCell] {
    updateShownRows()
    return shownRows.map(\.cell)
  }

  /// nil when no row shows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateShownRows()
    return shownRows.isEmpty ? nil : shownRows.map { IndexPath($0.position) }
  }

  /// nil for a row out of view: it has no cell.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateShownRows()
    guard let position = position(indexPath) else { return nil }
    return shownCell(position)
  }

  /// nil for a cell that shows no row of this table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.cell === cell }.map { IndexPath($0.position) }
  }

  /// nil when it is out of view, or has only its title's height.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.header, section) }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.footer, section) }

  private func shownView(_ kind: Supplement, _ section: Int) -> UITableViewHeaderFooterView? {
    updateShownRows()
    return shownSupplements.first { $0.kind == kind && $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Inside

  private func updateShownRows() {
    loadIfNeeded()
    tile()
  }

  func shownCell(_ position: RowPosition) -> UITableViewCell? {
    shownRows.first { $0.position == position }?.cell
  }

  /// nil for a row that does not exist.
  func position(_ indexPath: IndexPath) -> RowPosition? {
    loadIfNeeded()
    let position = RowPosition(section: indexPath.section, row: indexPath.row)
    return contains(position) ? position : nil
  }

  private func rect(_ segment: Segment) -> CGRect {
    CGRect(x: 0, y: segment.start, width: bounds.width, height: segment.length)
  }

  func requireSection(_ section: Int, _ call: String) {
    precondition(
      section >= 0 && section < layout.sectionCount,
      "UITableView.\(call): there is no section \(section); the data source says \(layout.sectionCount) sections")
  }
}
