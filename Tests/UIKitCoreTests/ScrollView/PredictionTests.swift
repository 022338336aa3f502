import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// What is predicted is what the frames then show.
@MainActor @Suite struct PredictionTests {
  enum Motion: CaseIterable { case coast, coastIntoAnEdge, bounce, flungBack, page, pageBack, glide, aimed }

  /// In that motion, which has just begun.
  private func rig(_ motion: Motion, _ way: Way) -> ScrollRig {
    let rig = ScrollRig(way)
    switch motion {
    case .coast:
      rig.flick(way)
    case .coastIntoAnEdge:
      rig.approach(way, 600)
      rig.flick(way, step: 24)
    case .bounce:
      rig.approach(way, 0)
      rig.flick(way, step: 20, count: 20)
    case .flungBack:
      rig.approach(way, 0)
      let point = rig.drag(way, step: 10, count: 20)
      for step in 1...4 { rig.touch(.moved, point - way.finger(CGFloat(step) * 30), at: rig.time + 0.008) }
      rig.touch(.ended, point - way.finger(120), at: rig.time + 0.008)
    case .page, .pageBack:
      rig.scroll.isPagingEnabled = true
      rig.scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: 4 * 852) : CGPoint(x: 8 * 393, y: 0)
      if motion == .page {
        rig.flick(way)
      } else {
        let end = rig.drag(way, step: 5, count: 20)
        rig.touch(.ended, end, at: rig.time + 0.2)
      }
    case .glide:
      rig.scroll.setContentOffset(rig.scroll.contentOffset + way.offset(777.7), animated: true)
    case .aimed:
      rig.recorder.chosenTarget = rig.scroll.contentOffset + way.offset(500)
      rig.flick(way)
    }
    rig.recorder.forget()
    return rig
  }

  @Test(arguments: Motion.allCases, Way.allCases) func theRestAndEveryFrameAreExact(motion: Motion, way: Way) throws {
    let rig = rig(motion, way)
    let rest = try #require(rig.scroll.predictedMotion?.restingOffset)
    let restTime = rig.time + (try #require(rig.scroll.predictedMotion?.timeUntilRest))
    let begin = rig.time
    let predicted = (1...300).map { rig.scroll.predictedMotion?.contentOffset(after: Double($0) * ScrollRig.frameTime) }
    var frame = 0
    while rig.screen.driver.needsFrame, frame < 300 {
      let moving = rig.scroll.isDecelerating || rig.scroll.isScrollAnimating
      frame += 1
      rig.frame(at: begin + Double(frame) * ScrollRig.frameTime)
      if moving { #expect(rig.scroll.contentOffset == predicted[frame - 1], "frame \(frame)") }
      let moves = rig.scroll.isDecelerating || rig.scroll.isScrollAnimating
      #expect(moves == (rig.time < restTime - 1e-8), "frame \(frame) at \(rig.time), rest at \(restTime)")
      if moves { #expect(rig.scroll.predictedMotion?.restingOffset == rest) }
    }
    #expect(frame > 10 && rig.scroll.contentOffset == rest)
    #expect(rig.scroll.predictedMotion?.restingOffset == nil && rig.scroll.predictedMotion?.timeUntilRest == nil)
    #expect(rig.scroll.predictedMotion?.contentOffset(after: 1) == nil && rig.scroll.predictedMotion?.time(untilY: rest.y) == nil)
  }

  /// Every third point of the whole way, out and back.
  @Test(arguments: Motion.allCases, Way.allCases) func theTimeOfPassingLiesBetweenTheFramesThatPass(motion: Motion, way: Way)
    throws
  {
    let rig = rig(motion, way)
    let start = way.along(rig.scroll.contentOffset)
    let begin = rig.time
    func time(until goal: CGFloat) -> TimeInterval? {
      let offset = way.sign * goal
      let wait =
        way.isVertical
        ? rig.scroll.predictedMotion?.time(untilY: offset) : rig.scroll.predictedMotion?.time(untilX: offset)
      return wait.map { begin + $0 }
    }
    let goals = (-400...400).map { start + CGFloat($0) * 3.01 }
    let times = goals.map(time(until:))
    var frames = [(begin, start)]
    while rig.screen.driver.needsFrame, frames.count < 300, rig.scroll.isDecelerating || rig.scroll.isScrollAnimating {
      rig.run(frames: 1)
      frames.append((rig.time, way.along(rig.scroll.contentOffset)))
    }
    let half: CGFloat = 1.0 / 6 + 1e-6
    for (goal, time) in zip(goals, times) {
      guard let time else {
        #expect(frames.allSatisfy { ($0.1 - goal) * (start - goal) > 0 || abs($0.1 - goal) <= half }, "\(goal) is never passed")
        continue
      }
      for (at, offset) in frames where at < time { #expect((offset - goal) * (start - goal) >= 0 || abs(offset - goal) <= half) }
      let around = (frames.last { $0.0 <= time + 1e-8 }, frames.first { $0.0 >= time - 1e-8 })
      let (a, b) = (try #require(around.0).1, try #require(around.1).1)
      // Between two frames it may turn back.
      let slack = half + (goal > max(a, b) || goal < min(a, b) ? 12 : 0)
      #expect(goal >= min(a, b) - slack && goal <= max(a, b) + slack, "\(goal) at \(time), between \(a) and \(b)")
    }
    #expect(times.count { $0 != nil } > 20)
  }

  @Test func nothingIsPredictedOfAFingerOrAtRest() {
    let rig = ScrollRig(.down)
    #expect(rig.scroll.predictedMotion?.restingOffset == nil)
    let end = rig.drag(.down, step: 20, count: 10)
    #expect(rig.scroll.predictedMotion?.restingOffset == nil && rig.scroll.predictedMotion?.time(untilY: 5000) == nil)
    rig.touch(.ended, end, at: rig.time + 0.008)
    #expect(rig.scroll.predictedMotion?.restingOffset != nil)
    rig.touch(.began, end, at: rig.time + 0.1)
    #expect(rig.scroll.predictedMotion?.restingOffset == nil && rig.scroll.predictedMotion?.timeUntilRest == nil)
  }

  @Test func whereItIsNowItTakesNoTime() {
    let rig = ScrollRig(.down)
    rig.scroll.setContentOffset(.zero, animated: true)
    #expect(rig.scroll.predictedMotion?.time(untilY: 4500) == 0 && rig.scroll.predictedMotion?.time(untilX: 0) == 0)
    #expect(rig.scroll.predictedMotion?.time(untilY: 0).map { abs($0 - 0.3) < 1e-8 } == true)
    #expect(rig.scroll.predictedMotion?.time(untilY: 4501) == nil)
  }
}
