// Removing a constraint from the solved tableau.
extension Solver {
  /// Drops the costs of the constraint's errors, makes its marker basic, and removes the marker's row, which then restricts nothing else.
  mutating func withdraw(_ index: Int32) {
    let record = records[Int(index)]
    if !record.strength.isRequired {
      addErrorCosts(-1, index, tableau.tier(record.strength))
      if tableau.symbols[Int(record.error)].isBasic {
        // The marker appears in this row only.
        tableau.dropRow(record.error)
        tableau.free(record.marker)
        tableau.optimize()
        return
      }
      // The marker, which may now have any sign, replaces both errors.
      tableau.dropColumn(record.error)
    }
    release(record.marker)
    tableau.optimize()
  }

  private mutating func release(_ marker: Int32) {
    if !tableau.symbols[Int(marker)].isBasic {
      guard tableau.symbols[Int(marker)].head != Tableau.none else { return tableau.free(marker) }
      tableau.pivot(exit(for: marker))
    }
    tableau.dropRow(marker)
  }

  /// The entry at which the marker, moving in the direction of lower costs, first makes another symbol zero; without one, an entry of an
  /// external variable.
  private func exit(for marker: Int32) -> Int32 {
    let sign = tableau.costSign(marker)
    if sign <= 0, let element = tableau.limit(of: marker, 1) { return element }
    if sign >= 0, let element = tableau.limit(of: marker, -1) { return element }
    var best = tableau.symbols[Int(marker)].head
    var index = tableau.entries[Int(best)].nextInColumn
    while index != Tableau.none {
      let entry = tableau.entries[Int(index)]
      if tableau.isRanked(entry.row, before: tableau.entries[Int(best)].row) { best = index }
      index = entry.nextInColumn
    }
    return best
  }
}
