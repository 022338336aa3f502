import ConstraintSolver
import TestSupport

/// A small system with ties, loose ends and, now and then, a contradiction.
struct RandomSystem {
  var variables: Int
  /// The first ones are sizes, whose ties are settled before those of the others.
  var sizes: Int
  var constraints: [PlainConstraint]

  init(_ random: inout SeededGenerator) {
    variables = Int.random(in: 1...5, using: &random)
    sizes = Int.random(in: 0...variables, using: &random)
    constraints = []
    for _ in 0..<Int.random(in: 0...9, using: &random) { constraints.append(constraint(&random)) }
  }

  func constraint(_ random: inout SeededGenerator) -> PlainConstraint {
    var coefficients = Array(repeating: 0.0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<variables, using: &random)] = [-2, -1, -1, -0.5, 0.5, 1, 1, 1, 2, 3].randomElement(
        using: &random)!
    }
    var constraint = PlainConstraint(
      coefficients: coefficients, relation: [.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random)!,
      constant: Double(Int.random(in: -20...20, using: &random)),
      strength: Strength([1000, 1000, 1000, 999, 750, 750, 250, 250, 250, 1].randomElement(using: &random)!))
    // Ranks are unique, as the solver asks for.
    if constraint.relation != .equal && Bool.random(using: &random) {
      constraint.tieRank = Int.random(in: -1_000_000_000...1_000_000_000, using: &random)
    }
    return constraint
  }
}

/// A solver and the handles of what is in it.
struct LiveSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var handles: [ConstraintID] = []

  init(variables count: Int, sizes: Int) {
    for rank in 0..<count { variables.append(solver.makeVariable(rank < sizes ? .size : .position, rank: rank)) }
  }

  mutating func add(_ constraint: PlainConstraint, order: Int) {
    let terms = zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
    handles.append(
      solver.add(
        terms, constraint.relation, constant: constraint.constant, strength: constraint.strength, order: order,
        tieRank: constraint.tieRank))
  }

  mutating func remove(at index: Int) { solver.remove(handles.remove(at: index)) }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

func near(_ l: [Double], _ r: [Double]) -> Bool {
  l.count == r.count && zip(l, r).allSatisfy { abs($0 - $1) <= 1e-5 * max(1, abs($0)) }
}
