// Inserting a constraint into the solved tableau.
extension Solver {
  mutating func insert(_ index: Int32) {
    if records[Int(index)].strength.isRequired { return insertRequired(index) }
    // The primal simplex, which minimises the new errors, requires feasible rows.
    if tableau.restoreFeasibility() != nil {
      isStale = true
      return
    }
    insertPreference(index)
    tableau.optimize()
  }

  /// Makes the constraint's own slack or dummy basic; the dual simplex restores feasibility if its value is not allowed.
  private mutating func insertRequired(_ index: Int32) {
    let record = records[Int(index)]
    let isEquation = record.relation == .equal
    let marker = tableau.makeSymbol(isEquation ? .dummy : .slack, phase: isEquation ? .none : .slack, constraint: index)
    records[Int(index)].marker = marker
    tableau.finishRow(marker, value: spread(record), sign: record.sign)
    guard isEquation else { return }
    if let element = tableau.freeReplacement(for: marker) { tableau.pivot(element) } else { tableau.markInfeasible(marker) }
  }

  /// Makes the side that is not negative basic: the constraint may fail, so its row is feasible at once.
  private mutating func insertPreference(_ index: Int32) {
    let record = records[Int(index)]
    let isEquation = record.relation == .equal
    let tier = tableau.tier(record.strength)
    let marker = tableau.makeSymbol(isEquation ? .error : .slack, phase: isEquation ? .none : .slack, constraint: index)
    let error = tableau.makeSymbol(
      .error, phase: record.tieRank == nil ? .none : .rankedError, rank: record.tieRank ?? 0, constraint: index)
    (records[Int(index)].marker, records[Int(index)].error) = (marker, error)
    var value = spread(record)
    let isMarkerBasic = value * record.sign >= 0
    let sign = isMarkerBasic ? record.sign : -record.sign
    // marker = sum + error, error = marker - sum
    tableau.addTerm(isMarkerBasic ? error : marker, sign, to: &value)
    tableau.finishRow(isMarkerBasic ? marker : error, value: value, sign: sign)
    addErrorCosts(1, index, tier)
  }

  func costed(_ index: Int32) -> (Int32, Int32?) {
    let record = records[Int(index)]
    return (record.error, record.relation == .equal ? record.marker : nil)
  }

  mutating func addErrorCosts(_ weight: Double, _ index: Int32, _ tier: Int) {
    let (error, other) = costed(index)
    for case let symbol? in [error, other] {
      if tableau.symbols[Int(symbol)].isBasic {
        tableau.addCost(weight, tier: tier, ofRow: symbol)
      } else {
        tableau.addCost(weight, tier: tier, of: symbol)
      }
    }
  }

  /// Writes the constraint's expression in parametric symbols; returns its value.
  private mutating func spread(_ record: Record) -> Double {
    var value = record.constant
    for term in record.terms { tableau.addTerm(term.variable.symbol, term.coefficient, to: &value) }
    return value
  }
}
