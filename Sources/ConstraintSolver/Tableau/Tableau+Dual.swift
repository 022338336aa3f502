// The dual simplex: from the optimal solution for the former constants to that for the present ones.
extension Tableau {
  /// Requires optimal costs; removes symbols of the wrong sign from the basis.
  ///
  /// - Returns: nil, or the basic symbol whose row shows a contradiction of required constraints.
  mutating func restoreFeasibility() -> Int32? {
    while let leaving = nextInfeasible() {
      if let element = replacement(for: leaving) {
        pivot(element)
      } else if symbols[Int(leaving)].isInfeasible {
        return leaving
      }
    }
    return nil
  }

  private mutating func nextInfeasible() -> Int32? {
    var best: Int32?
    var kept = 0
    for place in infeasible.indices {
      let symbol = infeasible[place]
      guard symbols[Int(symbol)].isBasic && isOut(symbol) else {
        symbols[Int(symbol)].queues.remove(.infeasible)
        continue
      }
      infeasible[kept] = symbol
      kept += 1
      if best == nil || symbol < best! { best = symbol }
    }
    infeasible.removeLast(infeasible.count - kept)
    return best
  }

  /// A dummy must leave even at zero, unless its row consists of dummies: an equation that follows from the others.
  private func isOut(_ symbol: Int32) -> Bool {
    if symbols[Int(symbol)].isInfeasible { return true }
    if symbols[Int(symbol)].kind != .dummy { return false }
    var index = symbols[Int(symbol)].head
    while index != Tableau.none {
      if symbols[Int(entries[Int(index)].column)].kind != .dummy { return true }
      index = entries[Int(index)].nextInRow
    }
    return false
  }

  /// The element of the row whose column can replace `leaving` in the basis at the least cost.
  ///
  /// External symbols cost nothing: one that appears in no other row comes first, since it changes no other row, then the one of the last
  /// rank.
  func replacement(for leaving: Int32) -> Int32? {
    let value = symbols[Int(leaving)].value
    if let free = freeReplacement(for: leaving) { return free }
    if symbols[Int(leaving)].kind == .dummy && abs(value) <= Tableau.tolerance {
      return restrictedReplacement(for: leaving, 1) ?? restrictedReplacement(for: leaving, -1)
    }
    return restrictedReplacement(for: leaving, value < 0 ? 1 : -1)
  }

  func freeReplacement(for leaving: Int32) -> Int32? {
    var best: Int32?
    var bestIsAlone = false
    var index = symbols[Int(leaving)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      if symbols[Int(entry.column)].kind == .external {
        let isAlone = entry.nextInColumn == Tableau.none && entry.inColumn.previous == Tableau.none
        let isBetter: Bool
        if let best, isAlone == bestIsAlone {
          isBetter = isRanked(entries[Int(best)].column, before: entry.column)
        } else {
          isBetter = best == nil || isAlone
        }
        if isBetter { (best, bestIsAlone) = (index, isAlone) }
      }
      index = entry.nextInRow
    }
    return best
  }

  private func restrictedReplacement(for leaving: Int32, _ direction: Double) -> Int32? {
    var best: Int32?
    var index = symbols[Int(leaving)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      let rate = entry.coefficient * direction
      if symbols[Int(entry.column)].isRestricted && rate > Tableau.epsilon {
        if let present = best {
          let other = entries[Int(present)]
          let order = compareRatios(entry.column, rate, other.column, other.coefficient * direction)
          if order < 0 || order == 0 && entry.column < other.column { best = index }
        } else {
          best = index
        }
      }
      index = entry.nextInRow
    }
    return best
  }

  /// Whether the value of `l` is settled before that of `r`.
  func isRanked(_ l: Int32, before r: Int32) -> Bool {
    let (left, right) = (symbols[Int(l)], symbols[Int(r)])
    if left.phase != right.phase { return left.phase < right.phase }
    return left.rank != right.rank ? left.rank < right.rank : l < r
  }
}
