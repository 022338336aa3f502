/// Rows that have been announced to the prefetching data source: one range beside the shown rows.
public struct AnnouncedRows: Sendable {
  /// The announced range; empty at first.
  public private(set) var rows: Range<RowPosition>

  /// Nothing announced.
  public init() { rows = .none }

  /// Replaces the announced range.
  ///
  /// - Parameter ahead: The rows to prefetch, outside of `shown`.
  /// - Returns: the ranges to announce (`come`), and those to cancel because they are neither shown nor ahead (`gone`); allocates nothing
  ///   if both are empty.
  public mutating func move(
    to ahead: Range<RowPosition>, shown: Range<RowPosition>
  ) -> (come: [Range<RowPosition>], gone: [Range<RowPosition>]) {
    if ahead == rows { return ([], []) }
    let former = rows
    rows = ahead
    var come: [Range<RowPosition>] = []
    ahead.forEachPiece(outside: former) { come.append($0) }
    var gone: [Range<RowPosition>] = []
    former.forEachPiece(outside: ahead) { piece in piece.forEachPiece(outside: shown) { gone.append($0) } }
    return (come, gone)
  }

  /// Sets the announced range without reporting changes, after rows were inserted or removed.
  public mutating func keep(_ kept: Range<RowPosition>) { rows = kept }
}

extension Range where Bound == RowPosition {
  /// The empty range at the first row.
  public static var none: Range { RowPosition(section: 0, row: 0)..<RowPosition(section: 0, row: 0) }
}

extension RowPosition {
  /// The position directly after this row in its section; after the last row, a position without a row.
  public var next: RowPosition { RowPosition(section: section, row: row + 1) }
}

extension Range {
  /// Calls `body` with the part of this range before `other`, then with the part behind `other`, skipping empty parts.
  func forEachPiece(outside other: Range, _ body: (Range) -> Void) {
    if other.isEmpty {
      if !isEmpty { body(self) }
      return
    }
    let before = lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound))
    let behind = Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound
    if !before.isEmpty { body(before) }
    if !behind.isEmpty { body(behind) }
  }
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
