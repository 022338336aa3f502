extension RowPosition {
  /// The position directly after this row in its section; after the last row, a position without a row.
  public var next: RowPosition { RowPosition(section: section, row: row + 1) }
}

extension SectionedExtents {
  /// Calls `body` for each row of the range, in order; rows out of range are skipped.
  public func forEachPosition(in rows: Range<RowPosition>, _ body: (RowPosition) -> Void) {
    guard !rows.isEmpty else { return }
    for section in rows.lowerBound.section...Swift.min(rows.upperBound.section, sectionCount - 1) {
      let first = section == rows.lowerBound.section ? rows.lowerBound.row : 0
      let end = section == rows.upperBound.section ? rows.upperBound.row : rowCount(in: section)
      for row in first..<Swift.max(first, Swift.min(end, rowCount(in: section))) {
        body(RowPosition(section: section, row: row))
      }
    }
  }

  /// The first to the last row that overlap the span between two offsets; nil without one. O(log rows), allocates nothing.
  public func rows(from lower: Double, to upper: Double) -> ClosedRange<RowPosition>? {
    guard lower < upper else { return nil }
    var first: RowPosition?
    var last: RowPosition?
    for section in sections(from: lower, to: upper) {
      let rows = rows(of: section, from: lower, to: upper)
      guard !rows.isEmpty else { continue }
      first = first ?? RowPosition(section: section, row: rows.lowerBound)
      last = RowPosition(section: section, row: rows.upperBound - 1)
    }
    guard let first, let last else { return nil }
    return first...last
  }
}
