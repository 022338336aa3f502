import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct NestedScrollViewTests {
  /// An inner view that scrolls one way, in an outer one that scrolls the other.
  private func crossed(inner way: Way) -> (rig: ScrollRig, inner: UIScrollView) {
    let rig = ScrollRig(way.isVertical ? .right : .down)
    let inner = UIScrollView(frame: CGRect(origin: rig.scroll.contentOffset, size: CGSize(width: 393, height: 852)))
    inner.contentSize = way.isVertical ? CGSize(width: 393, height: 9000) : CGSize(width: 9000, height: 852)
    inner.contentOffset = way.isVertical ? CGPoint(x: 0, y: 3000) : CGPoint(x: 3000, y: 0)
    rig.scroll.addSubview(inner)
    rig.recorder.forget()
    return (rig, inner)
  }

  @Test(arguments: Way.allCases) func anAxisThatDoesNotScrollLeavesTheDragToAnAncestor(way: Way) {
    let (rig, inner) = crossed(inner: way)
    let (innerBefore, outerBefore) = (inner.contentOffset, rig.scroll.contentOffset)
    let across: Way = way.isVertical ? (way.sign > 0 ? .right : .left) : (way.sign > 0 ? .down : .up)
    var end = rig.drag(across, step: 5, count: 10)
    #expect(inner.contentOffset == innerBefore)
    #expect(across.along(rig.scroll.contentOffset - outerBefore) == 40)
    rig.touch(.ended, end, at: rig.time + 0.3)
    let outer = rig.scroll.contentOffset
    end = rig.drag(way, step: 5, count: 10)
    #expect(way.along(inner.contentOffset - innerBefore) == 40)
    #expect(rig.scroll.contentOffset == outer && !rig.scroll.isDragging)
    rig.touch(.ended, end, at: rig.time + 0.3)
    #expect(flags(inner) == "" && flags(rig.scroll) == "")
  }

  @Test(arguments: [true, false]) func contentThatFitsDragsOnlyIfItAlwaysBounces(bounces: Bool) {
    for way in Way.allCases {
      let rig = ScrollRig(content: CGSize(width: 100, height: 100))
      (rig.scroll.alwaysBounceVertical, rig.scroll.alwaysBounceHorizontal) = (way.isVertical, !way.isVertical)
      rig.scroll.bounces = bounces
      let end = rig.drag(way, step: 5, count: 20)
      #expect(rig.scroll.isDragging == bounces)
      #expect((way.along(rig.scroll.contentOffset) > 40) == bounces)
      rig.touch(.ended, end, at: rig.time + 0.2)
      rig.settle()
      #expect(rig.scroll.contentOffset == .zero)
    }
  }

  @Test func aCrossedMovementBeginsOnlyWhenMostOfItScrolls() {
    let rig = ScrollRig(.down)
    _ = rig.move(from: ScrollRig.middle, by: CGPoint(x: 12, y: -4), count: 4)
    #expect(!rig.scroll.isDragging)
    rig.touch(.cancelled, ScrollRig.middle, at: rig.time)
    _ = rig.move(from: ScrollRig.middle, by: CGPoint(x: 3, y: -8), count: 4)
    #expect(rig.scroll.isDragging && rig.scroll.contentOffset.x == 0)
  }

  @Test func contentOfTwoAxesFollowsBoth() {
    let rig = ScrollRig(content: CGSize(width: 5000, height: 5000))
    rig.scroll.contentOffset = CGPoint(x: 1000, y: 1000)
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: -8, y: -16))
    #expect(abs(rig.recorder.velocity.x - 1) < 1e-9 && abs(rig.recorder.velocity.y - 2) < 1e-9)
    rig.settle()
    #expect(rig.scroll.contentOffset.x > 1400 && rig.scroll.contentOffset.y > 1900)
    #expect(rig.recorder.messages == MessageTableTests.flick)
  }
}
