import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct WheelTests {
  static let drag = ["willBeginDragging D", "willEndDragging D", "didEndDragging(false)"]

  @Test(arguments: Way.allCases) func aNotchMovesSmoothlyByWhatItSays(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    rig.scrollWheel(way.offset(100))
    #expect(rig.scroll.contentOffset == before && flags(rig.scroll) == "D")
    rig.settle()
    #expect(rig.scroll.contentOffset == before + way.offset(100))
    #expect(rig.recorder.offsets.count > 10 && rig.recorder.messages == Self.drag)
    #expect(flags(rig.scroll) == "" && !rig.screen.driver.needsFrame)
  }

  @Test(arguments: Way.allCases) func notchesAddUp(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    for _ in 0..<5 {
      rig.scrollWheel(way.offset(100))
      rig.run(frames: 3)
    }
    rig.scrollWheel(way.offset(-100))
    rig.settle()
    #expect(rig.scroll.contentOffset == before + way.offset(400))
    #expect(rig.recorder.messages == Self.drag)
  }

  @Test(arguments: Way.allCases) func aTrackpadWithoutPhasesMovesTheContentAtOnce(way: Way) {
    let rig = ScrollRig(way)
    let before = rig.scroll.contentOffset
    for step in 1...5 {
      rig.scrollWheel(way.offset(4), precise: true)
      #expect(rig.scroll.contentOffset == before + way.offset(4 * CGFloat(step)))
      rig.run(frames: 1)
    }
    #expect(rig.recorder.offsets.count == 5 && rig.recorder.messages == ["willBeginDragging D"])
    rig.settle()
    #expect(rig.recorder.offsets.count == 5 && rig.recorder.messages == Self.drag)
  }

  @Test func shiftTurnsItSideways() {
    let rig = ScrollRig(content: CGSize(width: 5000, height: 5000))
    rig.scrollWheel(CGPoint(x: 0, y: 100), modifiers: .shift)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 100, y: 0))
    rig.scrollWheel(CGPoint(x: -30, y: 0), modifiers: .shift)
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: 70, y: 0), "a wheel that can do so by itself is left alone")
  }

  @Test func controlIsNotForScrolling() {
    let rig = ScrollRig(.down)
    rig.scrollWheel(CGPoint(x: 0, y: 100), modifiers: .control)
    rig.scrollWheel(CGPoint(x: 0, y: 5), precise: true, modifiers: .control)
    rig.settle()
    #expect(rig.recorder.offsets.isEmpty && rig.recorder.messages.isEmpty)
  }

  @Test func itEndsADeceleration() {
    let rig = ScrollRig(.down)
    rig.flick(.down)
    rig.run(frames: 4)
    let here = rig.scroll.contentOffset
    rig.scrollWheel(CGPoint(x: 0, y: -10))
    #expect(rig.recorder.messages == MessageTableTests.flick + ["willBeginDragging D"])
    rig.settle()
    #expect(rig.scroll.contentOffset == here + CGPoint(x: 0, y: -10))
  }

  @Test func aFingerThatIsDownKeepsTheContent() {
    let rig = ScrollRig(.down)
    let end = rig.drag(.down, step: 5, count: 10)
    let here = rig.scroll.contentOffset
    rig.scrollWheel(CGPoint(x: 0, y: 100))
    rig.run(frames: 10)
    #expect(rig.scroll.contentOffset == here)
    rig.touch(.ended, end)
  }

  @Test func aTapWhileItMovesReachesTheContentAndStopsIt() {
    let rig = ScrollRig(.down)
    rig.scrollWheel(CGPoint(x: 0, y: 1000))
    rig.run(frames: 3)
    let here = rig.scroll.contentOffset
    rig.touch(.began, ScrollRig.middle)
    #expect(flags(rig.scroll) == "T" && rig.recorder.names == ["willBeginDragging", "didEndDragging(false)"])
    rig.touch(.ended, ScrollRig.middle)
    rig.settle()
    #expect(rig.scroll.contentOffset == here)
  }

  @Test func turningScrollingOffStopsIt() {
    let rig = ScrollRig(.down)
    rig.scrollWheel(CGPoint(x: 0, y: 1000))
    rig.run(frames: 3)
    let here = rig.scroll.contentOffset
    rig.scroll.isScrollEnabled = false
    rig.scrollWheel(CGPoint(x: 0, y: 1000))
    rig.settle()
    #expect(rig.scroll.contentOffset == here && rig.recorder.names.last == "didEndDragging(false)")
  }

  @Test func contentThatFitsIsNotMoved() {
    let rig = ScrollRig(content: CGSize(width: 393, height: 852))
    rig.scroll.alwaysBounceVertical = true
    rig.scrollWheel(CGPoint(x: 0, y: 100))
    rig.scrollWheel(CGPoint(x: 0, y: 3), precise: true)
    rig.settle()
    #expect(rig.recorder.messages.isEmpty && rig.recorder.offsets.isEmpty)
  }

  @Test(arguments: Way.allCases) func recenteringInDidScrollDoesNotDisturbIt(way: Way) {
    let rig = ScrollRig(way)
    let start = rig.scroll.contentOffset
    var moved: CGFloat = 0
    rig.recorder.onMessage = { name, scroll in
      guard name == "didScroll", abs(way.along(scroll.contentOffset - start)) > 150 else { return }
      moved += way.along(scroll.contentOffset - start)
      scroll.contentOffset = start
    }
    for _ in 0..<10 {
      rig.scrollWheel(way.offset(100))
      rig.run(frames: 2)
    }
    rig.settle()
    #expect(abs(moved + way.along(rig.scroll.contentOffset - start) - 1000) < 0.34)
    #expect(rig.recorder.messages == Self.drag)
  }

  @Test(arguments: Way.allCases) func codeThatMovesTheContentDoesNotMoveTheTargetBeyondAnEdge(way: Way) {
    let rig = ScrollRig(way)
    rig.scrollWheel(way.offset(-1_000_000))
    rig.settle()
    let first = way.along(rig.scroll.contentOffset)
    rig.scroll.contentOffset = rig.scroll.contentOffset + way.offset(150)
    rig.recorder.forget()
    rig.scrollWheel(way.offset(-100))
    rig.run(frames: 3)
    rig.scroll.contentOffset = rig.scroll.contentOffset + way.offset(-90)
    rig.settle()
    #expect(abs(way.along(rig.scroll.contentOffset) - first) < 0.01)
    #expect(rig.recorder.messages == Self.drag, "and no bounce follows")
  }

  @Test func contentThatBecomesShortUnderAWheelRestsAtItsStart() {
    let rig = ScrollRig(.down)
    rig.scroll.contentOffset.y = 400
    rig.scrollWheel(CGPoint(x: 0, y: 300))
    rig.run(frames: 3)
    rig.scroll.contentSize.height = 100
    rig.scroll.contentOffset.y = 0
    rig.settle()
    #expect(rig.scroll.contentOffset.y == 0 && rig.recorder.messages == Self.drag)
  }

  @Test func aWheelLeavesAnOffsetBeyondTheOtherEdgesWhereCodeHasSetIt() {
    let rig = ScrollRig(.down)
    let start = rig.scroll.contentOffset
    rig.scrollWheel(CGPoint(x: 0, y: 300))
    rig.run(frames: 2)
    rig.scroll.contentOffset.x = -40
    rig.settle()
    #expect(rig.scroll.contentOffset == CGPoint(x: -40, y: start.y + 300))
  }
}
