import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Where content gives way, where content that fits lies, and what stops a motion.
@MainActor @Suite struct ScrollBehaviourTests {
  @Test func whatNobodySetIsAsInUIKit() {
    let scroll = UIScrollView()
    #expect(scroll.bounces && scroll.bouncesVertically && scroll.bouncesHorizontally)
    #expect(!scroll.isPagingEnabled && !scroll.isDirectionalLockEnabled && !scroll.isScrollAnimating)
    #expect(scroll.contentAlignmentPoint == .zero)
  }

  // MARK: Bouncing

  @Test(arguments: Way.allCases) func onlyTheAxisThatBouncesGivesWay(way: Way) {
    for (vertically, horizontally) in [(true, false), (false, true)] {
      let rig = ScrollRig(content: CGSize(width: 2000, height: 2000))
      (rig.scroll.bouncesVertically, rig.scroll.bouncesHorizontally) = (vertically, horizontally)
      rig.scroll.contentOffset = way.sign > 0 ? CGPoint(x: 1607, y: 1148) : .zero
      let edge = rig.scroll.contentOffset
      let end = rig.drag(way, step: 8, count: 10)
      let gives = way.isVertical ? vertically : horizontally
      #expect((way.along(rig.scroll.contentOffset - edge) > 30) == gives && (rig.scroll.contentOffset == edge) != gives)
      rig.touch(.ended, end, at: rig.time + 0.2)
      rig.settle()
      #expect(rig.scroll.contentOffset == edge)
      rig.scroll.bounces = false
      _ = rig.drag(way, step: 8, count: 10)
      #expect(rig.scroll.contentOffset == edge)
    }
  }

  @Test(arguments: Way.allCases) func alwaysBouncingCountsOnlyWhereItBounces(way: Way) {
    for bounces in [true, false] {
      let rig = ScrollRig(content: CGSize(width: 100, height: 100))
      (rig.scroll.alwaysBounceVertical, rig.scroll.alwaysBounceHorizontal) = (true, true)
      if way.isVertical { rig.scroll.bouncesVertically = bounces } else { rig.scroll.bouncesHorizontally = bounces }
      _ = rig.drag(way, step: 8, count: 10)
      #expect(rig.scroll.isDragging == bounces && (way.along(rig.scroll.contentOffset) > 30) == bounces)
    }
  }

  // MARK: Content that fits

  @Test func contentThatFitsLiesAtTheAlignmentPoint() {
    let rig = ScrollRig(content: CGSize(width: 193, height: 452))
    for (point, offset) in [
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: -100, y: -200)), (CGPoint(x: 1, y: 0.25), CGPoint(x: -200, y: -100)),
      (CGPoint(x: -3, y: 7), CGPoint(x: 0, y: -400)), (.zero, .zero),
    ] {
      rig.scroll.contentAlignmentPoint = point
      #expect(rig.scroll.contentOffset == offset)
    }
    rig.scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    rig.scroll.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 40)
    #expect(rig.scroll.contentOffset == CGPoint(x: -80, y: -225))
    rig.scroll.contentSize = CGSize(width: 193, height: 4000)
    #expect(rig.scroll.contentOffset == CGPoint(x: -80, y: -100), "an axis that scrolls starts at its leading edge")
    rig.scroll.frame.size = CGSize(width: 293, height: 852)
    #expect(rig.scroll.contentOffset == CGPoint(x: -30, y: -100))
  }

  @Test(arguments: Way.allCases) func alignedContentBouncesBackToItsPlace(way: Way) {
    let rig = ScrollRig(content: CGSize(width: 193, height: 452))
    rig.scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    (rig.scroll.alwaysBounceVertical, rig.scroll.alwaysBounceHorizontal) = (true, true)
    rig.flick(way)
    #expect(way.along(rig.scroll.contentOffset - CGPoint(x: -100, y: -200)) > 30)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: -100, y: -200))
  }

  // MARK: Stopping

  @Test(arguments: Way.allCases) func stoppingEndsACoastWhereItIsAndABounceOnItsEdge(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 5)
    let here = rig.scroll.contentOffset
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.scroll.contentOffset == here && rig.recorder.messages == MessageTableTests.flick)
    rig.settle()
    #expect(rig.scroll.contentOffset == here && rig.recorder.endings == 1)
    rig.approach(way, 10)
    let edge = rig.scroll.contentOffset + way.offset(10)
    rig.flick(way)
    rig.run(frames: 3)
    #expect(way.along(rig.scroll.contentOffset - edge) > 10)
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.scroll.contentOffset == edge && rig.recorder.messages == MessageTableTests.flick)
  }

  @Test(arguments: Way.allCases) func stoppingTakesTheContentFromTheFinger(way: Way) {
    let rig = ScrollRig(way)
    let point = rig.drag(way, step: 8, count: 10)
    let here = rig.scroll.contentOffset
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.recorder.messages == ["willBeginDragging TD", "didEndDragging(false)"] && flags(rig.scroll) == "")
    for step in 1...5 { rig.touch(.moved, point + way.finger(CGFloat(step) * 8), at: rig.time + 0.008) }
    rig.touch(.ended, point + way.finger(40), at: rig.time + 0.008)
    rig.settle()
    #expect(rig.scroll.contentOffset == here && rig.recorder.messages.count == 2)
    rig.recorder.forget()
    rig.flick(way)
    rig.settle()
    #expect(rig.recorder.messages == MessageTableTests.flick)
  }

  @Test func stoppingEndsAnAnimatedScrollAndNothingAtRest() {
    let rig = ScrollRig(.down)
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.recorder.messages.isEmpty)
    rig.scroll.setContentOffset(.zero, animated: true)
    rig.run(frames: 5)
    #expect(rig.scroll.isScrollAnimating)
    let here = rig.scroll.contentOffset
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.recorder.messages == ["didEndScrollingAnimation"] && !rig.scroll.isScrollAnimating)
    rig.settle()
    #expect(rig.scroll.contentOffset == here)
  }

  @Test(arguments: ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
  func theDelegateMayStopItInAnyMessage(name: String) {
    let rig = ScrollRig(.down)
    rig.recorder.onMessage = { message, scroll in if message == name { scroll.stopScrollingAndZooming() } }
    rig.flick(.down)
    rig.settle()
    #expect(flags(rig.scroll) == "" && !rig.screen.driver.needsFrame)
    #expect(rig.recorder.names.count { $0.hasPrefix("didEndDragging") } == 1)
    #expect(rig.recorder.endings == 1, "\(rig.recorder.messages)")
  }

  // MARK: Animated by code

  @Test func onlyAnAnimationByCodeIsAScrollAnimation() {
    let rig = ScrollRig(.down)
    rig.flick(.down)
    #expect(!rig.scroll.isScrollAnimating)
    rig.settle()
    rig.scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(rig.scroll.isScrollAnimating && !rig.scroll.isDecelerating && !rig.scroll.isDragging)
    var inside: Bool?
    rig.recorder.onMessage = { name, scroll in if name == "didEndScrollingAnimation" { inside = scroll.isScrollAnimating } }
    rig.settle()
    #expect(!rig.scroll.isScrollAnimating && inside == false)
    rig.scroll.contentOffset.y = 500
    rig.screen.driver.tapStatusBar(at: rig.time)
    #expect(rig.scroll.isScrollAnimating)
  }

  // MARK: The target beyond an edge

  @Test(arguments: Way.allCases) func aTargetIsWritableWhenItIsFlickedOutOfTheBounceZone(way: Way) {
    let inward: Way = way.isVertical ? (way.sign > 0 ? .up : .down) : (way.sign > 0 ? .left : .right)
    for (distance, flicksInward): (CGFloat, Bool) in [(300, true), (300, false), (-500, true), (2, false)] {
      let rig = ScrollRig(way)
      rig.approach(way, 0)
      let edge = rig.scroll.contentOffset
      let point = rig.drag(way, step: 10, count: 20)
      #expect(way.along(rig.scroll.contentOffset - edge) > 50)
      let target = edge + inward.offset(distance)
      rig.recorder.chosenTarget = target
      var end = point
      for _ in 0..<4 {
        end = end + (flicksInward ? inward : way).finger(12)
        rig.touch(.moved, end, at: rig.time + 0.008)
      }
      rig.touch(.ended, end, at: rig.time + 0.008)
      #expect(way.along(rig.scroll.contentOffset - edge) > 30)
      rig.settle()
      // Written beyond the edge it is the edge.
      #expect(rig.scroll.contentOffset == (distance > 0 ? target : edge))
      #expect(rig.recorder.messages == MessageTableTests.flick)
    }
  }
}
