import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Each row of the table of messages, in all four directions, with the flags inside each message.
@MainActor @Suite struct MessageTableTests {
  static let flick = [
    "willBeginDragging TD", "willEndDragging TD", "didEndDragging(true) T", "willBeginDecelerating C", "didEndDecelerating",
  ]

  @Test func aTouchThatHoldsStillSaysNothing() {
    let rig = ScrollRig(.down)
    rig.touch(.began, ScrollRig.middle)
    #expect(flags(rig.scroll) == "T")
    rig.frame(at: rig.time + 0.5)
    #expect(flags(rig.scroll) == "T")
    rig.touch(.ended, ScrollRig.middle, at: rig.time)
    #expect(flags(rig.scroll) == "")
    #expect(rig.recorder.messages.isEmpty && rig.recorder.offsets.isEmpty)
  }

  @Test(arguments: Way.allCases) func aDragThatStopsEndsWithTheDrag(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    let end = rig.drag(way, step: 5, count: 20)
    #expect(flags(rig.scroll) == "TD")
    rig.touch(.ended, end, at: rig.time + 0.2)
    #expect(rig.recorder.messages == ["willBeginDragging TD", "willEndDragging TD", "didEndDragging(false) T"])
    #expect(rig.recorder.velocity == .zero)
    #expect(way.along(rig.scroll.contentOffset - before) == 90)
    #expect(rig.recorder.target == rig.scroll.contentOffset)
    #expect(flags(rig.scroll) == "")
    #expect(!rig.recorder.knowsMore)
  }

  @Test(arguments: Way.allCases) func aFlickDecelerates(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    #expect(flags(rig.scroll) == "C")
    let lifted = rig.recorder.offsets.count
    let target = rig.recorder.target
    rig.settle()
    #expect(rig.recorder.messages == Self.flick)
    #expect(way.along(rig.recorder.velocity) > 1.999 && way.along(rig.recorder.velocity) < 2.001)
    #expect(rig.recorder.offsets.count > lifted + 60)
    let rest = way.along(target - rig.scroll.contentOffset)
    #expect(rest > 0.9 && rest < 1.4, "what is announced lies a point further than where it rests")
    #expect(flags(rig.scroll) == "" && rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aDragPastAnEdgeComesBackAsADeceleration(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 50)
    let edge = rig.scroll.contentOffset + way.offset(50)
    let end = rig.drag(way, step: 5, count: 60)
    #expect(way.along(rig.scroll.contentOffset - edge) > 50)
    rig.touch(.ended, end, at: rig.time + 0.3)
    #expect(rig.recorder.target == edge)
    rig.settle()
    #expect(rig.recorder.messages == Self.flick)
    #expect(rig.scroll.contentOffset == edge)
    #expect(rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aTouchWhileItDeceleratesStopsItUntilTheLift(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 10)
    let stopped = rig.scroll.contentOffset
    rig.recorder.forget()
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    #expect(rig.recorder.messages == ["willBeginDragging TDC"])
    #expect(rig.scroll.isTracking && rig.scroll.isDecelerating)
    rig.run(frames: 10)
    #expect(rig.scroll.contentOffset == stopped && rig.recorder.offsets.isEmpty)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.003)
    #expect(
      rig.recorder.messages == ["willBeginDragging TDC", "willEndDragging TDC", "didEndDragging(false) TC", "didEndDecelerating"])
    #expect(rig.recorder.velocity == .zero && rig.recorder.target == stopped)
    rig.settle()
    #expect(rig.scroll.contentOffset == stopped && flags(rig.scroll) == "")
  }

  @Test(arguments: Way.allCases) func aTouchWhileItDeceleratesDragsOnWithoutSlop(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 10)
    let stopped = rig.scroll.contentOffset
    rig.recorder.forget()
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    rig.touch(.moved, ScrollRig.middle + way.finger(2), at: rig.time + 0.008)
    #expect(abs(way.along(rig.scroll.contentOffset - stopped) - 2) < 1e-9)
    #expect(flags(rig.scroll) == "TD")
    for step in 2...8 { rig.touch(.moved, ScrollRig.middle + way.finger(CGFloat(step) * 8), at: rig.time + 0.008) }
    rig.touch(.ended, ScrollRig.middle + way.finger(64), at: rig.time + 0.008)
    rig.settle()
    #expect(rig.recorder.names == Self.flick.map { String($0.prefix { $0 != " " }) })
    #expect(rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aBounceIsCaughtInMidAir(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 20)
    let edge = rig.scroll.contentOffset + way.offset(20)
    rig.flick(way, step: 20)
    rig.run(frames: 4)
    let stopped = rig.scroll.contentOffset
    #expect(way.along(stopped - edge) > 20)
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    rig.run(frames: 3)
    #expect(rig.scroll.contentOffset == stopped)
    rig.touch(.moved, ScrollRig.middle + way.finger(0.5), at: rig.time + 0.008)
    #expect(abs(way.along(rig.scroll.contentOffset - stopped)) < 0.67)
    rig.touch(.ended, ScrollRig.middle + way.finger(0.5), at: rig.time + 0.3)
    rig.settle()
    #expect(rig.scroll.contentOffset == edge)
    #expect(rig.recorder.names.last == "didEndDecelerating" && flags(rig.scroll) == "")
  }

  @Test func aTapOnTheStatusBarScrollsToTop() {
    let rig = ScrollRig(.down)
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.recorder.messages == ["shouldScrollToTop", "didScrollToTop"])
    #expect(rig.scroll.contentOffset == .zero && rig.recorder.offsets.count == 18)
  }

  @Test(arguments: Way.allCases) func codeMovesItWithOneMessage(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    rig.scroll.setContentOffset(before + way.offset(100), animated: false)
    #expect(rig.recorder.offsets == [before + way.offset(100)])
    rig.scroll.contentOffset = before
    rig.scroll.contentOffset = before
    rig.scroll.setContentOffset(before, animated: false)
    #expect(rig.recorder.offsets.count == 2)
    let beyond = (before + way.offset(10_000_000))
    rig.scroll.contentOffset = beyond
    #expect(rig.scroll.contentOffset == beyond, "any finite offset, edges or not")
    #expect(rig.recorder.messages.isEmpty && flags(rig.scroll) == "")
  }

  @Test(arguments: Way.allCases) func codeAnimatesItWithOneMessageAFrame(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    rig.scroll.setContentOffset(before + way.offset(400), animated: true)
    #expect(rig.scroll.contentOffset == before)
    rig.run(frames: 8)
    #expect(abs(way.along(rig.scroll.contentOffset - before) - 165.333) < 0.001, "3 pixels a point: 165.27 rounded")
    #expect(flags(rig.scroll) == "")
    rig.settle()
    #expect(rig.scroll.contentOffset == before + way.offset(400))
    #expect(rig.recorder.offsets.count == 18 && rig.recorder.messages == ["didEndScrollingAnimation"])
    rig.recorder.forget()
    rig.scroll.setContentOffset(rig.scroll.contentOffset, animated: true)
    rig.settle()
    #expect(rig.recorder.offsets.isEmpty && rig.recorder.messages.isEmpty)
  }

  @Test(arguments: Way.allCases) func aTouchOrASecondCallEndsAnAnimationOnce(way: Way) {
    let rig = ScrollRig(way)
    let goal = rig.scroll.contentOffset + way.offset(400)
    rig.scroll.setContentOffset(goal, animated: true)
    rig.run(frames: 5)
    rig.scroll.setContentOffset(goal + way.offset(50), animated: true)
    rig.run(frames: 5)
    rig.touch(.began, ScrollRig.middle, at: rig.time)
    let stopped = rig.scroll.contentOffset
    rig.run(frames: 30)
    rig.touch(.ended, ScrollRig.middle, at: rig.time)
    rig.settle()
    #expect(rig.recorder.messages == ["didEndScrollingAnimation T"])
    #expect(rig.scroll.contentOffset == stopped)
  }
}

extension MessageRecorder {
  /// What the guide's simple detector sees: a drag that ended without deceleration, or a deceleration that ended.
  var endings: Int { names.filter { $0 == "didEndDragging(false)" || $0 == "didEndDecelerating" }.count }

  /// Whether that detector still waits for an end.
  var knowsMore: Bool { endings == 0 && names.contains("willBeginDragging") }
}
