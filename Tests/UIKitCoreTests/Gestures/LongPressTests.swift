import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

@MainActor @Suite struct LongPressTests {
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let press = UILongPressGestureRecognizer()
  let log = Log()
  let point = CGPoint(x: 50, y: 50)

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(press)
    press.addAction { [log] in log.add("\($0.state)") }
  }

  @Test func itBeginsAfterHalfASecond() {
    stage.touch(.began, at: point)
    stage.advance(by: 0.49)
    #expect(log.take() == [])
    stage.advance(by: 0.02)
    #expect(log.take() == ["began"])
    stage.touch(.moved, at: CGPoint(x: 200, y: 200))
    stage.touch(.ended, at: CGPoint(x: 200, y: 200))
    #expect(log.take() == ["changed", "ended"] && press.state == .possible && !stage.isBusy)
  }

  @Test func movingOrLiftingBeforeFails() {
    stage.touch(.began, at: point)
    stage.touch(.moved, at: CGPoint(x: 50, y: 61))
    stage.advance(by: 1)
    stage.touch(.ended, at: point)
    stage.tap(at: point)
    stage.advance(by: 1)
    #expect(log.take() == [] && !stage.isBusy)
  }

  @Test func aTapBeforeThePress() {
    press.numberOfTapsRequired = 1
    stage.touch(.began, at: point)
    stage.advance(by: 1)
    stage.touch(.ended, at: point)
    stage.advance(by: 1)
    #expect(log.take() == [])
    stage.tap(at: point)
    stage.advance(by: 0.1)
    stage.touch(.began, at: point)
    stage.advance(by: 1)
    #expect(log.take() == ["began"])
  }

  @Test func aTapAndAPressShareAView() {
    view.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.add("tap") })
    stage.tap(at: point)
    #expect(log.take() == ["tap"])
    stage.touch(.began, at: point)
    stage.advance(by: 0.6)
    stage.touch(.ended, at: point)
    #expect(log.take() == ["began", "ended"])
  }
}
