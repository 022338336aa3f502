/// The lengths of one section: header, rows and footer, in this order along the scroll axis.
public struct SectionExtents: Sendable {
  /// Length of the header in points; 0 without one.
  public var header: Double
  /// The lengths of the rows.
  public var rows: Extents
  /// Length of the footer in points; 0 without one.
  public var footer: Double

  /// Lengths in points; no validation of header and footer.
  public init(header: Double = 0, rows: Extents, footer: Double = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// The length of the section in points. O(1).
  public var total: Double { header + rows.total + footer }
}

/// Consecutive sections, with room before the first and after the last one.
///
/// Finding a row costs O(log sections + log runs of rows); a section of equal rows stores one run.
public struct SectionedExtents: Sendable {
  private var parts: [SectionExtents]
  private var sections: Extents
  /// Room before the first section, in points.
  public var leading: Double
  /// Room after the last section, in points.
  public var trailing: Double

  /// O(sections).
  public init(_ parts: [SectionExtents] = [], leading: Double = 0, trailing: Double = 0) {
    self.parts = parts
    self.leading = leading
    self.trailing = trailing
    sections = Extents(count: parts.count) { parts[$0].total }
  }

  /// O(1).
  public var sectionCount: Int { parts.count }
  /// The length of all sections with the room before and after them, in points. O(1).
  public var total: Double { leading + sections.total + trailing }

  /// Number of rows; stops the program if there is no such section. O(1).
  public func rowCount(in section: Int) -> Int { parts[section].rows.count }

  /// The lengths of a section's rows, counted from the first row.
  public func rows(in section: Int) -> Extents { parts[section].rows }

  /// Changes the length of a row; later rows and sections move. O(log sections + log runs).
  public mutating func setExtent(_ extent: Double, ofRow row: Int, in section: Int) {
    change(section) { $0.rows.setExtent(extent, of: row) }
  }

  /// Gives rows the same length; later rows and sections move. O(log sections + log runs), for any number of rows.
  public mutating func setExtent(_ extent: Double, ofRows rows: Range<Int>, in section: Int) {
    change(section) { $0.rows.setExtent(extent, of: rows) }
  }

  /// Inserts a row of length `extent` before `position`; later rows and sections move. O(log sections + log runs).
  public mutating func insertRow(_ extent: Double, at position: RowPosition) {
    change(position.section) { $0.rows.insert(count: 1, at: position.row, extent: extent) }
  }

  /// Removes a row; later rows and sections move. O(log sections + log runs).
  public mutating func removeRow(at position: RowPosition) {
    change(position.section) { $0.rows.remove(position.row..<position.row + 1) }
  }

  /// Changes the length of a header; the rows of the section and later sections move. O(log sections).
  public mutating func setHeader(_ extent: Double, in section: Int) { change(section) { $0.header = extent } }

  /// Changes the length of a footer; later sections move. O(log sections).
  public mutating func setFooter(_ extent: Double, in section: Int) { change(section) { $0.footer = extent } }

  private mutating func change(_ section: Int, _ body: (inout SectionExtents) -> Void) {
    body(&parts[section])
    sections.setExtent(parts[section].total, of: section)
  }

  /// The extent of a section with its header and footer. O(log sections).
  public func segment(ofSection section: Int) -> Segment {
    place(sections.segment(of: section), after: leading)
  }

  /// The extent of a header; of length 0 if there is none.
  public func segment(ofHeaderIn section: Int) -> Segment {
    Segment(start: segment(ofSection: section).start, length: parts[section].header)
  }

  /// The extent of a footer; of length 0 if there is none.
  public func segment(ofFooterIn section: Int) -> Segment {
    let footer = parts[section].footer
    return Segment(start: segment(ofSection: section).end - footer, length: footer)
  }

  /// The extent of a row; stops the program if there is no such row. O(log sections + log runs).
  public func segment(ofRow row: Int, in section: Int) -> Segment {
    place(parts[section].rows.segment(of: row), after: rowsStart(in: section))
  }

  private func rowsStart(in section: Int) -> Double {
    segment(ofSection: section).start + parts[section].header
  }

  private func place(_ segment: Segment, after start: Double) -> Segment {
    Segment(start: start + segment.start, length: segment.length)
  }
}

extension SectionedExtents {
  /// The row at an offset; nil on headers, on footers and outside.
  public func row(at offset: Double) -> RowPosition? {
    guard let section = sections.item(at: offset - leading) else { return nil }
    return parts[section].rows.item(at: offset - rowsStart(in: section)).map { RowPosition(section: section, row: $0) }
  }

  /// The place before which a dragged row is inserted if its start is dropped at `offset`: the place with the nearest start, after the last
  /// row of a section included. nil without a section.
  public func insertionPlace(at offset: Double) -> RowPosition? {
    guard sectionCount > 0 else { return nil }
    let section = sections.item(at: min(max(offset - leading, 0), sections.total.nextDown)) ?? sectionCount - 1
    let start = rowsStart(in: section)
    let end = start + parts[section].rows.total
    if offset < start {
      // `offset` is on the header: the end of the previous section may be nearer.
      let former = section > 0 ? segment(ofFooterIn: section - 1).start : -.infinity
      if offset - former < start - offset { return RowPosition(section: section - 1, row: rowCount(in: section - 1)) }
      return RowPosition(section: section, row: 0)
    }
    if offset >= end {
      let next = section + 1 < sectionCount ? rowsStart(in: section + 1) : .infinity
      if next - offset < offset - end { return RowPosition(section: section + 1, row: 0) }
      return RowPosition(section: section, row: rowCount(in: section))
    }
    guard let row = parts[section].rows.item(at: offset - start) else {
      return RowPosition(section: section, row: rowCount(in: section))
    }
    let segment = segment(ofRow: row, in: section)
    return RowPosition(section: section, row: offset < segment.start + segment.length / 2 ? row : row + 1)
  }

  /// The sections that overlap the span between two offsets.
  public func sections(from lower: Double, to upper: Double) -> Range<Int> {
    sections.items(from: lower - leading, to: upper - leading)
  }

  /// The rows of `section` that overlap the span between two offsets.
  public func rows(of section: Int, from lower: Double, to upper: Double) -> Range<Int> {
    let start = rowsStart(in: section)
    return parts[section].rows.items(from: lower - start, to: upper - start)
  }

  /// Calls `body` with each of `rows` and its extent.
  public func forEachRow(in rows: Range<Int>, of section: Int, _ body: (_ row: Int, _ segment: Segment) -> Void) {
    let start = rowsStart(in: section)
    parts[section].rows.forEach(in: rows) { body($0, place($1, after: start)) }
  }
}

/// A row by section and index; ordered by section, then by row.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// Index of the section.
  public var section: Int
  /// Index within the section.
  public var row: Int

  /// The row need not exist.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (a: RowPosition, b: RowPosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
