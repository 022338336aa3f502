import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Titles and pinned views while two fingers zoom.
@MainActor @Suite final class PinchedTitleTests: NSObject, UIScrollViewDelegate {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scroll = TitledScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
  private let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === scroll ? photo : scrollView.subviews.first }

  private func show() {
    stage.window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.titleView, scroll.photoView, scroll.delegate) = (title, photo, self)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 4)
    stage.advance(by: 0)
  }

  /// How far the title's upper edge is below the scroll view's.
  private var place: CGFloat { title.frame.minY - scroll.bounds.minY }

  private func drag(by y: CGFloat) throws {
    stage.drag(
      from: CGPoint(x: 160, y: 240 - y / 2), to: CGPoint(x: 160, y: 240 + y / 2), duration: 0.4, holdBeforeLift: 0.3)
    try stage.settle()
  }

  /// Two fingers from `from` to `to` points apart while their centre moves by `way`; `check` looks after every move and every frame.
  private func pinch(
    at start: CGPoint, from: CGFloat, to: CGFloat, moving way: CGPoint = .zero, _ check: () -> Void = {}
  ) {
    for step in -1...25 {
      let part = min(max(0, CGFloat(step) / 24), 1)
      let center = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      let distance = from + (to - from) * part
      for (id, side) in [(0, -0.5), (1, 0.5)] as [(Int, CGFloat)] {
        let point = CGPoint(x: center.x, y: center.y + side * distance)
        stage.touch(step < 0 ? .began : step > 24 ? .ended : .moved, at: point, id: id)
      }
      check()
      stage.advance(by: 1.0 / 60)
      check()
    }
  }

  /// The one promise of every instant: it is in the middle, as wide as the view, as high as it was, and counts in the content.
  private func expectTitleCounts(_ step: String) {
    #expect(abs(title.center.x - scroll.bounds.midX) < 1e-6 && title.bounds.size == CGSize(width: 320, height: 60), "\(step)")
    #expect(abs(scroll.contentSize.height - photo.frame.height - 60) < 1e-6, "\(step)")
    #expect(abs(scroll.contentSize.width - photo.frame.width) < 1e-6 && abs(photo.frame.minY - 60) < 1e-6, "\(step)")
  }

  @Test(arguments: [(120, 260), (260, 80), (80, 440), (400, 40)] as [(CGFloat, CGFloat)])
  func aPinchLeavesTheTitleInItsPlaceAtItsSize(from: CGFloat, to: CGFloat) throws {
    show()
    scroll.contentOffset = CGPoint(x: 100, y: 20)
    stage.advance(by: 0)
    for way in [CGPoint.zero, CGPoint(x: 40, y: -60), CGPoint(x: -40, y: 70)] {
      pinch(at: CGPoint(x: 160, y: 240), from: from, to: to, moving: way) {
        // Before the next layout the content has moved and the title has not.
        scroll.layoutIfNeeded()
        expectTitleCounts("scale \(scroll.zoomScale)")
      }
      try stage.settle()
      expectTitleCounts("at rest")
      #expect(place == max(0, -scroll.contentOffset.y), "no zoom sends it away")
      #expect(scroll.zoomScale >= 0.25 && scroll.zoomScale <= 4)
    }
  }

  @Test func thePhotoUnderTheFingersStaysThereThoughTheTitleCounts() {
    show()
    scroll.contentOffset = CGPoint(x: 140, y: 200)
    stage.advance(by: 0)
    var mark: CGPoint?
    pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 220, moving: CGPoint(x: 20, y: 30)) {
      guard scroll.isZooming else { return }
      let fingers = (scroll.pinchGestureRecognizer?.location(in: photo))!
      // The pinch is recognized when the fingers have gone a way already.
      let first = mark ?? fingers
      mark = first
      #expect(abs(fingers.x - first.x) * scroll.zoomScale <= 0.5 && abs(fingers.y - first.y) * scroll.zoomScale <= 0.5)
    }
    #expect(mark != nil)
  }

  @Test func aPinchBringsBackATitleThatHasLeft() throws {
    show()
    try drag(by: -200)
    #expect(place == -60)
    var places: [CGFloat] = []
    pinch(at: CGPoint(x: 160, y: 240), from: 120, to: 240) { places.append(place) }
    try stage.settle()
    #expect(place == 0 && scroll.zoomScale > 1.5)
    #expect(places.contains(0), "while it zooms already")
    try drag(by: -120)
    #expect(place == -60, "scrolled down, it leaves again")
    try drag(by: 90)
    #expect(place == 0)
  }

  @Test func theFingerThatStaysAfterAPinchScrollsTheTitleAway() throws {
    show()
    stage.touch(.began, at: CGPoint(x: 160, y: 200), id: 0)
    stage.touch(.began, at: CGPoint(x: 160, y: 280), id: 1)
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 160, y: 200 - CGFloat(step) * 2), id: 0)
      stage.touch(.moved, at: CGPoint(x: 160, y: 280 + CGFloat(step) * 2), id: 1)
    }
    stage.touch(.ended, at: CGPoint(x: 160, y: 160), id: 0)
    stage.advance(by: 1.0 / 60)
    #expect(place == 0)
    for step in 1...20 {
      stage.touch(.moved, at: CGPoint(x: 160, y: 320 - CGFloat(step) * 5), id: 1)
      stage.advance(by: 1.0 / 60)
    }
    #expect(place == -60)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 160, y: 220), id: 1)
    try stage.settle()
    #expect(place == -60)
  }

  /// Smaller than the view, title and photo lie in its middle together, also while the fingers still hold them.
  @Test func whatIsSmallerThanTheViewIsCentredWithItsTitle() throws {
    show()
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    pinch(at: CGPoint(x: 160, y: 240), from: 400, to: 60) {
      scroll.layoutIfNeeded()
      expectTitleCounts("scale \(scroll.zoomScale)")
    }
    try stage.settle()
    #expect(scroll.zoomScale == 0.25)
    let above = title.frame.minY - scroll.bounds.minY
    #expect(abs(above - 110) < 1e-6 && abs(scroll.bounds.maxY - photo.frame.maxY - 110) < 1e-6, "480 less 60 and 200")
    #expect(abs(photo.frame.midX - scroll.bounds.midX) < 1e-6)
  }

  /// In the zoom it takes part in the scale, beside it it does not; neither leaves its place across the pinned axis.
  @Test(arguments: [true, false], [true, false])
  func pinnedViewsStayThroughAPinch(isHorizontal: Bool, isInside: Bool) throws {
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
    let pinned = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 30))
    stage.window.addSubview(plain)
    plain.contentInsetAdjustmentBehavior = .never
    plain.addSubview(content)
    (isInside ? content : plain).addSubview(pinned)
    (plain.contentSize, plain.contentOffset) = (content.bounds.size, CGPoint(x: 200, y: 200))
    (plain.minimumZoomScale, plain.maximumZoomScale, plain.delegate) = (0.5, 4, self)
    let keeper = StationaryViews(in: plain)
    if isHorizontal { keeper.pinHorizontally(pinned, .center) } else { keeper.pinVertically(pinned, .center) }
    stage.advance(by: 0)
    pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 300, moving: CGPoint(x: 30, y: -30)) {
      let shown = pinned.convert(pinned.bounds, to: plain).offsetBy(dx: -plain.bounds.minX, dy: -plain.bounds.minY)
      let size = isInside ? plain.zoomScale * 40 : 40
      #expect(abs(isHorizontal ? shown.midX - 160 : shown.midY - 240) < 1e-6 && abs(shown.width - size) < 1e-6)
    }
    #expect(plain.zoomScale > 1.5)
    try stage.settle()
    let start = isHorizontal ? pinned.center.y : pinned.center.x
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 150, y: 250), duration: 0.3, holdBeforeLift: 0.3)
    try stage.settle()
    #expect((isHorizontal ? pinned.center.y : pinned.center.x) == start, "it scrolls along the other axis")
  }
}
