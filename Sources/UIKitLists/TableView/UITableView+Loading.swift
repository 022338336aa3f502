internal import Diagnostics
internal import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitListGestures

// Counts and heights: read once for each load, then taken from `layout`.
extension UITableView {
  /// Executes the session's effect `load`.
  func performLoad() {
    setNeedsLayout()
    dropCarriedRow()
    multipleSelection.rowsWillChange()
    let visible = rowsToKeep()
    retireAll()
    goal = nil
    load = LoadState()
    tiling.measured = [:]
    layout = measuredLayout()
    let indexTitles = askedIndexTitles()
    selection = selection.filter { contains($0) }
    keep(visible)
    fitContentSize()
    showSectionIndex(indexTitles)
    _ = session.handle(.finished)
    cancelPrefetching()
    sendMessages()
  }

  func fitContentSize() {
    let size = CGSize(width: bounds.width, height: layout.total)
    if contentSize != size { contentSize = size }
    placeEndViews()
  }

  func heightChanged(_ height: CGFloat, _ oldHeight: CGFloat, _ name: String) {
    ensure(
      (height >= 0 || height == Self.automaticDimension) && height <= ListLimits.length,
      "UITableView.\(name) = \(height): set 0 to \(ListLimits.length) points, or UITableView.automaticDimension")
    if height != oldHeight { setNeedsReload() }
  }

  private func measuredLayout() -> SectionedExtents {
    var layout = measuredLayout(sections: checkedSectionCount()) { section in
      measuredRows(checkedCount(inSection: section), section) { recalledHeight($0, section) }
    }
    recallHeights(in: &layout)
    return layout
  }

  /// A layout with header and footer heights from delegate and properties, and the row extents that `rows` returns.
  func measuredLayout(sections: Int, rows: (_ section: Int) -> Extents) -> SectionedExtents {
    var parts: [SectionExtents] = []
    parts.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = rows(section)
      let header = supplementHeight(.header, section)
      parts.append(SectionExtents(header: header, rows: rows, footer: supplementHeight(.footer, section)))
    }
    let layout = SectionedExtents(
      parts, leading: tableHeaderView.map { $0.frame.height } ?? 0, trailing: tableFooterView.map { $0.frame.height } ?? 0)
    ensure(
      layout.total <= ListLimits.total,
      "UITableView: the rows of \(owner(dataSource)) are \(layout.total) points high together: at most \(ListLimits.total) can be shown"
    )
    return layout
  }

  func owner(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nobody" }

  package func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < layout.sectionCount && position.row >= 0
      && position.row < layout.rowCount(in: position.section)
  }
}
