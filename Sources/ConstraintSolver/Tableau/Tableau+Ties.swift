// Which of equally good solutions is taken: the one whose variables, read by rank, are each as near to zero as the ones before let them.
//
// It is one point and depends on nothing but the constraints and the ranks, so the way to it does not show: neither the order in
// which constraints came nor what was there before. At that point each parametric symbol that costs nothing is held by the first
// variable that it moves: that variable is not zero and would move away from zero, or it is the symbol itself, held at zero.
// Conversely, any move within the best solutions then takes the first variable that moves away from zero.
extension Tableau {
  /// Looks only at columns that have changed since it ran last; takes the one of the least number, so that it never cycles.
  mutating func settle() {
    while let element = nextStep() { pivot(element) }
  }

  private mutating func nextStep() -> Int32? {
    var best: Int32?
    var kept = 0
    for place in unsettled.indices {
      let column = unsettled[place]
      guard let element = step(settling: column) else {
        symbols[Int(column)].queues.remove(.unsettled)
        continue
      }
      unsettled[kept] = column
      kept += 1
      if best == nil || column < entries[Int(best!)].column { best = element }
    }
    unsettled.removeLast(unsettled.count - kept)
    return best
  }

  /// Where to pivot so that `column` moves its first variable nearer to zero; nil when it is held.
  private func step(settling column: Int32) -> Int32? {
    let symbol = symbols[Int(column)]
    guard symbol.kind != .unused, !symbol.isBasic, isFree(column), let first = firstMoved(by: column) else { return nil }
    let entry = entries[Int(first)]
    let value = symbols[Int(entry.row)].value
    let side = side(of: value)
    if side == 0 { return first }
    let nearer: Double = (side > 0) == (entry.coefficient > 0) ? -1 : 1
    if symbol.isRestricted && nearer < 0 { return nil }
    let room = abs(value / entry.coefficient)
    guard let limit = limit(of: column, nearer), let limited = roomToMove(entries[Int(limit)], nearer), limited < room else {
      return first
    }
    return limit
  }

  /// The entry of the first external by rank that the column moves; nil if that is the column itself, or it moves none.
  private func firstMoved(by column: Int32) -> Int32? {
    var best: Int32?
    var index = symbols[Int(column)].head
    let isExternal = symbols[Int(column)].kind == .external
    while index != Tableau.none {
      let entry = entries[Int(index)]
      if symbols[Int(entry.row)].kind == .external, !isExternal || isRanked(entry.row, before: column) {
        if best == nil || isRanked(entry.row, before: entries[Int(best!)].row) { best = index }
      }
      index = entry.nextInColumn
    }
    return best
  }

  /// Whether a variable could take another value in a solution that is as good.
  func isAmbiguous(_ symbol: Int32) -> Bool {
    if !symbols[Int(symbol)].isBasic { return true }
    var index = symbols[Int(symbol)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      if isFree(entry.column),
        canMove(entry.column, 1) || symbols[Int(entry.column)].kind == .external && canMove(entry.column, -1)
      {
        return true
      }
      index = entry.nextInRow
    }
    return false
  }

  /// Whose slacks, errors and dummies stand in the variable's row.
  func holders(of symbol: Int32) -> [Int32] {
    guard symbols[Int(symbol)].isBasic else { return [] }
    var holders: [Int32] = []
    var index = symbols[Int(symbol)].head
    while index != Tableau.none {
      let constraint = symbols[Int(entries[Int(index)].column)].constraint
      if constraint >= 0 && !holders.contains(constraint) { holders.append(constraint) }
      index = entries[Int(index)].nextInRow
    }
    return holders
  }

  private func canMove(_ column: Int32, _ direction: Double) -> Bool {
    guard let limit = limit(of: column, direction), let room = roomToMove(entries[Int(limit)], direction) else { return true }
    return room > Tableau.tolerance
  }
}
