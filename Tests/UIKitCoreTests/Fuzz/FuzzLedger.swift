import CoreGraphics
import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Hears what one scroll view says and complains of what does not fit: ends without a begin, flags that contradict the message,
/// offsets that are no numbers.
@MainActor final class FuzzLedger: NSObject, UIScrollViewDelegate {
  let name: String
  /// Calls back at random; set by the session that is lived.
  var inside: ((UIScrollView) -> Void)?
  var retarget: ((UIScrollView, CGPoint) -> CGPoint?)?
  private(set) var complaints: [String] = []
  /// Since somebody asked last.
  var heard: [String] = []

  private var isDragging = false
  private var hasToldEndOfDrag = false
  /// A deceleration has been announced whose end has not.
  private var owesEndOfDeceleration = false
  private var hasBegunDecelerating = false
  /// Animated calls that may still be answered with an end.
  var animationsAsked = 0
  /// What is given to be zoomed.
  var zoomed: UIView?
  private var isZooming = false
  /// The scale outside of the limits that the zoomed view may keep: limits have changed since the last zoom, or another view is
  /// zoomed, or this one left in the middle.
  private var lawlessScale: CGFloat?
  /// That came to be inside a message: maybe that of a zoom in one step, which is over then.
  private var isLawlessFromInside = false
  private var depth = 0

  init(_ name: String) { self.name = name }

  func complain(_ what: String) { complaints.append("\(name): \(what)") }

  /// What must hold when nothing moves.
  func checkRest(of scroll: UIScrollView) {
    if isDragging { complain("willBeginDragging without didEndDragging") }
    if owesEndOfDeceleration { complain("a deceleration without didEndDecelerating") }
    if scroll.isTracking || scroll.isDragging || scroll.isDecelerating || scroll.isScrollAnimating {
      complain(
        "at rest, but tracking \(scroll.isTracking), dragging \(scroll.isDragging), decelerating \(scroll.isDecelerating), "
          + "animating \(scroll.isScrollAnimating)")
    }
    if scroll.predictedMotion?.restingOffset != nil { complain("at rest, but a rest is predicted") }
    checkZoom(of: scroll)
  }

  private func checkZoom(of scroll: UIScrollView) {
    if isZooming { complain("willBeginZooming without didEndZooming") }
    if scroll.isZooming || scroll.isZoomBouncing || scroll.isZoomAnimating {
      complain(
        "at rest, but zooming \(scroll.isZooming), bouncing \(scroll.isZoomBouncing), animating \(scroll.isZoomAnimating)")
    }
    let scale = scroll.zoomScale
    let least = min(max(scroll.minimumZoomScale, 0.0001), 10_000)
    let greatest = min(max(scroll.maximumZoomScale, least), 10_000)
    if scale >= least * (1 - 1e-9) && scale <= greatest * (1 + 1e-9) || scale == lawlessScale { return }
    if zoomed?.superview != nil { complain("rests at the scale \(scale), but \(least)...\(greatest) is legal") }
  }

  /// From now on the zoomed view, or its scale, may be outside of the limits until somebody zooms.
  func forgiveScale(of view: UIView?) {
    lawlessScale = view.map { hypot($0.transform.a, $0.transform.b) }
    isLawlessFromInside = depth > 0
  }

  private func note(_ scroll: UIScrollView, _ name: String = #function) {
    heard.append(name.prefix { $0 != "(" } == "scrollViewDidScroll" ? "." : String(name))
    let (offset, scale) = (scroll.contentOffset, scroll.zoomScale)
    if !scale.isFinite || scale <= 0 { complain("scale \(scale)") }
    if !offset.x.isFinite || !offset.y.isFinite { complain("offset \(offset)") }
    depth += 1
    inside?(scroll)
    depth -= 1
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { complain("willBeginDragging twice") }
    if !scrollView.isDragging { complain("willBeginDragging, but not dragging") }
    (isDragging, hasToldEndOfDrag) = (true, false)
    note(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if !isDragging || hasToldEndOfDrag { complain("willEndDragging outside of a drag, or twice") }
    hasToldEndOfDrag = true
    let target = targetContentOffset.pointee
    if !(velocity.x + velocity.y + target.x + target.y).isFinite { complain("willEndDragging \(velocity), target \(target)") }
    if let chosen = retarget?(scrollView, target) { targetContentOffset.pointee = chosen }
    note(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging { complain("didEndDragging without willBeginDragging") }
    if scrollView.isDragging { complain("didEndDragging, but dragging") }
    isDragging = false
    if decelerate { (owesEndOfDeceleration, hasBegunDecelerating) = (true, false) }
    note(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if !owesEndOfDeceleration || hasBegunDecelerating { complain("willBeginDecelerating without didEndDragging(true), or twice") }
    if !scrollView.isDecelerating { complain("willBeginDecelerating, but not decelerating") }
    hasBegunDecelerating = true
    note(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !owesEndOfDeceleration { complain("didEndDecelerating of nothing, or twice") }
    owesEndOfDeceleration = false
    note(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if animationsAsked == 0 { complain("didEndScrollingAnimation of nothing") }
    animationsAsked -= 1
    note(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if isZooming { complain("willBeginZooming twice") }
    if view == nil { complain("willBeginZooming without a view") }
    isZooming = true
    note(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note(scrollView) }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if !isZooming { complain("didEndZooming without willBeginZooming") }
    if !scale.isFinite || scale <= 0 { complain("didEndZooming at \(scale)") }
    isZooming = false
    let wasLost = view?.isDescendant(of: scrollView) != true || view !== zoomed
    if wasLost || !isLawlessFromInside || lawlessScale != scale { forgiveScale(of: wasLost ? zoomed : nil) }
    note(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(scrollView) }
}
