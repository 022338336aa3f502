// The cost of each parametric symbol per tier: the symbolic weights of the literature as vectors in lexicographic order.
//
// A weaker tier never outweighs a stronger one, regardless of the number of constraints: tiers are compared, not added.
extension Tableau {
  /// The index of a strength among the tiers, created if new.
  mutating func tier(_ strength: Strength) -> Int {
    var place = 0
    while place < tiers.count, tiers[place] > strength { place += 1 }
    if place < tiers.count, tiers[place] == strength { return place }
    if tiers.count == tierRoom { growTiers() }
    for symbol in symbols.indices {
      let base = symbol * tierRoom
      var index = tiers.count
      while index > place {
        costs[base + index] = costs[base + index - 1]
        index -= 1
      }
      costs[base + place] = 0
    }
    tiers.insert(strength, at: place)
    return place
  }

  private mutating func growTiers() {
    var wider = [Double](repeating: 0, count: symbols.count * tierRoom * 2)
    for symbol in symbols.indices {
      for index in 0..<tierRoom { wider[symbol * tierRoom * 2 + index] = costs[symbol * tierRoom + index] }
    }
    tierRoom *= 2
    costs = wider
  }

  mutating func clearCosts(_ symbol: Int32) {
    let base = Int(symbol) * tierRoom
    for index in base..<base + tiers.count { costs[index] = 0 }
  }

  /// The sign of the symbol's cost in the strongest tier in which it is not zero.
  func costSign(_ symbol: Int32) -> Int {
    let base = Int(symbol) * tierRoom
    for index in base..<base + tiers.count where abs(costs[index]) > Tableau.epsilon { return costs[index] < 0 ? -1 : 1 }
    return 0
  }

  /// Whether the symbol can change its value without changing the costs.
  func isFree(_ symbol: Int32) -> Bool { symbols[Int(symbol)].kind != .dummy && costSign(symbol) == 0 }

  /// Compares the cost ratios l / divisor and r / otherDivisor lexicographically: -1, 0 or 1.
  func compareRatios(_ l: Int32, _ divisor: Double, _ r: Int32, _ otherDivisor: Double) -> Int {
    let (left, right) = (Int(l) * tierRoom, Int(r) * tierRoom)
    for tier in 0..<tiers.count {
      let difference = costs[left + tier] / divisor - costs[right + tier] / otherDivisor
      if abs(difference) > Tableau.epsilon { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  mutating func addCost(_ amount: Double, tier: Int, of column: Int32) {
    let index = Int(column) * tierRoom + tier
    let sum = costs[index] + amount
    costs[index] = abs(sum) > Tableau.epsilon ? sum : 0
    costChanged(column)
  }

  /// Adds the cost of a basic symbol to the parametric symbols of its row.
  mutating func addCost(_ amount: Double, tier: Int, ofRow row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      addCost(amount * entry.coefficient, tier: tier, of: entry.column)
      index = entry.nextInRow
    }
  }

  /// Moves the entering symbol's cost to the symbols of its new row.
  mutating func carryCosts(of entering: Int32) {
    let base = Int(entering) * tierRoom
    for tier in 0..<tiers.count {
      let cost = costs[base + tier]
      if cost == 0 { continue }
      costs[base + tier] = 0
      addCost(cost, tier: tier, ofRow: entering)
    }
  }

  private mutating func costChanged(_ column: Int32) {
    if symbols[Int(column)].kind == .dummy { return }
    if symbols[Int(column)].queues.insert(.improvable).inserted { improvable.append(column) }
    unsettle(column)
  }
}
