import ListModel
import Testing
import TestSupport

@Suite struct StackTests {
  private func solve(_ extents: [Double], from lower: Double, to upper: Double) -> [StackPlace] {
    var places: [StackPlace] = []
    Stack(extents: Extents(count: extents.count) { extents[$0] }).solve(from: lower, to: upper) { places.append($0) }
    return places
  }

  @Test func theViewportIsCutIntoThePartsThatItsChildrenShow() {
    let places = solve([1_000, 50, 1_000], from: 900, to: 1_300)
    #expect(places.map(\.child) == [0, 1, 2])
    #expect(places.map(\.shown.start) == [900, 1_000, 1_050])
    #expect(places.map(\.shown.length) == [100, 50, 250])
    #expect(places.map(\.innerOffset) == [900, 0, 0])
    #expect(places.map(\.space.start) == [0, 1_000, 1_050])
  }

  @Test func aChildWithoutSpaceDoesNotShow() {
    #expect(solve([100, 0, 100], from: 0, to: 200).map(\.child) == [0, 2])
  }

  @Test func rubberBandsLeaveThePlaceBeyondTheEndsEmpty() {
    let top = solve([500, 500], from: -80, to: 320)
    #expect(top.map(\.shown) == [Segment(start: 0, length: 320)])
    #expect(top.map(\.innerOffset) == [0])
    let bottom = solve([500, 500], from: 680, to: 1_080)
    #expect(bottom.map(\.shown) == [Segment(start: 680, length: 320)])
    #expect(bottom.map(\.innerOffset) == [180])
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func shownPartsCoverTheViewportWithoutSeamOrOverlap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let choices: [Double] = [0, 10, 44.5, 3_000]
    let extents = (0..<200).map { _ in choices.randomElement(using: &random) ?? 0 }
    let total = extents.reduce(0, +)
    for _ in 0..<50 {
      let lower = Double.random(in: 0...total - 800, using: &random).rounded()
      let places = solve(extents, from: lower, to: lower + 800)
      var reached = lower
      let stack = Stack(extents: Extents(count: extents.count) { extents[$0] })
      for place in places {
        #expect(stack.place(of: place.child, from: lower, to: lower + 800) == place, "seed \(seed)")
        #expect(place.shown.start == reached, "seed \(seed)")
        #expect(place.innerOffset >= 0 && place.innerOffset + place.shown.length <= place.space.length, "seed \(seed)")
        reached = place.shown.end
      }
      #expect(reached == lower + 800, "seed \(seed)")
    }
  }

  @Test func aHundredThousandChildrenAreSolvedByTheFewOnScreen() {
    var stack = Stack(extents: Extents(count: 100_000) { Double($0 % 3 + 1) * 1_000_000 })
    #expect(stack.extents.depth < 51)
    let middle = stack.extents.start(of: 50_000)
    var solved = 0
    stack.solve(from: middle - 10, to: middle + 800) { _ in solved += 1 }
    #expect(solved == 2)
    stack.extents.setExtent(0, of: 50_000)
    #expect(stack.children(from: middle - 10, to: middle + 800) == 49_999..<50_002)
  }
}
