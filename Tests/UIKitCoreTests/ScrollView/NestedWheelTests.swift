import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A scroll view in a scroll view of the same axis: who takes a finger, a wheel, a key.
@MainActor @Suite struct NestedWheelTests {
  enum Input: CaseIterable { case finger, notch, trackpad }

  /// Moves by about `distance` (a finger's slop apart) and waits until a wheel would choose anew.
  private func move(_ rig: ScrollRig, _ way: Way, _ input: Input, _ distance: CGFloat) {
    switch input {
    case .finger:
      let end = rig.drag(way, step: (distance + (distance < 0 ? -10 : 10)) / 10, count: 10)
      rig.touch(.ended, end, at: rig.time + 0.3)
    case .notch: rig.scrollWheel(way.offset(distance))
    case .trackpad: for _ in 0..<10 { rig.scrollWheel(way.offset(distance / 10), precise: true) }
    }
    rig.settle()
    rig.run(frames: 40)
  }

  @Test(arguments: Way.allCases, Input.allCases) func theInnerOneMovesFirstAndItsEndHandsNothingOver(way: Way, input: Input) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 60)
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    move(rig, way, input, 100)
    #expect(way.along(inner.contentOffset - start) == 60 && rig.scroll.contentOffset == outer)
    move(rig, way, input, 100)
    #expect(way.along(inner.contentOffset - start) == 60)
    #expect(abs(way.along(rig.scroll.contentOffset - outer) - 100) < 1e-6)
    move(rig, way, input, -40)
    #expect(abs(way.along(inner.contentOffset - start) - 20) < 1e-6)
    #expect(abs(way.along(rig.scroll.contentOffset - outer) - 100) < 1e-6)
  }

  @Test(arguments: Way.allCases, Input.allCases) func oneThatDoesNotTransferKeepsItsEnd(way: Way, input: Input) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 60)
    (inner.transfersVerticalScrollingToParent, inner.transfersHorizontalScrollingToParent) = (!way.isVertical, way.isVertical)
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    move(rig, way, input, 100)
    move(rig, way, input, 100)
    #expect(way.along(inner.contentOffset - start) == 60 && rig.scroll.contentOffset == outer)
  }

  @Test(arguments: Way.allCases) func aFingerBouncesTheInnerOneWhereNobodyCanMove(way: Way) {
    let rig = ScrollRig(way)
    rig.approach(way, 0)
    let inner = rig.nest(way, room: 0)
    inner.contentSize = way.isVertical ? CGSize(width: 393, height: 900) : CGSize(width: 500, height: 852)
    if way.sign > 0 { inner.contentOffset = way.isVertical ? CGPoint(x: 0, y: 48) : CGPoint(x: 107, y: 0) }
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    let end = rig.drag(way, step: 10, count: 10)
    #expect(way.along(inner.contentOffset - start) > 30 && rig.scroll.contentOffset == outer && inner.isDragging)
    rig.touch(.ended, end, at: rig.time + 0.3)
    rig.settle()
    #expect(inner.contentOffset == start)
  }

  @Test(arguments: Way.allCases, Input.allCases) func disabledOnesAreSteppedOver(way: Way, input: Input) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 60)
    inner.isScrollEnabled = false
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    move(rig, way, input, 100)
    #expect(inner.contentOffset == start && abs(way.along(rig.scroll.contentOffset - outer) - 100) < 1e-6)
  }

  @Test(arguments: Way.allCases) func anAncestorThatDoesNotHearOfTheFingerIsNotWaitedFor(way: Way) {
    final class Deaf: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
    }
    let (rig, deaf) = (ScrollRig(way), Deaf())
    let inner = rig.nest(way, room: 0)
    inner.alwaysBounceVertical = true
    inner.alwaysBounceHorizontal = true
    rig.scroll.panGestureRecognizer.delegate = deaf
    let end = rig.drag(way, step: 10, count: 10)
    #expect(inner.isDragging)
    rig.touch(.ended, end, at: rig.time + 0.3)
    rig.settle()
  }

  @Test(arguments: Way.allCases) func aSpinStaysWithWhatItTurnedUntilItRests(way: Way) {
    let rig = ScrollRig(way)
    let inner = rig.nest(way, room: 60)
    let (start, outer) = (inner.contentOffset, rig.scroll.contentOffset)
    for _ in 0..<30 {
      rig.scrollWheel(way.offset(100))
      rig.run(frames: 6)
    }
    #expect(way.along(inner.contentOffset - start) == 60 && rig.scroll.contentOffset == outer)
    rig.run(frames: 31)
    rig.scrollWheel(way.offset(100))
    rig.settle()
    #expect(way.along(rig.scroll.contentOffset - outer) == 100)
  }

  @Test func aPointerThatLeavesChoosesAnew() {
    let rig = ScrollRig(.down)
    let inner = rig.nest(.down, room: 60)
    inner.frame.size.height = 200
    let outer = rig.scroll.contentOffset
    rig.scrollWheel(CGPoint(x: 0, y: 60), at: CGPoint(x: 100, y: 100))
    rig.scrollWheel(CGPoint(x: 0, y: 60), at: CGPoint(x: 100, y: 700))
    rig.settle()
    #expect(inner.contentOffset.y == 60 && rig.scroll.contentOffset.y == outer.y + 60)
  }

  @Test func theOtherAxisChoosesAnew() {
    let rig = ScrollRig(.down)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 4500, width: 393, height: 852))
    inner.contentSize = CGSize(width: 3000, height: 852)
    rig.scroll.addSubview(inner)
    rig.scrollWheel(CGPoint(x: 0, y: 100))
    rig.scrollWheel(CGPoint(x: 0, y: 100), modifiers: .shift)
    rig.settle()
    #expect(inner.contentOffset.x == 100 && rig.scroll.contentOffset == CGPoint(x: 0, y: 4600))
  }
}
