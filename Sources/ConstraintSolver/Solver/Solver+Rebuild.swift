// Rebuilding the tableau after a contradiction.
extension Solver {
  /// Solves all constraints again: required ones in their order, so that the constraint found to be contradictory does not depend on the
  /// history; then the others from the strongest.
  mutating func rebuild() -> Conflict? {
    rebuilds += 1
    isStale = true
    tableau.clear()
    let live = records.indices.filter { records[$0].isLive }.map { Int32($0) }.sorted(by: precedes)
    for index in live {
      insert(index)
      if records[Int(index)].strength.isRequired, let row = tableau.restoreFeasibility() { return conflict(in: row) }
    }
    isStale = false
    return nil
  }

  private func precedes(_ l: Int32, _ r: Int32) -> Bool {
    let (left, right) = (records[Int(l)], records[Int(r)])
    if left.strength.isRequired != right.strength.isRequired { return left.strength.isRequired }
    if !left.strength.isRequired && left.strength != right.strength { return left.strength > right.strength }
    return left.order != right.order ? left.order < right.order : l < r
  }

  /// The conflict shown by an infeasible row: the constraints whose symbols appear in the row cannot all hold.
  private func conflict(in row: Int32) -> Conflict {
    var indices = [tableau.symbols[Int(row)].constraint]
    var index = tableau.symbols[Int(row)].head
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      let constraint = tableau.symbols[Int(entry.column)].constraint
      if constraint >= 0 && !indices.contains(constraint) { indices.append(constraint) }
      index = entry.nextInRow
    }
    return Conflict(constraints: indices.sorted(by: precedes).map { ConstraintID(index: $0) })
  }
}
