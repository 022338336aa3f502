internal import Foundation
internal import ListModel
internal import UIKitCore

// Heights and the visible rows, kept through a reload by the names that the data source gives to its rows.
extension UITableView {
  /// Whether some heights are estimates until their rows are shown.
  var hasUnknownHeights: Bool {
    load.heights == .estimated || load.hasAutomaticRows || load.heights != .each && rowHeight == Self.automaticDimension
  }

  func remember(_ height: CGFloat, of name: AnyHashable?) {
    guard let name else { return }
    identities.remember(CGSize(width: bounds.width, height: height), of: name, at: bounds.width)
  }

  /// The height that the row's name had when it was shown last.
  func recalledHeight(_ row: Int, _ section: Int) -> CGFloat? {
    guard !identities.memory.isEmpty(at: Double(bounds.width)), let namer,
      let name = namer.itemIdentifier(at: IndexPath(row: row, section: section), in: self)
    else { return nil }
    return identities.memory.size(of: name, at: Double(bounds.width)).map { CGFloat($0.height) }
  }

  /// Sets the remembered heights of rows in `sections`, of which only the estimate is known. O(remembered heights).
  func recallHeights(in layout: inout SectionedExtents, _ sections: (Int) -> Bool = { _ in true }) {
    guard case .uniform = load.heights, rowHeight == Self.automaticDimension, let namer else { return }
    for (place, size) in identities.sizes(of: namer, in: self, at: bounds.width)
    where sections(place.section) && place.section < layout.sectionCount && place.row < layout.rowCount(in: place.section) {
      layout.setExtent(Double(size.height), ofRow: place.row, in: place.section)
    }
  }

  /// The named rows on the screen and their tops, before a reload; empty if the reload shall not keep them.
  func rowsToKeep() -> [(name: AnyHashable, top: CGFloat)] {
    let top = bounds.minY + adjustedContentInset.top - refreshRoom
    guard top > 0, let namer, namer.keepsVisibleItemsOnReload else { return [] }
    return shownRows.compactMap { row in
      guard let name = row.name, contains(row.position) else { return nil }
      let segment = layout.segment(ofRow: row.position.row, in: row.position.section)
      return segment.end > top ? (name, CGFloat(segment.start)) : nil
    }
  }

  /// Moves the offset with the first of the rows that still exists. Requires the new layout, before its content size is set.
  func keep(_ rows: [(name: AnyHashable, top: CGFloat)]) {
    for (name, top) in rows {
      guard let path = namer?.indexPath(forItemIdentifier: name, in: self), path.count == 2,
        contains(RowPosition(section: path[0], row: path[1]))
      else { continue }
      moveContent(by: CGFloat(layout.segment(ofRow: path[1], in: path[0]).start) - top)
      return
    }
  }
}
