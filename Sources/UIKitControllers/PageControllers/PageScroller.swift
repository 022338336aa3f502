internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

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

/// Pages in it have the safe area of the middle, wherever they are: the controller gives it to them.
final class PageScrollView: UIScrollView {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// What the scroll view reports to the controller; ignores what the controller itself sets. The scroll view's delegate is the app's.
@MainActor final class PageScroller {
  var isPlacing = false

  func receive(_ message: ScrollMessage, for controller: UIPageViewController) {
    switch message {
    case .willBeginDragging: controller.dragBegins()
    case .didScroll: if !isPlacing { controller.scrolled() }
    case .didEndDragging(willDecelerate: true): break
    case .didEndScrollingAnimation: controller.animationEnded()
    case .didEndDragging, .didEndDecelerating: controller.rested()
    }
  }
}
