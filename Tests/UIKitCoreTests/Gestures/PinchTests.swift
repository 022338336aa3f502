import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct PinchTests {
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
  let pinch = UIPinchGestureRecognizer()
  let log = Log()

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(pinch)
    pinch.addAction { [log] gesture in
      let pinch = gesture as! UIPinchGestureRecognizer
      log.add("\(pinch.state) \((pinch.scale * 1000).rounded() / 1000)")
    }
  }

  /// Directions in which the second finger lies from the first.
  nonisolated static let ways = [
    CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1), CGPoint(x: 0.6, y: 0.8),
  ]

  private func fingers(
    _ phase: UITouch.Phase, _ distance: CGFloat, _ way: CGPoint = ways[0]
  ) -> [(phase: UITouch.Phase, point: CGPoint, id: Int)] {
    let (dx, dy) = (way.x * distance / 2, way.y * distance / 2)
    return [(phase, CGPoint(x: 200 - dx, y: 400 - dy), 0), (phase, CGPoint(x: 200 + dx, y: 400 + dy), 1)]
  }

  @Test(arguments: ways) func theSlopIsTakenOffOnce(_ way: CGPoint) {
    stage.touches(fingers(.began, 92, way))
    stage.touches(fingers(.moved, 99.9, way))
    #expect(log.take() == [] && pinch.state == .possible)
    for distance in [100, 150, 50] as [CGFloat] { stage.touches(fingers(.moved, distance, way)) }
    stage.touches(fingers(.ended, 50, way))
    #expect(log.take() == ["began 1.0", "changed 1.5", "changed 0.5", "ended 0.5"])
    #expect(pinch.state == .possible && pinch.scale == 1 && pinch.velocity == 0)
  }

  @Test(arguments: ways) func inwardItIsTheSame(_ way: CGPoint) {
    stage.touches(fingers(.began, 208, way))
    stage.touches(fingers(.moved, 201, way))
    #expect(log.take() == [])
    stage.touches(fingers(.moved, 100, way))
    stage.touches(fingers(.moved, 400, way))
    #expect(log.take() == ["began 0.5", "changed 2.0"])
  }

  @Test func fingersThatMoveTogetherDoNotPinch() {
    stage.touches(fingers(.began, 100))
    for step in 1...20 {
      stage.touches(fingers(.moved, 100).map { ($0.phase, CGPoint(x: $0.point.x, y: $0.point.y + CGFloat(step) * 5), $0.id) })
    }
    #expect(log.take() == [])
    #expect(pinch.state == .possible)
  }

  @Test func theScaleCanBeSetAndGoesOnFromThere() {
    stage.touches(fingers(.began, 92))
    stage.touches(fingers(.moved, 200))
    #expect(pinch.scale == 2)
    pinch.scale = 1
    stage.touches(fingers(.moved, 300))
    #expect(pinch.scale == 1.5)
    pinch.scale = 10
    stage.touches(fingers(.moved, 150))
    #expect(pinch.scale == 5)
  }

  @Test(arguments: [1.0, -1]) func theVelocityIsTheScalesWhateverItWasSetTo(_ sign: Double) {
    stage.touches(fingers(.began, 300 - 8 * sign))
    for step in 1...10 {
      stage.run(to: Double(step) / 100)
      stage.touches(fingers(.moved, 300 + sign * CGFloat(step) * 6))
    }
    // 600 pt a second; 300 pt are a scale of 1.
    #expect(abs(pinch.velocity - sign * 2) < 1e-6)
    pinch.scale = 1
    #expect(abs(pinch.velocity - sign * 600 / (300 + sign * 60)) < 1e-6)
    var atEnd: CGFloat = 0
    pinch.addAction { atEnd = ($0 as! UIPinchGestureRecognizer).velocity }
    stage.touches(fingers(.ended, 300 + sign * 60))
    #expect(abs(atEnd - sign * 600 / (300 + sign * 60)) < 1e-6)
  }

  @Test func aRestBeforeTheLiftLeavesNoVelocity() {
    stage.touches(fingers(.began, 100))
    stage.run(to: 0.01)
    stage.touches(fingers(.moved, 150))
    stage.run(to: 0.2)
    var atEnd: CGFloat?
    pinch.addAction { atEnd = ($0 as! UIPinchGestureRecognizer).velocity }
    stage.touches(fingers(.ended, 150))
    #expect(atEnd == 0)
  }

  @Test func whenOneFingerLeavesItWaitsForAnother() {
    stage.touches(fingers(.began, 92))
    stage.touches(fingers(.moved, 200))
    stage.touch(.ended, at: CGPoint(x: 300, y: 400), id: 1)
    stage.touch(.moved, at: CGPoint(x: 50, y: 400), id: 0)
    #expect(log.take() == ["began 2.0", "changed 2.0"])
    #expect(pinch.numberOfTouches == 1)
    stage.touch(.began, at: CGPoint(x: 150, y: 400), id: 7)
    stage.touch(.moved, at: CGPoint(x: 200, y: 400), id: 7)
    stage.touch(.ended, at: CGPoint(x: 200, y: 400), id: 7)
    stage.touch(.ended, at: CGPoint(x: 50, y: 400), id: 0)
    #expect(log.take() == ["changed 2.0", "changed 3.0", "changed 3.0", "ended 3.0"])
    #expect(pinch.state == .possible)
  }

  @Test func aThirdFingerIsIgnored() {
    stage.touches(fingers(.began, 92))
    stage.touch(.began, at: CGPoint(x: 20, y: 20), id: 2)
    stage.touches(fingers(.moved, 200))
    stage.touch(.moved, at: CGPoint(x: 380, y: 700), id: 2)
    #expect(log.take() == ["began 2.0"])
    #expect(pinch.numberOfTouches == 2 && pinch.location(in: view) == CGPoint(x: 200, y: 400))
    stage.touches(fingers(.ended, 200))
    #expect(log.take() == ["ended 2.0"] && pinch.state == .possible)
    stage.touch(.ended, at: CGPoint(x: 380, y: 700), id: 2)
  }

  @Test func oneFingerAloneIsNoPinch() {
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 300, y: 300), duration: 0.1)
    #expect(log.take() == [] && pinch.state == .possible && pinch.scale == 1)
  }

  @Test func fingersInOnePlaceMakeNoInfiniteScale() {
    stage.touches(fingers(.began, 0))
    stage.touches(fingers(.moved, 20))
    stage.touches(fingers(.moved, 0))
    #expect(pinch.scale.isFinite && pinch.scale > 0 && pinch.velocity.isFinite)
    stage.touches(fingers(.ended, 0))
    #expect(pinch.state == .possible)
  }

  @Test func aSystemCancelEndsIt() {
    stage.touches(fingers(.began, 92))
    stage.touches(fingers(.moved, 200))
    stage.touches(fingers(.cancelled, 200))
    #expect(log.take() == ["began 2.0", "cancelled 2.0"])
  }

  @Test func aPreventedPinchTriesAgain() {
    let judge = Judge()
    judge.begins = false
    pinch.delegate = judge
    stage.touches(fingers(.began, 92))
    stage.touches(fingers(.moved, 200))
    #expect(pinch.state == .failed)
    stage.touches(fingers(.ended, 200))
    let other = Probe("other", log, on: view)
    judge.begins = true
    judge.requires = other
    stage.touches(fingers(.began, 92))
    stage.touches(fingers(.moved, 150))
    #expect(pinch.state == .possible && log.take().allSatisfy { $0.hasPrefix("other") })
    other.state = .failed
    stage.touches(fingers(.moved, 200))
    #expect(pinch.state == .changed && pinch.scale == 2)
  }

  @Test(arguments: ["0", "-1", "nan", "inf"]) func aScaleThatMakesNoSenseStopsTheProgram(_ scale: String) async {
    await #expect(processExitsWith: .failure) { [scale] in
      await MainActor.run { UIPinchGestureRecognizer().scale = Double(scale)! }
    }
  }
}
