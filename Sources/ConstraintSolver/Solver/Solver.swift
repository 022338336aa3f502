internal import Diagnostics

/// An incremental solver of linear constraints: equations and inequalities, required or with a priority.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001): a
/// simplex tableau kept solved while constraints come and go. Among the solutions that satisfy all that is required it takes those
/// with the least sum of errors of the strongest tier, among these those of the next, and so on. Of what is left then it takes the one
/// whose sizes, in the order of their ranks, are nearest to zero, then the one whose inequalities are tightest, then the one whose
/// positions, by rank, are nearest to zero. That is exactly one point: it depends on the constraints and the ranks, and not on the
/// order in which they came.
///
/// Changes are collected and take effect with `solve()`; it costs what the rows cost that the changes touch.
package struct Solver {
  var tableau = Tableau()
  var records: [Record] = []
  var spareRecords: [Int32] = []
  /// The tableau stands for other constraints than the records: required ones contradicted each other.
  var isStale = false
  /// How often everything was solved anew, which only a contradiction makes necessary.
  package internal(set) var rebuilds = 0

  package init() {}

  /// Steps of the simplex so far.
  package var pivots: Int { tableau.pivots }

  /// Rows written by steps and edits so far: the work that changes have made.
  package var rowsTouched: Int { tableau.rowsTouched }

  // MARK: Variables

  /// - Parameters:
  ///   - kind: Ties between sizes are settled before those between positions.
  ///   - rank: Decides ties, the least first; variables of the same rank follow in the order in which they were made.
  package mutating func makeVariable(_ kind: VariableKind = .position, rank: Int = 0) -> Variable {
    Variable(symbol: tableau.makeSymbol(.external, phase: kind == .size ? .size : .position, rank: rank))
  }

  /// Costs a look at the variable's row.
  package mutating func setRank(_ rank: Int, of variable: Variable) {
    requireVariable(variable, "setRank")
    tableau.setRank(rank, of: variable.symbol)
  }

  /// For a variable that is in no constraint any more.
  package mutating func remove(_ variable: Variable) {
    requireVariable(variable, "remove")
    let symbol = tableau.symbols[Int(variable.symbol)]
    if symbol.isBasic || symbol.head != Tableau.none {
      // A column without constraints is empty, but for rounding, or if the tableau is to be built anew anyway.
      for record in records where record.isLive {
        ensure(
          !record.terms.contains { $0.variable == variable }, "Solver.remove: the variable is in a constraint; remove that first")
      }
      isStale = true
    }
    tableau.free(variable.symbol)
  }

  /// As of the last `solve()`.
  package func value(of variable: Variable) -> Double { tableau.symbols[Int(variable.symbol)].value }

  /// Whether the constraints leave the variable a choice, so that its value is only the one nearest to zero.
  package func isAmbiguous(_ variable: Variable) -> Bool { tableau.isAmbiguous(variable.symbol) }

  /// The constraints that hold the variable where it is: those whose constants move it.
  package func constraints(deciding variable: Variable) -> [ConstraintID] {
    tableau.holders(of: variable.symbol).map(ConstraintID.init)
  }

  /// Calls `body` for each variable whose value is another one than when it was asked last, and forgets them.
  package mutating func takeChanges(_ body: (Variable) -> Void) {
    for symbol in tableau.moved {
      tableau.symbols[Int(symbol)].queues.remove(.moved)
      if tableau.symbols[Int(symbol)].kind == .external { body(Variable(symbol: symbol)) }
    }
    tableau.moved.removeAll(keepingCapacity: true)
  }

  // MARK: Solving

  /// Takes all changes into account.
  ///
  /// - Returns: A set of required constraints that cannot all hold. Remove one of them and solve again; until then the values
  ///   mean nothing.
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
