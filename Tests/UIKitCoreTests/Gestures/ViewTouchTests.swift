import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

/// What views hear of touches that recognizers want as well.
@MainActor @Suite struct GestureViewTouchTests {
  let log = Log()
  let stage = ManualStage()
  let view: TouchedView
  let probe: Probe
  let point = CGPoint(x: 50, y: 50)

  init() {
    view = TouchedView("v", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(view)
    probe = Probe("g", log, on: view)
  }

  @Test func recognitionCancelsInTheView() {
    stage.touch(.began, at: point)
    probe.state = .began
    stage.touch(.moved, at: CGPoint(x: 60, y: 50))
    #expect(log.take() == ["g touchesBegan", "v began", "v cancelled", "g began"])
    probe.state = .ended
    stage.touch(.ended, at: point)
    #expect(log.take() == ["g ended", "g reset"])
  }

  @Test func unlessItIsToldNotTo() {
    probe.cancelsTouchesInView = false
    stage.touch(.began, at: point)
    probe.state = .began
    probe.state = .ended
    stage.touch(.ended, at: point)
    #expect(log.take() == ["g touchesBegan", "v began", "g began", "g ended", "v ended", "g reset"])
  }

  @Test func theBeginningIsHeldBackUntilTheGestureFails() {
    probe.delaysTouchesBegan = true
    stage.touch(.began, at: point)
    stage.touch(.moved, at: CGPoint(x: 60, y: 50))
    #expect(log.take() == ["g touchesBegan"])
    probe.state = .failed
    #expect(log.take() == ["v began"])
    stage.touch(.moved, at: point)
    stage.touch(.ended, at: point)
    #expect(log.take() == ["v moved", "v ended", "g reset"])
  }

  @Test func aHeldBeginningIsNeverToldIfTheGestureIsRecognized() {
    probe.delaysTouchesBegan = true
    stage.touch(.began, at: point)
    probe.state = .ended
    stage.touch(.ended, at: point)
    #expect(log.take() == ["g touchesBegan", "g ended", "g reset"])
  }

  @Test func beginningAndEndAreToldTogetherWhenTheFingerHasLeft() {
    probe.delaysTouchesBegan = true
    stage.tap(at: point)
    #expect(log.take() == ["g touchesBegan"])
    probe.state = .failed
    #expect(log.take() == ["v began", "v ended", "g reset"])
  }

  @Test func theEndIsHeldBackUntilTheGestureFails() {
    stage.tap(at: point)
    #expect(log.take() == ["g touchesBegan", "v began"])
    probe.state = .failed
    #expect(log.take() == ["v ended", "g reset"])
  }

  @Test func aHeldEndTurnsIntoACancel() {
    stage.tap(at: point)
    probe.state = .ended
    #expect(log.take() == ["g touchesBegan", "v began", "v cancelled", "g ended", "g reset"])
  }

  @Test func theEndIsNotHeldBackIfToldNotTo() {
    probe.delaysTouchesEnded = false
    stage.tap(at: point)
    #expect(log.take() == ["g touchesBegan", "v began", "v ended"])
  }

  @Test func fingersThatJoinARecognizedGestureAreNotTold() {
    view.isMultipleTouchEnabled = true
    stage.touch(.began, at: point, id: 1)
    probe.state = .began
    _ = log.take()
    stage.touch(.began, at: point, id: 2)
    stage.touch(.ended, at: point, id: 2)
    #expect(log.take() == ["g touchesBegan"])
  }

  @Test func aTouchThatIsIgnoredGoesToTheView() {
    probe.delaysTouchesBegan = true
    stage.touch(.began, at: point)
    #expect(log.take() == ["g touchesBegan"])
    let touch = stage.screen.touches.liveTouches[0]
    probe.ignore(touch, for: UIEvent())
    #expect(probe.numberOfTouches == 0 && log.take() == [])
  }

  @Test func nothingOfItStaysBehind() {
    weak var touch: UITouch?
    stage.touch(.began, at: point)
    touch = stage.screen.touches.liveTouches[0]
    probe.state = .failed
    stage.touch(.ended, at: point)
    #expect(touch == nil && stage.screen.touches.environment.active.isEmpty)
  }
}
