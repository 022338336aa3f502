public import Foundation

/// Receives messages about a scroll view's motion. Every method is optional, and may change the scroll view, its delegate or its place in
/// the hierarchy. The flags during each message: "Flags inside messages" of docs/measurements.md.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Sent for every change of `contentOffset`, before the change returns: by a finger, a frame of a motion, or code. Layout follows later
  /// in the frame.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Sent when a finger begins to drag, after the slop of 10 points or at once when it catches a motion; also at the start of a turn of a
  /// wheel.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Sent when the finger lifts, directly before `didEndDragging`; also when a wheel comes to rest.
  ///
  /// - Parameters:
  ///   - velocity: Of the finger in points per millisecond, positive where the offset grows; 0 for a slow or resting finger.
  ///   - targetContentOffset: The offset where the motion will rest; write it to let the motion rest elsewhere, within the edges. Not
  ///     finite: a programming error. Ignored, with a warning, in a paging scroll view.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Sent at the end of a drag.
  ///
  /// - Parameter decelerate: Whether the content goes on by itself; if not, no other message follows.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Sent directly after `didEndDragging` if the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Sent once for every deceleration, however it ended: at rest, by a finger or by code.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Sent at the end of an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`, also of an interrupted one.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top; true by default. Not asked at the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Sent when the scroll after a tap on the status bar has arrived.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Sent after `adjustedContentInset` has changed, and after `adjustedContentInsetDidChange()`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view inside the content that zooming scales; nil, or a view that was removed, does not zoom. Asked often: it should cost
  /// nothing. A view elsewhere on a screen is a programming error.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Sent before the first change of the scale, by fingers or animated by code; `view` is the zoomed view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Sent after every change of the scale, content size and offset included.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Sent once for every zoom by fingers or animated by code, after a bounce back to a limit. `scale` is the final one.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns nil: nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
