import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite struct RotationTests {
  let log = Log()
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let rotation = UIRotationGestureRecognizer()
  let center = CGPoint(x: 200, y: 400)
  /// 10 points along a circle of 100 points.
  let slop: CGFloat = 0.1

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(rotation)
    rotation.addAction { [log] in log.add("\($0.state)") }
  }

  private func place(_ id: Int, _ angle: CGFloat) -> CGPoint {
    let side: CGFloat = id == 1 ? -1 : 1
    return CGPoint(x: center.x + side * 100 * cos(angle), y: center.y + side * 100 * sin(angle))
  }

  private func fingers(_ phase: UITouch.Phase, _ angle: CGFloat) {
    stage.touches([1, 2].map { (phase, place($0, angle), $0) })
  }

  @Test(arguments: [1.0, -1]) func itFollowsTheFingersBeyondASlop(_ sign: CGFloat) {
    fingers(.began, 0)
    fingers(.moved, sign * 0.09)
    #expect(log.take() == [] && rotation.rotation == 0)
    for angle in stride(from: 0.2, through: 7, by: 0.2) {
      fingers(.moved, sign * angle)
      #expect(near(rotation.rotation, sign * (angle - slop), within: 1e-9), "more than a whole turn too")
    }
    fingers(.ended, sign * 7)
    #expect(Set(log.take()) == ["began", "changed", "ended"] && rotation.state == .possible && rotation.rotation == 0)
  }

  @Test func itsValueMayBeSet() {
    fingers(.began, 1)
    fingers(.moved, 1.5)
    rotation.rotation = 0
    fingers(.moved, 1.75)
    #expect(near(rotation.rotation, 0.25, within: 1e-9))
  }

  @Test func aSteadyTurnHasItsExactSpeed() {
    var speed: CGFloat = 0
    rotation.addAction { speed = ($0 as! UIRotationGestureRecognizer).velocity }
    fingers(.began, 0)
    for step in 1...20 {
      stage.advance(by: 0.01)
      fingers(.moved, CGFloat(step) * 0.05)
    }
    #expect(near(speed, 5, within: 1e-9))
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    stage.advance(by: 0.01)
    fingers(.moved, 1.05)
    #expect(near(rotation.velocity, 5, within: 1e-9))
    stage.advance(by: 0.2)
    fingers(.ended, 1.05)
    #expect(speed == 0)
  }

  @Test func aFingerMayLeaveAndComeBack() {
    fingers(.began, 0)
    fingers(.moved, 1)
    stage.touch(.ended, at: place(2, 1), id: 2)
    stage.touch(.moved, at: place(1, 1.5), id: 1)
    #expect(rotation.state == .began && rotation.numberOfTouches == 1)
    stage.touch(.began, at: place(2, 1.5), id: 2)
    fingers(.moved, 2)
    #expect(near(rotation.rotation, 1 - slop + 0.5, within: 1e-9))
    fingers(.ended, 2)
    #expect(log.take() == ["began", "changed", "ended"])
  }

  @Test func oneFingerOrAPinchIsNoRotation() {
    stage.drag(from: center, to: CGPoint(x: 300, y: 500), duration: 0.1)
    stage.pinch(at: center, fromSpread: 100, toSpread: 300, duration: 0.1)
    #expect(log.take() == [])
    stage.touches([(.began, center, 1), (.began, center, 2)])
    stage.touches([(.moved, place(1, 0), 1), (.moved, place(2, 0), 2)])
    #expect(rotation.state == .possible, "from one place into two is no turn")
    stage.touches([(.ended, place(1, 0), 1), (.ended, place(2, 0), 2)])
  }

  @Test func aThirdFingerIsIgnored() {
    fingers(.began, 0)
    stage.touch(.began, at: CGPoint(x: 20, y: 20), id: 3)
    fingers(.moved, 0.5)
    #expect(rotation.numberOfTouches == 2 && near(rotation.rotation, 0.5 - slop, within: 1e-9))
    fingers(.cancelled, 0.5)
    #expect(log.take() == ["began", "cancelled"])
  }
}
