internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Lays out the controller's scroll view.
final class PageView: UIView {
  private weak var controller: UIPageViewController?

  init(frame: CGRect, controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

/// The scroll view's delegate; ignores what the controller itself sets.
final class PageScroller: NSObject, UIScrollViewDelegate {
  weak var controller: UIPageViewController?
  var isPlacing = false

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { controller?.dragBegins() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { if !isPlacing { controller?.scrolled() } }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.rested() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.rested() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.rested() }
}
