import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Code and subclasses in the middle of a motion.
@MainActor @Suite struct MotionByCodeTests {
  @Test(arguments: Way.allCases) func settingTheOffsetShiftsADragAndADeceleration(way: Way) {
    let (plain, shifted) = (ScrollRig(way), ScrollRig(way))
    for rig in [plain, shifted] {
      let isShifted = rig === shifted
      let end = rig.drag(way, step: 16, count: 6)
      if isShifted { rig.scroll.contentOffset = rig.scroll.contentOffset + way.offset(1000) }
      rig.touch(.moved, end + way.finger(16), at: rig.time + 0.008)
      rig.touch(.ended, end + way.finger(16), at: rig.time + 0.008)
      rig.run(frames: 7)
      if isShifted { rig.scroll.contentOffset = rig.scroll.contentOffset - way.offset(400) }
      #expect(rig.scroll.isDecelerating)
      rig.settle()
    }
    #expect(abs(way.along(shifted.scroll.contentOffset - plain.scroll.contentOffset) - 600) < 1e-9)
    #expect(shifted.recorder.messages == plain.recorder.messages)
  }

  @Test(arguments: Way.allCases) func anUnanimatedSetStopsADeceleration(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 7)
    let here = rig.scroll.contentOffset
    rig.scroll.setContentOffset(here, animated: false)
    #expect(flags(rig.scroll) == "" && rig.recorder.messages == MessageTableTests.flick)
    rig.settle()
    #expect(rig.scroll.contentOffset == here)
  }

  @Test func anAnimatedSetTakesADecelerationOver() {
    let rig = ScrollRig(.down)
    rig.flick(.down)
    rig.run(frames: 7)
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(rig.scroll.isDecelerating)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(rig.recorder.names.suffix(2) == ["didEndDecelerating", "didEndScrollingAnimation"])
    #expect(rig.recorder.endings == 1)
  }

  @Test(arguments: Way.allCases) func aTargetThatTheDelegateWritesIsWhereItRests(way: Way) {
    for distance: CGFloat in [700, -300, 90.25] {
      let rig = ScrollRig(way)
      let target = rig.scroll.contentOffset + way.offset(distance)
      rig.recorder.chosenTarget = target
      rig.flick(way)
      rig.settle()
      #expect(abs(way.along(rig.scroll.contentOffset - target)) <= 1.0 / 6)
      #expect(rig.recorder.messages == MessageTableTests.flick)
    }
  }

  @Test(arguments: Way.allCases) func touchesThatComeLateKeepTheirTime(way: Way) {
    let (prompt, late) = (ScrollRig(way), ScrollRig(way))
    for rig in [prompt, late] {
      func deliver(_ phase: UITouch.Phase, _ step: Int) {
        let time = 1 + Double(step) * 0.008
        // Every other one reaches the app after a frame that is later than itself.
        if rig === late, step % 2 == 1 { rig.screen.driver.frame(at: time + 0.007) }
        rig.touch(phase, ScrollRig.middle + way.finger(CGFloat(step) * 16), at: time)
      }
      deliver(.began, 0)
      for step in 1...9 { deliver(.moved, step) }
      rig.touch(.ended, ScrollRig.middle + way.finger(144), at: 1.08)
      #expect(abs(way.along(rig.recorder.velocity) - 2) < 1e-9)
      rig.frame(at: 1.2)
    }
    #expect(late.scroll.contentOffset == prompt.scroll.contentOffset)
  }

  @Test(arguments: Way.allCases) func turningScrollingOffStopsADragAndADeceleration(way: Way) {
    let rig = ScrollRig(way)
    rig.flick(way)
    rig.run(frames: 3)
    rig.scroll.isScrollEnabled = false
    #expect(flags(rig.scroll) == "" && rig.recorder.endings == 1)
    let here = rig.scroll.contentOffset
    rig.flick(way)
    rig.settle()
    #expect(rig.scroll.contentOffset == here)
    rig.scroll.isScrollEnabled = true
    rig.recorder.forget()
    _ = rig.drag(way, step: 5, count: 10)
    rig.scroll.isScrollEnabled = false
    #expect(rig.recorder.messages.last == "didEndDragging(false) T" && flags(rig.scroll) == "")
  }

  @Test(arguments: Way.allCases) func subclassesSeeEveryStep(way: Way) {
    let watching = WatchingScrollView()
    let rig = ScrollRig(way, watching)
    (watching.seen, watching.boundsSeen) = ([], 0)
    rig.flick(way)
    rig.settle()
    rig.scroll.setContentOffset(rig.scroll.contentOffset + way.offset(50), animated: true)
    rig.settle()
    #expect(watching.seen == rig.recorder.offsets)
    #expect(watching.animatedCalls == 1 && watching.layouts > 20)
    #expect(watching.boundsSeen == watching.seen.count)
  }

  @Test(arguments: ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
  func theDelegateMayRemoveTheScrollViewInAnyMessage(name: String) {
    let rig = ScrollRig(.down)
    rig.recorder.onMessage = { message, scroll in if message == name { scroll.removeFromSuperview() } }
    rig.flick(.down)
    rig.settle()
    #expect(flags(rig.scroll) == "")
    #expect(!rig.screen.driver.needsFrame)
    let names = rig.recorder.names
    #expect(names.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    if names.contains("didEndDragging(true)") { #expect(names.last == "didEndDecelerating") }
    rig.window.addSubview(rig.scroll)
    rig.recorder.onMessage = nil
    rig.recorder.forget()
    rig.flick(.down)
    rig.settle()
    #expect(rig.recorder.messages == MessageTableTests.flick)
  }

  @Test(arguments: Way.allCases) func anOffsetSetInAnAnimationIsToldOnce(way: Way) throws {
    let rig = ScrollRig(way)
    let (before, after) = (rig.scroll.contentOffset, rig.scroll.contentOffset + way.offset(300))
    var finished = 0
    UIView.animate(withDuration: 0.5) {
      rig.scroll.contentOffset = after
    } completion: { _ in
      finished += 1
    }
    #expect(rig.scroll.contentOffset == after && rig.recorder.offsets == [after])
    rig.run(frames: 15)
    let shown = try #require(rig.scroll.layer.presentation()?.bounds.origin)
    #expect(way.along(shown - before) > 50 && way.along(shown - before) < 250)
    rig.settle()
    #expect(rig.recorder.offsets == [after] && rig.recorder.messages.isEmpty && finished == 1)
  }

  @Test func theDelegateMayLeaveInAnyMessage() {
    let rig = ScrollRig(.down)
    rig.recorder.onMessage = { message, scroll in if message == "willEndDragging" { scroll.delegate = nil } }
    rig.flick(.down)
    rig.settle()
    #expect(rig.recorder.names == ["willBeginDragging", "willEndDragging"])
    #expect(flags(rig.scroll) == "")
  }
}

private final class WatchingScrollView: UIScrollView {
  var seen: [CGPoint] = []
  var boundsSeen = 0
  var animatedCalls = 0
  var layouts = 0

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      seen.append(newValue)
      super.contentOffset = newValue
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.origin != super.bounds.origin { boundsSeen += 1 }
      super.bounds = newValue
    }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animatedCalls += 1
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
