public import Foundation
public import UIKitCore

/// A scroll view delegate that records every message with its time and the scroll view's state inside it.
@preconcurrency @MainActor public final class DelegateRecorder: NSObject, UIScrollViewDelegate {
  /// Which message: its name without the prefix `scrollView`.
  public enum Name: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The content moves.
    case didScroll
    /// A drag.
    case willBeginDragging, willEndDragging, didEndDragging
    /// What follows a drag or an animated call.
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    /// A tap on the status bar.
    case shouldScrollToTop, didScrollToTop
    /// The insets around the content.
    case didChangeAdjustedContentInset
    /// A zoom.
    case willBeginZooming, didZoom, didEndZooming

    /// The raw value.
    public var description: String { rawValue }
  }

  /// One message as received.
  public struct Message: Equatable, Sendable {
    /// Which message it was.
    public let name: Name
    /// Seconds on the stage's clock; 0 for a scroll view without a window.
    public let time: TimeInterval
    /// The offset while the message was received.
    public let contentOffset: CGPoint
    /// Inside the message.
    public let zoomScale: CGFloat
    /// The flags inside the message.
    public let isTracking, isDragging, isDecelerating: Bool
    /// The flags inside the message.
    public let isZooming, isZoomBouncing: Bool
    /// For `willEndDragging`: the velocity passed to the delegate, in points per millisecond; else nil.
    public let velocity: CGPoint?
    /// For `willEndDragging`: the target before `retarget`; else nil.
    public let targetContentOffset: CGPoint?
    /// For `didEndDragging`: the argument `decelerate`; else nil.
    public let willDecelerate: Bool?
  }

  /// In the order received, `didScroll` included; grows until `removeAll()`.
  public private(set) var messages: [Message] = []
  /// Called inside every message after it was recorded; may change the scroll view.
  public var onMessage: ((UIScrollView, Message) -> Void)?
  /// Computes the target that `willEndDragging` sets; nil leaves the target unchanged.
  public var retarget: ((CGPoint) -> CGPoint)?
  /// The answer to `scrollViewShouldScrollToTop(_:)`; true by default.
  public var allowsScrollToTop = true
  /// The answer to `viewForZooming(in:)`, which is not recorded; nil by default.
  public weak var zoomedView: UIView?

  /// Set the recorder as `delegate` of one scroll view or of several; a delegate is held weakly.
  public override init() { super.init() }

  /// Makes a recorder that passes every message on to the screen's own delegate, whose answers count: `allowsScrollToTop`, `retarget` and
  /// `zoomedView` are used where there is none.
  ///
  /// Set the recorder as `delegate` of a plain scroll view; a table's or collection's delegate answers more than scroll messages.
  ///
  /// - Parameter delegate: Held weakly, as a scroll view holds it; it hears each message after `onMessage`.
  public init(forwardingTo delegate: (any UIScrollViewDelegate)?) {
    next = delegate
    super.init()
  }

  /// The delegate that receives the messages as well.
  private weak var next: (any UIScrollViewDelegate)?

  /// The names in order; a name repeated in a row (`didScroll` of a motion) is listed once.
  public var names: [Name] {
    var names: [Name] = []
    for message in messages where message.name != names.last { names.append(message.name) }
    return names
  }

  /// The messages of one name, in order.
  public func messages(_ name: Name) -> [Message] { messages.filter { $0.name == name } }

  /// Forgets all messages; the answers stay.
  public func removeAll() { messages = [] }

  private func record(
    _ name: Name, _ scrollView: UIScrollView, velocity: CGPoint? = nil, target: CGPoint? = nil, willDecelerate: Bool? = nil
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

  /// Records `didScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    record(.didScroll, scrollView)
    next?.scrollViewDidScroll(scrollView)
  }

  /// Records `willBeginDragging`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record(.willBeginDragging, scrollView)
    next?.scrollViewWillBeginDragging(scrollView)
  }

  /// Records `willEndDragging` with velocity and target, after `retarget` has set another target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    if let retarget { targetContentOffset.pointee = retarget(target) }
    record(.willEndDragging, scrollView, velocity: velocity, target: target)
    next?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Records `didEndDragging` with `decelerate`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record(.didEndDragging, scrollView, willDecelerate: decelerate)
    next?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Records `willBeginDecelerating`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record(.willBeginDecelerating, scrollView)
    next?.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Records `didEndDecelerating`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record(.didEndDecelerating, scrollView)
    next?.scrollViewDidEndDecelerating(scrollView)
  }

  /// Records `didEndScrollingAnimation`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record(.didEndScrollingAnimation, scrollView)
    next?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Records `shouldScrollToTop` and returns the delegate's answer, else `allowsScrollToTop`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    record(.shouldScrollToTop, scrollView)
    return next?.scrollViewShouldScrollToTop(scrollView) ?? allowsScrollToTop
  }

  /// Records `didScrollToTop`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    record(.didScrollToTop, scrollView)
    next?.scrollViewDidScrollToTop(scrollView)
  }

  /// Records `didChangeAdjustedContentInset`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record(.didChangeAdjustedContentInset, scrollView)
    next?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  /// Returns the delegate's view, else `zoomedView`, and records nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { next?.viewForZooming(in: scrollView) ?? zoomedView }

  /// Records `willBeginZooming`.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    record(.willBeginZooming, scrollView)
    next?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Records `didZoom`.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    record(.didZoom, scrollView)
    next?.scrollViewDidZoom(scrollView)
  }

  /// Records `didEndZooming`; the scale is that of `zoomScale`.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    record(.didEndZooming, scrollView)
    next?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
