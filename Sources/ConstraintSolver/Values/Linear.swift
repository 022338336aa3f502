/// An unknown of any sign: the external variable of the literature.
package struct Variable: Hashable, Sendable {
  let symbol: Int32

  /// A small number usable as an array index; reused after the variable is removed.
  package var index: Int { Int(symbol) }
}

/// The meaning of a variable, which affects only ties.
package enum VariableKind: Sendable { case size, position }

/// The id of a constraint in a solver.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32

  /// A small number usable as an array index; reused after the constraint is removed.
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

/// The relation of an expression to zero.
package enum Relation: Sendable {
  case lessOrEqual, equal, greaterOrEqual
}

/// Required constraints that cannot all hold.
package struct Conflict: Equatable, Sendable {
  /// The contradicting constraints in their own order; leaving out any of them makes the others satisfiable together.
  package let constraints: [ConstraintID]
}
