/// An unknown of any sign: the literature's external variable.
package struct Variable: Hashable, Sendable {
  let symbol: Int32

  /// For tables: small, and given again once the variable is removed.
  package var index: Int { Int(symbol) }
}

/// What a variable stands for; decides only ties.
package enum VariableKind: Sendable { case size, position }

/// A constraint that a solver holds.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32

  /// For tables: small, and given again once the constraint is removed.
  package var place: Int { Int(index) }
}

/// One summand of a linear expression.
package struct Term: Equatable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}

/// How an expression stands to zero.
package enum Relation: Sendable {
  case lessOrEqual, equal, greaterOrEqual
}

/// Required constraints that cannot all hold.
package struct Conflict: Equatable, Sendable {
  /// In their own order; any of them, left out, makes room for the rest of them.
  package let constraints: [ConstraintID]
}
