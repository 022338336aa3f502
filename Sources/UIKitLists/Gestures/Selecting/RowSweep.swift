internal import ListModel

/// The rows between the first and the present row of a gesture, and what they were before.
struct RowSweep {
  let first: RowPosition
  /// Whether the rows become selected: they do unless the first one was.
  let selects: Bool
  private(set) var last: RowPosition
  private var former: [RowPosition: Bool] = [:]

  init(_ first: RowPosition, selects: Bool) {
    (self.first, self.selects, last) = (first, selects, first)
  }

  private var range: ClosedRange<RowPosition> { min(first, last)...max(first, last) }

  /// Extends or shortens the range to `row`.
  ///
  /// - Returns: The rows that enter the range, in the direction of the movement, and those that leave it.
  mutating func move(to row: RowPosition, count: (_ section: Int) -> Int) -> (entering: [RowPosition], leaving: [RowPosition]) {
    let old = range
    let steps = Self.rows(from: last, to: row, count)
    last = row
    let new = range
    return (steps.filter { !old.contains($0) && new.contains($0) }, steps.filter { old.contains($0) && !new.contains($0) })
  }

  /// Notes the state of a row that enters, to which the row returns when it leaves.
  mutating func note(_ row: RowPosition, isSelected: Bool) { former[row] = isSelected }

  /// The state before the gesture; nil for a row that never entered.
  mutating func takeFormer(_ row: RowPosition) -> Bool? { former.removeValue(forKey: row) }

  /// Every row from one to another, both included, in either direction.
  private static func rows(from start: RowPosition, to end: RowPosition, _ count: (Int) -> Int) -> [RowPosition] {
    let (low, high) = (min(start, end), max(start, end))
    let rows = (low.section...high.section).flatMap { section in
      let first = section == low.section ? low.row : 0
      let past = section == high.section ? high.row + 1 : count(section)
      return (first..<max(first, past)).map { RowPosition(section: section, row: $0) }
    }
    return start <= end ? rows : rows.reversed()
  }
}
