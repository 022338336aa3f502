internal import Diagnostics
internal import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

// Counts and heights: read once for each load; then read from `extents`.
extension UITableView {
  /// Executes the session's effect `load`.
  package func performLoad() {
    setNeedsLayout()
    dropCarriedRow()
    multipleSelection.rowsWillChange()
    let (visible, former, stayed) = (rowsToKeep(), formerHeights(), staysWithinEdges)
    retireAll()
    controller.forgetGoal()
    extents.beginLoad()
    extents.replace(with: measuredLayout(former))
    noteEstimate()
    extents.endLoad(of: dataSource)
    keepMeasuredSupplements(former?.supplements ?? [:])
    let indexTitles = askedIndexTitles()
    controller.moveSelection { contains($0) ? $0 : nil }
    listFocus.reload(counts: knownCounts) { controller.names.position(of: $0, in: self) }
    keep(visible)
    fitContentSize()
    if stayed { returnWithinEdges() }
    showSectionIndex(indexTitles)
    controller.finish()
    controller.cancelPrefetching()
    controller.sendMessages()
  }

  func fitContentSize() {
    let size = CGSize(width: bounds.width, height: extents.layout.total)
    if contentSize != size { contentSize = size }
    placeEndViews()
  }

  private func measuredLayout(_ former: FormerHeights?) -> SectionedExtents {
    var layout = measuredLayout(sections: controller.checkedSectionCount(), supplements: former?.supplements ?? [:]) { section in
      measuredRows(controller.checkedCount(inSection: section), section) {
        recalledHeight($0, section) ?? former?.height(of: RowPosition(section: section, row: $0))
      }
    }
    recallHeights(in: &layout)
    if let former { recallHeights(former, in: &layout) }
    return layout
  }

  /// A layout with header and footer heights from delegate and properties, and the row extents that `rows` returns.
  ///
  /// - Parameter supplements: heights measured before, without padding.
  func measuredLayout(
    sections: Int, supplements: [SupplementPlace: CGFloat] = [:], rows: (_ section: Int) -> Extents
  ) -> SectionedExtents {
    func height(_ kind: Supplement, _ section: Int) -> CGFloat {
      supplementHeight(kind, section, measured: supplements[SupplementPlace(kind: kind, section: section)])
    }
    var parts: [SectionExtents] = []
    parts.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = rows(section)
      let header = height(.header, section)
      parts.append(SectionExtents(header: header, rows: rows, footer: height(.footer, section)))
    }
    let layout = SectionedExtents(
      parts, leading: Double(tableHeaderView?.frame.height ?? 0), trailing: Double(tableFooterView?.frame.height ?? 0))
    ensure(
      layout.total <= ListLimits.total,
      "UITableView: the rows of \(owner(dataSource)) are \(layout.total) points high together: at most \(ListLimits.total) can be shown"
    )
    return layout
  }

  func owner(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nobody" }

  package func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < extents.layout.sectionCount && position.row >= 0
      && position.row < extents.layout.rowCount(in: position.section)
  }
}
