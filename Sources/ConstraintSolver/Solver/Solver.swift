internal import Diagnostics

/// An incremental solver of linear constraints: equations and inequalities, required or with a priority.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001): a simplex
/// tableau that stays solved while constraints come and go. Of the solutions of all required constraints it selects those with the least sum
/// of errors of the strongest tier, of these the ones with the least sum of the next tier, and so on. Of the remaining ones it selects the
/// one with the sizes nearest to zero, in the order of their ranks, then with the tightest inequalities, then with the positions nearest to
/// zero, by rank. That is exactly one point, which depends on the constraints and the ranks but not on the order of insertion.
///
/// Changes are collected and take effect in `solve()`, at the cost of the rows that they touch.
package struct Solver {
  var tableau = Tableau()
  var records: [Record] = []
  var spareRecords: [Int32] = []
  /// Whether the tableau no longer matches the records, because required constraints contradicted each other.
  var isStale = false
  /// Number of complete rebuilds, which only contradictions require.
  package internal(set) var rebuilds = 0

  package init() {}

  /// Number of simplex steps so far.
  package var pivots: Int { tableau.pivots }

  /// Number of rows written by steps and edits so far: the cost of changes.
  package var rowsTouched: Int { tableau.rowsTouched }

  // MARK: Variables

  /// - Parameters:
  ///   - kind: Ties between sizes are settled before those between positions.
  ///   - rank: The order in which ties are settled, least first; variables of equal rank follow in the order of creation.
  package mutating func makeVariable(_ kind: VariableKind = .position, rank: Int = 0) -> Variable {
    Variable(symbol: tableau.makeSymbol(.external, phase: kind == .size ? .size : .position, rank: rank))
  }

  /// Changes the rank for ties. Cost: the variable's row.
  package mutating func setRank(_ rank: Int, of variable: Variable) {
    requireVariable(variable, "setRank")
    tableau.setRank(rank, of: variable.symbol)
  }

  /// Removes a variable; the program stops if a constraint still uses the variable.
  package mutating func remove(_ variable: Variable) {
    requireVariable(variable, "remove")
    let symbol = tableau.symbols[Int(variable.symbol)]
    if symbol.isBasic || symbol.head != Tableau.none {
      // A column without constraints is empty, except for rounding errors, or if the tableau is about to be rebuilt.
      for record in records where record.isLive {
        ensure(
          !record.terms.contains { $0.variable == variable }, "Solver.remove: the variable is in a constraint; remove that first")
      }
      isStale = true
    }
    tableau.free(variable.symbol)
  }

  /// The value in the last solution.
  package func value(of variable: Variable) -> Double { tableau.symbols[Int(variable.symbol)].value }

  /// Whether the constraints leave a choice for the variable, so that its value follows from the tie rules.
  package func isAmbiguous(_ variable: Variable) -> Bool { tableau.isAmbiguous(variable.symbol) }

  /// The constraints that determine the variable: those whose constants change its value.
  package func constraints(deciding variable: Variable) -> [ConstraintID] {
    tableau.holders(of: variable.symbol).map(ConstraintID.init)
  }

  /// Calls `body` for each variable whose value has changed since the last call of this method.
  package mutating func takeChanges(_ body: (Variable) -> Void) {
    for symbol in tableau.moved {
      tableau.symbols[Int(symbol)].queues.remove(.moved)
      let value = tableau.symbols[Int(symbol)].value
      if tableau.symbols[Int(symbol)].kind != .external || tableau.symbols[Int(symbol)].taken == value { continue }
      tableau.symbols[Int(symbol)].taken = value
      body(Variable(symbol: symbol))
    }
    tableau.moved.removeAll(keepingCapacity: true)
  }

  // MARK: Solving

  /// Applies all changes.
  ///
  /// - Returns: A set of required constraints that cannot all hold. Remove one of them and solve again; until then the values are
  ///   undefined.
  package mutating func solve() -> Conflict? {
    if !isStale, tableau.restoreFeasibility() != nil { isStale = true }
    if isStale, let conflict = rebuild() { return conflict }
    tableau.settle()
    return nil
  }

  func requireVariable(_ variable: Variable, _ call: StaticString) {
    ensure(
      Int(variable.symbol) < tableau.symbols.count && tableau.symbols[Int(variable.symbol)].kind == .external,
      "Solver: the variable is not one of this solver, or was removed")
  }
}
