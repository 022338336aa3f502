import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Content that hangs beyond an edge because something went on comes back, whoever interrupts that.
@MainActor @Suite struct ComingBackTests {
  /// In a bounce far beyond the edge that lies this way.
  private func bouncing(_ way: Way) -> (rig: ScrollRig, edge: CGPoint) {
    let rig = ScrollRig(way)
    rig.approach(way, 0)
    let edge = rig.scroll.contentOffset
    rig.flick(way, step: 20, count: 20)
    rig.run(frames: 2)
    #expect(way.along(rig.scroll.contentOffset - edge) > 50)
    return (rig, edge)
  }

  @Test(arguments: Way.allCases, [true, false]) func withItsWindowOrWithScrollingGoneItIsAtTheEdge(way: Way, removes: Bool) {
    let (rig, edge) = bouncing(way)
    if removes { rig.scroll.removeFromSuperview() } else { rig.scroll.isScrollEnabled = false }
    #expect(rig.scroll.contentOffset == edge && rig.recorder.endings == 1 && flags(rig.scroll) == "")
  }

  @Test(arguments: Way.allCases, [true, false]) func insideTheMessagesOfTheLiftToo(way: Way, removes: Bool) {
    let rig = ScrollRig(way)
    rig.approach(way, 0)
    let edge = rig.scroll.contentOffset
    rig.recorder.onMessage = { name, scroll in
      guard name == "willEndDragging" else { return }
      if removes { scroll.removeFromSuperview() } else { scroll.stopScrollingAndZooming() }
    }
    rig.flick(way, step: 20, count: 20)
    #expect(rig.scroll.contentOffset == edge && rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aTouchOnTheAnimatedWayBackDoesNotLeaveItThere(way: Way) {
    let (rig, edge) = bouncing(way)
    let goal = edge - way.offset(300)
    rig.scroll.setContentOffset(goal, animated: true)
    rig.run(frames: 1)
    #expect(way.along(rig.scroll.contentOffset - edge) > 20)
    rig.touch(.began, ScrollRig.middle, at: rig.time)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.02)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset - edge) <= 0 && flags(rig.scroll) == "")
    #expect(rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func whatIsRevealedOnTheOtherAxisTakesItAlong(way: Way) {
    let rig = ScrollRig(content: CGSize(width: 5000, height: 5000))
    rig.scroll.contentOffset = way.sign > 0 ? CGPoint(x: 4607, y: 4148) : .zero
    let edge = rig.scroll.contentOffset
    rig.flick(way, step: 20, count: 20)
    rig.run(frames: 2)
    let far = way.sign > 0 ? CGPoint.zero : CGPoint(x: 4900, y: 4900)
    let near = CGPoint(x: edge.x + 100, y: edge.y + 100)
    let rect = CGRect(
      origin: way.isVertical ? CGPoint(x: far.x, y: near.y) : CGPoint(x: near.x, y: far.y), size: CGSize(width: 50, height: 50))
    rig.scroll.scrollRectToVisible(rect, animated: true)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset) == way.along(edge))
  }

  @Test(arguments: Way.allCases) func anAxisThatCannotBeDraggedAnyMoreIsBackAtOnce(way: Way) {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
    rig.scroll.contentOffset = way.sign > 0 ? CGPoint(x: 1607, y: 1148) : .zero
    let end = rig.drag(way, step: 10, count: 20)
    rig.scroll.contentSize = way.isVertical ? CGSize(width: 2000, height: 100) : CGSize(width: 100, height: 2000)
    #expect((way.isVertical ? rig.scroll.contentOffset.y : rig.scroll.contentOffset.x) == 0 && rig.scroll.isDragging)
    rig.touch(.ended, end, at: rig.time + 0.2)
    #expect(rig.recorder.messages.last == "didEndDragging(false) T")
  }

  @Test(arguments: Way.allCases) func aBounceThatADelegateForbidsInAMessageIsBack(way: Way) {
    let (rig, edge) = bouncing(way)
    rig.recorder.onMessage = { name, scroll in if name == "didScroll" { scroll.bounces = false } }
    rig.settle()
    #expect(rig.scroll.contentOffset == edge && rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func anAxisThatTheMessageOfTheLiftTakesAwayIsBackAtOnce(way: Way) {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
    rig.scroll.contentOffset = way.sign > 0 ? CGPoint(x: 1607, y: 1148) : .zero
    let end = rig.drag(way, step: 10, count: 20)
    rig.recorder.onMessage = { name, scroll in
      guard name == "willEndDragging" else { return }
      scroll.contentSize = way.isVertical ? CGSize(width: 2000, height: 100) : CGSize(width: 100, height: 2000)
    }
    rig.touch(.ended, end, at: rig.time + 0.2)
    rig.settle()
    #expect((way.isVertical ? rig.scroll.contentOffset.y : rig.scroll.contentOffset.x) == 0 && flags(rig.scroll) == "")
  }

  @Test(arguments: Way.allCases) func anEdgeThatMovesInTheMessageOfALiftAtRestTakesTheContentAlong(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 20)
    let edge = rig.scroll.contentOffset + way.offset(20)
    let end = rig.drag(way, step: 3, count: 10)
    rig.recorder.onMessage = { name, scroll in
      guard name == "didEndDragging(false)" else { return }
      scroll.contentInset = UIEdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
    }
    rig.touch(.ended, end, at: rig.time + 0.3)
    #expect(rig.recorder.endings == 1)
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset - edge) == -50)
  }

  @Test(arguments: Way.allCases) func anEdgeThatMovesInTheMessageOfAStopTakesTheContentAlong(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 3)
    let last = CGPoint(x: rig.scroll.contentSize.width - 393, y: rig.scroll.contentSize.height - 852)
    let goal = way.sign > 0 ? last : .zero
    rig.recorder.onMessage = { name, scroll in
      if name == "didScroll" { scroll.contentInset = UIEdgeInsets(top: -30, left: -30, bottom: -30, right: -30) }
    }
    rig.scroll.setContentOffset(goal, animated: false)
    #expect(way.along(rig.scroll.contentOffset - goal) == -30 && rig.recorder.endings == 1 && flags(rig.scroll) == "")
  }

  /// A bounce that a wheel has stopped, on its way back.
  private func turning(_ way: Way) -> (rig: ScrollRig, edge: CGPoint) {
    let (rig, edge) = bouncing(way)
    rig.scrollWheel(way.offset(-20))
    rig.run(frames: 1)
    #expect(way.along(rig.scroll.contentOffset - edge) > 20 && rig.recorder.messages.last == "willBeginDragging D")
    return (rig, edge)
  }

  @Test(arguments: Way.allCases) func aFingerHoldsWhatAWheelBringsBackUntilItLeaves(way: Way) {
    let (rig, edge) = turning(way)
    rig.recorder.forget()
    rig.touch(.began, ScrollRig.middle, at: rig.time)
    let held = rig.scroll.contentOffset
    #expect(rig.recorder.messages == ["didEndDragging(true) TC", "willBeginDragging TDC"])
    rig.run(frames: 30)
    #expect(rig.scroll.contentOffset == held && !rig.screen.driver.needsFrame)
    rig.recorder.forget()
    rig.touch(.ended, ScrollRig.middle, at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset == edge && flags(rig.scroll) == "")
    #expect(rig.recorder.names == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "didEndDecelerating"])
  }

  @Test(arguments: Way.allCases) func aFingerDragsWhatAWheelBringsBackWithoutSlop(way: Way) {
    let (rig, edge) = turning(way)
    rig.touch(.began, ScrollRig.middle, at: rig.time)
    let held = rig.scroll.contentOffset
    rig.touch(.moved, ScrollRig.middle + way.finger(-6), at: rig.time + 0.008)
    #expect(way.along(rig.scroll.contentOffset - held) < -1)
    rig.touch(.ended, ScrollRig.middle + way.finger(-6), at: rig.time + 0.2)
    rig.settle()
    #expect(rig.scroll.contentOffset == edge && rig.recorder.endings == 2)
  }

  @Test(arguments: Way.allCases) func anAnimatedScrollThatIsShiftedStillEndsInside(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 500)
    let edge = rig.scroll.contentOffset + way.offset(500)
    rig.scroll.setContentOffset(edge, animated: true)
    rig.run(frames: 6)
    let here = rig.scroll.contentOffset
    rig.scroll.contentOffset = here + way.offset(200)
    rig.run(frames: 1)
    #expect(way.along(rig.scroll.contentOffset - here) > 200)
    rig.settle()
    #expect(rig.scroll.contentOffset == edge && rig.recorder.messages == ["didEndScrollingAnimation"])
  }

  // MARK: Oddities that apps rely on

  @Test(arguments: Way.allCases) func didScrollComesInsideTheSetterAndLayoutOnceLaterInTheFrame(way: Way) {
    let counting = CountingScrollView()
    let rig = ScrollRig(way, counting)
    counting.layouts = 0
    var inside = -1
    rig.recorder.onMessage = { name, _ in if name == "didScroll" { inside = counting.layouts } }
    rig.scroll.contentOffset = rig.scroll.contentOffset + way.offset(10)
    #expect(inside == 0 && counting.layouts == 0)
    rig.scroll.contentOffset = rig.scroll.contentOffset + way.offset(10)
    rig.run(frames: 1)
    #expect(counting.layouts == 1 && rig.recorder.offsets.count == 2)
  }

  @Test(arguments: Way.allCases) func theFastRateRestsWhereTheSameFormulasSay(way: Way) {
    let rig = ScrollRig(way)
    rig.scroll.decelerationRate = .fast
    rig.flick(way)
    let lifted = rig.scroll.contentOffset
    rig.settle()
    // v0 2000, F 0.099
    #expect(abs(way.along(rig.scroll.contentOffset - lifted) - (2000 - 10) * 0.099) < 0.34)
  }
}

private final class CountingScrollView: UIScrollView {
  var layouts = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
