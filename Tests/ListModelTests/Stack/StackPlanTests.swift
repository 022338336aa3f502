import ListModel
import TestSupport
import Testing

/// Plans compared with arrays and linear searches.
@Suite struct StackPlanTests {
  private struct Case {
    var model: PlainStack
    let viewport: StackPlan.Viewport
    let firstShown: Stack.Child?
    let newLists: [Stack.Child]
    let pinEnds: [Stack.Child: Stack.Child]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      model = PlainStack(count: random.roll(0..<40), using: &random)
      for _ in 0..<random.roll(0..<10) where !model.children.isEmpty { _ = model.edit(using: &random) }
      let children = model.children.map(\.id)
      let screen = Segment(start: Double(random.roll(-200..<Int(model.end) + 400)), length: 480)
      var overscan = StackOverscan()
      if random.roll(0..<2) == 0 { overscan.follow(screen.moved(by: Double(random.roll(-600..<600))), isAnimated: true) }
      viewport = StackPlan.Viewport(
        stackStart: model.start, screen: screen, edge: screen.start + [0, 44].randomElement(using: &random)!,
        window: overscan.window(around: screen))
      firstShown = children.randomElement(using: &random)
      newLists = children.filter { _ in random.roll(0..<2) == 0 }
      var pinEnds: [Stack.Child: Stack.Child] = [:]
      for child in children where random.roll(0..<3) == 0 { pinEnds[child] = children.randomElement(using: &random) }
      self.pinEnds = pinEnds
    }

    func plan() -> StackPlan {
      var plan = StackPlan()
      make(&plan)
      return plan
    }

    func make(_ plan: inout StackPlan) {
      plan.make(
        of: model.stack, in: viewport, after: firstShown, isNewList: { newLists.contains($0) }, pinEnd: { pinEnds[$0] })
    }

    /// The index of the pinned child, and where it stands.
    var pinned: (index: Int, place: Segment)? {
      let (spaces, edge) = (model.spaces, viewport.edge)
      // Of children that start at the same place, those without a space come before the edge too.
      guard edge > model.start, let atEdge = indexAtEdge else { return nil }
      guard let index = model.children[...atEdge].lastIndex(where: \.isMarked), spaces[index].start <= edge else { return nil }
      var end = model.end
      if let next = model.children[(index + 1)...].firstIndex(where: \.isMarked) { end = min(end, spaces[next].start) }
      if let last = pinEnds[model.children[index].id].flatMap(model.index) { end = min(end, spaces[last].end) }
      let space = spaces[index]
      let latest = max(space.end, end) - space.length
      return (index, Segment(start: max(space.start, min(edge, latest)), length: space.length))
    }

    private var indexAtEdge: Int? {
      let spaces = model.spaces
      let index = model.children.indices.first {
        model.children[$0].length + model.children[$0].gap > 0 && spaces[$0].end + model.children[$0].gap > viewport.edge
      }
      return index ?? model.children.indices.last
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func aPlanIsWhatAnArraySays(seed: UInt64) {
    let test = Case(seed: seed)
    let (plan, spaces, pinned) = (test.plan(), test.model.spaces, test.pinned)
    let window = test.viewport.window.segment
    let shown = test.model.children.indices.filter {
      spaces[$0].length > 0 && spaces[$0].start < window.end && spaces[$0].end > window.start && $0 != pinned?.index
    }
    #expect(plan.places.map { test.model.index(of: $0.child) } == shown, "seed \(seed)")
    #expect(plan.places.map(\.space) == shown.map { spaces[$0] }, "seed \(seed)")
    #expect(plan.places.map(\.gap) == shown.map { test.model.children[$0].gap }, "seed \(seed)")
    #expect(plan.pinned.first?.child == pinned.map { test.model.children[$0.index].id }, "seed \(seed)")
    #expect(plan.pinned.first?.place == pinned?.place, "seed \(seed)")
    #expect(plan.pinned.first?.space == pinned.map { spaces[$0.index] }, "seed \(seed)")
    let firstStart = test.firstShown.flatMap(test.model.index).map { spaces[$0].start }
    let entering = shown.last {
      guard let firstStart, test.newLists.contains(test.model.children[$0].id) else { return false }
      return spaces[$0].start < test.viewport.screen.start && firstStart >= spaces[$0].end
        && firstStart < test.viewport.screen.end
    }
    #expect(plan.entering == entering.map { test.model.children[$0].id }, "seed \(seed)")
  }

  @Test func aPlanMadeAnewForgetsTheOneBefore() {
    var plan = StackPlan()
    for seed in 0..<100 as Range<UInt64> {
      let test = Case(seed: seed)
      test.make(&plan)
      let fresh = test.plan()
      #expect(plan.places == fresh.places && plan.pinned == fresh.pinned && plan.entering == fresh.entering, "seed \(seed)")
    }
  }

  // MARK: Parts

  /// Lists that fill the window show each point of it once, each at its own offset; those beyond it have no length and meet the edge.
  @Test(arguments: 0..<100 as Range<UInt64>) func partsOfListsMeetWithoutSeamOrOverlap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = PlainStack((0..<60).map { _ in [0, 10, 44.5, 900].randomElement(using: &random) ?? 0 })
    let screen = Segment(start: Double(random.roll(0..<max(1, Int(model.end) - 480))), length: 480)
    let window = StackWindow(screen.extended(by: Double(random.roll(0..<3) * 50)))
    let reach = Double(random.roll(0..<3) * 20)
    var reached = window.segment.clamp(screen.start - reach)
    for space in model.spaces {
      let part = window.part(of: space, from: screen.start - reach)
      #expect(part.segment.start >= window.segment.start && part.segment.end <= window.segment.end && part.segment.length >= 0)
      #expect(part.offset >= 0 && part.offset + part.segment.length <= space.length, "seed \(seed)")
      guard part.segment.length > 0 else { continue }
      #expect(part.segment.start == reached && part.segment.start - part.offset == space.start, "seed \(seed)")
      reached = part.segment.end
    }
    #expect(reached == min(window.segment.end, model.end), "seed \(seed)")
  }

  @Test func aPlainChildStandsAtItsPlaceOrJustBeyondTheWindow() {
    let window = StackWindow(Segment(start: 100, length: 480))
    func start(_ at: Double) -> Double { window.start(of: Segment(start: at, length: 50), length: 40) }
    #expect([start(100), start(300), start(579)] == [100, 300, 579])
    #expect([start(60), start(59), start(-1_000)] == [60, 60, 60])
    #expect([start(580), start(5_000)] == [580, 580])
  }

  // MARK: Departures

  @Test func aChildThatLosesItsPlaceFadesStaysOrIsParked() {
    var wide = StackOverscan()
    wide.follow(Segment(start: 100, length: 480), isAnimated: true)
    for (overscan, isHidden, isVanishing, moves) in [
      (wide, false, false, true), (wide, false, false, false), (wide, true, false, true), (wide, true, true, true),
      (StackOverscan(), false, false, true), (StackOverscan(), true, true, false),
    ] {
      let departure = StackPlan.departure(isVanishing: isVanishing, isHidden: isHidden, overscan: overscan) { moves }
      let stays = overscan == wide && !isHidden && moves
      #expect(departure == (isVanishing ? .fade : stays ? .stay : .park))
    }
  }

  // MARK: Overscan

  @Test func theOverscanCoversWhatAnAnimatedScrollPasses() {
    var overscan = StackOverscan()
    overscan.follow(Segment(start: 500, length: 480), isAnimated: false)
    #expect(overscan.distance == 0 && overscan.reach == 0)
    overscan.follow(Segment(start: 400, length: 480), isAnimated: true)
    #expect(overscan.distance == 100 && overscan.reach == 0)
    overscan.follow(Segment(start: 450, length: 480), isAnimated: true)
    #expect(overscan.distance == 100 && overscan.reach == 50)
    overscan.follow(Segment(start: 5_000, length: 480), isAnimated: true)
    #expect(overscan.distance == 480 && overscan.reach == 480)
    overscan.close()
    #expect(overscan.window(around: Segment(start: 0, length: 480)).segment == Segment(start: 0, length: 480))
  }

  @Test func anOffsetThatMovesWithEveryFrameIsNoScroll() {
    var overscan = StackOverscan()
    overscan.follow(Segment(start: 500, length: 480), isAnimated: false)
    overscan.shift(by: 70)
    overscan.follow(Segment(start: 570, length: 480), isAnimated: true)
    #expect(overscan.distance == 0 && overscan.reach == 0)
  }
}
