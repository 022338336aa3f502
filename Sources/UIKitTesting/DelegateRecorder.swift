public import Foundation
public import UIKitCore

/// A scroll view delegate that keeps every message it gets, with its time and the scroll view's state inside it.
@MainActor public final class DelegateRecorder: NSObject, UIScrollViewDelegate {
  /// One message as it was received.
  public struct Message: Equatable, Sendable {
    /// Without `scrollView` in front: `didScroll`, `willBeginDragging`...
    public let name: String
    /// On the stage's clock; 0 for a scroll view that is in no window.
    public let time: TimeInterval
    public let contentOffset: CGPoint
    public let zoomScale: CGFloat
    public let isTracking, isDragging, isDecelerating: Bool
    public let isZooming, isZoomBouncing: Bool
    /// Of `willEndDragging`: the finger's, in points per millisecond.
    public let velocity: CGPoint?
    /// Of `willEndDragging`: before anything was written to it.
    public let targetContentOffset: CGPoint?
    /// Of `didEndDragging`.
    public let willDecelerate: Bool?
  }

  public private(set) var messages: [Message] = []
  /// Called inside every message, after it was recorded; it may change the scroll view.
  public var onMessage: ((UIScrollView, Message) -> Void)?
  /// What `willEndDragging` writes to the target; nil leaves it.
  public var retarget: ((CGPoint) -> CGPoint)?
  /// The answer to `shouldScrollToTop`.
  public var allowsScrollToTop = true
  /// The answer to `viewForZooming`.
  public weak var zoomedView: UIView?

  public override init() { super.init() }

  /// The names alone, in order; repeated ones (`didScroll` of a motion) once in a row.
  public var names: [String] {
    var names: [String] = []
    for message in messages where message.name != names.last { names.append(message.name) }
    return names
  }

  public func messages(named name: String) -> [Message] { messages.filter { $0.name == name } }

  public func removeAll() { messages = [] }

  private func record(
    _ name: String, _ scrollView: UIScrollView, velocity: CGPoint? = nil, target: CGPoint? = nil, willDecelerate: Bool? = nil
  ) {
    let message = Message(
      name: name, time: scrollView.window?.screen.driver.now ?? 0, contentOffset: scrollView.contentOffset,
      zoomScale: scrollView.zoomScale, isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
      isDecelerating: scrollView.isDecelerating,
      isZooming: scrollView.isZooming, isZoomBouncing: scrollView.isZoomBouncing, velocity: velocity, targetContentOffset: target,
      willDecelerate: willDecelerate)
    messages.append(message)
    onMessage?(scrollView, message)
  }

  // MARK: UIScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { record("didScroll", scrollView) }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging", scrollView) }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    if let retarget { targetContentOffset.pointee = retarget(target) }
    record("willEndDragging", scrollView, velocity: velocity, target: target)
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record("didEndDragging", scrollView, willDecelerate: decelerate)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating", scrollView) }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating", scrollView) }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("didEndScrollingAnimation", scrollView) }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    record("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("didScrollToTop", scrollView) }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record("didChangeAdjustedContentInset", scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    record("willBeginZooming", scrollView)
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) { record("didZoom", scrollView) }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    record("didEndZooming", scrollView)
  }
}
