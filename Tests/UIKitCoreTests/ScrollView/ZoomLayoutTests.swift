import CoreGraphics
import Foundation
import ManualHost
import ScrollPhysics
import Testing

@testable import UIKitCore
import UIKitGraphics

/// Content smaller than the view, content beside the zoomed view, and subclasses that see every step.
@MainActor @Suite struct ZoomLayoutTests {
  /// Centres the zoomed view by moving it.
  private final class Centring: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let view = subviews.first else { return }
      let (size, room) = (view.frame.size, bounds.size)
      view.center = CGPoint(
        x: size.width / 2 + max(0, (room.width - size.width) / 2), y: size.height / 2 + max(0, (room.height - size.height) / 2))
    }
  }

  /// Has a title above the zoomed view, as wide as the view, that counts in the content.
  private final class Titled: UIScrollView {
    static let height: CGFloat = 80
    var sizes: [CGSize] = []
    override var contentSize: CGSize {
      get { super.contentSize }
      set {
        sizes.append(newValue)
        super.contentSize = CGSize(width: newValue.width, height: newValue.height + Self.height)
      }
    }
  }

  private func middle(_ rig: ZoomRig) -> CGPoint {
    rig.place(of: CGPoint(x: rig.content.bounds.midX, y: rig.content.bounds.midY))
  }

  /// Moves what shows the middle of the content by less than `step` points with every message and every frame.
  private func expectSmooth(_ rig: ZoomRig, within step: CGFloat, _ work: () -> Void) {
    var last = middle(rig)
    func look() {
      let now = middle(rig)
      #expect(hypot(now.x - last.x, now.y - last.y) < step)
      last = now
    }
    work()
    while rig.stage.isBusy {
      rig.stage.advance(by: 1 / 60)
      look()
    }
  }

  @Test(arguments: [200.0, 55, 320]) func smallContentIsCentredByInsetsWithoutAJump(to distance: CGFloat) {
    let rig = ZoomRig(content: CGSize(width: 200, height: 200), limits: 0.7...3)
    rig.recorder.onZoom = { scroll in
      let (size, room) = (scroll.contentSize, scroll.bounds.size)
      let (x, y) = (max(0, (room.width - size.width) / 2), max(0, (room.height - size.height) / 2))
      scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    rig.scroll.contentInset = UIEdgeInsets(top: 200, left: 100, bottom: 200, right: 100)
    #expect(middle(rig) == ZoomRig.middle)
    rig.down(ZoomRig.pair(ZoomRig.middle, distance > 100 ? 92 : 108))
    for step in 1...20 {
      rig.move(ZoomRig.pair(ZoomRig.middle, 100 + (distance - 100) * CGFloat(step) / 20))
      let now = middle(rig)
      #expect(hypot(now.x - 200, now.y - 300) < 0.5, "\(now) at \(rig.scroll.zoomScale)")
    }
    expectSmooth(rig, within: 0.5) { rig.up(0, 1) }
    rig.expectSettled()
    expectSmooth(rig, within: 0.5) { rig.scroll.setZoomScale(0.8, animated: true) }
    rig.scroll.zoomScale = 2.7
    #expect(middle(rig).x == 200 && abs(middle(rig).y - 300) < 0.2)
    rig.expectSettled()
  }

  @Test(arguments: [200.0, 55, 320]) func smallContentIsCentredByLayoutWithoutAJump(to distance: CGFloat) {
    let rig = ZoomRig(Centring(), content: CGSize(width: 200, height: 200), limits: 0.7...3)
    #expect(middle(rig) == ZoomRig.middle)
    rig.down(ZoomRig.pair(ZoomRig.middle, distance > 100 ? 92 : 108))
    for step in 1...20 {
      rig.move(ZoomRig.pair(ZoomRig.middle, 100 + (distance - 100) * CGFloat(step) / 20))
      rig.stage.advance(by: 1 / 120)
      #expect(hypot(middle(rig).x - 200, middle(rig).y - 300) < 0.5, "\(middle(rig)) at \(rig.scroll.zoomScale)")
    }
    expectSmooth(rig, within: 0.5) { rig.up(0, 1) }
    rig.expectSettled()
    expectSmooth(rig, within: 0.5) { rig.scroll.setZoomScale(2.9, animated: true) }
    expectSmooth(rig, within: 0.5) { rig.scroll.setZoomScale(0.8, animated: true) }
    #expect(abs(middle(rig).x - 200) < 0.2 && abs(middle(rig).y - 300) < 0.2)
    rig.expectSettled()
  }

  @Test func aTitleThatCountsInTheContentStaysAboveIt() {
    let scroll = Titled()
    let rig = ZoomRig(scroll)
    rig.content.frame.origin.y = Titled.height
    rig.recorder.margin.height = Titled.height
    scroll.sizes = []
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    let held = rig.point(at: ZoomRig.middle)
    rig.pinch(to: 200)
    #expect(scroll.sizes.count == rig.recorder.zooms && scroll.sizes.last == CGSize(width: 1600, height: 2400))
    #expect(rig.content.frame == CGRect(x: 0, y: Titled.height, width: 1600, height: 2400))
    let place = rig.place(of: held)
    #expect(hypot(place.x - 200, place.y - 300) < 0.25)
    rig.scroll.zoom(to: CGRect(x: 400, y: 1100, width: 400, height: 100), animated: true)
    rig.expectSettled()
    #expect(rig.scroll.contentOffset == CGPoint(x: 400, y: 1200 + Titled.height - 600), "the lower edge")
  }

  @Test func aSubclassSeesEveryStepOfTheOffset() {
    final class Watching: UIScrollView {
      var offsets: [CGPoint] = []
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
          offsets.append(newValue)
          super.contentOffset = newValue
        }
      }
    }
    let scroll = Watching()
    let rig = ZoomRig(scroll)
    rig.pinch(to: 300)
    #expect(scroll.offsets.count == rig.recorder.scrolls && scroll.offsets.last == scroll.contentOffset)
  }

  @Test func contentThatIsMovedTogetherWithTheOffsetZoomsOn() {
    let rig = ZoomRig()
    rig.scroll.contentOffset = CGPoint(x: 200, y: 300)
    rig.pinch(to: 150, lifts: false)
    let held = rig.point(at: ZoomRig.middle)
    // As an endless view recentres.
    rig.content.center.y += 70
    rig.scroll.contentOffset.y += 70
    #expect(rig.place(of: held) == ZoomRig.middle)
    rig.move(ZoomRig.pair(ZoomRig.middle, 170))
    #expect(abs(rig.place(of: held).y - 300) < 0.25)
    rig.up(0, 1)
    rig.expectSettled()
  }

  @Test func codeThatSetsTheOffsetInMidPinchIsObeyed() {
    let rig = ZoomRig()
    rig.pinch(to: 200, lifts: false)
    rig.scroll.contentOffset = CGPoint(x: 300, y: 900)
    let held = rig.point(at: ZoomRig.middle)
    rig.move(ZoomRig.pair(ZoomRig.middle, 210))
    let place = rig.place(of: held)
    #expect(hypot(place.x - 200, place.y - 300) < 0.25)
    rig.up(0, 1)
    rig.expectSettled()
  }

  @Test func anAnimatedZoomAndAnAnimatedOffsetEndTogether() {
    let rig = ZoomRig()
    rig.scroll.zoomScale = 3
    rig.scroll.contentOffset = CGPoint(x: 900, y: 900)
    rig.recorder.forget()
    rig.scroll.setZoomScale(1, animated: true)
    rig.scroll.setContentOffset(CGPoint(x: 12, y: 34), animated: true)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 1 && rig.scroll.contentOffset == CGPoint(x: 12, y: 34))
    #expect(rig.recorder.names == ["willBeginZooming", "didEndZooming", "didEndScrollingAnimation"])
  }

  @Test func aZoomTakesADecelerationOver() {
    let rig = ZoomRig(content: CGSize(width: 800, height: 8000))
    rig.stage.flick(from: CGPoint(x: 200, y: 500), velocity: CGPoint(x: 0, y: -2000))
    rig.scroll.setZoomScale(2, animated: true)
    rig.expectSettled()
    #expect(rig.scroll.zoomScale == 2 && rig.recorder.names.suffix(2) == ["didEndZooming", "didEndDecelerating"])
  }
}
