// What a unit of each parametric symbol costs, tier by tier: the symbolic weights of the literature as vectors in lexicographic order.
//
// A sum over a weaker tier can never outweigh a stronger one, however many constraints it has: tiers are compared, not added up.
extension Tableau {
  /// The place of a strength among the tiers, made if it is new.
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

  /// The sign of the strongest tier that is not zero.
  func costSign(_ symbol: Int32) -> Int {
    let base = Int(symbol) * tierRoom
    for index in base..<base + tiers.count where abs(costs[index]) > Tableau.epsilon { return costs[index] < 0 ? -1 : 1 }
    return 0
  }

  /// Whether the symbol may take other values, as far as costs go.
  func isFree(_ symbol: Int32) -> Bool { symbols[Int(symbol)].kind != .dummy && costSign(symbol) == 0 }

  /// Whether a unit of `l` in steps of `divisor` costs less than one of `r` in steps of its own; 0 when they cost the same.
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

  /// Adds what a basic symbol costs to the symbols that it is made of.
  mutating func addCost(_ amount: Double, tier: Int, ofRow row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      addCost(amount * entry.coefficient, tier: tier, of: entry.column)
      index = entry.nextInRow
    }
  }

  /// The entering symbol's cost goes over to what it is made of now.
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
