// The choice among equally good solutions. Four goals are minimised in this order:
//
// 1. the error of each constraint with a tie rank, by that rank;
// 2. the distance of each size from zero, by rank;
// 3. the sum of all slacks, so that inequalities are tight;
// 4. the distance of each position from zero, by rank.
//
// The result is one point that depends on the constraints and the ranks alone: neither on the order of insertion nor on former solutions.
// At that point each parametric symbol without cost is held by the first goal that it affects: moving the symbol could only worsen that
// goal. Every move within the optimal solutions is a sum of such symbols, and so worsens its first goal.
extension Tableau {
  /// Considers only columns that have changed since the last call; selects the one of the least number, which prevents cycles.
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

  /// The pivot element by which `column` improves the first goal that it affects; nil if it cannot.
  private func step(settling column: Int32) -> Int32? {
    let symbol = symbols[Int(column)]
    guard symbol.kind != .unused, !symbol.isBasic, isFree(column) else { return nil }
    let effect = effect(of: column)
    let phase = effect.first.map { symbols[Int(entries[Int($0)].row)].phase } ?? symbol.phase
    if phase > .slack && abs(effect.slackRate) > Tableau.epsilon { return decrease(effect.slackRate, by: column) }
    guard let first = effect.first else { return nil }
    let entry = entries[Int(first)]
    if phase == .rankedError { return decrease(entry.coefficient, by: column) }
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

  /// The pivot element that decreases a goal which changes by `rate` per unit of `column`.
  private func decrease(_ rate: Double, by column: Int32) -> Int32? {
    let direction: Double = rate > 0 ? -1 : 1
    if symbols[Int(column)].isRestricted && direction < 0 { return nil }
    return limit(of: column, direction)
  }

  /// The effect of one unit of a column on the goals.
  private struct Effect {
    /// The entry of the first ranked symbol affected; nil if that is the column itself, or none is.
    var first: Int32?
    /// The rate of change of the sum of all slacks.
    var slackRate: Double
  }

  private func effect(of column: Int32) -> Effect {
    var effect = Effect(first: nil, slackRate: symbols[Int(column)].phase == .slack ? 1 : 0)
    let isRankedItself = symbols[Int(column)].phase != .none && symbols[Int(column)].phase != .slack
    var index = symbols[Int(column)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      switch symbols[Int(entry.row)].phase {
      case .none: break
      case .slack: effect.slackRate += entry.coefficient
      case .rankedError, .size, .position:
        if let first = effect.first {
          if isRanked(entry.row, before: entries[Int(first)].row) { effect.first = index }
        } else if !isRankedItself || isRanked(entry.row, before: column) {
          effect.first = index
        }
      }
      index = entry.nextInColumn
    }
    return effect
  }

  /// Changes a symbol's rank within its phase.
  mutating func setRank(_ rank: Int, of symbol: Int32) {
    if symbols[Int(symbol)].rank == rank { return }
    symbols[Int(symbol)].rank = rank
    if symbols[Int(symbol)].isBasic { unsettleColumns(of: symbol) } else { unsettle(symbol) }
  }

  /// Whether the variable can have another value in an equally good solution.
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

  /// The constraints whose slacks, errors and dummies appear in the variable's row.
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
