internal import Diagnostics
internal import Foundation
internal import ListModel

// Counts and heights: asked for once, then answered by `layout`.
extension UITableView {
  /// Everything is asked for anew before the next answer that depends on it.
  func setNeedsReload() {
    load.isStale = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    if load.isStale && !load.isLoading { reload() }
  }

  func reload() {
    load.isStale = true
    setNeedsLayout()
    // From inside an answer: the load under way sees that it is stale again.
    if load.isLoading { return }
    cancelPrefetching()
    putCarriedRowBack()
    load.generation += 1
    load.isLoading = true
    retireAll()
    // A data source that asks for a reload in every answer gets it in the next layout, not in a loop.
    load.isStale = false
    load.heights = .unknown
    load.hasAutomaticRows = false
    tiling.measured = [:]
    layout = measuredLayout()
    let indexTitles = askedIndexTitles()
    load.isLoading = false
    selection = selection.filter { contains($0) }
    fitContentSize()
    showSectionIndex(indexTitles)
  }

  func fitContentSize() {
    let size = CGSize(width: bounds.width, height: layout.total)
    if contentSize != size { contentSize = size }
    placeEndViews()
  }

  func heightChanged(_ height: CGFloat, _ oldHeight: CGFloat, _ name: String) {
    ensure(
      height.isFinite && (height >= 0 || height == Self.automaticDimension),
      "UITableView.\(name) = \(height): set points from 0 on, or UITableView.automaticDimension")
    if height != oldHeight { setNeedsReload() }
  }

  private func measuredLayout() -> SectionedExtents {
    measuredLayout(sections: askedSectionCount()) { section in measuredRows(askedRowCount(section), section) }
  }

  /// Header and footer heights are asked for; the rows' come from `rows`.
  func measuredLayout(sections: Int, rows: (_ section: Int) -> Extents) -> SectionedExtents {
    var parts: [SectionExtents] = []
    parts.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = rows(section)
      let header = supplementHeight(.header, section)
      parts.append(SectionExtents(header: header, rows: rows, footer: supplementHeight(.footer, section)))
    }
    return SectionedExtents(
      parts, leading: tableHeaderView.map { $0.frame.height } ?? 0, trailing: tableFooterView.map { $0.frame.height } ?? 0)
  }

  func askedCounts() -> [Int] { (0..<askedSectionCount()).map { askedRowCount($0) } }

  private func askedSectionCount() -> Int {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    ensure(count >= 0, "numberOfSections(in:) of \(owner(dataSource)) returned \(count): must not be negative")
    return count
  }

  private func askedRowCount(_ section: Int) -> Int {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    ensure(
      count >= 0,
      "tableView(_:numberOfRowsInSection: \(section)) of \(owner(dataSource)) returned \(count): must not be negative")
    return count
  }

  func owner(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nobody" }

  func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < layout.sectionCount && position.row >= 0
      && position.row < layout.rowCount(in: position.section)
  }
}
