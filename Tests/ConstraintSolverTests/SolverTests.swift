import ConstraintSolver
import Testing

@Suite struct SolverTests {
  private func sum(_ terms: (Variable, Double)...) -> [Term] { terms.map { Term($0.0, $0.1) } }

  @Test func aThousandWeakConstraintsDoNotOutweighAStrongerOne() {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { _ = solver.add(sum((x, 1)), .equal, constant: -10, strength: Strength(749)) }
    _ = solver.add(sum((x, 1)), .equal, constant: -20, strength: Strength(750))
    #expect(solver.solve() == nil && solver.value(of: x) == 20)
  }

  @Test func ofEqualConstraintsTheMajorityWins() {
    var solver = Solver()
    let x = solver.makeVariable()
    for constant in [10.0, 20, 20] { _ = solver.add(sum((x, 1)), .equal, constant: -constant, strength: Strength(500)) }
    #expect(solver.solve() == nil && solver.value(of: x) == 20)
  }

  /// Half a millionth is rounding, one and a half are not; whichever side the constraint is on.
  @Test(arguments: [Relation.equal, .greaterOrEqual, .lessOrEqual]) func aConstraintHoldsWithinAMillionth(relation: Relation) {
    for (distance, holds) in [(0.5e-6, true), (1.5e-6, false), (2.5e-6, false), (0.1, false)] {
      for sign in [1.0, -1] {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = solver.add(sum((x, 1)), .equal, constant: 0)
        let other = solver.add(sum((x, 1)), relation, constant: sign * distance, strength: Strength(250))
        #expect(solver.solve() == nil && solver.value(of: x) == 0)
        let isAllowed = relation == .greaterOrEqual && sign > 0 || relation == .lessOrEqual && sign < 0
        #expect(solver.isSatisfied(other) == (holds || isAllowed), "\(sign * distance)")
      }
    }
  }

  @Test(arguments: [1.0, -1]) func aTieGoesToTheValueNearestToZero(sign: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    for constant in [20.0, 10, 40, 30] {
      _ = solver.add(sum((x, 1)), .equal, constant: -sign * constant, strength: Strength(500))
    }
    #expect(solver.solve() == nil && solver.value(of: x) == sign * 20)
  }

  @Test func amongVariablesTheRankDecides() {
    for ranks in [[0, 1], [1, 0]] {
      var solver = Solver()
      let variables = ranks.map { solver.makeVariable(rank: $0) }
      _ = solver.add(sum((variables[0], 1), (variables[1], 1)), .equal, constant: -10)
      #expect(solver.solve() == nil)
      #expect(variables.map { solver.value(of: $0) } == ranks.map { $0 == 0 ? 0 : 10 })
    }
  }

  @Test func sizesThenInequalitiesThenPositionsAreSettled() {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(rank: 0), solver.makeVariable(.size, rank: 1))
    let edge = solver.add(sum((left, 1), (width, 1)), .equal, constant: -90)
    #expect(solver.solve() == nil && solver.value(of: left) == 90 && solver.value(of: width) == 0)
    solver.remove(edge)
    #expect(solver.solve() == nil && solver.value(of: left) == 0)
    let most = solver.add(sum((left, 1)), .lessOrEqual, constant: -72)
    #expect(solver.solve() == nil && solver.value(of: left) == 72)
    // Both cannot be tight: their slacks add up to 62 wherever the position is, so it is as near to zero as it may be.
    _ = solver.add(sum((left, 1)), .greaterOrEqual, constant: -10)
    #expect(solver.solve() == nil && solver.value(of: left) == 10)
    solver.remove(most)
    #expect(solver.solve() == nil && solver.value(of: left) == 10)
  }

  @Test func ofEqualPreferencesTheOneOfHigherTieRankFails() {
    for ranks in [[0, 1], [1, 0]] {
      var solver = Solver()
      let (a, b) = (solver.makeVariable(.size, rank: 0), solver.makeVariable(.size, rank: 1))
      _ = solver.add(sum((a, 1), (b, 1)), .equal, constant: -100)
      for (variable, rank) in zip([a, b], ranks) {
        _ = solver.add(sum((variable, 1)), .lessOrEqual, constant: -20, strength: Strength(250), tieRank: rank)
      }
      #expect(solver.solve() == nil && solver.value(of: a) == (ranks[0] == 0 ? 20 : 80))
    }
  }

  @Test func aRankThatChangesIsFollowed() {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(rank: 0), solver.makeVariable(rank: 1))
    _ = solver.add(sum((a, 1), (b, 1)), .equal, constant: -10)
    #expect(solver.solve() == nil && solver.value(of: a) == 0)
    solver.setRank(2, of: a)
    #expect(solver.solve() == nil && solver.value(of: a) == 10 && solver.value(of: b) == 0)
  }

  @Test func whatConstraintsLeaveOpenIsAmbiguous() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(rank: 0), solver.makeVariable(rank: 1), solver.makeVariable(rank: 2))
    _ = solver.add(sum((x, 1)), .equal, constant: -5)
    _ = solver.add(sum((y, 1)), .greaterOrEqual, constant: -7)
    #expect(solver.solve() == nil && solver.value(of: y) == 7)
    #expect(!solver.isAmbiguous(x) && solver.isAmbiguous(y) && solver.isAmbiguous(z))
    let hold = solver.add(sum((y, 1)), .lessOrEqual, constant: -7)
    #expect(solver.solve() == nil && !solver.isAmbiguous(y))
    solver.remove(hold)
    #expect(solver.solve() == nil && solver.isAmbiguous(y))
  }

  @Test func aContradictionNamesItsConstraintsAndGoesOnWithoutOneOfThem() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(rank: 0), solver.makeVariable(rank: 1))
    let bystander = solver.add(sum((y, 1)), .equal, constant: -3, order: 0)
    let low = solver.add(sum((x, 1)), .greaterOrEqual, constant: -10, order: 1)
    #expect(solver.solve() == nil && solver.value(of: x) == 10)
    let high = solver.add(sum((x, 1)), .lessOrEqual, constant: -5, order: 2)
    #expect(solver.solve()?.constraints == [low, high])
    solver.remove(low)
    #expect(solver.solve() == nil && solver.value(of: x) == 5 && solver.value(of: y) == 3)
    #expect(solver.isSatisfied(high) && solver.isSatisfied(bystander))
  }

  /// Each edit alone would contradict the other constraint.
  @Test func editsTakeEffectTogether() {
    var solver = Solver()
    let x = solver.makeVariable()
    let exact = solver.add(sum((x, 1)), .equal, constant: -10)
    let most = solver.add(sum((x, 1)), .lessOrEqual, constant: -15)
    #expect(solver.solve() == nil)
    solver.setConstant(-20, of: exact)
    solver.setConstant(-25, of: most)
    #expect(solver.solve() == nil && solver.value(of: x) == 20 && solver.rebuilds == 0)
  }

  @Test func anEquationThatFollowsFromOthersTakesTheirPlaceWhenTheyGo() {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = solver.add(sum((x, 1)), .equal, constant: -10)
    let second = solver.add(sum((x, 2)), .equal, constant: -20)
    #expect(solver.solve() == nil)
    solver.remove(first)
    #expect(solver.solve() == nil && solver.value(of: x) == 10)
    solver.remove(second)
    #expect(solver.solve() == nil && solver.value(of: x) == 0)
    solver.remove(x)
  }

  @Test func suggestedValuesAreFollowedAsFarAsRequired() {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(rank: 0), solver.makeVariable(rank: 1))
    _ = solver.add(sum((left, 1), (width, 1)), .lessOrEqual, constant: -100)
    _ = solver.add(sum((width, 1)), .equal, constant: -30, strength: Strength(750))
    let edit = solver.addEdit(left, strength: Strength(999))
    for value in stride(from: 0.0, through: 200, by: 10) {
      solver.suggest(value, for: edit)
      #expect(solver.solve() == nil && solver.value(of: left) == value)
      #expect(solver.value(of: width) == min(30, 100 - value))
    }
  }

  @Test func anEditTouchesOnlyWhatDependsOnIt() {
    var solver = Solver()
    var heights: [ConstraintID] = []
    // A hundred pages of twenty boxes below each other.
    for page in 0..<100 {
      var last: Variable?
      for box in 0..<20 {
        let top = solver.makeVariable(rank: page * 40 + box * 2)
        let bottom = solver.makeVariable(rank: page * 40 + box * 2 + 1)
        _ = solver.add(last.map { sum((top, 1), ($0, -1)) } ?? sum((top, 1)), .equal, constant: -8)
        heights.append(solver.add(sum((bottom, 1), (top, -1)), .equal, constant: -20))
        last = bottom
      }
    }
    #expect(solver.solve() == nil)
    solver.takeChanges { _ in }
    let (pivots, touched) = (solver.pivots, solver.rowsTouched)
    solver.setConstant(-25, of: heights[10])
    #expect(solver.solve() == nil && solver.pivots == pivots && solver.rowsTouched - touched == 19)
    var moved = 0
    solver.takeChanges { _ in moved += 1 }
    #expect(moved == 19)
  }

  @Test func changesAreToldOnce() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(rank: 0), solver.makeVariable(rank: 1))
    let constraint = solver.add(sum((x, 1)), .equal, constant: -4)
    var changed: [Variable] = []
    _ = solver.solve()
    solver.takeChanges { changed.append($0) }
    #expect(changed == [x])
    solver.takeChanges { changed.append($0) }
    #expect(changed == [x])
    solver.setConstant(0, of: constraint)
    _ = solver.add(sum((y, 1)), .equal, constant: 1)
    _ = solver.solve()
    solver.takeChanges { changed.append($0) }
    #expect(changed.count == 3 && Set(changed) == [x, y])
  }

  @Test func aConstraintWithoutVariablesHoldsOrContradictsItself() {
    var solver = Solver()
    #expect(solver.solve() == nil)
    _ = solver.add([], .lessOrEqual, constant: -1)
    #expect(solver.solve() == nil)
    let absurd = solver.add([], .equal, constant: 1)
    #expect(solver.solve()?.constraints == [absurd])
  }

  @Test func badInputStopsAtTheDoor() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      _ = solver.add([Term(solver.makeVariable(), .nan)], .equal, constant: 0)
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let constraint = solver.add([], .equal, constant: 0)
      solver.remove(constraint)
      solver.remove(constraint)
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let x = solver.makeVariable()
      _ = solver.add([Term(x)], .equal, constant: -1)
      solver.remove(x)
    }
    await #expect(processExitsWith: .failure) { _ = Strength(0) }
  }
}
