import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ScreenEdgePanTests {
  let log = Log()
  let stage = ManualStage()
  let pan = UIScreenEdgePanGestureRecognizer()
  nonisolated static let sides: [(UIRectEdge, CGPoint, CGPoint)] = [
    (.left, CGPoint(x: 3, y: 400), CGPoint(x: 1, y: 0)), (.right, CGPoint(x: 390, y: 400), CGPoint(x: -1, y: 0)),
    (.top, CGPoint(x: 200, y: 3), CGPoint(x: 0, y: 1)), (.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 0, y: -1)),
  ]

  init() {
    stage.window.addGestureRecognizer(pan)
    pan.addAction { [log] in log.add("\($0.state)") }
  }

  private func drag(from start: CGPoint, _ way: CGPoint) {
    stage.drag(from: start, to: CGPoint(x: start.x + way.x * 100, y: start.y + way.y * 100), duration: 0.05)
  }

  @Test func withoutEdgesItNeverBegins() {
    #expect(pan.edges == [] && pan.maximumNumberOfTouches == 1)
    for (_, start, way) in Self.sides { drag(from: start, way) }
    #expect(log.take() == [])
  }

  @Test(arguments: sides) func itComesInFromItsEdgesOnly(_ edge: UIRectEdge, _ start: CGPoint, _ way: CGPoint) {
    pan.edges = edge
    for (_, otherStart, otherWay) in Self.sides where otherStart != start { drag(from: otherStart, otherWay) }
    drag(from: CGPoint(x: start.x + way.x * 40, y: start.y + way.y * 40), way)
    #expect(log.take() == [], "not from other edges, nor from further in")
    stage.touch(.began, at: start)
    stage.touch(.moved, at: CGPoint(x: start.x + way.x * 30, y: start.y + way.y * 30))
    #expect(pan.translation(in: nil) == CGPoint(x: way.x * 20, y: way.y * 20))
    stage.touch(.ended, at: CGPoint(x: start.x + way.x * 30, y: start.y + way.y * 30))
    #expect(log.take() == ["began", "ended"])
  }

  @Test(arguments: sides) func alongTheEdgeIsNotIn(_ edge: UIRectEdge, _ start: CGPoint, _ way: CGPoint) {
    pan.edges = edge
    drag(from: start, CGPoint(x: way.y, y: way.x))
    #expect(log.take() == [] && pan.state == .possible)
  }

  @Test func aScrollViewMayWaitForIt() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 5000, height: 5000)
    scroll.contentOffset.x = 1000
    stage.window.addSubview(scroll)
    pan.edges = .left
    scroll.panGestureRecognizer.require(toFail: pan)
    drag(from: CGPoint(x: 3, y: 400), CGPoint(x: 1, y: 0))
    #expect(scroll.contentOffset.x == 1000 && log.take().first == "began")
    drag(from: CGPoint(x: 100, y: 400), CGPoint(x: 1, y: 0))
    #expect(scroll.contentOffset.x == 910 && log.take() == [])
  }
}
