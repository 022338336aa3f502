internal import CoreGraphics
internal import ListModel

/// Source of the rows' heights.
enum RowHeights: Equatable {
  /// No height has been requested yet.
  case unknown
  /// The property `rowHeight`.
  case uniform
  /// The delegate's `heightForRowAt`, for every row.
  case each
  /// The delegate's `estimatedHeightForRowAt`; its `heightForRowAt` when the row comes into view.
  case estimated
}

/// The extents of a table's rows, headers and footers, and where the last load took the heights of rows from.
@MainActor final class TableExtents {
  @exclusivity(unchecked) private(set) var layout = SectionedExtents()
  private(set) var source = RowHeights.unknown
  /// Whether the delegate returned `automaticDimension` for any row.
  private(set) var hasAutomaticRows = false
  /// The height assumed for rows that were not measured; nil if all heights are known.
  private(set) var estimate: CGFloat?
  /// The data source that was asked for the counts.
  private(set) var dataSource: ObjectIdentifier?

  // MARK: Loading

  /// Forgets where heights came from; the layout stays until it is replaced.
  func beginLoad() { (source, hasAutomaticRows, estimate, dataSource) = (.unknown, false, nil, nil) }

  func endLoad(of dataSource: AnyObject?) { self.dataSource = dataSource.map(ObjectIdentifier.init) }

  func decide(_ source: RowHeights) { self.source = source }

  func foundAutomaticRow() { hasAutomaticRows = true }

  /// The first estimate of a load counts for all of it.
  func assume(_ estimate: CGFloat) { self.estimate = self.estimate ?? estimate }

  /// Whether the counts come from this data source.
  func isLoaded(from dataSource: AnyObject?) -> Bool { self.dataSource == dataSource.map(ObjectIdentifier.init) }

  // MARK: Changing extents

  func replace(with layout: SectionedExtents) { self.layout = layout }

  func setHeight(_ height: CGFloat, of row: RowPosition) { layout.setExtent(height, ofRow: row.row, in: row.section) }

  /// - Parameter extent: including the padding above a header.
  func setExtent(_ extent: CGFloat, of kind: Supplement, in section: Int) {
    switch kind {
    case .header: layout.setHeader(extent, in: section)
    case .footer: layout.setFooter(extent, in: section)
    }
  }

  /// Sets the heights of the views above the first section and below the last one.
  func setEnds(leading: CGFloat, trailing: CGFloat) { (layout.leading, layout.trailing) = (leading, trailing) }

  /// The row keeps its height.
  func moveRow(from source: RowPosition, to target: RowPosition) {
    let height = layout.segment(ofRow: source.row, in: source.section).length
    layout.removeRow(at: source)
    layout.insertRow(height, at: target)
  }
}
