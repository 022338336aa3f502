import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A grid does not zoom, whatever its delegate and other code ask for.
@MainActor @Suite struct GridZoomTests {
  @Test func neitherFingersNorCodeZoomAGrid() throws {
    let fixture = GridFixture()
    let (view, delegate) = (fixture.view, PaneZoomer())
    view.delegate = delegate
    fixture.frame()
    view.contentOffset = CGPoint(x: 400, y: 900)
    fixture.frame()
    let (shown, offset, size) = (fixture.shown, view.contentOffset, view.contentSize)
    #expect(shown.count > 40)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    for (from, to) in [(80 as CGFloat, 240 as CGFloat), (240, 80)] {
      fixture.stage.pinch(at: CGPoint(x: 160, y: 240), fromSpread: from, toSpread: to)
    }
    view.zoomScale = 2
    view.setZoomScale(2, animated: true)
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    try fixture.stage.settle()
    #expect(delegate.asked == 0 && view.zoomScale == 1 && !view.isZooming)
    #expect(view.contentSize == size && fixture.namesAgree)
    #expect(fixture.stage.window.screen.warnings.given.contains { $0.contains("maximumZoomScale = 3.0: a grid does not zoom") })
    // Two fingers may scroll, as in any scroll view that does not zoom.
    let moved = CGPoint(x: view.contentOffset.x - offset.x, y: view.contentOffset.y - offset.y)
    for (place, rect) in fixture.shown {
      if let former = shown[place] { #expect(rect == former.offsetBy(dx: -moved.x, dy: -moved.y)) }
    }
  }
}

/// Returns a subview for zooming.
private final class PaneZoomer: NSObject, UIScrollViewDelegate {
  var asked = 0

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    asked += 1
    return scrollView.subviews.first
  }
}
