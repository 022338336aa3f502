import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Timelines of views in a random program's scroll view: made, observed, bound and let go of at any time, in their closures too.
@MainActor final class TimelinesProgram: RandomProgram {
  private let host: any TimelineHost
  private var random: SeededGenerator
  private var timelines: [TrackedTimeline] = []
  private var names = 0
  /// Operations that closures may still do in this frame.
  private var budget = 0
  /// Whether a closure has done something in this frame.
  private var hasAnswered = false
  private var offset: CGPoint
  private var time = 0.0
  /// A call came where none may come.
  private var wrong: String?
  private(set) var answered: Set<String> = []

  init(seed: UInt64) {
    switch seed % 3 {
    case 0: host = ContainerWorld(seed: seed)
    case 1: host = PlainScrollWorld(seed: seed)
    default: host = RandomPager(seed: seed)
    }
    random = SeededGenerator(seed: seed ^ 0x7131)
    offset = host.scrollView.contentOffset
    host.afterFrame = { [unowned self] in check(isUntouched: $0) }
  }

  var operations: Int { host.operations }
  var batches: Int { host.batches }

  func run() -> String? { host.run() }

  private func check(isUntouched: Bool) -> String? {
    let hasMoved = host.scrollView.contentOffset != offset
    offset = host.scrollView.contentOffset
    let frames = Int((host.stage.time - time) * 60) + 1
    time = host.stage.time
    if let wrong { return wrong }
    let isKnown = isUntouched && !hasAnswered
    for tracked in timelines {
      if let problem = tracked.callProblem(frames, hasMoved: hasMoved && isKnown) { return problem }
      // The container's axis may have changed: across it no place is known.
      guard isKnown, tracked.timeline?.axis == host.axis, let view = tracked.view, let place = host.place(of: view) else {
        continue
      }
      if let problem = tracked.problem(place, port) { return problem }
    }
    (budget, hasAnswered) = (0, false)
    for _ in 0..<random.roll(0..<2) { change() }
    for tracked in timelines { tracked.beginFrame() }
    timelines.removeAll { $0.timeline == nil || $0.view == nil }
    budget = random.roll(0..<4) == 0 ? random.roll(1..<3) : 0
    return nil
  }

  /// The visible part of the content.
  private var port: (start: CGFloat, length: CGFloat) {
    let (bounds, insets, axis) = (host.scrollView.bounds, host.scrollView.adjustedContentInset, host.axis)
    return (bounds.origin.along(axis) + insets.before(axis), max(0, bounds.size.along(axis) - insets.sum(axis)))
  }

  // MARK: Operations

  /// Anything that may be done to timelines, in a closure of one too.
  private func change() {
    guard timelines.count > 2 else { return follow() }
    let tracked = timelines[random.roll(0..<timelines.count)]
    switch random.roll(0..<10) {
    case 0, 1: follow()
    case 2, 3: observe(tracked)
    case 4, 5: bind(tracked)
    case 6:
      guard let observer = tracked.observers.randomElement(using: &random) else { return observe(tracked) }
      let isInvalidated = random.roll(0..<2) == 0
      host.note("\(isInvalidated ? "end" : "let go of") a closure of timeline \(tracked.name)")
      if isInvalidated { observer.observation?.invalidate() }
      observer.observation = nil
    case 7:
      host.note("let go of timeline \(tracked.name)")
      tracked.letGo()
    default:
      host.note("update timeline \(tracked.name)")
      tracked.timeline?.update()
    }
  }

  private func follow() {
    guard timelines.count < 20, let view = host.subjects.randomElement(using: &random) else { return }
    if !(view is UIScrollView), view.subviews.isEmpty, host.isPlaced(view) {
      let length = CGFloat(random.roll(1..<80))
      let frame = CGRect(x: 10, y: CGFloat(random.roll(0..<100)), width: length, height: length)
      let inner = UIView(frame: frame)
      view.addSubview(inner)
    }
    names += 1
    host.note("timeline \(names) of a \(type(of: view))")
    timelines.append(TrackedTimeline(names, of: view, in: host))
  }

  private func observe(_ tracked: TrackedTimeline) {
    guard let timeline = tracked.timeline else { return }
    host.note("observe timeline \(tracked.name)")
    let observer = TrackedTimeline.Observer()
    let name = tracked.name
    observer.observation = timeline.observe { [weak self, weak observer, weak tracked] told in
      guard let self else { return }
      guard let tracked else { return wrong = "timeline \(name): a call after the release" }
      guard let observer, observer.observation != nil else { return wrong = "timeline \(name): a call after the end" }
      // One that is released in a closure may end after its other closures.
      if let timeline = tracked.timeline, told !== timeline { wrong = "timeline \(name): told another timeline" }
      observer.calls += 1
      hear()
    }
    tracked.observers.append(observer)
  }

  /// A call: whoever is called may do anything.
  private func hear() {
    guard budget > 0, random.roll(0..<4) == 0 else { return }
    budget -= 1
    hasAnswered = true
    host.willAnswer()
    host.note("inside a closure of a timeline:")
    switch random.roll(0..<8) {
    case 0:
      answered.insert("change")
      host.changeInside()
    case 1:
      answered.insert("layout")
      host.scrollView.layoutIfNeeded()
    case 2 where host.mayScrollInside:
      answered.insert("scroll")
      let scrollView = host.scrollView
      let (axis, insets) = (host.axis, scrollView.adjustedContentInset)
      let first = -insets.before(axis)
      let last = max(first, scrollView.contentSize.along(axis) + insets.after(axis) - scrollView.bounds.size.along(axis))
      let offset = (first + CGFloat(random.between(0, 1)) * (last - first)).rounded(.down)
      host.note("offset \(offset)")
      let former = scrollView.contentOffset
      scrollView.contentOffset = host.axis == .vertical ? CGPoint(x: former.x, y: offset) : CGPoint(x: offset, y: former.y)
    default:
      answered.insert("timeline")
      change()
    }
  }

  private func bind(_ tracked: TrackedTimeline) {
    guard let timeline = tracked.timeline, let view = tracked.view else { return }
    let target = view.subviews.randomElement(using: &random) ?? view
    // Lists fade and move their cells.
    if target is UITableViewCell || target is UICollectionViewCell { return }
    // One property of a view by one timeline; the container sets the frames of its children.
    let canMove = !host.isPlaced(target)
    let range = ScrollTimeline.Range.allCases[random.roll(0..<4)]
    let (from, to) = (CGFloat(random.between(-1, 2)), CGFloat(random.between(-1, 2)))
    let effect: ScrollEffect
    switch random.roll(0..<5) {
    case 0 where canMove: effect = .offset(from: CGPoint(x: from * 50, y: to), to: CGPoint(x: to, y: from * 90))
    case 1 where canMove: effect = .scale(from: abs(from) + 0.1, to: abs(to) + 0.1)
    case 2 where canMove: effect = .rotation(from: from, to: to)
    default: effect = .alpha(from: from, to: to)
    }
    let binding = TrackedTimeline.Binding(target: target, effect: effect, range: range)
    let others = timelines.lazy.flatMap(\.bindings)
    if others.contains(where: { $0.target === target && $0.isAlpha == binding.isAlpha }) { return }
    host.note("bind \(effect) over \(range) to timeline \(tracked.name)")
    tracked.bindings.append(binding)
    timeline.bind(target, effect, over: range)
  }
}
