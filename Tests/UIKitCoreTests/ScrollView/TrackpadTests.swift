import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Trackpads whose platform tells when fingers come and go.
@MainActor @Suite struct TrackpadTests {
  /// Fingers move the content by `step` every 8 ms and stay.
  private func move(_ rig: ScrollRig, _ way: Way, step: CGFloat, count: Int) {
    rig.trackpad(.began)
    for _ in 0..<count { rig.trackpad(.moved, way.offset(step), at: rig.time + 0.008) }
  }

  @Test(arguments: Way.allCases) func fingersDragAndFlingWithoutASlop(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    move(rig, way, step: 16, count: 10)
    #expect(rig.scroll.contentOffset == before + way.offset(160) && flags(rig.scroll) == "TD")
    rig.trackpad(.ended)
    #expect(abs(way.along(rig.recorder.velocity) - 2) < 1e-9 && flags(rig.scroll) == "C")
    rig.settle()
    #expect(rig.recorder.messages == MessageTableTests.flick)
    #expect(abs(way.along(rig.scroll.contentOffset - before) - 160 - (2000 - 10) * 0.499) < 0.34)
  }

  @Test(arguments: Way.allCases) func pastAnEdgeTheContentGivesWayAndComesBack(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 0)
    let edge = rig.scroll.contentOffset
    move(rig, way, step: 10, count: 20)
    let past = way.along(rig.scroll.contentOffset - edge)
    #expect(past > 50 && past < 110)
    rig.trackpad(.ended, at: rig.time + 0.3)
    rig.settle()
    #expect(rig.scroll.contentOffset == edge && rig.recorder.names.last == "didEndDecelerating")
  }

  @Test func fingersThatComeDownCatchADeceleration() {
    let rig = ScrollRig(.down)
    rig.flick(.down)
    rig.run(frames: 5)
    rig.trackpad(.began)
    let here = rig.scroll.contentOffset
    rig.run(frames: 5)
    #expect(rig.scroll.contentOffset == here && rig.scroll.isTracking)
    rig.trackpad(.ended)
    rig.settle()
    #expect(rig.scroll.contentOffset == here && flags(rig.scroll) == "")
  }

  @Test func aFingerOnTheScreenTakesTheContentAway() {
    let rig = ScrollRig(.down)
    move(rig, .down, step: 10, count: 10)
    let here = rig.scroll.contentOffset
    rig.touch(.began, ScrollRig.middle)
    #expect(rig.recorder.names.last == "didEndDragging(false)")
    rig.trackpad(.moved, CGPoint(x: 0, y: 50))
    rig.touch(.ended, ScrollRig.middle)
    rig.trackpad(.moved, CGPoint(x: 0, y: 50))
    rig.trackpad(.ended)
    rig.settle()
    #expect(rig.scroll.contentOffset == here && flags(rig.scroll) == "")
  }

  @Test func whatTheSystemTakesAwayRests() {
    let rig = ScrollRig(.down)
    move(rig, .down, step: 16, count: 10)
    let here = rig.scroll.contentOffset
    rig.trackpad(.cancelled)
    rig.settle()
    #expect(rig.scroll.contentOffset == here && rig.recorder.names.last == "didEndDragging(false)")
  }

  @Test(arguments: Way.allCases) func theInnermostThatCanMoveTakesItAndWhereNobodyCanItGivesWay(way: Way) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 30)
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    move(rig, way, step: 10, count: 20)
    #expect(way.along(inner.contentOffset - start) > 100 && rig.scroll.contentOffset == outer, "no hand-over on the way")
    rig.trackpad(.ended, at: rig.time + 0.3)
    rig.settle()
    #expect(way.along(inner.contentOffset - start) == 30)
    move(rig, way, step: 10, count: 20)
    rig.trackpad(.ended, at: rig.time + 0.3)
    #expect(way.along(rig.scroll.contentOffset - outer) == 200 && way.along(inner.contentOffset - start) == 30)
    rig.approach(way, 0)
    inner.frame.origin = rig.scroll.contentOffset
    let edge = rig.scroll.contentOffset
    move(rig, way, step: 10, count: 20)
    #expect(way.along(inner.contentOffset - start) > 50 && rig.scroll.contentOffset == edge)
    rig.trackpad(.ended, at: rig.time + 0.3)
  }
}
