import ConstraintSolver
import Testing

@Suite struct SolverRemovalTests {
  /// Two variables with the sum 10, of which one is a basic variable of the tableau and the other is not.
  private static func solved() -> (Solver, [Variable], ConstraintID) {
    var solver = Solver()
    let variables = [solver.makeVariable(rank: 0), solver.makeVariable(rank: 1)]
    let constraint = solver.add(variables.map { Term($0, 1) }, .equal, constant: -10)
    _ = solver.solve()
    return (solver, variables, constraint)
  }

  @Test func aVariableThatAConstraintUsesCannotBeRemoved() async {
    await #expect(processExitsWith: .failure) {
      var (solver, variables, _) = Self.solved()
      solver.remove(variables[0])
    }
    await #expect(processExitsWith: .failure) {
      var (solver, variables, _) = Self.solved()
      solver.remove(variables[1])
    }
  }

  @Test func aVariableOfARemovedConstraintCanBeRemoved() {
    var (solver, variables, constraint) = Self.solved()
    solver.remove(constraint)
    for variable in variables { solver.remove(variable) }
    let other = solver.makeVariable()
    _ = solver.add([Term(other, 1)], .equal, constant: -7)
    #expect(solver.solve() == nil && solver.value(of: other) == 7)
  }

  /// The tableau of a contradiction still has the variable; the next solution is made anew.
  @Test func aVariableOfARemovedContradictionCanBeRemoved() {
    var (solver, variables, constraint) = Self.solved()
    let other = solver.makeVariable(rank: 2)
    let contradiction = solver.add(variables.map { Term($0, 1) }, .equal, constant: -20)
    // The search for the contradiction ends before it comes to this one.
    let kept = solver.add([Term(other, 1)], .equal, constant: -7)
    #expect(solver.solve() != nil)
    solver.remove(constraint)
    solver.remove(contradiction)
    for variable in variables { solver.remove(variable) }
    #expect(solver.solve() == nil && solver.value(of: other) == 7)
    solver.setConstant(-9, of: kept)
    #expect(solver.solve() == nil && solver.value(of: other) == 9)
  }
}
