import Foundation
import ManualHost
import TestSupport
import Testing

@testable import UIKitCore
import UIKitGraphics

/// Random programs of several fingers over views with recognizers that delay touches, wait for one another and are refused.
///
/// SCROLLWORK_TOUCH_PROGRAMS=first,count runs others than these; one alone: seed,1.
@MainActor @Suite struct TouchProgramTests {
  @Test func viewsHearTheEndOfEachTouchAndRecognizersAreReadyAfterwards() {
    let given = (ProcessInfo.processInfo.environment["SCROLLWORK_TOUCH_PROGRAMS"] ?? "0,150").split(separator: ",").compactMap {
      UInt64($0)
    }
    var failures: [String] = []
    for seed in given[0]..<given[0] + given[1] where failures.count < 5 {
      let complaints = TouchProgram(seed: seed).run()
      if !complaints.isEmpty { failures.append("seed \(seed): \(complaints.prefix(4).joined(separator: "; "))") }
    }
    #expect(failures == [])
  }

  @Test func recognizersThatWaitInACircleDoNotWaitForever() {
    let stage = ManualStage()
    let view = TouchLedger(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var recognized = 0
    let taps = (0..<3).map { _ in UITapGestureRecognizer { _ in recognized += 1 } }
    for (index, tap) in taps.enumerated() {
      view.addGestureRecognizer(tap)
      tap.require(toFail: taps[(index + 1) % 3])
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.settle() && recognized == 1 && view.open.isEmpty)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.settle() && recognized == 2, "they are ready for the next tap")
  }

  @Test func aPanEndsWhenOneFingerIsLiftedAndTheOtherIsCancelledInOneEvent() {
    let stage = ManualStage()
    let view = TouchLedger(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var states: [UIGestureRecognizer.State] = []
    for gesture in [UIPanGestureRecognizer { states.append($0.state) }, UIRotationGestureRecognizer()] {
      view.addGestureRecognizer(gesture)
    }
    let (a, b) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    stage.touches([(.began, a, 0), (.began, b, 1)])
    stage.touches([(.moved, CGPoint(x: 50, y: 90), 0), (.moved, CGPoint(x: 150, y: 90), 1)])
    stage.touches([(.ended, a, 0), (.cancelled, b, 1)])
    #expect(stage.settle() && states.last == .ended)
    #expect(view.gestureRecognizers?.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 } == true)
  }

  @Test func aTouchThatAnotherViewCancelsInItsFirstEventIsNotHeardOf() {
    let stage = ManualStage()
    let views = [0.0, 200.0].map { TouchLedger(frame: CGRect(x: 0, y: $0, width: 100, height: 100)) }
    for view in views { stage.window.addSubview(view) }
    let gesture = UIGestureRecognizer()
    stage.window.addGestureRecognizer(gesture)
    views[0].onBegan = { gesture.state = .began }
    stage.touches([(.began, CGPoint(x: 50, y: 50), 0), (.began, CGPoint(x: 50, y: 250), 1)])
    #expect(views[0].heard == ["began", "cancelled"] && views[1].heard == [])
    gesture.state = .ended
    stage.touches([(.ended, CGPoint(x: 50, y: 50), 0), (.ended, CGPoint(x: 50, y: 250), 1)])
    #expect(stage.settle() && views.allSatisfy { $0.complaints == [] })
  }
}

/// A view that keeps account of the touches that it hears of.
final class TouchLedger: UIView {
  private(set) var open: Set<ObjectIdentifier> = []
  private(set) var complaints: [String] = []
  private(set) var heard: [String] = []
  var onBegan: () -> Void = {}
  var onEnd: () -> Void = {}
  /// Kept, so that no two have the same identity.
  private var known: [UITouch] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    for touch in touches {
      if known.contains(where: { $0 === touch }) { complaints.append("a touch began twice") }
      known.append(touch)
      open.insert(ObjectIdentifier(touch))
    }
    onBegan()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) { complaints.append("an unknown touch moved") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, "ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, "cancelled") }

  private func close(_ touches: Set<UITouch>, _ what: String) {
    heard.append(what)
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { complaints.append("an unknown touch \(what)") }
    onEnd()
  }
}
