/// The places of sections and rows after a batch, and before it.
///
/// Stores only the changes; a query costs O(log changes).
public struct ListChange: Sendable {
  private let sections: IndexMap
  private var sectionsAfter: [Int: Int] = [:]
  private var sectionsBefore: [Int: Int] = [:]
  private let reloadedSections: Set<Int>
  /// Keyed by the section's index before the batch.
  private var rows: [Int: IndexMap] = [:]
  private var rowsAfter: [RowPosition: RowPosition] = [:]
  private var rowsBefore: [RowPosition: RowPosition] = [:]
  private let reloadedRows: Set<RowPosition>

  /// The change of no updates: every place stays.
  public static var none: ListChange { ListChange(ListUpdates(rowName: "row")) }

  init(_ updates: ListUpdates) {
    let moves = updates.movedSections
    sections = IndexMap(
      removed: updates.deletedSections + moves.map { $0.source }, added: updates.insertedSections + moves.map { $0.destination })
    for move in moves {
      sectionsAfter[move.source] = move.destination
      sectionsBefore[move.destination] = move.source
    }
    reloadedSections = Set(updates.reloadedSections)
    reloadedRows = Set(updates.reloadedRows)
    rowsAfter.reserveCapacity(updates.movedRows.count)
    rowsBefore.reserveCapacity(updates.movedRows.count)
    for move in updates.movedRows {
      rowsAfter[move.source] = move.destination
      rowsBefore[move.destination] = move.source
    }
    mapRows(updates)
  }

  private mutating func mapRows(_ updates: ListUpdates) {
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    for row in updates.deletedRows { removed[row.section, default: []].append(row.row) }
    for move in updates.movedRows { removed[move.source.section, default: []].append(move.source.row) }
    for row in updates.insertedRows + updates.movedRows.map({ $0.destination }) {
      if let old = section(before: row.section) { added[old, default: []].append(row.row) }
    }
    for section in Set(removed.keys).union(added.keys) where self.section(after: section) != nil && !isNew(oldSection: section) {
      rows[section] = IndexMap(removed: removed[section] ?? [], added: added[section] ?? [])
    }
  }

  // MARK: Sections

  /// The index after the batch; nil for a deleted section.
  public func section(after old: Int) -> Int? { sectionsAfter[old] ?? sections.place(after: old) }

  /// The index before the batch; nil for an inserted section.
  public func section(before new: Int) -> Int? { sectionsBefore[new] ?? sections.place(before: new) }

  /// Whether the section is reloaded: it stays, but none of its former rows survives.
  public func isNew(oldSection: Int) -> Bool { reloadedSections.contains(oldSection) }

  /// The removed and inserted rows of a section; empty for a deleted or reloaded section.
  public func rows(ofOldSection section: Int) -> IndexMap { rows[section] ?? IndexMap() }

  // MARK: Rows

  /// The place after the batch; nil for a row that is deleted, or whose section is deleted or reloaded.
  public func row(after old: RowPosition) -> RowPosition? {
    if let moved = rowsAfter[old] { return moved }
    guard !isNew(oldSection: old.section), let section = section(after: old.section) else { return nil }
    return rows(ofOldSection: old.section).place(after: old.row).map { RowPosition(section: section, row: $0) }
  }

  /// The place before the batch; nil for a row that is inserted, or whose section is inserted or reloaded.
  public func row(before new: RowPosition) -> RowPosition? {
    if let moved = rowsBefore[new] { return moved }
    guard let section = section(before: new.section), !isNew(oldSection: section) else { return nil }
    return rows(ofOldSection: section).place(before: new.row).map { RowPosition(section: section, row: $0) }
  }

  /// As `row(after:)`, but also nil for a row moved explicitly, alone or with its section; other rows change places around the rest.
  public func rowThatStays(after old: RowPosition) -> RowPosition? {
    rowsAfter[old] == nil && sectionsAfter[old.section] == nil ? row(after: old) : nil
  }

  /// Whether the row is reloaded: it stays, with a new cell.
  public func isNew(oldRow: RowPosition) -> Bool { reloadedRows.contains(oldRow) }
}
