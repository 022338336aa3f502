internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
package import UIKitGraphics
public import UIKitLists

// The section index along the edge of a plain table.
extension UITableView: IndexedList {
  /// Among the index titles, stands for a magnifying glass.
  public nonisolated static let indexSearch = SectionIndexView.search

  func askedIndexTitles() -> [String] { style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : [] }

  /// Shows an index with `titles`; removes the index if there are none.
  func showSectionIndex(_ titles: [String]) {
    if titles != sectionIndex.view?.titles ?? [] {
      sectionIndex.replace(with: titles.isEmpty ? nil : SectionIndexView(titles, in: self), in: self)
    }
    sectionIndexChanged()
  }

  /// Hides the index below the minimum row count, and insets the rows for a visible one.
  func sectionIndexChanged() {
    if let view = sectionIndex.view {
      let rows = (0..<extents.layout.sectionCount).reduce(0) { $0 + extents.layout.rowCount(in: $1) }
      view.isHidden = rows < sectionIndexMinimumDisplayRowCount
    }
    updateLook()
  }

  package var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) {
    (sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
  }

  package func jump(toIndexTitle index: Int) {
    guard let view = sectionIndex.view, view.titles.indices.contains(index), let dataSource else { return }
    let title = view.titles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    if section == NSNotFound { return }
    ensure(
      section >= 0 && section < numberOfSections,
      """
      tableView(_:sectionForSectionIndexTitle: "\(title)", at: \(index)) of \(owner(dataSource)) returned \(section): there are \
      \(numberOfSections) sections; return NSNotFound to stay
      """)
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
