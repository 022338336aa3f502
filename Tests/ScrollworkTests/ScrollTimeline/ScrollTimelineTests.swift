import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// The way of views through a viewport, and what follows it.
@MainActor @Suite struct ScrollTimelineTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  @Test func progressRunsFromTheEntryToTheExit() {
    fixture.addView(height: 1_000)
    let view = fixture.addView(height: 120)
    fixture.addView(height: 2_000)
    fixture.frame()
    let timeline = ScrollTimeline(of: view, in: container)
    for (offset, cover, entry, exit) in [
      (0, 0, 0, 0), (520, 0, 0, 0), (580, 0.1, 0.5, 0), (640, 0.2, 1, 0), (820, 0.5, 1, 0), (1_000, 0.8, 1, 0),
      (1_060, 0.9, 1, 0.5),
      (1_120, 1, 1, 1), (2_000, 1, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      fixture.scroll(to: offset)
      #expect(abs(timeline.progress - cover) < 1e-9, "at \(offset)")
      #expect(
        abs(timeline.progress(over: .entry) - entry) < 1e-9 && abs(timeline.progress(over: .exit) - exit) < 1e-9, "at \(offset)")
      #expect(timeline.isVisible == (cover > 0 && cover < 1))
    }
  }

  @Test func aViewInsideARowOfAListInTheContainerHasAWayToo() throws {
    fixture.addView(height: 300)
    let table = fixture.addTable(Rows(100))
    fixture.scroll(to: 300)
    let cell = try #require(table.visibleCells.dropFirst(5).first)
    let timeline = ScrollTimeline(of: cell.contentView, in: container)
    #expect(abs(timeline.progress - (480 - 220) / 524) < 1e-9)
  }

  @Test func closuresRunInTheFrameOfEachStep() throws {
    let views = (0..<20).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    let timeline = ScrollTimeline(of: views[3], in: container)
    var offsets: [CGFloat] = []
    let observation = timeline.observe { [unowned container] _ in offsets.append(container.contentOffset.y) }
    defer { observation.invalidate() }
    fixture.stage.flick(from: CGPoint(x: 160, y: 300), velocity: CGPoint(x: 0, y: -1_500))
    var steps: [CGFloat] = []
    for _ in 0..<30 {
      fixture.frame()
      steps.append(container.contentOffset.y)
      #expect(offsets.last == container.contentOffset.y)
      #expect(timeline.direction == .forward && timeline.velocity > 0)
    }
    let speed = (steps[29] - steps[28]) * 60
    #expect(abs(timeline.velocity - speed) < 1)
    try fixture.stage.settle()
    fixture.stage.advance(by: 0.2)
    #expect(timeline.velocity == 0)
  }

  @Test func propertiesFollowWithoutCode() {
    fixture.addView(height: 480)
    let card = fixture.addView(height: 200)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    card.addSubview(content)
    fixture.addView(height: 2_000)
    fixture.frame()
    let timeline = ScrollTimeline(of: card, in: container)
    timeline.bind(card, .alpha(from: 0, to: 1), over: .entry)
    timeline.bind(content, .offset(from: .zero, to: CGPoint(x: 0, y: 60)), .scale(from: 1, to: 0.5), over: .exit)
    #expect(card.alpha == 0)
    fixture.scroll(to: 50)
    #expect(card.alpha == 0.25 && content.transform == .identity)
    fixture.scroll(to: 580)
    #expect(card.alpha == 1 && content.transform == CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 0, ty: 30))
  }

  @Test func anyScrollViewHasTimelines() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 900, height: 480)
    let view = UIView(frame: CGRect(x: 400, y: 0, width: 80, height: 80))
    scroll.addSubview(view)
    fixture.stage.window.addSubview(scroll)
    let timeline = ScrollTimeline(of: view, in: scroll, axis: .horizontal)
    timeline.bind(view, .rotation(from: 0, to: 1))
    var calls = 0
    let observation = timeline.observe { _ in calls += 1 }
    scroll.contentOffset.x = 280
    #expect(timeline.progress == 0.5 && calls > 0 && abs(view.transform.b - sin(0.5)) < 1e-9)
    scroll.contentOffset.x = 281
    #expect(abs(timeline.progress - 201.0 / 400) < 1e-9)
    observation.invalidate()
    let known = calls
    scroll.contentOffset.x = 300
    #expect(calls == known)
  }

  @Test func aStuckChildAndASnappedOneAreKnown() {
    let header = fixture.addView(height: 40)
    container[layoutOf: header].pinning = .stacked
    let views = (0..<20).map { _ in fixture.addView(height: 200) }
    container[layoutOf: views[4]].snap = .start
    fixture.frame()
    let (stuck, snapped) = (ScrollTimeline(of: header, in: container), ScrollTimeline(of: views[4], in: container))
    #expect(!stuck.isStuck && !snapped.isSnapped)
    fixture.scroll(to: 800)
    #expect(stuck.isStuck && snapped.isSnapped && stuck.progress == 1)
    fixture.scroll(to: 830)
    #expect(!snapped.isSnapped)
  }

  @Test func aStepOfAnyScrollViewIsOneCallAndMayAddTimelines() {
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    plain.contentSize.height = 5_000
    for scrollView in [plain, container] {
      let view = UIView(frame: CGRect(x: 0, y: 900, width: 300, height: 100))
      if let container = scrollView as? ContainerScrollView {
        container.addArrangedSubview(view)
      } else {
        scrollView.addSubview(view)
        fixture.stage.window.addSubview(scrollView)
      }
      fixture.frame()
      var made: [(ScrollTimeline, Observation)] = []
      var (first, later) = (0, 0)
      let timeline = ScrollTimeline(of: view, in: scrollView)
      let observation = timeline.observe { _ in
        first += 1
        let next = ScrollTimeline(of: view, in: scrollView)
        made.append((next, next.observe { _ in later += 1 }))
      }
      for step in 1...3 {
        scrollView.contentOffset.y = CGFloat(step) * 10
        fixture.frame()
      }
      if scrollView === plain { #expect(first == 3 && later == 3 && timeline.progress(over: .cover) == 0) }
      #expect(made.count == first && first >= 1)
      observation.invalidate()
      withExtendedLifetime(timeline) {}
    }
  }

  @Test func theWayFollowsChangesOfTheStack() {
    let first = fixture.addView(height: 300)
    let card = fixture.addView(height: 200)
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 50, height: 60))
    card.addSubview(inner)
    let last = fixture.addView(height: 2_000)
    fixture.frame()
    let (outside, inside) = (ScrollTimeline(of: card, in: container), ScrollTimeline(of: inner, in: container))
    func expectWay(from start: CGFloat, _ length: CGFloat, inner innerStart: CGFloat, line: Int = #line) {
      fixture.frame()
      let entered = container.contentOffset.y + 480
      #expect(abs(outside.progress - min(max(0, (entered - start) / (length + 480)), 1)) < 1e-9, "line \(line)")
      #expect(abs(inside.progress - min(max(0, (entered - innerStart) / (60 + 480)), 1)) < 1e-9, "line \(line)")
    }
    fixture.scroll(to: 100)
    expectWay(from: 300, 200, inner: 340)
    container.spacing = 8
    expectWay(from: 308, 200, inner: 348)
    container[layoutOf: card].insets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 4, trailing: 0)
    expectWay(from: 318, 200, inner: 358)
    // Insets that move the card without changing its space.
    container[layoutOf: card].insets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 10, trailing: 0)
    expectWay(from: 312, 200, inner: 352)
    card.bounds.origin.y = 15
    outside.update()
    inside.update()
    expectWay(from: 312, 200, inner: 337)
    card.bounds.origin.y = 0
    first.removeFromSuperview()
    fixture.scroll(to: 0)
    expectWay(from: 4, 200, inner: 44)
    last.addSubview(inner)
    inside.update()
    expectWay(from: 4, 200, inner: 4 + 200 + 10 + 8 + 40)
  }

  @Test(arguments: [false, true]) func aTimelineReleasedInItsOwnClosureIsCalledNoMore(inContainer: Bool) {
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    plain.contentSize.height = 3_000
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    plain.addSubview(inner)
    fixture.stage.rootViewController?.view.addSubview(plain)
    let scrollView = inContainer ? container : plain
    let views = (0..<3).map { _ in fixture.addView(height: 1_000) }
    fixture.frame()
    var timeline: ScrollTimeline? = ScrollTimeline(of: inContainer ? views[0] : inner, in: scrollView)
    weak let released = timeline
    var calls = 0
    // The scroll view moves again while the closure of the released timeline runs.
    let observation = timeline?.observe { _ in
      calls += 1
      timeline = nil
      // Each movement is a call: one that moves in every call would never end.
      if calls > 1 { return }
      scrollView.contentOffset.y += 10
      scrollView.layoutIfNeeded()
    }
    scrollView.contentOffset.y = 50
    fixture.frame()
    let callsInClosure = calls
    #expect(calls >= 1 && released == nil)
    scrollView.contentOffset.y += 50
    fixture.frame()
    #expect(calls == callsInClosure)
    _ = observation
  }

  @Test func callsEndWithTheView() {
    let view = fixture.addView(height: 100)
    fixture.addView(height: 2_000)
    fixture.frame()
    var child: UIView? = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    view.addSubview(child!)
    let timeline = ScrollTimeline(of: child!, in: container)
    var calls = 0
    let observation = timeline.observe { _ in calls += 1 }
    fixture.scroll(to: 10)
    #expect(calls == 1)
    child?.removeFromSuperview()
    // Without a superview the timeline goes on; it ends with the view.
    fixture.scroll(to: 20)
    #expect(calls == 2)
    child = nil
    fixture.scroll(to: 30)
    #expect(calls == 2 && timeline.view == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func closuresAddedAndEndedInAClosureAreCalledFromAndUntilThen() {
    let view = fixture.addView(height: 100)
    fixture.addView(height: 2_000)
    fixture.frame()
    let timeline = ScrollTimeline(of: view, in: container)
    var (first, ended, added) = (0, 0, 0)
    var kept: [Observation] = []
    var other: Observation?
    let observation = timeline.observe { timeline in
      first += 1
      other = nil
      for _ in 0..<10 { kept.append(timeline.observe { _ in added += 1 }) }
    }
    other = timeline.observe { _ in ended += 1 }
    fixture.scroll(to: 10)
    #expect(first == 1 && ended == 0 && added == 0)
    fixture.scroll(to: 20)
    #expect(first == 2 && ended == 0 && added == 10)
    kept = []
    fixture.scroll(to: 30)
    #expect(first == 3 && ended == 0 && added == 10 && other == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func aBoundViewIsReleasedAndTheOthersFollowOn() {
    let card = fixture.addView(height: 480)
    fixture.addView(height: 2_000)
    var bound: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.frame()
    let timeline = ScrollTimeline(of: card, in: container)
    timeline.bind(bound!, .alpha(from: 1, to: 0), .scale(from: 1, to: 2), over: .exit)
    timeline.bind(card, .alpha(from: 1, to: 0), over: .exit)
    fixture.scroll(to: 120)
    #expect(bound?.alpha == 0.75 && card.alpha == 0.75)
    weak let released = bound
    bound = nil
    #expect(released == nil)
    fixture.scroll(to: 240)
    #expect(card.alpha == 0.5)
  }
}
