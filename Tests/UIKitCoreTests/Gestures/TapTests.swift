import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

@MainActor @Suite struct TapTests {
  let log = Log()
  let stage = ManualStage()
  let view: TouchedView
  let point = CGPoint(x: 50, y: 50)

  init() {
    view = TouchedView("v", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(view)
  }

  private func addTap(_ name: String, taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { [log] _ in log.add(name) }
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func aTapCancelsTheTouch() {
    let tap = addTap("tap")
    stage.tap(at: point)
    #expect(log.take() == ["v began", "v cancelled", "tap"])
    #expect(tap.state == .possible && tap.location(in: view) == point)
    stage.settle()
    #expect(!stage.isBusy)
  }

  @Test func aLongStayOrAFarMoveIsNoTap() {
    _ = addTap("tap")
    stage.touch(.began, at: point)
    stage.advance(by: 1)
    stage.touch(.ended, at: point)
    #expect(log.take() == ["v began", "v ended"])
    stage.touch(.began, at: point)
    stage.touch(.moved, at: CGPoint(x: 50, y: 100))
    stage.touch(.ended, at: CGPoint(x: 50, y: 100))
    #expect(log.take() == ["v began", "v moved", "v ended"])
  }

  @Test func twoTapsTakeTwo() {
    _ = addTap("double", taps: 2)
    stage.tap(at: point)
    #expect(log.take() == ["v began"])
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(log.take().last == "double")
    stage.settle()
    #expect(log.take() == [])
  }

  @Test func twoTapsTooFarApartAreNone() {
    _ = addTap("double", taps: 2)
    stage.tap(at: point)
    stage.advance(by: 0.5)
    #expect(log.take() == ["v began", "v ended"])
    stage.tap(at: point)
    stage.advance(by: 0.5)
    #expect(log.take() == ["v began", "v ended"])
  }

  @Test func aSingleTapThatWaitsForADoubleOne() {
    let (single, double) = (addTap("single"), addTap("double", taps: 2))
    single.require(toFail: double)
    stage.tap(at: point)
    #expect(log.take() == ["v began"])
    stage.advance(by: 0.4)
    #expect(log.take() == ["v cancelled", "single"])
    stage.tap(at: point)
    stage.tap(at: point)
    #expect(log.take().filter { !$0.hasPrefix("v") } == ["double"])
    stage.settle()
    #expect(log.take() == [] && single.state == .possible && double.state == .possible)
  }

  @Test func withoutWaitingTheFirstTapOfTwoCountsAlone() {
    _ = (addTap("single"), addTap("double", taps: 2))
    stage.tap(at: point)
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(log.take().filter { !$0.hasPrefix("v") } == ["single", "double"])
  }

  @Test func twoFingersTakeTwo() {
    _ = addTap("two", fingers: 2)
    stage.tap(at: point)
    #expect(log.take() == ["v began", "v ended"])
    stage.touches([(.began, point, 1), (.began, CGPoint(x: 90, y: 50), 2)])
    stage.touch(.ended, at: point, id: 1)
    stage.touch(.ended, at: CGPoint(x: 90, y: 50), id: 2)
    #expect(log.take().last == "two")
  }

  @Test func theDeepestTapWins() {
    _ = addTap("outer")
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(child)
    child.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.add("inner") })
    stage.tap(at: point)
    stage.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.take().filter { !$0.hasPrefix("v") } == ["inner", "outer"])
  }
}
