internal import Foundation
internal import ListModel

/// A shown row and its cell.
struct ShownRow {
  let position: RowPosition
  let cell: UITableViewCell
  /// The row's name, if the data source gives names.
  var name: AnyHashable?
}

/// The rows that have a cell: sorted by position, contiguous.
@MainActor final class ShownRows {
  @exclusivity(unchecked) private(set) var rows: [ShownRow] = []
  /// The positions of `rows`; nil until a pass has shown all rows of its plan.
  @exclusivity(unchecked) private(set) var range: ClosedRange<RowPosition>?

  /// All rows of the range are shown.
  func complete(_ range: ClosedRange<RowPosition>) { self.range = range }

  func insert(_ row: ShownRow, at index: Int) { rows.insert(row, at: index) }

  func append(_ row: ShownRow) { rows.append(row) }

  /// Inserts the row at its place.
  ///
  /// - Returns: its index.
  func insert(_ row: ShownRow) -> Int {
    let index = rows.firstIndex { $0.position > row.position } ?? rows.count
    rows.insert(row, at: index)
    return index
  }

  func setCell(_ cell: UITableViewCell, at index: Int) { rows[index] = ShownRow(position: rows[index].position, cell: cell) }

  /// Gives each row a new position, and sorts them.
  func renumber(_ positions: [RowPosition]) {
    rows = zip(rows, positions).map { ShownRow(position: $1, cell: $0.cell, name: $0.name) }
    sort()
  }

  func sort() {
    rows.sort { $0.position < $1.position }
    range = nil
  }

  func remove(_ cell: UITableViewCell) { rows.removeAll { $0.cell === cell } }

  /// Removes a row outside the range, the last ones first; nil if there is none. Without a range all rows are outside.
  func removeNext(outside visible: ClosedRange<RowPosition>?) -> ShownRow? {
    range = nil
    guard let first = rows.first, let last = rows.last else { return nil }
    guard let visible else { return rows.removeLast() }
    if last.position > visible.upperBound { return rows.removeLast() }
    return first.position < visible.lowerBound ? rows.removeFirst() : nil
  }

  func removeAll() -> [ShownRow] {
    defer {
      rows.removeAll(keepingCapacity: true)
      range = nil
    }
    return rows
  }
}
