import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct SwipeTests {
  typealias Direction = UISwipeGestureRecognizer.Direction

  let log = Log()
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 600))
  let swipe = UISwipeGestureRecognizer()
  let start = CGPoint(x: 150, y: 300)
  nonisolated static let ways: [(Direction, CGPoint)] = [
    (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)), (.down, CGPoint(x: 0, y: 1)),
  ]

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(swipe)
    swipe.addAction { [log] in log.add("\($0.state)") }
  }

  private func at(_ way: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: start.x + way.x * distance, y: start.y + way.y * distance)
  }

  @Test func defaults() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(arguments: ways) func fiftyPointsAreEnoughAndTheFingerIsStillDown(_ direction: Direction, _ way: CGPoint) {
    swipe.direction = direction
    stage.touch(.began, at: start)
    stage.touch(.moved, at: at(way, 49))
    #expect(log.take() == [])
    stage.touch(.moved, at: at(way, 50))
    #expect(log.take() == ["ended"])
    stage.touch(.moved, at: at(way, 200))
    stage.touch(.ended, at: at(way, 200))
    #expect(log.take() == [] && swipe.state == .possible)
    stage.settle()
    #expect(!stage.isBusy)
  }

  @Test(arguments: ways) func otherDirectionsFailAtOnce(_ direction: Direction, _ way: CGPoint) {
    swipe.direction = direction
    for other in [CGPoint(x: -way.x, y: -way.y), CGPoint(x: way.y, y: way.x), CGPoint(x: -way.y, y: -way.x)] {
      stage.touch(.began, at: start)
      stage.touch(.moved, at: at(other, 9))
      #expect(swipe.state == .possible)
      stage.touch(.moved, at: at(other, 11))
      #expect(swipe.state == .failed)
      stage.touch(.moved, at: at(way, 100))
      stage.touch(.ended, at: at(way, 100))
    }
    #expect(log.take() == [])
  }

  @Test func severalDirectionsAreAllTaken() {
    swipe.direction = [.left, .up]
    for way in [CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)] {
      stage.drag(from: start, to: at(way, 80), duration: 0.1)
    }
    #expect(log.take() == ["ended", "ended"])
  }

  @Test func slowlyIsNoSwipe() {
    stage.drag(from: start, to: at(CGPoint(x: 1, y: 0), 80), duration: 1.2)
    #expect(log.take() == [])
    stage.drag(from: start, to: at(CGPoint(x: 1, y: 0), 80), duration: 0.7)
    #expect(log.take() == ["ended"])
  }

  @Test func askewIsTakenUpToHalfARightAngle() {
    stage.drag(from: start, to: at(CGPoint(x: 1, y: 0.9), 80), duration: 0.1)
    #expect(log.take() == ["ended"])
    stage.drag(from: start, to: at(CGPoint(x: 1, y: 1.4), 80), duration: 0.1)
    #expect(log.take() == [])
  }

  @Test func itsPlaceIsWhereItBegan() {
    stage.touch(.began, at: start)
    stage.touch(.moved, at: at(CGPoint(x: 1, y: 0), 70))
    #expect(swipe.location(in: nil) == start && swipe.location(in: view) == CGPoint(x: 130, y: 270))
    #expect(swipe.location(ofTouch: 0, in: nil) == start)
  }

  @Test func twoFingersTakeTwo() {
    swipe.numberOfTouchesRequired = 2
    stage.drag(from: start, to: at(CGPoint(x: 1, y: 0), 80), duration: 0.1)
    #expect(log.take() == [])
    let second = CGPoint(x: 150, y: 360)
    stage.touches([(.began, start, 1), (.began, second, 2)])
    stage.touches([(.moved, at(CGPoint(x: 1, y: 0), 60), 1), (.moved, CGPoint(x: 210, y: 360), 2)])
    #expect(log.take() == ["ended"] && swipe.numberOfTouches == 2)
    #expect(swipe.location(in: nil) == CGPoint(x: 150, y: 330) && swipe.location(ofTouch: 1, in: nil) == second)
    stage.touches([(.ended, start, 1), (.ended, second, 2)])
    swipe.numberOfTouchesRequired = 1
    stage.touches([(.began, start, 1), (.began, second, 2)])
    #expect(swipe.state == .failed)
  }

  /// The talk's tray: the scroll view waits for the swipe, loses nothing of a drag that is none, and stays where it is if it is one.
  @Test func aScrollViewMayWaitForIt() {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 5000)
    view.addSubview(scroll)
    scroll.panGestureRecognizer.require(toFail: swipe)
    swipe.direction = .up
    stage.drag(from: start, to: at(CGPoint(x: 0, y: -1), 200), duration: 0.1)
    #expect(log.take() == ["ended"] && scroll.contentOffset == .zero)
    stage.touch(.began, at: start)
    stage.touch(.moved, at: at(CGPoint(x: 0, y: 1), 11))
    #expect(scroll.isDragging)
    stage.touch(.ended, at: at(CGPoint(x: 0, y: 1), 11))
    stage.settle()
    stage.flick(from: start, velocity: CGPoint(x: 0, y: -450), duration: 0.1)
    #expect(log.take() == [] && scroll.contentOffset.y == 35 && scroll.isDecelerating, "a short flick is told at its lift")
    stage.settle()
    #expect(scroll.contentOffset.y > 200)
  }
}
