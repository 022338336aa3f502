import ConstraintSolver

/// A constraint as a row of numbers.
struct PlainConstraint: Equatable {
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var strength: Strength
  var tieRank: Int?
}

/// The textbook's two-phase simplex on a full matrix, goal after goal: nothing of it is shared with the solver under test.
///
/// Variables are differences of two parts that are not negative. Each goal is minimised in turn; columns that would make it worse
/// are then struck out for good, which leaves exactly its best solutions. The goals are the errors of each priority from the
/// highest, then the errors of constraints with a tie rank one by one, the distance of each size from zero, the sum of all slacks, the
/// distance of each position from zero.
struct DenseSolver {
  private var rows: [[Double]] = []
  private var basis: [Int] = []
  private var isStruck: [Bool] = []
  private let variables: Int
  private let sizes: Int

  /// The first `sizes` variables are sizes, the others positions; nil if the required constraints contradict each other.
  static func solve(_ constraints: [PlainConstraint], variables: Int, sizes: Int) -> [Double]? {
    var solver = DenseSolver(variables: variables, sizes: sizes)
    guard let goals = solver.load(constraints) else { return nil }
    for goal in goals { solver.minimise(goal) }
    return (0..<variables).map { solver.value(2 * $0) - solver.value(2 * $0 + 1) }
  }

  private init(variables: Int, sizes: Int) { (self.variables, self.sizes) = (variables, sizes) }

  private func value(_ column: Int) -> Double {
    guard let row = basis.firstIndex(of: column) else { return 0 }
    return rows[row].last!
  }

  /// Columns: two for each variable, two for each constraint, one artificial for each constraint; then the right side.
  private mutating func load(_ constraints: [PlainConstraint]) -> [[Double]]? {
    let (m, first) = (constraints.count, 2 * variables)
    let width = first + 3 * m
    isStruck = Array(repeating: false, count: width)
    var goals: [Float: [Double]] = [:]
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: 0.0, count: width + 1)
      for variable in 0..<variables {
        row[2 * variable] = constraint.coefficients[variable]
        row[2 * variable + 1] = -constraint.coefficients[variable]
      }
      let (above, below) = (first + 2 * index, first + 2 * index + 1)
      (row[above], row[below], row[width]) = (-1, 1, -constraint.constant)
      let costs: [Int] =
        switch constraint.relation {
        case .equal: [above, below]
        case .greaterOrEqual: [below]
        case .lessOrEqual: [above]
        }
      for column in costs {
        if constraint.strength.isRequired { isStruck[column] = true }
        goals[constraint.strength.priority, default: Array(repeating: 0, count: width)][column] = 1
      }
      if row[width] < 0 { row = row.map { -$0 } }
      row[first + 2 * m + index] = 1
      rows.append(row)
    }
    basis = (0..<m).map { first + 2 * m + $0 }
    let artificial = (0..<width).map { $0 >= first + 2 * m ? 1.0 : 0.0 }
    guard minimise(artificial) < 1e-6 else { return nil }
    for column in (first + 2 * m)..<width { isStruck[column] = true }
    let tiers = goals.keys.filter { $0 < 1000 }.sorted(by: >).map { goals[$0]! }
    return tiers + tieGoals(constraints, width: width)
  }

  private func tieGoals(_ constraints: [PlainConstraint], width: Int) -> [[Double]] {
    let first = 2 * variables
    func goal(_ columns: [Int]) -> [Double] { (0..<width).map { columns.contains($0) ? 1 : 0 } }
    var errors: [(rank: Int, column: Int)] = []
    var slacks: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.relation != .equal {
      let isAtLeast = constraint.relation == .greaterOrEqual
      slacks.append(first + 2 * index + (isAtLeast ? 0 : 1))
      if let rank = constraint.tieRank, !constraint.strength.isRequired {
        errors.append((rank, first + 2 * index + (isAtLeast ? 1 : 0)))
      }
    }
    let nearness = (0..<variables).map { goal([2 * $0, 2 * $0 + 1]) }
    return errors.sorted { $0.rank < $1.rank }.map { goal([$0.column]) } + nearness.prefix(sizes) + [goal(slacks)]
      + nearness.dropFirst(sizes)
  }

  /// Bland's rule; strikes the columns that the best solutions do without.
  @discardableResult private mutating func minimise(_ goal: [Double]) -> Double {
    var reduced = goal + [0]
    for (row, column) in basis.enumerated() where goal[column] != 0 {
      for j in reduced.indices { reduced[j] -= goal[column] * rows[row][j] }
    }
    while let entering = goal.indices.first(where: { !isStruck[$0] && reduced[$0] < -1e-9 }) {
      var best: Int?
      for row in rows.indices where rows[row][entering] > 1e-9 {
        guard let present = best else {
          best = row
          continue
        }
        let (new, old) = (rows[row].last! / rows[row][entering], rows[present].last! / rows[present][entering])
        if new < old - 1e-10 || abs(new - old) <= 1e-10 && basis[row] < basis[present] { best = row }
      }
      pivot(best!, entering)
      let factor = reduced[entering]
      for j in reduced.indices { reduced[j] -= factor * rows[best!][j] }
    }
    for column in goal.indices where reduced[column] > 1e-9 { isStruck[column] = true }
    return -reduced.last!
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    for j in rows[row].indices { rows[row][j] /= divisor }
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for j in rows[row].indices { rows[other][j] -= factor * rows[row][j] }
    }
    basis[row] = column
  }
}
