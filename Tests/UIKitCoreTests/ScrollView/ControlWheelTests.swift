import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ControlWheelTests {
  private nonisolated static let places = [CGPoint(x: 200, y: 300), CGPoint(x: 40, y: 560), CGPoint(x: 390, y: 10)]

  @Test(arguments: places) func aNotchZoomsAboutThePointer(place: CGPoint) {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 150, y: 250)
    rig.recorder.forget()
    for (delta, scale) in [(-100.0, 1.19), (100.0, 1.0), (-200.0, 1.19 * 1.19)] {
      let before = rig.content.convert(place, from: rig.stage.window)
      rig.stage.scrollWheel(by: CGPoint(x: 0, y: delta), at: place, modifiers: .control)
      rig.stage.settle()
      let after = rig.content.convert(place, from: rig.stage.window)
      #expect(abs(rig.scroll.zoomScale - scale) < 1e-9)
      #expect(abs(after.x - before.x) * scale <= 0.5 && abs(after.y - before.y) * scale <= 0.5)
    }
    #expect(rig.recorder.names.count { $0 == "willBeginZooming" } == 3)
    #expect(rig.recorder.names.count { $0 == "didEndZooming" } == 3)
  }

  @Test func theLimitsHold() {
    let rig = ZoomRig(limits: 1...2)
    for _ in 0..<9 { rig.stage.scrollWheel(by: CGPoint(x: 0, y: -100), at: ZoomRig.middle, modifiers: .control) }
    #expect(rig.scroll.zoomScale == 2)
    for _ in 0..<9 { rig.stage.scrollWheel(by: CGPoint(x: 0, y: 100), at: ZoomRig.middle, modifiers: .control) }
    #expect(rig.scroll.zoomScale == 1)
  }

  @Test func whatCannotZoomStaysAsItIs() {
    let rig = ZoomRig(limits: 1...1)
    rig.recorder.forget()
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: -100), at: ZoomRig.middle, modifiers: .control)
    rig.stage.settle()
    #expect(rig.scroll.zoomScale == 1 && rig.recorder.messages.isEmpty && rig.recorder.scrolls == 0)
  }
}

@MainActor @Suite struct PageTurnTests {
  @Test(arguments: Way.allCases) func aNotchTurnsAPage(way: Way) {
    let rig = ScrollRig(way)
    rig.scroll.isPagingEnabled = true
    let length = way.isVertical ? rig.scroll.bounds.height : rig.scroll.bounds.width
    rig.scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: 5 * length) : CGPoint(x: 5 * length, y: 0)
    let start = rig.scroll.contentOffset
    rig.scrollWheel(way.offset(100))
    rig.settle()
    #expect(rig.scroll.contentOffset == start + way.offset(length))
    rig.scrollWheel(way.offset(-100))
    rig.settle()
    #expect(rig.scroll.contentOffset == start)
  }

  @Test func pageKeysScrollThePageAroundAShelf() {
    let rig = ScrollRig(.down)
    let shelf = rig.nest(.right, room: 1000)
    rig.touch(.began, ScrollRig.middle)
    rig.touch(.ended, ScrollRig.middle)
    let (start, outer) = (shelf.contentOffset, rig.scroll.contentOffset)
    for key in [UIKeyboardHIDUsage.keyboardPageDown, .keyboardSpacebar, .keyboardPageUp, .keyboardHome] {
      let before = rig.scroll.contentOffset
      rig.press(key)
      rig.settle()
      #expect(rig.scroll.contentOffset != before, "\(key)")
    }
    #expect(shelf.contentOffset == start && rig.scroll.contentOffset.y < outer.y)
    rig.press(.keyboardRightArrow)
    rig.settle()
    #expect(shelf.contentOffset.x == start.x + 40)
  }
}
