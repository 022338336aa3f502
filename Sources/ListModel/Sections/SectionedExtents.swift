/// One section: a header, rows and a footer, one after another.
public struct SectionExtents: Sendable {
  public var header: Double
  public var rows: Extents
  public var footer: Double

  public init(header: Double = 0, rows: Extents, footer: Double = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  public var total: Double { header + rows.total + footer }
}

/// Sections one after another, with room before the first and after the last of them.
///
/// Finding a row costs O(log sections + log rows of its section); nothing is kept for a row of a uniform section.
public struct SectionedExtents: Sendable {
  private var parts: [SectionExtents]
  private var sections: Extents
  /// Before the first section.
  public var leading: Double
  /// After the last section.
  public var trailing: Double

  public init(_ parts: [SectionExtents] = [], leading: Double = 0, trailing: Double = 0) {
    self.parts = parts
    self.leading = leading
    self.trailing = trailing
    sections = Extents(count: parts.count) { parts[$0].total }
  }

  public var sectionCount: Int { parts.count }
  public var total: Double { leading + sections.total + trailing }

  public func rowCount(in section: Int) -> Int { parts[section].rows.count }

  /// The lengths of a section's rows, without where the section stands.
  public func rows(in section: Int) -> Extents { parts[section].rows }

  public mutating func setExtent(_ extent: Double, ofRow row: Int, in section: Int) {
    change(section) { $0.rows.setExtent(extent, of: row) }
  }

  /// What comes after moves down by `extent`.
  public mutating func insertRow(_ extent: Double, at position: RowPosition) {
    change(position.section) { $0.rows.insert(count: 1, at: position.row, extent: extent) }
  }

  public mutating func removeRow(at position: RowPosition) {
    change(position.section) { $0.rows.remove(position.row..<position.row + 1) }
  }

  public mutating func setHeader(_ extent: Double, in section: Int) { change(section) { $0.header = extent } }

  public mutating func setFooter(_ extent: Double, in section: Int) { change(section) { $0.footer = extent } }

  private mutating func change(_ section: Int, _ body: (inout SectionExtents) -> Void) {
    body(&parts[section])
    sections.setExtent(parts[section].total, of: section)
  }

  public func segment(ofSection section: Int) -> Segment {
    place(sections.segment(of: section), after: leading)
  }

  public func segment(ofHeaderIn section: Int) -> Segment {
    Segment(start: segment(ofSection: section).start, length: parts[section].header)
  }

  public func segment(ofFooterIn section: Int) -> Segment {
    let footer = parts[section].footer
    return Segment(start: segment(ofSection: section).end - footer, length: footer)
  }

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
  /// The row at an offset; nil on a header, on a footer and outside.
  public func row(at offset: Double) -> RowPosition? {
    guard let section = sections.item(at: offset - leading) else { return nil }
    return parts[section].rows.item(at: offset - rowsStart(in: section)).map { RowPosition(section: section, row: $0) }
  }

  /// Where a row comes to stand whose start is let go at `offset`: before the row, or after the last row of the section, whose start
  /// there is nearest. nil without a section.
  public func insertionPlace(at offset: Double) -> RowPosition? {
    guard sectionCount > 0 else { return nil }
    let section = sections.item(at: min(max(offset - leading, 0), sections.total.nextDown)) ?? sectionCount - 1
    let start = rowsStart(in: section)
    let end = start + parts[section].rows.total
    if offset < start {
      // On the header: the last place of the section above it may be nearer.
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

  /// The sections of which something shows between two offsets.
  public func sections(from lower: Double, to upper: Double) -> Range<Int> {
    sections.items(from: lower - leading, to: upper - leading)
  }

  /// The rows of `section` of which something shows between two offsets.
  public func rows(of section: Int, from lower: Double, to upper: Double) -> Range<Int> {
    let start = rowsStart(in: section)
    return parts[section].rows.items(from: lower - start, to: upper - start)
  }

  /// Calls `body` with each of `rows` and where it stands.
  public func forEachRow(in rows: Range<Int>, of section: Int, _ body: (_ row: Int, _ segment: Segment) -> Void) {
    let start = rowsStart(in: section)
    parts[section].rows.forEach(in: rows) { body($0, place($1, after: start)) }
  }
}

/// A row by its section and its place there.
public struct RowPosition: Hashable, Comparable, Sendable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (a: RowPosition, b: RowPosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
