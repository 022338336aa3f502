import UIKit

/// Stands between a container with snap positions and the person's delegate: passes every message on, and moves the target of a drag after
/// the person's delegate has seen it.
@MainActor final class SnapRelay: NSObject, UIScrollViewDelegate {
  private weak var container: ContainerScrollView?
  weak var delegate: (any UIScrollViewDelegate)?

  init(_ container: ContainerScrollView, relaying delegate: (any UIScrollViewDelegate)?) {
    (self.container, self.delegate) = (container, delegate)
  }

  private func snap(_ target: UnsafeMutablePointer<CGPoint>) {
    guard let container else { return }
    let (axis, offset) = (container.axis, target.pointee)
    target.pointee = CGPoint(axis, along: container.snapped(offset.along(axis)), across: offset.along(axis.other))
  }

  #if canImport(ObjectiveC)
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (delegate as? NSObject)?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { delegate }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate?.scrollViewWillEndDragging?(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      snap(targetContentOffset)
    }
  #else
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      snap(targetContentOffset)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { delegate?.scrollViewDidScroll(scrollView) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { delegate?.scrollViewWillBeginDragging(scrollView) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { delegate?.scrollViewWillBeginDecelerating(scrollView) }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { delegate?.scrollViewDidEndDecelerating(scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { delegate?.scrollViewDidScrollToTop(scrollView) }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { delegate?.viewForZooming(in: scrollView) }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { delegate?.scrollViewDidZoom(scrollView) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  #endif
}
