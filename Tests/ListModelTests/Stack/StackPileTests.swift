import ListModel
import TestSupport
import Testing

/// Children that stay at an edge together, in stacks of every shape.
@Suite struct StackPileTests {
  /// A stack of equal children without gaps, and a plan of it.
  private func plan(
    _ count: Int, length: Double, screen: Segment, _ holds: [Int: (StackEdge, StackPile.Hold)], marks: [Int: StackEdge] = [:],
    last: Int? = nil
  ) -> (plan: StackPlan, children: [Stack.Child]) {
    var stack = Stack()
    let children = (0..<count).map { stack.insert(length: length, at: $0) }
    for (index, edge) in marks { stack.setMarked(true, children[index], at: edge) }
    let piles = holds.keys.sorted().map {
      StackPile(children[$0], at: holds[$0]!.0, holds[$0]!.1, last: last.map { children[$0] })
    }
    var plan = StackPlan()
    let viewport = StackPlan.Viewport(stackStart: 0, screen: screen, edge: screen.start, window: StackWindow(screen))
    plan.make(of: stack, in: viewport, after: nil, piles: piles, isNewList: { _ in false }, pinEnd: { _ in nil })
    return (plan, children)
  }

  @Test func stackedChildrenStayOneBelowTheOther() {
    let (plan, children) = plan(
      50, length: 30, screen: Segment(start: 600, length: 200),
      [0: (.start, .stacked), 5: (.start, .stacked), 40: (.start, .stacked)])
    #expect(plan.pinned.map(\.child) == [children[0], children[5]])
    #expect(plan.pinned.map(\.place.start) == [600, 630] && plan.pileLength.start == 60)
    #expect(!plan.places.contains { $0.child == children[0] })
  }

  private static let holds: [StackPile.Hold] = [.stacked, .collapsing(to: 15), .floating(hidden: 10)]

  /// At the exact edge too, where the child is at its place in the stack.
  @Test(arguments: holds) func aChildIsNotAtTheEdgeBeforeTheEdgeHasPassedItsStart(hold: StackPile.Hold) {
    for distance in [-1, -0.25, 0, 0.25, 1] {
      let start = plan(20, length: 30, screen: Segment(start: 150 + distance, length: 200), [5: (.start, hold)]).plan
      #expect(start.pinned.isEmpty == (distance <= 0), "\(distance) from the start")
      let end = plan(20, length: 30, screen: Segment(start: 250 - distance, length: 200), [14: (.end, hold)]).plan
      #expect(end.pinned.isEmpty == (distance <= 0), "\(distance) from the end")
    }
  }

  /// Children 2 to 5, of 30 points each, are the section: 60 to 180.
  @Test(arguments: holds) func theEndOfItsSectionPushesAChildOut(hold: StackPile.Hold) throws {
    for edge in stride(from: 65.0, through: 260, by: 5) {
      let (plan, children) = plan(20, length: 30, screen: Segment(start: edge, length: 200), [2: (.start, hold)], last: 5)
      let pinned = try #require(plan.pinned.first { $0.child == children[2] }, "at \(edge)")
      let (place, least): (Segment, Double) = (pinned.place, hold == .collapsing(to: 15) ? 15 : 30)
      let length = hold == .stacked || hold == .floating(hidden: 10) ? 30 : max(least, 90 - edge)
      let free = hold == .floating(hidden: 10) ? max(60, edge - 10) : edge
      #expect(place == Segment(start: min(free, 180 - length), length: length), "at \(edge)")
    }
  }

  @Test func theEndMirrorsTheStart() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let (count, offset) = (40, random.between(0, 1_000))
      let holds: [Int: StackPile.Hold] = [
        random.roll(0..<13): .stacked, random.roll(13..<26): .collapsing(to: random.between(0, 30)),
        random.roll(26..<40): .floating(hidden: random.between(0, 30)),
      ]
      let mark = random.roll(0..<40)
      let screen = Segment(start: offset, length: 200)
      let mirrored = Segment(start: 1_200 - screen.end, length: 200)
      if holds[mark] != nil { continue }
      let first = plan(count, length: 30, screen: screen, holds.mapValues { (.start, $0) }, marks: [mark: .start])
      let second = plan(
        count, length: 30, screen: mirrored, Dictionary(uniqueKeysWithValues: holds.map { (39 - $0, (.end, $1)) }),
        marks: [39 - mark: .end])
      let places = first.plan.pinned.map { (first.children.firstIndex(of: $0.child)!, $0.place) }
      let others = second.plan.pinned.map {
        (39 - second.children.firstIndex(of: $0.child)!, Segment(start: 1_200 - $0.place.end, length: $0.place.length))
      }
      for (index, place) in places {
        // A pushed child at its own place is not told at both edges.
        guard let other = others.first(where: { $0.0 == index })?.1 else {
          #expect(place.start == Double(index) * 30)
          continue
        }
        #expect(abs(place.start - other.start) < 1e-9 && abs(place.length - other.length) < 1e-9)
      }
      #expect(abs(first.plan.pileLength.start - second.plan.pileLength.end) < 1e-9)
    }
  }

  @Test func aCollapsingChildEndsWhereItsContentWouldUntilItIsShort() {
    for offset in stride(from: 0.0, through: 60, by: 5) {
      let (plan, _) = plan(20, length: 40, screen: Segment(start: offset, length: 200), [0: (.start, .collapsing(to: 15))])
      let place = plan.pinned.first?.place ?? Segment(start: 0, length: 40)
      #expect(place.start == offset && place.end == max(40, offset + 15), "at \(offset)")
    }
    let (pulled, _) = plan(20, length: 40, screen: Segment(start: -25, length: 200), [0: (.start, .collapsing(to: 15))])
    #expect(pulled.pinned.first?.place == Segment(start: -25, length: 65))
  }

  @Test func aPushedChildGivesWayToAPile() {
    let (near, children) = plan(
      50, length: 30, screen: Segment(start: 290, length: 200), [10: (.start, .stacked)], marks: [2: .start])
    #expect(near.pinned.first { $0.child == children[2] }?.place.start == 270)
    let (far, others) = plan(
      50, length: 30, screen: Segment(start: 900, length: 200), [10: (.start, .stacked)], marks: [2: .start, 20: .start])
    #expect(far.pinned.map(\.child) == [others[10], others[20]] && far.pinned.map(\.place.start) == [900, 930])
  }
}
