import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sections that are inserted, removed and moved, at rest and in motion.
@MainActor @Suite struct LazySectionsEditingTests {
  /// A plain model: names in order, each with the length last measured or the estimate.
  private struct Model {
    var names: [Int]
    var known: [Int: CGFloat] = [:]

    func length(_ name: Int) -> CGFloat { known[name] ?? 200 }

    /// Tops in the content, every length summed.
    var tops: [Int: CGFloat] {
      var (tops, y): ([Int: CGFloat], CGFloat) = ([:], 0)
      for name in names {
        tops[name] = y
        y += length(name)
      }
      return tops
    }

    var total: CGFloat { names.reduce(0) { $0 + length($1) } }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func anyEditsLookAsInAPlainModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lazy = LazyFixture()
    var model = Model(names: Array(0..<300))
    var next = 300
    lazy.sections.apply(model.names)
    lazy.frame()
    for step in 0..<60 {
      for name in lazy.asked.keys { model.known[name] = LazyFixture.height(name) }
      if random.roll(0..<3) == 0 {
        lazy.fixture.scroll(to: CGFloat(random.roll(0..<max(1, Int(lazy.container.contentSize.height) - 480))))
        for name in lazy.asked.keys { model.known[name] = LazyFixture.height(name) }
      }
      let before = lazy.seen()
      let offset = lazy.container.contentOffset.y
      edit(&model.names, &next, &random)
      let isAnimated = random.roll(0..<3) == 0
      lazy.sections.apply(model.names, animatingDifferences: isAnimated)
      lazy.frame()
      // In the animation some beyond the screen have views, too.
      if isAnimated { try lazy.fixture.stage.settle() }
      lazy.container.layoutIfNeeded()
      let anchor = before.filter { $0.value + LazyFixture.height($0.key) > 0 && model.names.contains($0.key) }.min {
        $0.value < $1.value
      }
      for name in lazy.asked.keys { model.known[name] = LazyFixture.height(name) }
      expect(lazy, model, "seed \(seed), step \(step)")
      let end = lazy.container.contentSize.height - 480
      if let anchor, before.values.min() == anchor.value, offset > 0, lazy.container.contentOffset.y > 0,
        lazy.container.contentOffset.y < end, let now = lazy.seen()[anchor.key]
      {
        #expect(abs(now - anchor.value) < 0.51, "seed \(seed), step \(step): \(anchor.key) from \(anchor.value) to \(now)")
      }
    }
  }

  private func edit(_ names: inout [Int], _ next: inout Int, _ random: inout SeededGenerator) {
    for _ in 0..<random.roll(1..<6) {
      let index = random.roll(0..<max(1, names.count))
      switch random.roll(0..<4) {
      case 0 where names.count > 100: names.removeSubrange(index..<min(names.count, index + random.roll(1..<9)))
      case 1: names.insert(names.remove(at: index), at: random.roll(0..<names.count))
      case 2: names.swapAt(index, random.roll(0..<names.count))
      default:
        let count = random.roll(1..<9)
        names.insert(contentsOf: next..<next + count, at: index)
        next += count
      }
    }
  }

  private func expect(_ lazy: LazyFixture, _ model: Model, _ at: Comment) {
    let tops = model.tops
    #expect(lazy.sections.identifiers == model.names, at)
    #expect(abs(lazy.container.contentSize.height - max(480, model.total)) < 1e-6, at)
    for name in model.names {
      if abs(lazy.sections.rect(for: name).minY - (tops[name] ?? 0)) > 1e-6 {
        Issue.record("\(at): \(name) at \(lazy.sections.rect(for: name).minY), not \(tops[name] ?? 0)")
        return
      }
    }
    let (lower, upper) = (lazy.container.bounds.minY, lazy.container.bounds.maxY)
    let shown = model.names.filter { (tops[$0] ?? 0) < upper - 1e-6 && (tops[$0] ?? 0) + model.length($0) > lower + 1e-6 }
    #expect(lazy.container.visibleArrangedSubviews.map(\.tag) == shown, at)
    #expect(lazy.live.count <= shown.count + 5, at)
    #expect(Set(lazy.sections.identifiersWithViews) == lazy.live, at)
  }

  /// Above and below, while a finger drags, a flick coasts or a glide runs: what shows keeps its place, a flick its velocity.
  @Test(arguments: 0..<24 as Range<UInt64>)
  func editsInMotionMoveNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lazy = LazyFixture()
    var (names, next) = (Array(0..<2_000), 2_000)
    lazy.sections.apply(names)
    lazy.frame()
    lazy.sections.scroll(to: 1_000, animated: false)
    begin(seed, lazy)
    for step in 0..<30 {
      for _ in 0..<random.roll(0..<3) { lazy.frame() }
      if lazy.container.predictedMotion == nil && seed % 3 != 1 { break }
      let before = lazy.seen()
      let rest = lazy.container.predictedMotion.map { $0.restingOffset.y - lazy.container.contentOffset.y }
      let later = lazy.container.predictedMotion?.contentOffset(after: 0.05).map { $0.y - lazy.container.contentOffset.y }
      let shown = before.keys.compactMap { names.firstIndex(of: $0) }
      let (first, last) = (try #require(shown.min()), try #require(shown.max()))
      let index = random.roll(0..<2) == 0 ? random.roll(0..<first) : random.roll(last + 1..<names.count)
      if random.roll(0..<2) == 0 {
        names.insert(contentsOf: next..<next + 3, at: index)
        next += 3
      } else {
        names.remove(at: index)
      }
      lazy.sections.apply(names)
      lazy.container.layoutIfNeeded()
      for (name, place) in lazy.seen() where before[name] != nil {
        #expect(abs(place - (before[name] ?? 0)) < 0.51, "seed \(seed), step \(step): \(name)")
      }
      let motion = lazy.container.predictedMotion
      #expect((motion == nil) == (rest == nil), "seed \(seed), step \(step)")
      if let rest, let motion {
        #expect(abs(motion.restingOffset.y - lazy.container.contentOffset.y - rest) < 0.51, "seed \(seed), step \(step)")
        let now = try #require(motion.contentOffset(after: 0.05)).y - lazy.container.contentOffset.y
        #expect(abs(now - (later ?? 0)) < 0.51, "seed \(seed), step \(step)")
      }
    }
  }

  private func begin(_ seed: UInt64, _ lazy: LazyFixture) {
    switch seed % 3 {
    case 0: lazy.flick(seed % 2 == 0 ? 3_000 : -3_000)
    case 1:
      lazy.fixture.stage.touch(.began, at: CGPoint(x: 160, y: 240))
      for y in stride(from: 250, through: 300, by: 5) as StrideThrough<CGFloat> {
        lazy.fixture.stage.touch(.moved, at: CGPoint(x: 160, y: y))
      }
    default: lazy.container.setContentOffset(CGPoint(x: 0, y: lazy.container.contentOffset.y + 2_000), animated: true)
    }
  }

  @Test func newSectionsFadeInAndOthersThatComeIntoViewMoveThere() throws {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<100))
    try lazy.fixture.stage.settle()
    lazy.fixture.scroll(to: 3_000)
    let shown = lazy.seen().sorted { $0.value < $1.value }.map(\.key)
    let first = try #require(shown.first)
    // One new section, and room for some that have been described from the beginning.
    var names = Array(0..<100)
    names.removeAll { shown.dropFirst().contains($0) }
    names.insert(500, at: try #require(names.firstIndex(of: first)) + 1)
    lazy.sections.apply(names, animatingDifferences: true)
    lazy.frame()
    let views = lazy.container.visibleArrangedSubviews
    let added = try #require(views.first { $0.tag == 500 })
    #expect((added.layer.presentation()?.opacity ?? 1) < 0.5)
    let others = views.filter { $0.tag != 500 && !shown.contains($0.tag) }
    #expect(!others.isEmpty)
    for view in others { #expect(view.layer.presentation()?.opacity == 1, "section \(view.tag)") }
    try lazy.fixture.stage.settle()
    for view in lazy.container.visibleArrangedSubviews { #expect(view.layer.presentation()?.opacity == 1) }
  }

  @Test func animatedChangesFadeOutWhatLeavesAndCallTheirCompletionOnce() throws {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    let view = try #require(lazy.sections.view(for: 1))
    var ended = 0
    lazy.sections.apply([0] + Array(2..<100), animatingDifferences: true) { ended += 1 }
    lazy.frame()
    #expect(view.superview === lazy.container && lazy.sections.identifier(for: view) == nil && ended == 0)
    try lazy.fixture.stage.settle()
    #expect(view.superview == nil && ended == 1 && lazy.seen()[2] == LazyFixture.height(0))
  }

  @Test func aSectionThatChangesItsLengthBelowTheTopPushesTheOthersDown() throws {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    try #require(lazy.sections.view(for: 0)).frame.size.height = 300
    lazy.frame()
    #expect(lazy.seen()[1] == 300)
    lazy.fixture.scroll(to: 20_000)
    #expect(lazy.sections.rect(for: 0).height == 300)
  }

  @Test func sectionsWithoutALengthAreNotAskedForever() {
    let lazy = LazyFixture { name in
      let view = UIView()
      view.tag = name
      return view
    }
    lazy.sections.apply(Array(0..<1_000))
    for _ in 0..<10 { lazy.frame() }
    #expect(lazy.container.contentSize.height >= 480 && lazy.asked.values.allSatisfy { $0 == 1 })
  }

  @Test func aViewThatOtherCodeTakesOutIsAskedForAgain() throws {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    try #require(lazy.sections.view(for: 1)).removeFromSuperview()
    #expect(lazy.sections.view(for: 1) == nil)
    lazy.frame()
    #expect(lazy.asked[1] == 2 && lazy.sections.view(for: 1)?.frame.minY == LazyFixture.height(0))
  }

  @Test func aProviderMayAddOtherChildrenAndSetTheOffset() {
    let fixture = ContainerFixture()
    var asked = 0
    let sections = LazySections<Int>(in: fixture.container) { container, name in
      asked += 1
      if name == 2 { container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 33)), at: 0) }
      if name == 3 { container.contentOffset.y = 1_000 }
      return UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100))
    }
    sections.apply(Array(0..<100))
    for _ in 0..<4 { fixture.frame() }
    #expect(fixture.container.contentOffset.y > 500 && asked < 30)
    #expect(sections.rect(for: 0).minY == 33)
    #expect(fixture.container.visibleArrangedSubviews.count >= 5)
  }

  // MARK: Misuse

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func anIdentifierThatIsListedTwiceStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { LazyFixture().sections.apply([1, 2, 1]) }
    }
    #expect(message(result).contains("1 is in the list twice"))
  }

  @Test func aViewForTwoSectionsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let lazy = LazyFixture { _ in view }
        lazy.sections.apply([1, 2])
        lazy.frame()
      }
    }
    #expect(message(result).contains("the same UIView for the sections 1 and 2"))
  }

  @Test func aViewThatIsShownElsewhereStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, parent) = (UIView(), UIButton())
        parent.addSubview(view)
        let lazy = LazyFixture { _ in view }
        lazy.sections.apply([1])
        lazy.frame()
      }
    }
    #expect(message(result).contains("shown in the UIButton already"))
  }

  @Test func callsFromTheProviderStopTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = ContainerFixture()
        var sections: LazySections<Int>?
        sections = LazySections(in: fixture.container) { _, _ in
          sections?.apply([7])
          return UIView()
        }
        sections?.apply([1])
        fixture.frame()
      }
    }
    #expect(
      message(result).contains(
        "LazySections.apply(_:animatingDifferences:completion:) is called by the provider of the section 1"))
  }
}
