/// Rows that have been announced before they show: always those of one stretch beside what shows.
public struct AnnouncedRows: Sendable {
  public private(set) var rows: Range<RowPosition>

  public init() { rows = .none }

  /// Takes the rows that lie ahead now.
  ///
  /// - Parameter ahead: outside of `shown`.
  /// - Returns: the stretches to announce, and those to call off as they neither show nor lie ahead; nothing is allocated if both are empty.
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

  /// Rows have come or gone: only `kept` counts as announced from here on.
  public mutating func keep(_ kept: Range<RowPosition>) { rows = kept }
}

extension Range where Bound == RowPosition {
  public static var none: Range { RowPosition(section: 0, row: 0)..<RowPosition(section: 0, row: 0) }
}

extension RowPosition {
  /// Behind this row and before every other that follows; after the last row of a section no row has this place.
  public var next: RowPosition { RowPosition(section: section, row: row + 1) }
}

extension Range {
  /// Calls `body` with what of this range lies before `other`, then with what lies behind it; not with nothing.
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
  /// Calls `body` for each row of the range, in order.
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

  /// From the first to the last row of which something shows between two offsets; nil where none does. O(log rows) and allocates nothing.
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
