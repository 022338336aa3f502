import CoreGraphics
import Foundation
import ManualHost
import ScrollPhysics
import Testing

@testable import UIKitCore
import UIKitGraphics

/// What code does inside the messages of a zoom: begin and end come in turns, and all ends within limits and edges.
@MainActor @Suite struct ZoomReentrancyTests {
  private let inTurns = ["willBeginZooming", "didEndZooming"]

  private func zoomMessages(_ rig: ZoomRig) -> [String] { rig.recorder.names.filter { $0.hasSuffix("Zooming") } }

  @Test(arguments: ["willBeginZooming", "didZoom"]) func anAnimationFromInsideAWheelsZoomGoesOnWithIt(message: String) {
    let rig = ZoomRig()
    var left = 1
    rig.recorder.onMessage = { name, scroll in
      guard name == message, left > 0 else { return }
      left -= 1
      scroll.setZoomScale(3, animated: true)
    }
    rig.scroll.zoom(by: 1.5, about: ZoomRig.middle)
    #expect(zoomMessages(rig) == ["willBeginZooming"] && rig.scroll.isZoomAnimating)
    rig.expectSettled()
    #expect(zoomMessages(rig) == inTurns && rig.scroll.zoomScale == 3)
  }

  @Test(arguments: [true, false]) func anAnimationFromInsideTheStepThatEndsOneGoesOnWithIt(removes: Bool) {
    let rig = ZoomRig()
    rig.scroll.setZoomScale(3, animated: true)
    rig.stage.advance(by: 0.1)
    var left = 1
    rig.recorder.onZoom = { scroll in
      guard left > 0 else { return }
      left -= 1
      scroll.setZoomScale(2, animated: true)
    }
    if removes { rig.scroll.stopScrollingAndZooming() } else { rig.scroll.zoomScale = 1.5 }
    rig.expectSettled()
    // Within the limits there is nothing to step to when it is stopped.
    #expect(zoomMessages(rig) == inTurns && (removes || rig.scroll.zoomScale == 2))
  }

  @Test func anotherTurnOfTheWheelInsideTheFirstIsNoZoomOfItsOwn() {
    let rig = ZoomRig()
    rig.recorder.onMessage = { _, scroll in scroll.zoom(by: 1.5, about: .zero) }
    rig.scroll.zoom(by: 1.5, about: ZoomRig.middle)
    rig.recorder.onMessage = nil
    #expect(zoomMessages(rig).prefix(2) == inTurns[...])
    rig.expectSettled()
  }

  @Test(arguments: [true, false]) func limitsThatMoveInTheLastStepStillHold(byWheel: Bool) {
    let rig = ZoomRig()
    rig.recorder.onMessage = { name, scroll in
      if byWheel ? name == "willBeginZooming" : scroll.zoomScale == 4 { scroll.maximumZoomScale = 2 }
    }
    if byWheel { rig.scroll.zoom(by: 4, about: .zero) } else { rig.scroll.setZoomScale(4, animated: true) }
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 2 && zoomMessages(rig) == inTurns)
  }

  @Test func limitsThatMoveWhileOnlyTheOffsetTravelsHoldUnderAFingerToo() {
    let rig = ZoomRig()
    rig.scroll.zoom(to: CGRect(x: 300, y: 500, width: 400, height: 600), animated: true)
    rig.stage.advance(by: 0.05)
    rig.scroll.minimumZoomScale = 2
    rig.down([0: ZoomRig.middle])
    rig.move([0: CGPoint(x: 200, y: 250)])
    rig.up(0)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 2 && zoomMessages(rig) == inTurns)
  }

  @Test func aScrollViewThatLeavesAsThePinchBecomesADragIsInsideItsEdges() {
    let rig = ZoomRig()
    rig.pinch(from: 300, to: 200, moving: CGPoint(x: 90, y: 90), lifts: false)
    #expect(rig.scroll.contentOffset.x < 0)
    rig.recorder.onMessage = { name, scroll in if name == "didEndZooming" { scroll.removeFromSuperview() } }
    rig.up(1)
    rig.up(0)
    #expect(rig.stage.settle() && zoomFlags(rig.scroll) == "" && zoomMessages(rig) == inTurns)
    #expect(rig.scroll.machine.geometry.clamped(rig.scroll.machine.offset) == rig.scroll.machine.offset)
  }

  @Test func aDragThatTakesOverFromAnAnimationThatAZoomHasLeftOutsideBringsItBack() {
    let rig = ZoomRig(content: CGSize(width: 400, height: 3000))
    rig.scroll.contentOffset.y = 500
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    rig.stage.advance(by: 0.1)
    rig.scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0)
    rig.scroll.zoomScale = 0.5
    rig.stage.advance(by: 0.05)
    rig.down([0: ZoomRig.middle])
    rig.move([0: CGPoint(x: 200, y: 250)])
    rig.up(0)
    rig.expectSettled()
  }

  @Test(arguments: [true, false]) func aViewThatLeavesUnderThePinchLeavesTheOffsetInside(drags: Bool) {
    let rig = ZoomRig()
    rig.pinch(from: 300, to: 100, moving: CGPoint(x: 40, y: 60), lifts: false)
    let lost = rig.scroll.contentOffset
    rig.content.removeFromSuperview()
    rig.move(ZoomRig.pair(ZoomRig.middle, 90))
    #expect(lost.x < 0 && rig.scroll.contentOffset != lost && !rig.scroll.isZooming)
    if drags { rig.up(1) }
    rig.up(0, 1)
    #expect(rig.stage.settle() && zoomFlags(rig.scroll) == "")
    #expect(rig.scroll.machine.geometry.clamped(rig.scroll.machine.offset) == rig.scroll.machine.offset)
    #expect(zoomMessages(rig) == inTurns)
  }

  @Test func aViewInAContainerThatIsOnNoScreenDoesNotZoom() {
    let rig = ZoomRig()
    let container = UIView()
    container.addSubview(rig.content)
    rig.scroll.addSubview(container)
    container.removeFromSuperview()
    rig.scroll.setZoomScale(2, animated: true)
    rig.pinch(to: 200)
    rig.expectSettled()
    #expect(zoomMessages(rig).isEmpty && rig.content.transform == .identity)
  }
}
