import UIKit

/// A scroll view's settings before another scroll view moved its content.
@MainActor struct OwnScrolling {
  private let isScrollEnabled: Bool
  private let scrollsToTop: Bool
  private let adjustment: UIScrollView.ContentInsetAdjustmentBehavior

  /// Keeps the settings of `scrollView` and turns its own scrolling off.
  init(takenFrom scrollView: UIScrollView, adjustment new: UIScrollView.ContentInsetAdjustmentBehavior) {
    (isScrollEnabled, scrollsToTop) = (scrollView.isScrollEnabled, scrollView.scrollsToTop)
    adjustment = scrollView.contentInsetAdjustmentBehavior
    scrollView.isScrollEnabled = false
    scrollView.scrollsToTop = false
    scrollView.contentInsetAdjustmentBehavior = new
  }

  func restore(to scrollView: UIScrollView) {
    scrollView.isScrollEnabled = isScrollEnabled
    scrollView.scrollsToTop = scrollsToTop
    scrollView.contentInsetAdjustmentBehavior = adjustment
  }
}
