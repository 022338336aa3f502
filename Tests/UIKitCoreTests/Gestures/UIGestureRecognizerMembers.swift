import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Every member of `UIGestureRecognizer`: what it is unless set, and what it does.
@MainActor @Suite struct UIGestureRecognizerMembers {
  /// Begins with the first touch, and lists what it hears.
  private final class Eager: UIGestureRecognizer {
    var heard: [String] = []
    var requirement: UIGestureRecognizer?
    var isRequired = false
    var receives = true
    var ignoresSecond = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      heard.append("began")
      if ignoresSecond, numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
      if state == .possible { state = .began }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      heard.append("moved")
      state = .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      heard.append("ended")
      state = .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      heard.append("cancelled")
      state = .cancelled
    }
    override func reset() {
      super.reset()
      heard.append("reset")
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives && super.shouldReceive(event) }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      requirement === otherGestureRecognizer || super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      isRequired || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      !(preventedGestureRecognizer is UITapGestureRecognizer) && super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }

  private let stage = ManualStage()
  private let log = Log()
  private let view: TouchedView
  private let eager = Eager()
  private let point = CGPoint(x: 50, y: 60)

  init() {
    view = TouchedView("v", log, frame: CGRect(x: 10, y: 10, width: 300, height: 300))
    stage.window.addSubview(view)
    view.addGestureRecognizer(eager)
  }

  @Test func defaults() throws {
    for gesture in [UIGestureRecognizer(), try #require(UIGestureRecognizer(coder: NSCoder()))] {
      #expect(gesture.name == nil && gesture.delegate == nil && gesture.view == nil && gesture.isEnabled)
      #expect(gesture.state == .possible && gesture.cancelsTouchesInView && !gesture.delaysTouchesBegan)
      #expect(gesture.delaysTouchesEnded && gesture.requiresExclusiveTouchType && gesture.allowedTouchTypes == [0, 1, 2, 3])
      #expect(gesture.numberOfTouches == 0 && gesture.modifierFlags == [] && gesture.buttonMask == [])
      #expect(gesture.canPrevent(eager) && gesture.canBePrevented(by: eager))
      #expect(!gesture.shouldRequireFailure(of: eager) && !gesture.shouldBeRequiredToFail(by: eager))
    }
    eager.name = "eager"
    #expect(eager.name == "eager" && eager.view === view)
  }

  @Test func aGesture() {
    stage.touch(.began, at: point)
    #expect(eager.state == .began && eager.numberOfTouches == 1)
    #expect(eager.location(in: view) == CGPoint(x: 40, y: 50) && eager.location(ofTouch: 0, in: nil) == point)
    stage.touch(.moved, at: CGPoint(x: 60, y: 60))
    #expect(eager.state == .changed)
    stage.touch(.ended, at: point)
    #expect(eager.heard == ["began", "moved", "ended", "reset"] && eager.state == .possible)
    eager.heard = []
    stage.touch(.began, at: point)
    stage.touch(.cancelled, at: point)
    #expect(eager.heard == ["began", "cancelled", "reset"])
    #expect(UIGestureRecognizer.State.recognized == .ended && UIGestureRecognizer.State.failed.rawValue == 5)
  }

  @Test func itMayBeTurnedOffOrRefuse() {
    eager.isEnabled = false
    stage.tap(at: point)
    eager.isEnabled = true
    eager.receives = false
    stage.tap(at: point)
    eager.receives = true
    eager.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(at: point)
    #expect(eager.heard == [])
  }

  @Test func touchesMayBeIgnored() {
    eager.ignoresSecond = true
    stage.touch(.began, at: point, id: 1)
    stage.touch(.began, at: CGPoint(x: 90, y: 90), id: 2)
    #expect(eager.numberOfTouches == 1 && eager.location(in: nil) == point)
  }

  @Test func whatTheViewHears() {
    stage.tap(at: point)
    #expect(log.take() == [], "began as it was recognized at once, so the touch is the gesture's")
    eager.cancelsTouchesInView = false
    stage.tap(at: point)
    #expect(log.take() == ["v began", "v ended"])
    eager.isEnabled = false
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    press.delaysTouchesBegan = true
    stage.touch(.began, at: point)
    #expect(log.take() == [])
    stage.touch(.ended, at: point)
    #expect(log.take() == ["v began", "v ended"])
    press.delaysTouchesBegan = false
    press.isEnabled = false
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    stage.tap(at: point)
    #expect(log.take() == ["v began"])
    stage.advance(by: 1)
    #expect(log.take() == ["v ended"])
    double.delaysTouchesEnded = false
    stage.tap(at: point)
    #expect(log.take() == ["v began", "v ended"])
  }

  @Test func between() {
    let other = Eager()
    view.addGestureRecognizer(other)
    stage.touch(.began, at: point)
    #expect(eager.state == .began && other.state == .failed, "the first prevents the second")
    stage.touch(.ended, at: point)
    eager.require(toFail: other)
    stage.touch(.began, at: point)
    #expect(eager.state == .failed && other.state == .began)
    stage.touch(.ended, at: point)
    let third = Eager()
    view.gestureRecognizers = [third, other]
    third.requirement = other
    stage.touch(.began, at: point)
    #expect(third.state == .failed && other.state == .began)
    stage.touch(.ended, at: point)
    third.requirement = nil
    other.isRequired = true
    stage.touch(.began, at: point)
    #expect(third.state == .failed && other.state == .began)
    stage.touch(.ended, at: point)
  }

  @Test func itMayLetATapGoOnBesideIt() {
    var taps = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.tap(at: point)
    #expect(taps == 1 && eager.heard.contains("ended"))
  }
}

/// Every message of `UIGestureRecognizerDelegate`.
@MainActor @Suite struct UIGestureRecognizerDelegateMembers {
  private final class Lister: NSObject, UIGestureRecognizerDelegate {
    var heard: Set<String> = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { note("shouldBegin", true) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      note("shouldReceive touch", true)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      note("shouldReceive event", true)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { note("simultaneously", true) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { note("requireFailureOf", false) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { note("requiredToFailBy", false) }

    private func note(_ name: String, _ answer: Bool) -> Bool {
      heard.insert(name)
      return answer
    }
  }

  private final class Deaf: NSObject, UIGestureRecognizerDelegate {}

  @Test(arguments: [true, false]) func allAreAskedAndAllAreOptional(_ listens: Bool) {
    let stage = ManualStage()
    let (lister, deaf) = (Lister(), Deaf())
    var taps = 0
    for _ in 0..<2 {
      let tap = UITapGestureRecognizer { _ in taps += 1 }
      tap.delegate = listens ? lister : deaf
      stage.window.addGestureRecognizer(tap)
    }
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == (listens ? 2 : 1), "two taps go together only if a delegate says so")
    #expect(lister.heard.count == (listens ? 6 : 0))
  }
}
