import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct TouchTests {
  let log = Log()
  let stage = ManualStage()
  let view: TouchedView

  init() {
    view = TouchedView("v", log, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.window.addSubview(view)
  }

  @Test func aTouchStaysWithTheViewThatItBeganIn() {
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.moved, at: CGPoint(x: 300, y: 300))
    stage.touch(.stationary, at: CGPoint(x: 300, y: 300))
    stage.touch(.ended, at: CGPoint(x: 300, y: 300))
    #expect(log.take() == ["v began", "v moved", "v ended"])
    #expect(stage.screen.touches.liveTouches.isEmpty)
  }

  @Test func everyPositionIsAnEventOfItsOwn() {
    final class Drawing: UIView {
      var positions: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch = touches.first!
        positions += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x }
        #expect(
          event?.predictedTouches(for: touch) == [] && event?.coalescedTouches(for: UITouch(id: 9, at: .zero, time: 0)) == nil)
        #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
      }
    }
    let drawing = Drawing(frame: stage.window.bounds)
    stage.window.addSubview(drawing)
    stage.touch(.began, at: CGPoint(x: 10, y: 10))
    for x in [12, 15, 21] { stage.touch(.moved, at: CGPoint(x: x, y: 10)) }
    stage.touch(.ended, at: CGPoint(x: 21, y: 10))
    #expect(drawing.positions == [12, 15, 21])
  }

  @Test func touchesBubbleUpTheChain() {
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.cancelled, at: CGPoint(x: 110, y: 110))
    #expect(log.take() == ["v began", "v cancelled"])
  }

  @Test func locationsAreInTheViewsCoordinates() {
    final class Probe: UIView {
      var seen: [[CGFloat]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        let (now, before) = (touches.first!.location(in: self), touches.first!.previousLocation(in: self))
        seen.append([now.x, now.y, before.x, before.y])
      }
    }
    let probe = Probe(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    probe.bounds.origin.y = 100
    stage.window.addSubview(probe)
    stage.touch(.began, at: CGPoint(x: 15, y: 25))
    stage.touch(.moved, at: CGPoint(x: 18, y: 30))
    stage.touch(.moved, at: CGPoint(x: 20, y: 30))
    #expect(probe.seen == [[8, 110, 5, 105], [10, 110, 8, 110]])
  }

  @Test func aSecondFingerIsHeardOnlyIfAskedFor() {
    stage.touch(.began, at: CGPoint(x: 110, y: 110), id: 1)
    stage.touch(.began, at: CGPoint(x: 120, y: 110), id: 2)
    #expect(log.take() == ["v began"])
    stage.touch(.ended, at: CGPoint(x: 120, y: 110), id: 2)
    stage.touch(.ended, at: CGPoint(x: 110, y: 110), id: 1)
    #expect(log.take() == ["v ended"])
    view.isMultipleTouchEnabled = true
    stage.touches([(.began, CGPoint(x: 110, y: 110), 1), (.began, CGPoint(x: 120, y: 110), 2)])
    #expect(log.take() == ["v began 2"])
  }

  @Test func anExclusiveViewKeepsOthersOut() {
    let other = TouchedView("o", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(other)
    view.isExclusiveTouch = true
    stage.touch(.began, at: CGPoint(x: 10, y: 10), id: 1)
    stage.touch(.began, at: CGPoint(x: 110, y: 110), id: 2)
    #expect(log.take() == ["o began"])
    stage.touch(.ended, at: CGPoint(x: 10, y: 10), id: 1)
    stage.touch(.ended, at: CGPoint(x: 110, y: 110), id: 2)
    stage.touch(.began, at: CGPoint(x: 110, y: 110), id: 2)
    stage.touch(.began, at: CGPoint(x: 10, y: 10), id: 1)
    #expect(log.take() == ["o ended", "v began"])
  }

  @Test func quickTouchesInOnePlaceCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
    }
    let counter = Counter(frame: stage.window.bounds)
    stage.window.addSubview(counter)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.tap(at: CGPoint(x: 50, y: 60))
    stage.tap(at: CGPoint(x: 150, y: 60))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 150, y: 60))
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test func theFrontWindowIsTouchedFirst() {
    let front = UIWindow(screen: stage.screen)
    front.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    front.isHidden = false
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    #expect(log.take() == [] && stage.screen.touches.liveTouches.first?.window === front)
    stage.touch(.ended, at: CGPoint(x: 110, y: 110))
    front.isHidden = true
    stage.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.take() == ["v began", "v ended"])
  }

  @Test func aViewThatIsRemovedInTheMiddleHearsTheRest() {
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    view.removeFromSuperview()
    stage.touch(.moved, at: CGPoint(x: 120, y: 110))
    stage.touch(.ended, at: CGPoint(x: 120, y: 110))
    #expect(log.take() == ["v began", "v moved", "v ended"])
  }

  @Test func aViewThatIsGoneHearsNothing() {
    final class Brief: UIView {}
    var brief: Brief? = Brief(frame: stage.window.bounds)
    stage.window.addSubview(brief!)
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    brief?.removeFromSuperview()
    weak let gone = brief
    brief = nil
    #expect(gone == nil)
    stage.touch(.moved, at: CGPoint(x: 120, y: 110))
    stage.touch(.ended, at: CGPoint(x: 120, y: 110))
    #expect(log.take() == [])
  }

  @Test func phasesOutOfOrderStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualStage().touch(.moved, at: .zero) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualStage().touch(.ended, at: .zero) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = ManualStage()
        stage.touch(.began, at: .zero)
        stage.touch(.began, at: .zero)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ManualStage().touch(.began, at: CGPoint(x: 1000, y: 0)) }
    }
  }
}
