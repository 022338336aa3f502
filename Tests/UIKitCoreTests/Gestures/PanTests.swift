import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct PanTests {
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let pan = UIPanGestureRecognizer()
  let log = Log()

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.addAction { [log] gesture in
      let pan = gesture as! UIPanGestureRecognizer
      let t = pan.translation(in: pan.view)
      log.add("\(pan.state) \(Int(t.x.rounded())) \(Int(t.y.rounded()))")
    }
  }

  @Test(arguments: [CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0)])
  func theSlopIsTakenOffOnce(_ way: CGPoint) {
    let start = CGPoint(x: 150, y: 300)
    func at(_ distance: CGFloat) -> CGPoint { CGPoint(x: start.x + way.x * distance, y: start.y + way.y * distance) }
    func entry(_ state: String, _ distance: CGFloat) -> String { "\(state) \(Int(way.x * distance)) \(Int(way.y * distance))" }
    stage.touch(.began, at: start)
    stage.touch(.moved, at: at(9.9))
    #expect(log.take() == [])
    stage.touch(.moved, at: at(10))
    stage.touch(.moved, at: at(15))
    stage.touch(.moved, at: at(7))
    stage.touch(.ended, at: at(7))
    #expect(log.take() == [entry("began", 0), entry("changed", 5), entry("changed", -3), entry("ended", -3)])
    #expect(pan.state == .possible)
  }

  @Test func theFirstStepCountsWhatIsBeyondTheSlop() {
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.touch(.moved, at: CGPoint(x: 100, y: 124))
    #expect(log.take() == ["began 0 14"])
  }

  @Test func whoIsAskedWhetherItMayBeginSeesTheWholeMovement() {
    final class Vertical: NSObject, UIGestureRecognizerDelegate {
      var seen: [CGPoint] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: gestureRecognizer.view) ?? .zero
        seen.append(translation)
        return abs(translation.y) > abs(translation.x)
      }
    }
    let vertical = Vertical()
    pan.delegate = vertical
    for (end, entries) in [(CGPoint(x: 112, y: 103), []), (CGPoint(x: 103, y: 112), ["began 1 2"])] {
      stage.touch(.began, at: CGPoint(x: 100, y: 100))
      stage.touch(.moved, at: end)
      #expect(log.take() == entries && vertical.seen.last == CGPoint(x: end.x - 100, y: end.y - 100))
      stage.touch(.ended, at: end)
      _ = log.take()
    }
  }

  @Test func translationCanBeSet() {
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.touch(.moved, at: CGPoint(x: 100, y: 120))
    pan.setTranslation(CGPoint(x: 5, y: 100), in: view)
    stage.touch(.moved, at: CGPoint(x: 101, y: 122))
    #expect(log.take() == ["began 0 10", "changed 6 102"])
  }

  @Test func fingersThatComeAndGoDoNotMoveIt() {
    stage.touch(.began, at: CGPoint(x: 100, y: 100), id: 1)
    stage.touch(.moved, at: CGPoint(x: 100, y: 120), id: 1)
    stage.touch(.began, at: CGPoint(x: 200, y: 200), id: 2)
    stage.touch(.moved, at: CGPoint(x: 200, y: 210), id: 2)
    stage.touch(.ended, at: CGPoint(x: 100, y: 120), id: 1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 220), id: 2)
    stage.touch(.ended, at: CGPoint(x: 200, y: 220), id: 2)
    #expect(log.take() == ["began 0 10", "changed 0 15", "changed 0 25", "ended 0 25"])
  }

  @Test func numbersOfFingers() {
    pan.minimumNumberOfTouches = 2
    stage.touch(.began, at: CGPoint(x: 100, y: 100), id: 1)
    stage.touch(.moved, at: CGPoint(x: 100, y: 150), id: 1)
    #expect(log.take() == [])
    stage.touch(.began, at: CGPoint(x: 200, y: 150), id: 2)
    stage.touches([(.moved, CGPoint(x: 100, y: 170), 1), (.moved, CGPoint(x: 200, y: 170), 2)])
    #expect(pan.state == .began)
    stage.touch(.ended, at: CGPoint(x: 200, y: 170), id: 2)
    #expect(log.take().last?.hasPrefix("ended") ?? false)
    stage.touch(.ended, at: CGPoint(x: 100, y: 170), id: 1)
    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    stage.touches([(.began, CGPoint(x: 100, y: 100), 1), (.began, CGPoint(x: 200, y: 100), 2)])
    stage.touches([(.moved, CGPoint(x: 100, y: 170), 1), (.moved, CGPoint(x: 200, y: 170), 2)])
    #expect(pan.state == .failed)
  }

  @Test func aSteadyDragHasItsExactSpeed() {
    var speed = CGPoint.zero
    pan.addAction { gesture in
      let pan = gesture as! UIPanGestureRecognizer
      speed = pan.velocity(in: pan.view)
    }
    stage.flick(from: CGPoint(x: 100, y: 500), velocity: CGPoint(x: 0, y: -1800))
    #expect(near(speed.y, -1800, within: 1e-6) && speed.x == 0)
    stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.2, holdBeforeLift: 0.2)
    #expect(speed == .zero)
  }

  @Test func theDeeperOfTwoPansWins() {
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    let inner = UIPanGestureRecognizer { [log] in log.add("inner \($0.state)") }
    child.addGestureRecognizer(inner)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.05)
    #expect(log.take().allSatisfy { $0.hasPrefix("inner") })
    inner.isEnabled = false
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.05)
    #expect(log.take().allSatisfy { !$0.hasPrefix("inner") })
  }

  @Test func itMeasuresInTheViewsOwnAxes() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.touch(.moved, at: CGPoint(x: 100, y: 130))
    #expect(log.take() == ["began 0 10"])
  }
}
