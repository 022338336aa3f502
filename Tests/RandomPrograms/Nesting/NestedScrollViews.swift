import ManualHost
import TestSupport
import UIKit

/// Three scroll views inside one another, each of which scrolls by itself: a gesture moves one of them, and that one alone.
@MainActor final class NestedScrollViews {
  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  /// From the inside outward.
  private let views: [UIScrollView]
  private var random: SeededGenerator
  private(set) var log: [String] = []
  private(set) var handOvers = 0
  private var last: Int?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let outer = UIScrollView(frame: stage.window.bounds)
    let middle = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_400))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000))
    views = [inner, middle, outer]
    for (view, parent) in zip(views, [middle, outer, stage.window]) { parent.addSubview(view) }
    // Whatever the outer ones have scrolled, all three are below the finger.
    outer.contentSize = CGSize(width: 320, height: 1_400)
    middle.contentSize = CGSize(width: 320, height: 2_000)
    inner.contentSize = CGSize(width: 320, height: CGFloat(2_000 + random.roll(0..<500)))
    stage.advance(by: 1.0 / 60)
  }

  func gesture() -> String? {
    let rests = random.roll(0..<2) == 0
    if rests { _ = stage.settle(limit: 20) }
    var y: CGFloat = 240
    var way = CGFloat(random.roll(10..<90)) * (random.roll(0..<2) == 0 ? -1 : 1)
    // A finger that catches a motion goes on with it.
    let expected = views.firstIndex(where: \.isDecelerating) ?? taker(toward: way < 0 ? 1 : -1)
    let isInside = views.allSatisfy { $0.contentOffset.y >= 0 && $0.contentOffset.y <= room($0) }
    stage.touch(.began, at: CGPoint(x: 160, y: y))
    let before = views.map(\.contentOffset.y)
    log.append("\(way) a frame, from \(before)")
    let turns = random.roll(0..<3) == 0
    for move in 0..<random.roll(2..<8) {
      if turns, move == 3 { way = -way }
      y += way
      stage.touch(.moved, at: CGPoint(x: 160, y: y))
      stage.advance(by: 1.0 / 60)
    }
    stage.touch(.ended, at: CGPoint(x: 160, y: y))
    for _ in 0..<random.roll(0..<40) { stage.advance(by: 1.0 / 60) }
    let moved = views.indices.filter { abs(views[$0].contentOffset.y - before[$0]) > 1e-6 }
    if moved.count > 1 { return "scroll views \(moved) moved for one gesture" }
    if isInside, let one = moved.first, one != expected {
      return "scroll view \(one) moved, not \(expected.map(String.init) ?? "none")"
    }
    if let one = moved.first {
      if let last, last != one { handOvers += 1 }
      last = one
    }
    return nil
  }

  private func room(_ view: UIScrollView) -> CGFloat { view.contentSize.height - view.bounds.height }

  /// The innermost that can go there; where none can, the innermost whose content is longer than it is: one without room does not bounce.
  private func taker(toward direction: CGFloat) -> Int? {
    views.firstIndex { direction > 0 ? $0.contentOffset.y < room($0) - 0.01 : $0.contentOffset.y > 0.01 }
      ?? views.firstIndex { room($0) > 0 }
  }
}
