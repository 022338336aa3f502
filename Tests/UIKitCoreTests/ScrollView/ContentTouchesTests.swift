import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// What the content of a scroll view hears of the touches in it.
@MainActor @Suite struct ContentTouchesTests {
  private func rig(_ content: TouchLog = TouchLog(), _ scroll: UIScrollView = UIScrollView()) -> (ScrollRig, TouchLog) {
    let rig = ScrollRig(.down, scroll)
    rig.scroll.contentOffset = .zero
    content.frame = CGRect(x: 0, y: 0, width: 393, height: 10_000)
    rig.scroll.addSubview(content)
    rig.recorder.forget()
    return (rig, content)
  }

  @Test func aQuickTapComesWhole() {
    let (rig, content) = rig()
    rig.touch(.began, ScrollRig.middle)
    #expect(content.log.isEmpty)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.08)
    #expect(content.log == ["began", "ended"])
  }

  @Test func aFingerThatStaysIsHeldBackFor150Milliseconds() {
    let (rig, content) = rig()
    rig.touch(.began, ScrollRig.middle)
    rig.screen.driver.wake(at: rig.time + 0.149)
    #expect(content.log.isEmpty)
    rig.screen.driver.wake(at: rig.time + 0.15)
    #expect(content.log == ["began"])
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.5)
    #expect(content.log == ["began", "ended"])
  }

  @Test func aQuickDragIsNeverHeardOf() {
    let (rig, content) = rig()
    rig.flick(.down)
    rig.settle()
    #expect(content.log.isEmpty)
  }

  @Test func aLateDragCancelsBeforeItBegins() {
    let (rig, content) = rig()
    content.onTouch = { [unowned content, unowned rig] name in
      if name == "cancelled" { content.log.append("dragging \(rig.scroll.isDragging)") }
    }
    rig.recorder.onMessage = { [unowned content] name, _ in if name == "willBeginDragging" { content.log.append(name) } }
    rig.touch(.began, ScrollRig.middle)
    rig.screen.driver.wake(at: rig.time + 0.2)
    rig.touch(.moved, ScrollRig.middle + Way.down.finger(4), at: rig.time + 0.21)
    rig.touch(.moved, ScrollRig.middle + Way.down.finger(14), at: rig.time + 0.008)
    #expect(content.log == ["began", "moved", "cancelled", "dragging false", "willBeginDragging"])
    #expect(rig.scroll.isDragging && rig.scroll.contentOffset.y == 4)
  }

  @Test func withoutDelayTheContentHearsAtOnce() {
    let (rig, content) = rig()
    rig.scroll.delaysContentTouches = false
    rig.touch(.began, ScrollRig.middle)
    #expect(content.log == ["began"])
    rig.touch(.moved, ScrollRig.middle + Way.down.finger(20), at: rig.time + 0.008)
    #expect(content.log == ["began", "cancelled"])
  }

  @Test func contentThatMayNotBeCancelledKeepsTheTouch() {
    for forbids in ["canCancelContentTouches", "touchesShouldCancel", "control"] {
      let content = forbids == "control" ? nil : TouchLog()
      let strict = StrictScrollView()
      strict.cancels = forbids != "touchesShouldCancel"
      let rig = ScrollRig(.down, strict)
      let view = content ?? UIControl()
      view.frame = CGRect(x: 0, y: 4000, width: 393, height: 3000)
      strict.addSubview(view)
      if forbids == "canCancelContentTouches" { strict.canCancelContentTouches = false }
      let before = strict.contentOffset
      rig.touch(.began, ScrollRig.middle)
      rig.screen.driver.wake(at: rig.time + 0.2)
      for step in 1...10 {
        rig.touch(.moved, ScrollRig.middle + Way.down.finger(CGFloat(step) * 10), at: rig.time + 0.2 + Double(step) * 0.008)
      }
      #expect(strict.contentOffset == before && !strict.isDragging, "\(forbids)")
      if let content { #expect(content.log.first == "began" && !content.log.contains("cancelled")) }
      rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.1)
      #expect(rig.recorder.messages.isEmpty && flags(strict) == "")
      rig.flick(.down)
      #expect(strict.isDecelerating, "a quick drag begins before the content knows of the touch")
    }
  }

  @Test func touchesThatShouldNotBeginDoNot() {
    let strict = StrictScrollView()
    strict.begins = false
    let (rig, content) = rig(TouchLog(), strict)
    rig.touch(.began, ScrollRig.middle)
    rig.screen.driver.wake(at: rig.time + 0.2)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.3)
    #expect(content.log.isEmpty && strict.asked == 1)
  }

  @Test func aTouchThatStopsADecelerationIsConsumed() {
    let (rig, content) = rig()
    rig.flick(.down)
    rig.run(frames: 5)
    rig.touch(.began, ScrollRig.middle, at: rig.time)
    rig.screen.driver.wake(at: rig.time + 0.2)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.3)
    #expect(content.log.isEmpty)
  }

  @Test func anotherRecognizerMayHoldThePanBack() {
    let (rig, _) = rig()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.1
    rig.scroll.addGestureRecognizer(press)
    rig.scroll.panGestureRecognizer.require(toFail: press)
    rig.touch(.began, ScrollRig.middle)
    rig.screen.driver.wake(at: rig.time + 0.1)
    #expect(press.state == .began)
    rig.touch(.moved, ScrollRig.middle + Way.down.finger(60), at: rig.time + 0.2)
    #expect(!rig.scroll.isDragging && rig.scroll.isTracking)
    rig.touch(.ended, ScrollRig.middle, at: rig.time + 0.3)
    #expect(flags(rig.scroll) == "")
    rig.flick(.down)
    #expect(rig.scroll.isDecelerating)
  }

  @Test func anotherPanMayRunBeside() {
    let (rig, content) = rig()
    let beside = UIPanGestureRecognizer()
    let consent = Consent()
    beside.delegate = consent
    content.addGestureRecognizer(beside)
    _ = rig.drag(.down, step: 5, count: 8)
    #expect(rig.scroll.isDragging && beside.state == .changed)
    #expect(rig.scroll.panGestureRecognizer.state == .changed)
  }
}

private final class Consent: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class StrictScrollView: UIScrollView {
  var cancels = true
  var begins = true
  var asked = 0

  override func touchesShouldCancel(in view: UIView) -> Bool { cancels && super.touchesShouldCancel(in: view) }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    asked += 1
    return begins
  }
}

final class TouchLog: UIView {
  var log: [String] = []
  var onTouch: ((String) -> Void)?

  private func note(_ name: String) {
    log.append(name)
    onTouch?(name)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}
