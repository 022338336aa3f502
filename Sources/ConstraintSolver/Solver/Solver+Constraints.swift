internal import Diagnostics

// Adding, changing and removing constraints.
extension Solver {
  /// Adds the constraint that the sum of `terms` and `constant` is in `relation` to zero.
  ///
  /// - Parameters:
  ///   - order: The rank of the constraint among required ones that contradict each other: earlier ones hold. Nothing else depends on
  ///     it.
  ///   - tieRank: For an inequality that may fail. Of those of equal strength that cannot all hold, the ones of higher rank fail. Must be
  ///     unique.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength = .required, order: Int = 0, tieRank: Int? = nil
  ) -> ConstraintID {
    requireFinite(terms, constant)
    ensure(tieRank == nil || relation != .equal, "Solver.add: only inequalities have a tie rank; pass nil for an equation")
    for term in terms { requireVariable(term.variable, "add") }
    let record = Record(terms: terms, relation: relation, constant: constant, strength: strength, order: order, tieRank: tieRank)
    let index: Int32
    if let spare = spareRecords.popLast() {
      index = spare
      records[Int(spare)] = record
    } else {
      index = Int32(records.count)
      records.append(record)
    }
    if !isStale { insert(index) }
    return ConstraintID(index: index)
  }

  package mutating func remove(_ constraint: ConstraintID) {
    requireLive(constraint, "remove")
    if !isStale, tableau.restoreFeasibility() != nil { isStale = true }
    if !isStale { withdraw(constraint.index) }
    records[Int(constraint.index)].isLive = false
    records[Int(constraint.index)].terms = []
    spareRecords.append(constraint.index)
  }

  package func constant(of constraint: ConstraintID) -> Double { records[Int(constraint.index)].constant }

  /// Changes the constant. Cost: the rows that contain the constraint's marker, and the dual simplex at the next `solve()`.
  package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
    requireLive(constraint, "setConstant")
    ensure(constant.isFinite, "Solver.setConstant: the constant must be finite")
    let record = records[Int(constraint.index)]
    let change = (constant - record.constant) * record.sign
    if change == 0 { return }
    records[Int(constraint.index)].constant = constant
    if isStale { return }
    if tableau.symbols[Int(record.marker)].isBasic {
      tableau.setValue(record.marker, tableau.symbols[Int(record.marker)].value + change)
    } else if record.error != Tableau.none, tableau.symbols[Int(record.error)].isBasic {
      tableau.setValue(record.error, tableau.symbols[Int(record.error)].value - change)
    } else {
      tableau.shift(record.marker, by: -change)
    }
  }

  /// Whether the last solution satisfies the constraint, within the tolerance.
  package func isSatisfied(_ constraint: ConstraintID) -> Bool {
    let record = records[Int(constraint.index)]
    let sum = record.terms.reduce(record.constant) { $0 + $1.coefficient * value(of: $1.variable) } * record.sign
    return record.relation == .equal ? abs(sum) <= 1e-6 : sum >= -1e-6
  }

  // MARK: Editing values

  /// Adds an edit constraint of the literature: `variable` should stay near a value, which `suggest` changes.
  package mutating func addEdit(_ variable: Variable, strength: Strength, value: Double = 0, order: Int = 0) -> ConstraintID {
    add([Term(variable)], .equal, constant: -value, strength: strength, order: order)
  }

  package mutating func suggest(_ value: Double, for edit: ConstraintID) { setConstant(-value, of: edit) }

  // MARK: Bad input

  private func requireFinite(_ terms: [Term], _ constant: Double) {
    ensure(constant.isFinite, "Solver.add: the constant must be finite")
    for term in terms { ensure(term.coefficient.isFinite, "Solver.add: each coefficient must be finite") }
  }

  private func requireLive(_ constraint: ConstraintID, _ call: StaticString) {
    ensure(
      Int(constraint.index) < records.count && records[Int(constraint.index)].isLive,
      "Solver: the constraint is not one of this solver, or was removed")
  }
}
