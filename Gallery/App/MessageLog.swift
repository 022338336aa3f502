internal import Foundation
internal import UIKit

/// Prints every delegate message of a scroll view with its time and offset, and with the layer's name if there is one: `gallery --log`.
///
/// The log replaces the scroll view's delegate and forwards every message to the former delegate. A list whose delegate also answers
/// for rows keeps it: of such a list only `didScroll` is printed.
final class MessageLog: NSObject, UIScrollViewDelegate {
  private static var start: TimeInterval?
  private weak var listener: (any UIScrollViewDelegate)?
  private var observation: NSKeyValueObservation?

  /// The scroll view holds its delegate weakly, so the caller must keep the log.
  init(of scrollView: UIScrollView) {
    listener = scrollView.delegate
    super.init()
    if listener is any UITableViewDelegate || listener is any UICollectionViewDelegate {
      observation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in self?.note("didScroll", scrollView) }
    } else {
      scrollView.delegate = self
    }
  }

  private func note(_ message: String, _ scrollView: UIScrollView) {
    let now = CACurrentMediaTime()
    let start = Self.start ?? now
    Self.start = start
    let offset = scrollView.contentOffset
    let name = scrollView.layer.name.map { "\($0) " } ?? ""
    let line = String(format: "%9.4f  x %8.2f  y %10.2f  ", now - start, offset.x, offset.y) + name + message + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    listener?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
    listener?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    note(String(format: "willEndDragging(velocity: %.3f pt/ms, target: %.2f)", velocity.y, target.y), scrollView)
    listener?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(willDecelerate: \(decelerate))", scrollView)
    listener?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
    listener?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
    listener?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
    listener?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    listener?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop", scrollView)
    listener?.scrollViewDidScrollToTop(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
    listener?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { listener?.viewForZooming(in: scrollView) }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
    listener?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    note(String(format: "didZoom(%.4f)", scrollView.zoomScale), scrollView)
    listener?.scrollViewDidZoom(scrollView)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note(String(format: "didEndZooming(%.4f)", scale), scrollView)
    listener?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
