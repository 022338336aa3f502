public import Foundation

/// Hears how a scroll view moves. Every method is optional, and may change the scroll view, its delegate or its place in the hierarchy.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Sent inside whatever changed `contentOffset`: a finger, a frame of a motion, or code; layout follows later in the frame.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// - Parameters:
  ///   - velocity: the finger's in points per millisecond, positive where the offset grows; 0 for a slow or resting finger.
  ///   - targetContentOffset: where it will come to rest; write it to let it rest elsewhere, within the edges.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// - Parameter decelerate: whether it goes on by itself; if not, nothing follows.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Sent once for every deceleration, however it ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The end of an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`, also when it was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// false keeps a tap on the status bar from scrolling. Not asked at the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The subview that zooming scales; nil, or a view that has been removed, does not zoom. Asked often: answer from what you have.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has changed, and with it the content size and the offset.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Sent once for every zoom by fingers or animated by code, after the way back from beyond a limit.
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

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
