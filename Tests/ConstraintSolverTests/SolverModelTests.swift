import ConstraintSolver
import Testing
import TestSupport

@Suite struct SolverModelTests {
  /// 10 times 1000 systems, each solved in the order given.
  @Test(arguments: 0..<10) func agreesWithADenseSolver(block: Int) {
    var solved = 0
    for seed in block * 1000..<(block + 1) * 1000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let system = RandomSystem(&random)
      var live = LiveSystem(variables: system.variables, sizes: system.sizes)
      for (order, constraint) in system.constraints.enumerated() { live.add(constraint, order: order) }
      let conflict = live.solver.solve()
      if let expected = DenseSolver.solve(system.constraints, variables: system.variables, sizes: system.sizes) {
        solved += 1
        #expect(conflict == nil && near(live.values, expected), "seed \(seed): \(live.values), expected \(expected)")
        expectRequired(system, live, seed)
      } else {
        #expect(conflict != nil, "seed \(seed): no contradiction was found")
        expectIrreducible(conflict, system, live, seed)
      }
    }
    #expect(solved > 500 && solved < 1000, "the systems of block \(block) are too easy: \(solved) can be solved")
  }

  private func expectRequired(_ system: RandomSystem, _ live: LiveSystem, _ seed: Int) {
    for (constraint, handle) in zip(system.constraints, live.handles) where constraint.strength.isRequired {
      let sum = zip(constraint.coefficients, live.values).reduce(constraint.constant) { $0 + $1.0 * $1.1 }
      let holds =
        switch constraint.relation {
        case .equal: abs(sum) < 1e-9
        case .lessOrEqual: sum < 1e-9
        case .greaterOrEqual: sum > -1e-9
        }
      #expect(holds && live.solver.isSatisfied(handle), "seed \(seed): \(constraint) fails by \(sum)")
    }
  }

  /// The constraints that are named contradict each other, and do not when any one of them is left out.
  private func expectIrreducible(_ conflict: Conflict?, _ system: RandomSystem, _ live: LiveSystem, _ seed: Int) {
    guard let conflict else { return }
    let named = conflict.constraints.map { id in system.constraints[live.handles.firstIndex(of: id)!] }
    #expect(
      DenseSolver.solve(named, variables: system.variables, sizes: system.sizes) == nil,
      "seed \(seed): no contradiction in \(named)")
    for index in named.indices {
      var others = named
      others.remove(at: index)
      #expect(
        DenseSolver.solve(others, variables: system.variables, sizes: system.sizes) != nil,
        "seed \(seed): \(named[index]) is named for nothing")
    }
  }

  /// Other constraints come and go in between, and constants take detours.
  @Test(arguments: 0..<10) func theOrderOfActivationDoesNotMatter(block: Int) {
    for seed in block * 200..<(block + 1) * 200 {
      var random = SeededGenerator(seed: UInt64(seed) &+ 1_000_000)
      let system = RandomSystem(&random)
      let reference = solution(of: system, inOrder: Array(system.constraints.indices))
      for _ in 0..<3 {
        let order = system.constraints.indices.shuffled(using: &random)
        #expect(near(solution(of: system, inOrder: order), reference), "seed \(seed) in the order \(order)")
        #expect(near(solution(of: system, inOrder: order, detours: &random), reference), "seed \(seed), \(order), detours")
      }
    }
  }

  private func solution(of system: RandomSystem, inOrder order: [Int]) -> [Double] {
    var live = LiveSystem(variables: system.variables, sizes: system.sizes)
    for index in order { live.add(system.constraints[index], order: index) }
    solveBreaking(&live)
    return live.values
  }

  private func solution(
    of system: RandomSystem, inOrder order: [Int], detours random: inout SeededGenerator
  ) -> [Double] {
    var live = LiveSystem(variables: system.variables, sizes: system.sizes)
    for index in order {
      var constraint = system.constraints[index]
      live.add(system.constraint(&random), order: 1000)
      let constant = constraint.constant
      constraint.constant = Double(Int.random(in: -30...30, using: &random))
      live.add(constraint, order: index)
      if Bool.random(using: &random) { _ = live.solver.solve() }
      live.solver.setConstant(constant, of: live.handles.last!)
      live.remove(at: live.handles.count - 2)
      if Bool.random(using: &random) { _ = live.solver.solve() }
    }
    solveBreaking(&live)
    return live.values
  }

  /// Takes out the last constraint of each contradiction.
  private func solveBreaking(_ live: inout LiveSystem) {
    while let conflict = live.solver.solve() { live.solver.remove(conflict.constraints.last!) }
  }

  /// 200 edits in a row: constants, constraints that come and that go.
  @Test(arguments: 0..<40) func editsGiveWhatAFreshSolveGives(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 2_000_000)
    var system = RandomSystem(&random)
    (system.variables, system.sizes) = (5, 2)
    system.constraints = []
    var live = LiveSystem(variables: 5, sizes: 2)
    for step in 0..<200 {
      edit(&system, &live, &random)
      let conflict = live.solver.solve()
      guard let expected = DenseSolver.solve(system.constraints, variables: 5, sizes: 2) else {
        #expect(conflict != nil, "seed \(seed), step \(step)")
        let index = conflict.flatMap { live.handles.firstIndex(of: $0.constraints.last!) } ?? 0
        live.remove(at: index)
        system.constraints.remove(at: index)
        continue
      }
      #expect(conflict == nil && near(live.values, expected), "seed \(seed), step \(step): \(live.values), not \(expected)")
    }
  }

  private func edit(_ system: inout RandomSystem, _ live: inout LiveSystem, _ random: inout SeededGenerator) {
    let choice = Int.random(in: 0..<10, using: &random)
    if choice < 3 && system.constraints.count < 14 || system.constraints.isEmpty {
      let constraint = system.constraint(&random)
      system.constraints.append(constraint)
      live.add(constraint, order: 0)
    } else if choice < 5 {
      let index = Int.random(in: 0..<system.constraints.count, using: &random)
      system.constraints.remove(at: index)
      live.remove(at: index)
    } else {
      let index = Int.random(in: 0..<system.constraints.count, using: &random)
      let constant = Double(Int.random(in: -20...20, using: &random))
      system.constraints[index].constant = constant
      live.solver.setConstant(constant, of: live.handles[index])
    }
  }
}
