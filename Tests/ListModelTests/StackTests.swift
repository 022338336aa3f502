import ListModel
import Testing
import TestSupport

@Suite struct StackTests {
  private func make(_ lengths: [Double], gap: Double = 0) -> (stack: Stack, children: [Stack.Child]) {
    var stack = Stack()
    let children = lengths.enumerated().map { stack.insert(length: $1, gap: $1 > 0 ? gap : 0, at: $0) }
    return (stack, children)
  }

  private func solve(_ stack: Stack, from lower: Double, to upper: Double) -> [(index: Int, place: StackPlace)] {
    var places: [(Int, StackPlace)] = []
    stack.forEach(from: lower, to: upper) { places.append((stack.index(of: $0), $1)) }
    return places
  }

  @Test func theViewportIsCutIntoThePartsThatItsChildrenShow() {
    let places = solve(make([1_000, 50, 1_000]).stack, from: 900, to: 1_300)
    #expect(places.map(\.index) == [0, 1, 2])
    #expect(places.map(\.place.shown.start) == [900, 1_000, 1_050])
    #expect(places.map(\.place.shown.length) == [100, 50, 250])
    #expect(places.map(\.place.innerOffset) == [900, 0, 0])
    #expect(places.map(\.place.space.start) == [0, 1_000, 1_050])
  }

  @Test func aChildWithoutSpaceDoesNotShow() {
    #expect(solve(make([100, 0, 100]).stack, from: 0, to: 200).map(\.index) == [0, 2])
  }

  @Test func gapsAreBetweenThoseThatTakeUpSpaceAndNotAfterTheLast() {
    var (stack, children) = make([100, 0, 60, 0], gap: 8)
    #expect(stack.total == 168)
    #expect(children.map { stack.segment(of: $0).start } == [0, 108, 108, 176])
    stack.set(length: 0, gap: 0, of: children[2])
    #expect(stack.total == 100)
    #expect(solve(stack, from: 100, to: 500).isEmpty)
  }

  /// Length, gap and marks change each alone and all together; what is the same already costs nothing.
  @Test func anyPartOfAChildsSpaceMayChangeAlone() {
    var (stack, children) = make([100, 50, 60], gap: 8)
    let child = children[1]
    var (length, gap, isMarked) = (50.0, 8.0, (start: false, end: false))
    let changes: [(Double, Double, start: Bool, end: Bool)] = [
      (70, 8, false, false), (70, 4, false, false), (70, 4, true, false), (70, 4, false, true), (90, 6, true, true),
      (90, 0, true, true), (0, 0, false, false), (0, 0, false, false),
    ]
    for change in changes {
      let isSame = (length, gap) == (change.0, change.1) && isMarked == (change.start, change.end)
      (length, gap, isMarked) = (change.0, change.1, (change.start, change.end))
      let steps = stack.editSteps
      stack.set(length: length, gap: gap, isMarked: isMarked, of: child)
      #expect((stack.editSteps == steps) == isSame, "\(change)")
      #expect(stack.length(of: child) == length && stack.gap(after: child) == gap, "\(change)")
      #expect(stack.isMarked(child, at: .start) == isMarked.start && stack.isMarked(child, at: .end) == isMarked.end, "\(change)")
      #expect(stack.hasMarks(at: .start) == isMarked.start && stack.hasMarks(at: .end) == isMarked.end, "\(change)")
      #expect(stack.segment(of: children[2]).start == 108 + length + gap && stack.total == 168 + length + gap, "\(change)")
    }
  }

  @Test func rubberBandsLeaveThePlaceBeyondTheEndsEmpty() {
    let stack = make([500, 500]).stack
    #expect(solve(stack, from: -80, to: 320).map(\.place.shown) == [Segment(start: 0, length: 320)])
    let bottom = solve(stack, from: 680, to: 1_080)
    #expect(bottom.map(\.place.shown) == [Segment(start: 680, length: 320)])
    #expect(bottom.map(\.place.innerOffset) == [180])
  }

  @Test func childrenWithoutSpaceBeforeTheFirstThatShowsDoNotHideIt() {
    for empty in 1...8 {
      let stack = make(Array(repeating: 0, count: empty) + [100, 100]).stack
      #expect(solve(stack, from: -44, to: 436).map(\.index) == [empty, empty + 1])
      #expect(solve(stack, from: -44, to: 0).isEmpty)
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func afterAnyEditsItIsWhatAnArrayWouldBe(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stack = Stack()
    var model: [(child: Stack.Child, length: Double, gap: Double, isMarked: Bool, isAbsent: Bool)] = []
    let lengths: [Double] = [0, 10, 44.5, 3_000]
    for _ in 0..<400 {
      let index = model.indices.randomElement(using: &random) ?? 0
      let length = lengths.randomElement(using: &random) ?? 0
      let gap = length > 0 ? Double(Int.random(in: 0...2, using: &random)) * 4 : 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where !model.isEmpty: stack.remove(model.remove(at: index).child)
      case 1 where !model.isEmpty:
        let moved = model.remove(at: index)
        let target = Int.random(in: 0...model.count, using: &random)
        stack.move(moved.child, to: target)
        model.insert(moved, at: target)
      case 2 where !model.isEmpty:
        (model[index].length, model[index].gap) = (length, gap)
        stack.set(length: length, gap: gap, of: model[index].child)
      case 3 where !model.isEmpty:
        model[index].isMarked.toggle()
        stack.setMarked(model[index].isMarked, model[index].child)
      case 4 where !model.isEmpty:
        model[index].isAbsent.toggle()
        stack.setAbsent(model[index].isAbsent, model[index].child)
      default:
        let target = Int.random(in: 0...model.count, using: &random)
        model.insert((stack.insert(length: length, gap: gap, at: target), length, gap, false, false), at: target)
      }
    }
    check(stack, model, seed)
  }

  private func check(
    _ stack: Stack, _ model: [(child: Stack.Child, length: Double, gap: Double, isMarked: Bool, isAbsent: Bool)], _ seed: UInt64
  ) {
    var start = 0.0
    for (index, entry) in model.enumerated() {
      #expect(stack.index(of: entry.child) == index && stack.child(at: index) == entry.child, "seed \(seed)")
      #expect(stack.segment(of: entry.child) == Segment(start: start, length: entry.length), "seed \(seed)")
      #expect(stack.next(after: entry.child) == (index + 1 < model.count ? model[index + 1].child : nil), "seed \(seed)")
      #expect(stack.previous(before: entry.child) == (index > 0 ? model[index - 1].child : nil), "seed \(seed)")
      #expect(stack.lastMarked(upTo: entry.child) == model[...index].last(where: \.isMarked)?.child, "seed \(seed)")
      #expect(stack.firstMarked(after: entry.child) == model[(index + 1)...].first(where: \.isMarked)?.child, "seed \(seed)")
      #expect(stack.isAbsent(entry.child) == entry.isAbsent, "seed \(seed)")
      #expect(stack.presentIndex(of: entry.child) == model[..<index].count { !$0.isAbsent }, "seed \(seed)")
      start += entry.length + entry.gap
      #expect(
        stack.firstChild(endingAfter: start) == model[(index + 1)...].first { $0.length + $0.gap > 0 }?.child, "seed \(seed)")
    }
    #expect(stack.presentCount == model.count { !$0.isAbsent }, "seed \(seed)")
    #expect(stack.total == start - (model.last { $0.length + $0.gap > 0 }?.gap ?? 0), "seed \(seed)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func shownPartsCoverTheViewportWithoutSeamOrOverlap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lengths: [Double] = [0, 10, 44.5, 3_000]
    let (stack, _) = make((0..<200).map { _ in lengths.randomElement(using: &random) ?? 0 })
    for _ in 0..<50 {
      let lower = Double.random(in: 0...stack.total - 800, using: &random).rounded()
      var reached = lower
      for (index, place) in solve(stack, from: lower, to: lower + 800) {
        #expect(stack.place(of: stack.child(at: index), from: lower, to: lower + 800) == place, "seed \(seed)")
        #expect(place.shown.start == reached && place.innerOffset + place.shown.length <= place.space.length, "seed \(seed)")
        reached = place.shown.end
      }
      #expect(reached == lower + 800, "seed \(seed)")
    }
  }

  @Test func amongAHundredThousandChildrenAnEditCostsAsManyStepsAsTheTreeIsDeep() {
    var (stack, children) = make((0..<100_000).map { Double($0 % 3 + 1) * 1_000_000 })
    #expect(stack.depth < 60)
    let middle = stack.segment(of: children[50_000]).start
    #expect(solve(stack, from: middle - 10, to: middle + 800).map(\.index) == [49_999, 50_000])
    let steps = stack.editSteps
    stack.remove(children[50_000])
    children[50_000] = stack.insert(length: 5, at: 3)
    stack.move(children[70_000], to: 0)
    stack.set(length: 0, gap: 0, of: children[10])
    #expect(stack.editSteps - steps < 600)
  }
}
