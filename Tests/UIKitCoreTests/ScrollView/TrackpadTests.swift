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

  private struct Recording: Decodable {
    struct Lift: Decodable { let velocity, target: Double }
    struct Input: Decodable {
      let time, units: Double
      let phase: String

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        (time, units) = (try values.decode(Double.self), try values.decode(Double.self))
        phase = try values.decode(String.self)
      }
    }

    let viewport, content: [Double]
    let startOffset, unit, didEndDecelerating: Double
    let input: [Input]
    let samples: [[Double]]
    let willEndDragging: Lift
  }

  /// A Mac's trackpad in an iOS app: the slop, the curve, the target and the end. The recording shows whole points, the rig
  /// thirds, and the velocities differ by a quarter of a percent.
  @Test func theRecordedFlickIsFollowed() throws {
    let url = try #require(Bundle.module.url(forResource: "Traces/trackpad_slow", withExtension: "json"))
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
    let rig = ScrollRig(
      size: CGSize(width: recording.viewport[0], height: recording.viewport[1]),
      content: CGSize(width: recording.content[0], height: recording.content[1]))
    rig.scroll.contentOffset.y = recording.startOffset
    rig.recorder.forget()
    let phases: [String: UITouch.Phase] = ["began": .began, "changed": .moved, "ended": .ended]
    var rest = recording.input[...]
    for sample in recording.samples {
      while let next = rest.first, next.time <= sample[0] {
        rest.removeFirst()
        rig.trackpad(try #require(phases[next.phase]), CGPoint(x: 0, y: -next.units * recording.unit), at: next.time)
      }
      rig.frame(at: sample[0])
      #expect(abs(rig.scroll.contentOffset.y - sample[1]) <= 1 + 1e-9, "at \(sample[0])")
    }
    #expect(abs(rig.recorder.velocity.y - recording.willEndDragging.velocity) < 0.005)
    #expect(abs(rig.recorder.target.y - recording.willEndDragging.target) < 1)
    rig.frame(at: recording.didEndDecelerating - 1.0 / 60)
    #expect(rig.recorder.names.last == "willBeginDecelerating")
    rig.frame(at: recording.didEndDecelerating)
    #expect(rig.recorder.messages == MessageTableTests.flick)
  }

  @Test(arguments: Way.allCases) func fingersDragAndFlingPastTheSlop(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    move(rig, way, step: 16, count: 10)
    #expect(rig.scroll.contentOffset == before + way.offset(150) && flags(rig.scroll) == "TD")
    rig.trackpad(.ended)
    #expect(abs(way.along(rig.recorder.velocity) - 2) < 1e-9 && flags(rig.scroll) == "C")
    rig.settle()
    #expect(rig.recorder.messages == MessageTableTests.flick)
    #expect(abs(way.along(rig.scroll.contentOffset - before) - 150 - 158.5 * pow(2, 1.37)) < 0.34)
  }

  @Test(arguments: Way.allCases) func pastAnEdgeTheContentGivesWayAndComesBack(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 0)
    let edge = rig.scroll.contentOffset
    move(rig, way, step: 10, count: 20)
    let past = way.along(rig.scroll.contentOffset - edge)
    #expect(abs(past - 0.07 * 190) < 1)
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
    #expect(way.along(inner.contentOffset - start) > 38 && rig.scroll.contentOffset == outer, "no hand-over on the way")
    rig.trackpad(.ended, at: rig.time + 0.3)
    rig.settle()
    #expect(way.along(inner.contentOffset - start) == 30)
    move(rig, way, step: 10, count: 20)
    rig.trackpad(.ended, at: rig.time + 0.3)
    #expect(way.along(rig.scroll.contentOffset - outer) == 190 && way.along(inner.contentOffset - start) == 30)
    rig.approach(way, 0)
    inner.frame.origin = rig.scroll.contentOffset
    let edge = rig.scroll.contentOffset
    move(rig, way, step: 10, count: 20)
    #expect(way.along(inner.contentOffset - start) > 38 && rig.scroll.contentOffset == edge)
    rig.trackpad(.ended, at: rig.time + 0.3)
  }
}
