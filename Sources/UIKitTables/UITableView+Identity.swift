internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The measured heights of the last load, by place, for a reload of rows without names.
struct FormerHeights {
  let layout: SectionedExtents
  /// The height assumed for rows that were not measured.
  let estimate: CGFloat
  /// The rows on the screen, where the delegate estimates each row: it is asked again, so that other rows have its estimates.
  let shown: ClosedRange<RowPosition>?
  let isEstimatedByDelegate: Bool
  /// Without padding.
  let supplements: [SupplementPlace: CGFloat]

  /// nil if the row was not measured, or did not exist.
  func height(of row: RowPosition) -> CGFloat? {
    guard row.section < layout.sectionCount, row.row < layout.rowCount(in: row.section) else { return nil }
    let height = layout.segment(ofRow: row.row, in: row.section).length
    let isMeasured = isEstimatedByDelegate ? shown?.contains(row) ?? false : height != estimate
    return isMeasured ? height : nil
  }
}

/// A row on the screen before a reload.
struct KeptRow {
  /// nil if the row is known by its place.
  var name: AnyHashable?
  var position: RowPosition
  var top: CGFloat
}

// Heights and the visible rows, kept through a reload by the names that the data source gives to its rows, or by their places.
extension UITableView {
  /// Whether some heights are estimates until their rows are shown.
  var hasUnknownHeights: Bool {
    extents.source == .estimated || extents.hasAutomaticRows || extents.source != .each && rowHeight == Self.automaticDimension
  }

  /// After rows are asked for: whether the delegate estimates heights is known from the first row on.
  func noteEstimate() {
    if hasUnknownHeights { extents.assume(assumedRowHeight) }
  }

  func remember(_ height: CGFloat, of name: AnyHashable?) {
    guard let name else { return }
    controller.names.remember(CGSize(width: bounds.width, height: height), of: name, at: bounds.width)
  }

  /// The height that the row's name had when it was shown last.
  func recalledHeight(_ row: Int, _ section: Int) -> CGFloat? {
    guard !controller.names.hasNoSizes(at: bounds.width),
      let name = controller.names.name(at: IndexPath(row: row, section: section), in: self)
    else { return nil }
    return controller.names.size(of: name, at: bounds.width)?.height
  }

  /// Sets the remembered heights of rows in `sections`, of which only the estimate is known. O(remembered heights).
  func recallHeights(in layout: inout SectionedExtents, _ sections: (Int) -> Bool = { _ in true }) {
    guard case .uniform = extents.source, rowHeight == Self.automaticDimension else { return }
    for (place, size) in controller.names.sizes(in: self, at: bounds.width)
    where sections(place.section) && place.section < layout.sectionCount && place.row < layout.rowCount(in: place.section) {
      layout.setExtent(Double(size.height), ofRow: place.row, in: place.section)
    }
  }

  /// nil if the data source names rows or is another one, and if all heights are known or were measured at another width.
  func formerHeights() -> FormerHeights? {
    guard controller.names.source == nil, hasSameSource, let estimate = extents.estimate, pass.width == bounds.width else {
      return nil
    }
    return FormerHeights(
      layout: extents.layout, estimate: estimate, shown: shown.range, isEstimatedByDelegate: extents.source == .estimated,
      supplements: supplements.measured)
  }

  /// Sets the heights measured before in rows of which only the estimate is known. O(log rows) for each run of equal heights.
  func recallHeights(_ former: FormerHeights, in layout: inout SectionedExtents) {
    guard case .uniform = extents.source, rowHeight == Self.automaticDimension, !former.isEstimatedByDelegate else { return }
    for section in 0..<min(layout.sectionCount, former.layout.sectionCount) {
      let rows = former.layout.rows(in: section)
      let count = min(rows.count, layout.rowCount(in: section))
      var row = 0
      while row < count {
        let run = rows.run(at: row)
        let end = min(run.end, count)
        if run.extent != former.estimate { layout.setExtent(run.extent, ofRows: row..<end, in: section) }
        row = end
      }
    }
  }

  /// Whether the heights come from the present data source.
  private var hasSameSource: Bool { extents.isLoaded(from: dataSource) }

  /// The rows on the screen before a reload, by their names, or by their places if their heights are estimated and the data source gives no
  /// names; empty if the reload shall not keep them.
  func rowsToKeep() -> [KeptRow] {
    let top = bounds.minY + adjustedContentInset.top - refreshRoom
    guard top > 0, controller.names.source?.keepsVisibleItemsOnReload ?? (hasSameSource && extents.estimate != nil) else {
      return []
    }
    return shown.rows.compactMap { row in
      guard row.name != nil || controller.names.source == nil, contains(row.position) else { return nil }
      let segment = extents.layout.segment(ofRow: row.position.row, in: row.position.section)
      return segment.end > top ? KeptRow(name: row.name, position: row.position, top: segment.start) : nil
    }
  }

  /// Moves the offset with the first of the rows that still exists. Requires the new layout, before its content size is set.
  func keep(_ rows: [KeptRow]) {
    for row in rows {
      guard let position = row.name.map({ controller.names.position(of: $0, in: self) }) ?? row.position, contains(position)
      else { continue }
      moveContent(by: CGFloat(extents.layout.segment(ofRow: position.row, in: position.section).start) - row.top)
      return
    }
  }
}
