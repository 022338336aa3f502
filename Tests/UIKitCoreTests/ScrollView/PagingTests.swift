import Foundation
import ManualHost
import Testing
import UIKitCore
import TestSupport
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct PagingTests {
  /// On the second of five pages as large as the screen, on that axis.
  private func pages(_ way: Way) -> ScrollRig {
    let rig = ScrollRig(content: way.isVertical ? CGSize(width: 393, height: 5 * 852) : CGSize(width: 5 * 393, height: 852))
    rig.scroll.isPagingEnabled = true
    rig.scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: 2 * 852) : CGPoint(x: 2 * 393, y: 0)
    rig.recorder.forget()
    return rig
  }

  private func length(_ way: Way) -> CGFloat { way.isVertical ? 852 : 393 }

  @Test(arguments: Way.allCases) func aFlickMovesOnePageHoweverFast(way: Way) {
    for step: CGFloat in [3, 8, 20] {
      let rig = pages(way)
      let goal = rig.scroll.contentOffset + way.offset(length(way))
      rig.flick(way, step: step, count: 8)
      #expect(rig.recorder.target == goal)
      rig.settle()
      #expect(rig.scroll.contentOffset == goal)
      #expect(rig.recorder.messages == MessageTableTests.flick)
      let ways = rig.recorder.offsets.map { way.along($0) }
      #expect(ways == ways.sorted() && ways.last == way.along(goal), "no overshoot")
    }
  }

  @Test(arguments: Way.allCases) func aSlowDragGoesToTheNearestPage(way: Way) {
    for (share, turns): (CGFloat, Bool) in [(0.4, false), (0.6, true)] {
      let rig = pages(way)
      let start = rig.scroll.contentOffset
      let end = rig.drag(way, step: (length(way) * share + 10) / 40, count: 40)
      rig.touch(.ended, end, at: rig.time + 0.2)
      #expect(rig.recorder.velocity == .zero)
      rig.settle()
      #expect(rig.scroll.contentOffset == (turns ? start + way.offset(length(way)) : start))
      #expect(rig.recorder.target == rig.scroll.contentOffset && rig.recorder.endings == 1)
    }
  }

  @Test(arguments: Way.allCases) func aFlickBackReturnsToThePageWhereItBegan(way: Way) {
    let rig = pages(way)
    let start = rig.scroll.contentOffset
    let point = rig.drag(way, step: 10, count: 15)
    for step in 1...5 { rig.touch(.moved, point - way.finger(CGFloat(step) * 8), at: rig.time + 0.008) }
    rig.touch(.ended, point - way.finger(40), at: rig.time + 0.008)
    #expect(rig.recorder.target == start && way.along(rig.recorder.velocity) < 0)
    rig.settle()
    #expect(rig.scroll.contentOffset == start)
  }

  @Test(arguments: Way.allCases) func theLastPartOfAPageRestsAtTheEdgeAndInsetsMoveThePages(way: Way) {
    let rig = pages(way)
    rig.scroll.contentInset = UIEdgeInsets(top: 40, left: 40, bottom: 25, right: 25)
    rig.scroll.contentSize = way.isVertical ? CGSize(width: 328, height: 1800) : CGSize(width: 1000, height: 787)
    let stops = PageGrid(rig.scroll, vertical: way.isVertical).stops
    #expect(stops == (way.isVertical ? [-40, 812, 973] : [-40, 353, 632]))
    let route: [CGFloat] = way.sign > 0 ? stops : stops.reversed()
    rig.scroll.contentOffset = way.isVertical ? CGPoint(x: -40, y: route[0]) : CGPoint(x: route[0], y: -40)
    for stop in [route[1], route[2], route[2]] {
      rig.flick(way, step: 8, count: 8)
      rig.settle()
      #expect(rig.scroll.contentOffset == (way.isVertical ? CGPoint(x: -40, y: stop) : CGPoint(x: stop, y: -40)))
    }
  }

  @Test(arguments: Way.allCases) func aPullBeyondTheLastPageComesBackToIt(way: Way) {
    for step: CGFloat in [4, 20] {
      let rig = pages(way)
      rig.approach(way, 0)
      let edge = rig.scroll.contentOffset
      rig.flick(way, step: step, count: 12)
      #expect(way.along(rig.scroll.contentOffset - edge) > 0 && rig.recorder.target == edge)
      rig.settle()
      #expect(rig.scroll.contentOffset == edge && rig.recorder.messages == MessageTableTests.flick)
      rig.scroll.bounces = false
      rig.flick(way, step: step, count: 12)
      rig.settle()
      #expect(rig.scroll.contentOffset == edge)
    }
  }

  @Test(arguments: Way.allCases) func aSnapIsCaughtAndDraggedOn(way: Way) {
    let rig = pages(way)
    let start = rig.scroll.contentOffset
    rig.flick(way, step: 8, count: 8)
    rig.run(frames: 12)
    let caught = rig.scroll.contentOffset
    let share = way.along(caught - start) / length(way)
    #expect(share > 0.5 && share < 0.99)
    rig.recorder.forget()
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    rig.run(frames: 5)
    #expect(rig.scroll.contentOffset == caught)
    for step in 1...6 { rig.touch(.moved, ScrollRig.middle + way.finger(CGFloat(step) * 20), at: rig.time + 0.008) }
    #expect(abs(way.along(rig.scroll.contentOffset - caught) - 120) < 0.34)
    rig.touch(.ended, ScrollRig.middle + way.finger(120), at: rig.time + 0.008)
    let goal = way.along(rig.recorder.target - start) / length(way)
    #expect(goal == (share + 120 / length(way) > 1 ? 2 : 1), "one page further than the one it was nearest to when it was caught")
    rig.settle()
    #expect(rig.scroll.contentOffset == rig.recorder.target && rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aSnapThatIsCaughtAndLetGoGoesToTheNearestPage(way: Way) {
    let rig = pages(way)
    let start = rig.scroll.contentOffset
    rig.flick(way, step: 8, count: 8)
    rig.run(frames: 2)
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    #expect(way.along(rig.scroll.contentOffset - start) < 0.4 * length(way))
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.05)
    #expect(rig.scroll.isDecelerating)
    rig.settle()
    #expect(rig.scroll.contentOffset == start && rig.recorder.endings == 1)
  }

  @Test func bothAxesHaveTheirPages() {
    let rig = ScrollRig(content: CGSize(width: 5 * 393, height: 5 * 852))
    rig.scroll.isPagingEnabled = true
    rig.scroll.contentOffset = CGPoint(x: 786, y: 1704)
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: 1, y: -12), count: 8)
    #expect(rig.recorder.target == CGPoint(x: 786, y: 2556), "what is slow on one axis is no flick there")
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 786, y: 2556))
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: 12, y: -12), count: 8)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 393, y: 3408))
  }

  @Test(arguments: Way.allCases) func aRotationInMidSnapKeepsThePage(way: Way) {
    let rig = pages(way)
    rig.flick(way, step: 8, count: 8)
    rig.run(frames: 4)
    let page = way.sign > 0 ? 3 : 1
    // As apps do it: first the bounds, the content in the layout after.
    rig.scroll.frame.size = CGSize(width: 852, height: 393)
    rig.scroll.contentSize = way.isVertical ? CGSize(width: 852, height: 5 * 393) : CGSize(width: 5 * 852, height: 393)
    rig.settle()
    #expect(rig.scroll.contentOffset == (way.isVertical ? CGPoint(x: 0, y: page * 393) : CGPoint(x: page * 852, y: 0)))
    #expect(rig.recorder.endings == 1)
  }

  @Test func aTargetThatADelegateWritesIsIgnoredWithOneWarning() {
    let rig = pages(.down)
    rig.recorder.chosenTarget = CGPoint(x: 0, y: 100)
    for page in [3, 4] {
      rig.flick(.down, step: 8, count: 8)
      rig.settle()
      #expect(rig.scroll.contentOffset == CGPoint(x: 0, y: page * 852))
    }
    #expect(rig.screen.warnings.given.count == 1)
    #expect(
      rig.screen.warnings.given[0].hasPrefix("MessageRecorder.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
    rig.scroll.isPagingEnabled = false
    rig.flick(.up, step: 8, count: 8)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test(arguments: Way.allCases) func aSnapThatIsInterruptedIsOnItsPage(way: Way) {
    let rig = pages(way)
    let goal = rig.scroll.contentOffset + way.offset(length(way))
    rig.flick(way, step: 8, count: 8)
    rig.run(frames: 3)
    rig.scroll.removeFromSuperview()
    #expect(rig.scroll.contentOffset == goal && rig.recorder.endings == 1)
  }

  @Test func codeMayRestBetweenPages() {
    let rig = pages(.down)
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == 1000)
  }

  /// Sizes, insets, starts, drags and speeds at random.
  @Test(arguments: 0..<20) func randomFlicksRestOnAPageAtMostOneFromTheStartAsTheTargetSaid(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let size = CGSize(width: .random(in: 100...393, using: &random), height: .random(in: 100...852, using: &random))
      let inset = CGFloat.random(in: 0...60, using: &random)
      let rig = ScrollRig(
        content: CGSize(
          width: .random(in: 50...2000, using: &random), height: .random(in: 50...4000, using: &random)))
      rig.scroll.frame.size = size
      rig.scroll.contentInset = UIEdgeInsets(top: inset, left: inset / 2, bottom: inset, right: 0)
      rig.scroll.isPagingEnabled = true
      rig.scroll.isDirectionalLockEnabled = .random(using: &random)
      rig.scroll.bounces = .random(using: &random)
      let pages = [PageGrid(rig.scroll, vertical: false), PageGrid(rig.scroll, vertical: true)]
      var start = CGPoint(x: pages[0].stops.randomElement(using: &random)!, y: pages[1].stops.randomElement(using: &random)!)
      rig.scroll.contentOffset = start
      for flick in 0..<3 {
        let before = rig.recorder.names.count { $0 == "willEndDragging" }
        let step = CGPoint(x: .random(in: -20...20, using: &random), y: .random(in: -20...20, using: &random))
        rig.flick(from: CGPoint(x: size.width / 2, y: size.height / 2), by: step, count: .random(in: 2...9, using: &random))
        rig.settle()
        let rest = rig.scroll.contentOffset
        if rig.recorder.names.count(where: { $0 == "willEndDragging" }) > before {
          #expect(rest == rig.recorder.target, "seed \(seed), flick \(flick): \(size), step \(step)")
        }
        for (grid, (from, to)) in zip(pages, [(start.x, rest.x), (start.y, rest.y)]) {
          let (a, b) = (grid.index(of: from), grid.index(of: to))
          #expect(
            a != nil && b != nil && abs(a! - b!) <= 1, "seed \(seed), flick \(flick): from \(from) to \(to) of \(grid.stops)")
        }
        start = rest
      }
    }
  }
}

/// The stops of one axis, found the slow way: whole bounds from the leading edge, then the trailing edge.
@MainActor private struct PageGrid {
  var stops: [CGFloat] = []

  init(_ scroll: UIScrollView, vertical: Bool) {
    let inset = scroll.contentInset
    let (first, end, length) =
      vertical
      ? (-inset.top, scroll.contentSize.height + inset.bottom, scroll.bounds.height)
      : (-inset.left, scroll.contentSize.width + inset.right, scroll.bounds.width)
    let last = max(first, end - length)
    var stop = first
    while stop < last - 1e-6 {
      stops.append(stop)
      stop += length
    }
    stops.append(last)
  }

  /// To the half pixel.
  func index(of offset: CGFloat) -> Int? { stops.firstIndex { abs($0 - offset) <= 0.17 } }
}
