import ListModel
import TestSupport
import Testing

/// Places before an animated change, compared with arrays.
@Suite struct StackMotionTests {
  private typealias Former = StackMotion.Former

  /// A stack before and after edits, and a screen that shows a part of it.
  private struct Case {
    let (before, after): (PlainStack, PlainStack)
    let screen: Segment
    let new: [Stack.Child]
    /// What showed before and is still there, and the span of all that showed.
    let shown: [Former]
    let span: Segment
    var overscan = StackOverscan()

    init(seed: UInt64, edits: Int) {
      var random = SeededGenerator(seed: seed)
      let before = PlainStack(count: random.roll(1..<40), using: &random)
      let screen = Segment(start: Double(random.roll(-300..<Int(before.end) + 300)), length: 480)
      let visible = zip(before.children, before.spaces).filter { $1.intersects(from: screen.start, to: screen.end) }
        .map { Former($0.id, space: $1, gap: $0.gap) }
      let start = visible.first?.space.start ?? screen.start
      span = Segment(start: start, length: (visible.last.map { $0.space.end + $0.gap } ?? start) - start)
      if random.roll(0..<2) == 0 { overscan.follow(screen.moved(by: Double(random.roll(-300..<300))), isAnimated: true) }
      var (after, new) = (before, [Stack.Child]())
      for _ in 0..<edits {
        let added = after.edit(using: &random)
        // The id of a child that has left may be given out again; the container knows them apart.
        new = new.filter { after.index(of: $0) != nil } + (added.map { [$0] } ?? [])
      }
      shown = visible.filter { former in after.index(of: former.child) != nil && !new.contains(former.child) }
      (self.before, self.after, self.screen, self.new) = (before, after, screen, new)
    }

    func motion(_ overscan: inout StackOverscan) -> StackMotion {
      StackMotion(
        in: after.stack, at: after.start, from: StackMotion.Shown(shown, span: span), around: screen, overscan: &overscan,
        isShown: { child in shown.contains { $0.child == child } }, isNew: { new.contains($0) })
    }

    private func former(_ index: Int) -> Former? { shown.first { $0.child == after.children[index].id } }

    /// How far children that show move at either end.
    var longest: Double {
      let spaces = after.spaces
      return after.children.indices.reduce(0) { longest, index in
        guard let old = former(index)?.space else { return longest }
        return max(longest, abs(spaces[index].start - old.start), abs(spaces[index].end - old.end))
      }
    }

    /// The children that have a place, with that before the change: indices and spaces.
    func places(_ window: Segment) -> [(index: Int, space: Segment)] {
      let spaces = after.spaces
      let members = after.children.indices.filter {
        former($0) != nil || spaces[$0].intersects(from: window.start, to: window.end)
      }
      guard let first = members.first(where: { former($0) != nil }), let last = members.last(where: { former($0) != nil })
      else { return members.map { ($0, spaces[$0]) } }
      func length(_ index: Int) -> Double { new.contains(after.children[index].id) ? 0 : after.children[index].length }
      func sum(_ indices: [Int]) -> Double {
        indices.reduce(0) { $0 + length($1) + (new.contains(after.children[$1].id) ? 0 : after.children[$1].gap) }
      }
      return members.map { index in
        if let old = former(index) { return (index, old.space) }
        var start: Double
        if index < first {
          let firstStart = former(first)?.space.start ?? 0
          start = min(firstStart, span.start) - sum(members.filter { $0 >= index && $0 < first })
        } else {
          let above = members.last { $0 < index && former($0) != nil } ?? first
          start = former(above).map { $0.space.end + $0.gap } ?? 0
          if above == last { start = max(start, span.end) }
          start += sum(members.filter { $0 > above && $0 < index })
        }
        return (index, Segment(start: start, length: length(index)))
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func withoutAChangeNothingMoves(seed: UInt64) {
    let test = Case(seed: seed, edits: 0)
    var overscan = test.overscan
    let motion = test.motion(&overscan)
    let window = overscan.window(around: test.screen)
    let expected = zip(test.after.children, test.after.spaces).filter { window.shows($1) }
    #expect(overscan == test.overscan, "seed \(seed)")
    #expect(motion.places.map(\.child) == expected.map(\.0.id), "seed \(seed)")
    #expect(motion.places.map(\.space) == expected.map(\.1), "seed \(seed)")
  }

  @Test(arguments: 0..<600 as Range<UInt64>) func childrenStartFromWhatAnArraySays(seed: UInt64) {
    let test = Case(seed: seed, edits: Int(seed % 4) + 1)
    var overscan = test.overscan
    let motion = test.motion(&overscan)
    let screen = test.screen.length
    let wanted = test.longest > 0 ? min(max(test.longest, screen), 2 * screen) : 0
    #expect(overscan.distance == max(test.overscan.distance, wanted), "seed \(seed)")
    let places = test.places(overscan.window(around: test.screen).segment)
    #expect(motion.places.map(\.child) == places.map { test.after.children[$0.index].id }, "seed \(seed)")
    #expect(motion.places.map(\.space) == places.map(\.space), "seed \(seed)")
    let spaces = test.after.spaces
    let upwards = places.reduce(0) { max($0, $1.space.start - spaces[$1.index].start) }
    #expect(overscan.reach == max(test.overscan.reach, min(upwards, overscan.distance)), "seed \(seed)")
  }

  @Test func aNewChildOpensUpWhereItsNeighboursMeet() {
    var model = PlainStack([100, 100, 100])
    let shown = zip(model.children, model.spaces).map { Former($0.id, space: $1, gap: 0) }
    var random = SeededGenerator(seed: 3)
    while model.children.count < 4 || model.children[1].length == 0 {
      if model.children.count == 4 { model.remove(at: 1) }
      model.insert(at: 1, using: &random)
    }
    let new = model.children[1].id
    var overscan = StackOverscan()
    let motion = StackMotion(
      in: model.stack, at: 0, from: StackMotion.Shown(shown, span: Segment(start: 0, length: 300)),
      around: Segment(start: 0, length: 480), overscan: &overscan, isShown: { $0 != new }, isNew: { $0 == new })
    #expect(motion.places.map(\.space.start) == [0, 100, 100, 200])
    #expect(motion.places.map(\.space.length) == [100, 0, 100, 100])
  }
}
