import CoreGraphics
import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import TestSupport
import UIKitGraphics

/// Defaults, limits, and what makes no sense.
@MainActor @Suite struct ZoomLimitTests {
  @Test func theDefaults() {
    let scroll = UIScrollView()
    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1 && scroll.bouncesZoom)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing && !scroll.isZoomAnimating && scroll.pinchGestureRecognizer == nil)
    scroll.setZoomScale(3, animated: true)
    #expect(scroll.zoomScale == 1, "no delegate, nothing to zoom")
  }

  @Test func aPinchIsThereWhileItCanZoom() {
    let scroll = UIScrollView()
    scroll.maximumZoomScale = 2
    let pinch = scroll.pinchGestureRecognizer
    #expect(pinch != nil && scroll.gestureRecognizers?.contains { $0 === pinch } ?? false)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 1)
    scroll.minimumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer === pinch)
    scroll.maximumZoomScale = 0.2
    #expect(scroll.pinchGestureRecognizer == nil, "the wrong order")
  }

  @Test func newLimitsWaitForTheNextZoom() {
    let rig = ZoomRig()
    rig.scroll.zoomScale = 3
    rig.recorder.forget()
    rig.scroll.maximumZoomScale = 2
    rig.stage.advance(by: 1)
    #expect(rig.scroll.zoomScale == 3 && rig.recorder.zooms == 0)
    rig.pinch(to: 110)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 2)
    rig.scroll.minimumZoomScale = 2.5
    rig.scroll.zoomScale = 1
    #expect(rig.scroll.zoomScale == 2.5, "a maximum below the minimum counts as the minimum")
  }

  @Test func limitsThatChangeUnderTheFingersEndWithinTheNewOnes() {
    let rig = ZoomRig()
    rig.pinch(to: 300, lifts: false)
    rig.scroll.maximumZoomScale = 1.5
    rig.up(0, 1)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 1.5)
    rig.pinch(from: 50, to: 200, lifts: false)
    rig.scroll.minimumZoomScale = 1.5
    #expect(rig.scroll.pinchGestureRecognizer == nil && !rig.scroll.isZooming)
    rig.up(0, 1)
    rig.expectSettled()
  }

  @Test(arguments: [0.0, -3]) func aMinimumThatIsNotPositiveIsClamped(minimum: CGFloat) {
    let rig = ZoomRig()
    rig.scroll.minimumZoomScale = minimum
    #expect(rig.scroll.minimumZoomScale == minimum)
    rig.scroll.zoomScale = 0
    #expect(rig.scroll.zoomScale == 0.0001 && rig.scroll.contentSize.width > 0)
    rig.expectSettled()
  }

  @Test func theGreatestNumberIsAMaximumToo() {
    let rig = ZoomRig(limits: 1...(.greatestFiniteMagnitude))
    rig.scroll.setZoomScale(.greatestFiniteMagnitude, animated: false)
    #expect(rig.scroll.zoomScale == 10_000 && rig.scroll.contentOffset.x.isFinite)
    rig.expectSettled()
  }

  @Test(
    arguments: [
      CGRect(x: 10, y: 10, width: 0, height: 0), CGRect(x: 10, y: 10, width: 0, height: 100), CGRect.infinite,
      CGRect(x: 200, y: 200, width: -100, height: -100), CGRect(x: -1e9, y: 1e9, width: 5, height: 5), .zero,
    ], [true, false]) func anyRectangleThatIsFiniteEndsWithinLimitsAndEdges(rect: CGRect, animated: Bool)
  {
    let rig = ZoomRig()
    rig.scroll.zoom(to: rect, animated: animated)
    rig.expectSettled()
    #expect(rig.scroll.contentOffset.x.isFinite && rig.scroll.contentOffset.y.isFinite)
  }

  @Test(arguments: ["min nan", "max inf", "scale nan", "rect null", "factor 0", "elsewhere"])
  func whatMakesNoSenseStopsTheProgram(what: String) async {
    await #expect(processExitsWith: .failure) { [what] in
      await MainActor.run {
        let rig = ZoomRig()
        switch what {
        case "min nan": rig.scroll.minimumZoomScale = .nan
        case "max inf": rig.scroll.maximumZoomScale = .infinity
        case "scale nan": rig.scroll.zoomScale = .nan
        case "rect null": rig.scroll.zoom(to: .null, animated: false)
        case "factor 0": rig.scroll.zoom(by: 0, about: .zero)
        default:
          let other = UIView()
          rig.stage.window.addSubview(other)
          rig.recorder.answer = { _ in other }
          rig.scroll.zoomScale = 2
        }
      }
    }
  }

  @Test func aViewThatHasBeenRemovedDoesNotZoom() {
    let rig = ZoomRig()
    rig.content.removeFromSuperview()
    rig.scroll.zoomScale = 2
    rig.scroll.setZoomScale(2, animated: true)
    rig.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    rig.pinch(to: 200)
    #expect(rig.recorder.names.allSatisfy { !$0.hasSuffix("Zooming") } && rig.scroll.zoomScale == 1)
    rig.expectSettled()
    rig.recorder.answer = { _ in nil }
    rig.pinch(to: 200)
    rig.expectSettled()
  }

  @Test(arguments: ["fingers", "bounce", "animation"]) func aViewThatLeavesInTheMiddleEndsTheZoomOnce(by: String) {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    if by == "animation" { rig.scroll.setZoomScale(3, animated: true) } else { rig.pinch(to: 900, lifts: by == "bounce") }
    rig.stage.advance(by: 0.05)
    rig.content.removeFromSuperview()
    if by == "fingers" {
      rig.move(ZoomRig.pair(ZoomRig.middle, 800))
      rig.up(0, 1)
    }
    #expect(rig.stage.settle() && !rig.stage.isBusy && zoomFlags(rig.scroll) == "")
    #expect(rig.recorder.names.filter { $0.hasSuffix("Zooming") } == ["willBeginZooming", "didEndZooming"])
  }

  @Test func aDeeperViewCanBeZoomed() {
    let rig = ZoomRig()
    let inner = UIView(frame: CGRect(x: 50, y: 60, width: 700, height: 1000))
    rig.content.addSubview(inner)
    rig.recorder.answer = { _ in inner }
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    let held = inner.convert(ZoomRig.middle, from: rig.stage.window)
    rig.recorder.view = inner
    rig.pinch(to: 200)
    let place = inner.convert(held, to: rig.stage.window)
    #expect(hypot(place.x - 200, place.y - 300) < 0.25 && inner.frame.origin == CGPoint(x: 50, y: 60))
    #expect(rig.scroll.contentSize == CGSize(width: 1400, height: 2000))
  }

  /// Removing, zooming and jumping inside every message: pairs match and it comes to rest.
  @Test(arguments: 0..<12) func messagesMayCallBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rig = ZoomRig()
    var left = 40
    rig.recorder.onMessage = { _, scroll in
      left -= 1
      guard left > 0, random.next() % 4 == 0 else { return }
      switch random.next() % 9 {
      case 0: scroll.zoomScale = random.between(0.3, 5)
      case 1: scroll.setZoomScale(random.between(0.3, 5), animated: true)
      case 2: scroll.contentOffset = CGPoint(x: random.between(0, 300).rounded(), y: 50)
      case 3: scroll.setContentOffset(CGPoint(x: random.between(0, 300).rounded(), y: 0), animated: random.next() % 2 == 0)
      case 4: scroll.zoom(by: 1.5, about: .zero)
      case 5: scroll.contentInset.top = random.between(0, 50).rounded()
      case 6: scroll.maximumZoomScale = random.between(1, 5)
      case 7: scroll.isScrollEnabled.toggle()
      default: scroll.zoom(to: CGRect(x: 10, y: 10, width: 50, height: 70), animated: true)
      }
    }
    for _ in 0..<4 {
      rig.pinch(to: random.between(20, 500), moving: CGPoint(x: random.between(-50, 50), y: 20), lifts: false)
      rig.up(1)
      rig.move([0: CGPoint(x: 100, y: 100)])
      rig.up(0)
      rig.stage.advance(by: Double(random.between(0, 0.3)))
    }
    rig.recorder.onMessage = nil
    #expect(rig.stage.settle() && !rig.stage.isBusy && zoomFlags(rig.scroll) == "", "seed \(seed)")
    #expect(rig.scroll.contentOffset.x.isFinite && rig.scroll.zoomScale > 0, "seed \(seed)")
    rig.recorder.expectPaired(#_sourceLocation)
  }
}
