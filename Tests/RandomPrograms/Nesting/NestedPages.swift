import ListModel
import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Pages inside pages, and a container in those, under random gestures, beside one plain scroll view that hears the same.
///
/// In every frame, the outer scroll view is where the plain one is, its step is shared among headers and lists as a model of the rules says,
/// and no other scroll view has a motion of its own.
@MainActor final class NestedPages {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let other = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let single = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let model: NestedPart
  let outer: PagedScrollView
  var random: SeededGenerator
  private(set) var log: [String] = []
  /// Frames in which a motion went on from one scroll view to another.
  private(set) var handOvers = 0
  private let lists: [Lines]
  /// The outer offset in the last frame, without rubber bands.
  private var last = 0.0

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lists: [Lines] = []
    let inner = (0..<2).map { _ in Self.list(&lists, &random) }
    let pages = [Self.paged(inner, &random), Self.list(&lists, &random), Self.paged([Self.list(&lists, &random)], &random)]
    model = Self.paged(pages, &random)
    guard case .paged(let view, _) = model.kind else { fatalError("made above") }
    (outer, self.lists, self.random) = (view, lists, random)
    stage.window.addSubview(outer)
    outer.frame = stage.window.bounds
    single.alwaysBounceVertical = true
    other.window.addSubview(single)
    stage.advance(by: 1.0 / 60)
    syncSingle()
    other.advance(by: 1.0 / 60)
  }

  private static func list(_ lists: inout [Lines], _ random: inout SeededGenerator) -> NestedPart {
    let lines = Lines(random.roll(0..<90), isInContainer: random.roll(0..<2) == 0)
    lists.append(lines)
    return NestedPart(.list(lines.view, length: Double(lines.count) * 44))
  }

  private static func paged(_ pages: [NestedPart], _ random: inout SeededGenerator) -> NestedPart {
    let rule = NestedPart.Rule.allCases.randomElement(using: &random) ?? .headerFirst
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: CGFloat(random.roll(0..<5) * 40)))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: CGFloat(random.roll(0..<3) * 20)))
    let view = PagedScrollView(headerView: header, barView: bar, pages: pages.map(\.view))
    view.nestedScrolling = rule.scrolling
    view.headerState = random.roll(0..<3) == 0 ? .byPage : .shared
    // Pages that are released forget what shows in them.
    view.keptPages = 3
    let part = NestedPart(.paged(view, rule))
    (part.pages, part.headerHeight, part.barHeight) = (pages, Double(header.frame.height), Double(bar.frame.height))
    return part
  }

  // MARK: Gestures

  /// - Returns: what is wrong.
  func gesture() -> String? {
    switch random.roll(0..<9) {
    case 0, 1: drag()
    case 2, 3, 4: flick()
    case 5: wheel()
    case 6: swipe()
    case 7: glide()
    default: trackpad()
    }
  }

  private func frames(_ count: Int) -> String? {
    for _ in 0..<count { if let problem = frame() { return problem } }
    return nil
  }

  private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    for stage in [stage, other] { stage.touch(phase, at: CGPoint(x: x, y: y)) }
  }

  private func drag() -> String? {
    var y = CGFloat(random.roll(100..<380))
    log.append("drag from \(y)")
    touch(.began, 160, y)
    var way = CGFloat(random.roll(-40..<40))
    for _ in 0..<random.roll(2..<20) {
      if random.roll(0..<5) == 0 { way = CGFloat(random.roll(-60..<60)) }
      y += way
      touch(.moved, 160, y)
      if let problem = frames(random.roll(0..<3)) { return problem }
    }
    touch(.ended, 160, y)
    return frames(random.roll(0..<30))
  }

  private func flick() -> String? {
    var y: CGFloat = 240
    let way = CGFloat(random.roll(-90..<90))
    log.append("flick of \(way) a frame")
    touch(.began, 160, y)
    for _ in 0..<4 {
      y += way
      touch(.moved, 160, y)
      if let problem = frames(1) { return problem }
    }
    touch(.ended, 160, y)
    return frames(random.roll(0..<80))
  }

  private func swipe() -> String? {
    var x: CGFloat = 160
    let way = CGFloat(random.roll(-40..<40))
    let y: CGFloat = 440
    log.append("swipe of \(way) a frame")
    touch(.began, x, y)
    for _ in 0..<3 {
      x += way
      touch(.moved, x, y)
      if let problem = frames(1) { return problem }
    }
    touch(.ended, x, y)
    // A finger that catches the pages on their way takes them, and not what scrolls up and down.
    return frames(90)
  }

  private func wheel() -> String? {
    let way = CGFloat(random.roll(0..<2) * 2 - 1)
    log.append("wheel \(way)")
    for _ in 0..<random.roll(1..<6) {
      for stage in [stage, other] { stage.scrollWheel(by: CGPoint(x: 0, y: way), at: CGPoint(x: 160, y: 240)) }
      if let problem = frames(random.roll(1..<6)) { return problem }
    }
    return frames(random.roll(0..<30))
  }

  private func trackpad() -> String? {
    let way = CGFloat(random.roll(-60..<60))
    log.append("trackpad \(way)")
    let place = CGPoint(x: 160, y: 240)
    for stage in [stage, other] { stage.trackpad(.began, by: CGPoint(x: 0, y: way), at: place) }
    for _ in 0..<random.roll(1..<8) {
      for stage in [stage, other] { stage.trackpad(.moved, by: CGPoint(x: 0, y: way), at: place) }
      if let problem = frames(1) { return problem }
    }
    for stage in [stage, other] { stage.trackpad(.ended, by: .zero, at: place) }
    return frames(random.roll(0..<40))
  }

  private func glide() -> String? {
    let target = (model.range(480) * random.between(0, 1)).rounded()
    log.append("glide to \(target)")
    for view in [outer, single] { view.setContentOffset(CGPoint(x: 0, y: target), animated: true) }
    return frames(random.roll(0..<40))
  }

  // MARK: Laws

  private func frame() -> String? {
    let (before, path, pages) = (last, model.offsets, pagePath)
    stage.advance(by: 1.0 / 60)
    other.advance(by: 1.0 / 60)
    if pagePath != pages {
      log.append("pages \(pagePath)")
      model.takePage()
    } else {
      model.move(clamped - before, in: 480)
      if model.moved(since: path) > 1 { handOvers += 1 }
    }
    last = clamped
    if let problem = model.problem("outer", in: 480) { return problem }
    if pagePath != pages { syncSingle() }
    if abs(outer.contentOffset.y - single.contentOffset.y) > 1e-6 {
      return
        "the outer one is at \(outer.contentOffset.y), one scroll view at \(single.contentOffset.y), \(outer.contentSize.height) \(single.contentSize.height) \(outer.isDecelerating) \(single.isDecelerating)"
    }
    return motionProblem ?? placeProblem
  }

  private var clamped: Double { min(max(0, Double(outer.contentOffset.y)), model.range(480)) }

  private var pagePath: [Int] {
    var (part, path) = (model, [Int]())
    while case .paged(let view, _) = part.kind {
      path.append(view.currentPage)
      part = part.pages[view.currentPage]
    }
    return path
  }

  private func syncSingle() {
    single.contentSize = CGSize(width: 320, height: model.range(480) + 480)
    if single.contentOffset.y != outer.contentOffset.y {
      UIView.performWithoutAnimation { single.setContentOffset(CGPoint(x: 0, y: outer.contentOffset.y), animated: false) }
    }
  }

  /// Every scroll view but the outer one that drags or coasts up or down.
  private var motionProblem: String? {
    for view in lists.flatMap(\.scrollViews) + inner where view.isDragging || view.isDecelerating || view.isTracking {
      return "\(type(of: view)) moves by itself"
    }
    return nil
  }

  private var inner: [UIScrollView] {
    model.pages.compactMap { if case .paged(let view, _) = $0.kind { view } else { nil } }
  }

  private var placeProblem: String? {
    var part = model
    while !part.pages.isEmpty { part = part.page }
    if model.isAnyBetween { return nil }
    guard case .list(let view, _) = part.kind, let lines = lists.first(where: { $0.view === view }) else { return nil }
    let y = Double(outer.contentOffset.y)
    let start = model.contentStart - min(0, y) - max(0, y - model.range(480))
    for (line, place) in lines.seen(in: stage.window) where abs(place - (start + Double(line) * 44)) > 1e-6 {
      return "line \(line) is at \(place), not \(start + Double(line) * 44)"
    }
    return nil
  }
}

extension NestedPart {
  fileprivate var view: UIView {
    switch kind {
    case .list(let view, _): view
    case .paged(let view, _): view
    }
  }
}
