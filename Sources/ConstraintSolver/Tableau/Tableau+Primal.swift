// The primal simplex: from a feasible solution to the optimal one, in all tiers at once.
extension Tableau {
  /// Requires feasible rows; pivots until no symbol lowers the costs.
  mutating func optimize() {
    while let entering = nextImproving() {
      let direction: Double = costSign(entering) < 0 ? 1 : -1
      guard let element = limit(of: entering, direction) else {
        // No cost decreases without bound: this one was a rounding error.
        clearCosts(entering)
        continue
      }
      pivot(element)
    }
    improvable.removeAll(keepingCapacity: true)
  }

  /// The next symbol to enter: an external one, which never leaves because of its sign, else the one of the least number (Bland's rule,
  /// which prevents cycles).
  private mutating func nextImproving() -> Int32? {
    var best: Int32?
    var bestIsExternal = false
    var kept = 0
    for place in improvable.indices {
      let symbol = improvable[place]
      guard improves(symbol) else {
        symbols[Int(symbol)].queues.remove(.improvable)
        continue
      }
      improvable[kept] = symbol
      kept += 1
      let isExternal = symbols[Int(symbol)].kind == .external
      if best == nil || (isExternal && !bestIsExternal) || (isExternal == bestIsExternal && symbol < best!) {
        (best, bestIsExternal) = (symbol, isExternal)
      }
    }
    improvable.removeLast(improvable.count - kept)
    return best
  }

  private func improves(_ column: Int32) -> Bool {
    let symbol = symbols[Int(column)]
    if symbol.isBasic { return false }
    switch symbol.kind {
    case .external: return costSign(column) != 0
    case .slack, .error: return costSign(column) < 0
    case .dummy, .unused: return false
    }
  }

  /// The entry of the row that first violates its sign when `entering` moves; nil if none does.
  func limit(of entering: Int32, _ direction: Double) -> Int32? {
    var best: Int32?
    var least = Double.infinity
    var index = symbols[Int(entering)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      if let step = roomToMove(entry, direction) {
        let isTie = abs(step - least) <= Tableau.epsilon
        if isTie ? entry.row < entries[Int(best!)].row : step < least { (best, least) = (index, step) }
      }
      index = entry.nextInColumn
    }
    return best
  }

  /// The distance that a column can move before the row of `entry` violates its sign; nil if unbounded.
  func roomToMove(_ entry: Entry, _ direction: Double) -> Double? {
    let row = symbols[Int(entry.row)]
    let rate = entry.coefficient * direction
    if row.isRestricted { return rate < 0 ? max(row.value, 0) / -rate : nil }
    return row.kind == .dummy ? 0 : nil
  }
}
