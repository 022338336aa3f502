import ListModel
import TestSupport
import Testing

/// What the person looks at stays, compared with arrays.
@Suite struct StackAnchorTests {
  @Test(arguments: 0..<300 as Range<UInt64>) func editsOfOtherChildrenMoveTheContentByWhatTheyAdd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = PlainStack(count: 20, using: &random)
    let index = try #require(model.children.indices.filter { model.children[$0].length > 0 }.randomElement(using: &random))
    let (id, space) = (model.children[index].id, model.spaces[index])
    let edge = space.start + Double(random.roll(-50..<Int(space.length) + 50))
    let anchor = StackAnchor(id, space: space, edge: edge)
    #expect(anchor.shift(to: space) == 0, "seed \(seed)")
    for _ in 0..<5 {
      let other = random.roll(0..<model.children.count)
      if model.children[other].id == id { continue }
      switch random.roll(0..<3) {
      case 0: model.resize(other, using: &random)
      case 1: model.insert(at: other, using: &random)
      default: model.remove(at: other)
      }
    }
    let now = model.spaces[try #require(model.index(of: id))]
    #expect(abs(anchor.shift(to: now) - (now.start - space.start)) < 1e-9, "seed \(seed)")
  }

  @Test func anAnchorThatShrinksAboveTheEdgeEndsAtTheEdge() {
    let anchor = StackAnchor(PlainStack([500]).children[0].id, space: Segment(start: 100, length: 500), edge: 400)
    #expect(anchor.distance == 300 && anchor.overrun == 0)
    #expect(anchor.shift(to: Segment(start: 100, length: 200)) == -100)
    #expect(anchor.shift(to: Segment(start: 100, length: 900)) == 0)
  }

  @Test func anEdgeBeyondTheLastChildKeepsItsDistanceFromTheChildsEnd() {
    let anchor = StackAnchor(PlainStack([500]).children[0].id, space: Segment(start: 0, length: 500), edge: 530)
    #expect(anchor.distance == 500 && anchor.overrun == 30)
    #expect(anchor.shift(to: Segment(start: 0, length: 400)) == -100)
  }

  @Test func contentThatMovesByItselfMovesTheOffset() {
    var anchor = StackAnchor(PlainStack([500]).children[0].id, space: Segment(start: 0, length: 500), edge: 100)
    anchor.scroll(by: 40)
    #expect(anchor.shift(to: Segment(start: 0, length: 500)) == 40)
    anchor.scrollBelow(by: -15)
    #expect(anchor.shift(to: Segment(start: 0, length: 500)) == 25)
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func anAnchorThatLeavesPassesToTheNextWithALength(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = PlainStack(count: 12, using: &random)
    let index = random.roll(0..<12)
    let (id, space) = (model.children[index].id, model.spaces[index])
    let edge = space.start + Double(random.roll(-60..<60))
    let passed = StackAnchor(id, space: space, edge: edge).passed(in: model.stack)
    let next = model.children[(index + 1)...].first { $0.length > 0 }
    #expect(passed?.child == next?.id, "seed \(seed)")
    guard let passed, let next, let place = model.index(of: next.id) else { return }
    // Its start comes to where the edge is, or stays as far below the edge as the other one's.
    let shift = passed.shift(to: model.spaces[place])
    #expect(abs(shift - (model.spaces[place].start + min(0, edge - space.start) - edge)) < 1e-9, "seed \(seed)")
  }
}
