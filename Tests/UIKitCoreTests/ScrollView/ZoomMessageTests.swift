import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

/// The rows of the table of messages that zoom, outward and inward, with the flags inside each message.
@MainActor @Suite struct ZoomMessageTests {
  @Test(arguments: [200.0, 50]) func aPinchBeginsChangesAndEnds(to distance: CGFloat) {
    let rig = ZoomRig(limits: 0.25...4)
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    rig.pinch(to: distance, lifts: false)
    #expect(zoomFlags(rig.scroll) == "TZ")
    #expect(rig.recorder.messages == ["willBeginZooming TZ"])
    #expect(rig.recorder.zooms == 12 && abs(rig.scroll.zoomScale - distance / 100) < 1e-12)
    rig.up(0, 1)
    #expect(rig.recorder.messages == ["willBeginZooming TZ", "didEndZooming T \(distance / 100)"])
    #expect(zoomFlags(rig.scroll) == "")
    rig.expectSettled()
  }

  @Test(arguments: [(800.0, 4.0), (10, 0.5)]) func pastALimitTheEndComesAfterTheBounce(to distance: CGFloat, limit: CGFloat) {
    let rig = ZoomRig()
    rig.pinch(to: distance)
    let start = rig.scroll.zoomScale
    #expect(limit > 1 ? start > 4.4 && start < 8 : start < 0.45 && start > 0.25)
    #expect(zoomFlags(rig.scroll) == "B" && rig.recorder.messages == ["willBeginZooming TZ"])
    rig.stage.advance(by: 0.1)
    #expect(rig.scroll.isZoomBouncing && (start - limit) / (rig.scroll.zoomScale - limit) > 1)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == limit)
    #expect(rig.recorder.messages == ["willBeginZooming TZ", "didEndZooming \(limit)"])
  }

  @Test(arguments: [400.0, 30]) func withoutBouncesZoomItStopsAtTheLimit(to distance: CGFloat) {
    let rig = ZoomRig(limits: 0.5...2)
    rig.scroll.bouncesZoom = false
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.pinch(to: distance, lifts: false)
    #expect(rig.scroll.zoomScale == (distance > 100 ? 2 : 0.5))
    rig.up(0, 1)
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"])
    rig.expectSettled()
  }

  @Test func aPinchThatChangedNothingEndsToo() {
    let rig = ZoomRig()
    rig.down(ZoomRig.pair(ZoomRig.middle, 92))
    rig.move(ZoomRig.pair(ZoomRig.middle, 100))
    rig.up(0, 1)
    #expect(rig.recorder.messages == ["willBeginZooming TZ", "didEndZooming T 1.0"])
    #expect(rig.recorder.zooms == 0 && rig.recorder.scrolls == 0)
    rig.expectSettled()
  }

  @Test func twoFingersThatDoNotMoveSayNothing() {
    let rig = ZoomRig()
    rig.down(ZoomRig.pair(ZoomRig.middle, 92))
    rig.up(0, 1)
    #expect(rig.recorder.messages == [])
    rig.expectSettled()
  }

  @Test(arguments: [3.0, 0.5]) func codeAnimatesWithBeginAndEnd(to scale: CGFloat) {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    rig.scroll.setZoomScale(scale, animated: true)
    #expect(rig.recorder.messages == ["willBeginZooming A"] && rig.scroll.zoomScale == 1)
    rig.stage.advance(by: 0.1)
    #expect(zoomFlags(rig.scroll) == "A" && rig.scroll.zoomScale != 1)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == scale)
    #expect(rig.recorder.messages == ["willBeginZooming A", "didEndZooming \(scale)"])
    #expect(rig.recorder.zooms == 15 && rig.recorder.scrolls >= 14, "0.25 s at 60 frames a second")
  }

  @Test func codeSetsItWithOneMessage() {
    let rig = ZoomRig()
    rig.scroll.zoomScale = 2
    #expect((rig.recorder.zooms, rig.recorder.scrolls) == (1, 1) && rig.recorder.messages == [])
    #expect(rig.scroll.zoomScale == 2 && rig.scroll.contentOffset == CGPoint(x: 200, y: 300), "the middle stays")
    rig.scroll.zoomScale = 2
    rig.scroll.setZoomScale(2, animated: true)
    rig.scroll.setZoomScale(2, animated: false)
    #expect((rig.recorder.zooms, rig.recorder.scrolls) == (1, 1) && rig.recorder.messages == [])
    rig.scroll.zoomScale = 100
    #expect(rig.scroll.zoomScale == 4 && rig.recorder.zooms == 2)
    rig.scroll.zoomScale = -1
    #expect(rig.scroll.zoomScale == 0.5 && rig.scroll.contentOffset == .zero)
    rig.expectSettled()
    let still = ZoomRig(content: CGSize(width: 100, height: 100))
    still.scroll.zoomScale = 2
    #expect((still.recorder.zooms, still.recorder.scrolls) == (1, 0), "nothing to scroll")
  }

  @Test(arguments: [true, false]) func aRectangleIsFittedIntoTheView(animated: Bool) {
    let rig = ZoomRig()
    rig.scroll.zoom(to: CGRect(x: 300, y: 500, width: 100, height: 400), animated: animated)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 1.5, "600 / 400; 400 / 100 would be more")
    #expect(rig.place(of: CGPoint(x: 350, y: 700)) == CGPoint(x: 200, y: 300))
    #expect(rig.recorder.names == (animated ? ["willBeginZooming", "didEndZooming"] : []))
    #expect(rig.recorder.zooms == (animated ? 15 : 1))
    rig.recorder.forget()
    rig.scroll.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: animated)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 4 && rig.scroll.contentOffset == .zero, "the greatest scale, and not past the edges")
    rig.scroll.zoom(to: CGRect(x: 0, y: 0, width: 1e9, height: 1), animated: animated)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 0.5)
  }

  @Test func aRectangleAtTheSameScaleOnlyScrolls() {
    let rig = ZoomRig()
    rig.scroll.zoom(to: CGRect(x: 100, y: 100, width: 400, height: 600), animated: true)
    rig.expectSettled()
    #expect(rig.scroll.contentOffset == CGPoint(x: 100, y: 100) && rig.recorder.zooms == 0 && rig.recorder.scrolls > 10)
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"])
    rig.recorder.forget()
    rig.scroll.zoom(to: CGRect(x: 100, y: 100, width: 400, height: 600), animated: true)
    #expect(rig.recorder.messages == [] && rig.recorder.scrolls == 0 && !rig.stage.isBusy)
  }

  @Test func aSecondCallTakesOverAndTheEndComesOnce() {
    let rig = ZoomRig()
    rig.scroll.setZoomScale(3, animated: true)
    rig.stage.advance(by: 0.1)
    rig.scroll.setZoomScale(0.5, animated: true)
    rig.expectSettled()
    #expect(rig.recorder.messages == ["willBeginZooming A", "didEndZooming 0.5"])
    rig.recorder.forget()
    rig.scroll.setZoomScale(3, animated: true)
    rig.stage.advance(by: 0.1)
    rig.scroll.zoomScale = 1
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming"] && rig.scroll.zoomScale == 1)
    rig.expectSettled()
  }

  @Test(arguments: [2.0, 0.5]) func aTurnOfTheWheelZoomsAboutAPoint(factor: CGFloat) {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.recorder.forget()
    let point = CGPoint(x: 300, y: 420)
    let held = rig.point(at: CGPoint(x: 100, y: 120))
    #expect(rig.scroll.zoom(by: factor, about: point))
    #expect(rig.scroll.zoomScale == factor && rig.recorder.zooms == 1)
    #expect(rig.recorder.messages == ["willBeginZooming", "didEndZooming \(factor)"])
    if factor > 1 { #expect(rig.place(of: held) == CGPoint(x: 100, y: 120)) }
    rig.expectSettled()
    rig.recorder.forget()
    rig.scroll.zoomScale = factor > 1 ? 4 : 0.5
    rig.recorder.forget()
    #expect(!rig.scroll.zoom(by: factor, about: point))
    #expect(rig.recorder.messages == [] && rig.recorder.zooms == 0)
  }
}
