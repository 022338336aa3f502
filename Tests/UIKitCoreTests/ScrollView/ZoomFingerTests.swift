import CoreGraphics
import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

/// Fingers that come and go while the content zooms, drags, coasts or bounces.
@MainActor @Suite struct ZoomFingerTests {
  @Test func theFingerThatStaysDragsOnWithoutSlop() {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    rig.pinch(to: 150, lifts: false)
    let offset = rig.scroll.contentOffset
    rig.up(1)
    #expect(rig.recorder.messages == ["willBeginZooming TZ", "didEndZooming T 1.5", "willBeginDragging TD"])
    #expect(rig.scroll.contentOffset == offset && zoomFlags(rig.scroll) == "TD")
    rig.stage.run(to: rig.stage.time + 0.008)
    rig.move([0: CGPoint(x: 122, y: 295)])
    #expect(rig.scroll.contentOffset == CGPoint(x: offset.x + 3, y: offset.y + 5), "1:1 at once")
    rig.stage.run(to: rig.stage.time + 0.3)
    rig.up(0)
    #expect(Array(rig.recorder.messages.dropFirst(3)) == ["willEndDragging TD", "didEndDragging(false) T"])
    rig.expectSettled()
  }

  @Test func theFingerThatStaysFlicks() {
    let rig = ZoomRig()
    rig.pinch(to: 300, lifts: false)
    rig.up(1)
    for step in 1...10 {
      rig.stage.run(to: rig.stage.time + 0.008)
      rig.move([0: CGPoint(x: 50, y: 300 - CGFloat(step) * 10)])
    }
    rig.up(0)
    #expect(rig.recorder.names.suffix(3) == ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
    rig.expectSettled()
    #expect(rig.recorder.names.last == "didEndDecelerating")
  }

  @Test func aSecondFingerZoomsADragThatGoesOnAfterwards() {
    let rig = ZoomRig()
    rig.down([0: CGPoint(x: 200, y: 500)])
    rig.move([0: CGPoint(x: 200, y: 480)])
    #expect(rig.recorder.messages == ["willBeginDragging TD"])
    rig.down([1: CGPoint(x: 200, y: 400)])
    rig.move([1: CGPoint(x: 200, y: 392)])
    rig.move([1: CGPoint(x: 200, y: 348)])
    #expect(rig.recorder.messages == ["willBeginDragging TD", "willBeginZooming TDZ"])
    #expect(abs(rig.scroll.zoomScale - 1.5) < 1e-9)
    rig.up(0)
    #expect(rig.recorder.messages.last == "didEndZooming TD 1.5")
    let offset = rig.scroll.contentOffset
    rig.move([1: CGPoint(x: 200, y: 346)])
    #expect(rig.scroll.contentOffset == CGPoint(x: offset.x, y: offset.y + 2))
    rig.stage.run(to: rig.stage.time + 0.3)
    rig.up(1)
    #expect(rig.recorder.names.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    rig.expectSettled()
  }

  @Test func bothFingersLeavingEndTheDragWithoutAFlick() {
    let rig = ZoomRig()
    rig.down([0: CGPoint(x: 200, y: 500)])
    rig.move([0: CGPoint(x: 200, y: 480)])
    rig.down([1: CGPoint(x: 200, y: 400)])
    for step in 1...10 {
      rig.stage.run(to: rig.stage.time + 0.008)
      rig.move([0: CGPoint(x: 200, y: 480 - CGFloat(step) * 8), 1: CGPoint(x: 200, y: 400 - CGFloat(step) * 16)])
    }
    rig.up(0, 1)
    #expect(
      rig.recorder.names == [
        "willBeginDragging", "willBeginZooming", "willEndDragging", "didEndDragging(false)", "didEndZooming",
      ])
    rig.expectSettled()
  }

  @Test func aPinchCatchesADeceleration() {
    let rig = ZoomRig(content: CGSize(width: 800, height: 8000))
    for step in 0...10 {
      if step == 0 { rig.down([0: CGPoint(x: 200, y: 500)]) } else { rig.move([0: CGPoint(x: 200, y: 500 - CGFloat(step) * 16)]) }
      rig.stage.run(to: rig.stage.time + 0.008)
    }
    rig.up(0)
    rig.stage.advance(by: 0.1)
    #expect(zoomFlags(rig.scroll) == "C")
    rig.recorder.forget()
    rig.pinch(to: 200)
    #expect(
      rig.recorder.messages == [
        "willBeginDragging TDC", "willBeginZooming TDCZ", "willEndDragging TDCZ", "didEndDragging(false) TCZ",
        "didEndZooming TC 2.0", "didEndDecelerating",
      ])
    rig.expectSettled()
  }

  @Test(arguments: [900.0, 8]) func aPinchCatchesABounceInMidAir(to distance: CGFloat) {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    rig.pinch(to: distance)
    rig.stage.advance(by: 0.05)
    let scale = rig.scroll.zoomScale
    rig.down(ZoomRig.pair(ZoomRig.middle, 92))
    rig.move(ZoomRig.pair(ZoomRig.middle, 100))
    #expect(abs(rig.scroll.zoomScale / scale - 1) < 0.001, "without a jump")
    rig.stage.advance(by: 0.5)
    #expect(abs(rig.scroll.zoomScale / scale - 1) < 0.001, "and held")
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming", "willBeginZooming"])
    rig.up(0, 1)
    rig.expectSettled()
    #expect(rig.recorder.names.last == "didEndZooming" && rig.recorder.names.count == 4)
  }

  @Test func theFingerThatStaysDragsWhileTheScaleGoesBack() {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.pinch(to: 900, lifts: false)
    rig.recorder.forget()
    rig.up(1)
    #expect(rig.recorder.messages == ["willBeginDragging TDB"])
    let held = rig.point(at: CGPoint(x: -250, y: 300))
    for step in 1...20 {
      rig.stage.advance(by: 1 / 60)
      rig.move([0: CGPoint(x: -250 + CGFloat(step) * 2, y: 300 + CGFloat(step) * 3)])
      let place = rig.place(of: held)
      #expect(hypot(place.x + 250 - CGFloat(step) * 2, place.y - 300 - CGFloat(step) * 3) < 0.3)
    }
    rig.stage.advance(by: 0.5)
    #expect(rig.scroll.zoomScale == 4 && zoomFlags(rig.scroll) == "TD")
    #expect(rig.recorder.messages == ["willBeginDragging TDB", "didEndZooming TD 4.0"])
    let offset = rig.scroll.contentOffset
    rig.move([0: CGPoint(x: -211, y: 360)])
    #expect(rig.scroll.contentOffset == CGPoint(x: offset.x + 1, y: offset.y))
    rig.up(0)
    rig.expectSettled()
  }

  @Test func aFingerDoesNotStopAnAnimatedZoom() {
    let rig = ZoomRig()
    rig.scroll.setZoomScale(3, animated: true)
    rig.stage.advance(by: 0.05)
    rig.down([0: ZoomRig.middle])
    rig.stage.advance(by: 0.3)
    #expect(rig.scroll.zoomScale == 3 && zoomFlags(rig.scroll) == "T")
    rig.up(0)
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"])
    rig.expectSettled()
  }

  @Test func aSecondFingerThatComesBackZoomsAgain() {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    rig.pinch(to: 150, lifts: false)
    rig.up(1)
    rig.down([1: CGPoint(x: 225, y: 300)])
    let scale = rig.scroll.zoomScale
    rig.move([1: CGPoint(x: 275, y: 300)])
    #expect(abs(rig.scroll.zoomScale / scale - 1.5) < 1e-9)
    rig.up(0, 1)
    #expect(
      rig.recorder.names == [
        "willBeginZooming", "didEndZooming", "willBeginDragging", "willBeginZooming", "willEndDragging", "didEndDragging(false)",
        "didEndZooming",
      ])
    rig.expectSettled()
  }

  @Test func aThirdFingerChangesNothing() {
    let rig = ZoomRig()
    rig.pinch(to: 150, lifts: false)
    let (scale, offset) = (rig.scroll.zoomScale, rig.scroll.contentOffset)
    rig.down([2: CGPoint(x: 20, y: 20)])
    rig.move([2: CGPoint(x: 300, y: 500)])
    #expect(rig.scroll.zoomScale == scale && rig.scroll.contentOffset == offset)
    rig.up(0, 1)
    rig.up(2)
    rig.expectSettled()
  }

  @Test func withoutScrollingFingersStillZoom() {
    let rig = ZoomRig()
    rig.scroll.isScrollEnabled = false
    rig.pinch(to: 150, lifts: false)
    rig.up(1)
    rig.move([0: CGPoint(x: 300, y: 300)])
    rig.up(0)
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"] && abs(rig.scroll.zoomScale - 1.5) < 1e-9)
    rig.expectSettled()
  }

  @Test func contentThatKeepsItsTouchesIsNotZoomed() {
    let rig = ZoomRig()
    rig.scroll.delaysContentTouches = false
    rig.scroll.canCancelContentTouches = false
    rig.pinch(to: 150)
    #expect(rig.recorder.messages == [] && rig.scroll.zoomScale == 1)
    rig.expectSettled()
  }

  @Test(arguments: [true, false]) func aSystemCancelEndsAPinchAsALiftDoes(past: Bool) {
    let rig = ZoomRig()
    rig.pinch(to: past ? 900 : 200, lifts: false)
    rig.stage.touches(rig.fingers.map { (.cancelled, $0.value, $0.key) })
    rig.expectSettled()
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"] && rig.scroll.zoomScale == (past ? 4 : 2))
  }

  @Test(arguments: ["fingers", "bounce", "animation"]) func leavingTheWindowEndsIt(by: String) {
    let rig = ZoomRig()
    if by == "animation" { rig.scroll.setZoomScale(3, animated: true) } else { rig.pinch(to: 900, lifts: by == "bounce") }
    rig.stage.advance(by: 0.05)
    rig.scroll.removeFromSuperview()
    rig.expectSettled()
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"])
  }
}
