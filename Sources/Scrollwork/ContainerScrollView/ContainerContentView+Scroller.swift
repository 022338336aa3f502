import ListModel
import UIKit

extension ContainerContentView: ChildScroller {
  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    container?.viewport(of: scrollView) ?? ScrollViewport(bounds: scrollView.bounds, insets: scrollView.adjustedContentInset)
  }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
    container?.scroll(scrollView, to: contentOffset, animated: animated)
  }

  var scrolledView: UIScrollView? { container }

  func visibleBounds(of scrollView: UIScrollView) -> CGRect {
    guard let container, let child = container.child(scrollView), container.isOnScreen(child) else { return scrollView.bounds }
    // By the place in the stack: until the next layout, the frame has not followed the last step of the screen.
    let (axis, whole) = (container.axis, scrollView.bounds.union(CGRect(origin: .zero, size: scrollView.contentSize)))
    let ownMove = child.ownMove + Double(scrollView.contentOffset.along(axis) - child.offset)
    let part = container.visibleBounds.along(axis).moved(by: ownMove - container.shownStart(of: child))
    return whole.intersection(CGRect(axis, along: part, across: scrollView.bounds.along(axis.other)))
  }

  func contentMoves(in scrollView: UIScrollView) {
    if let container, container.isChangePending { container.arrangeIfAnimated() }
  }

  func keepsBeginning(of scrollView: UIScrollView) -> Bool { container?.staysAtStart ?? false }
}
