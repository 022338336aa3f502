import UIKit

extension ContainerContentView: ChildScroller {
  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    container?.viewport(of: scrollView) ?? ScrollViewport(bounds: scrollView.bounds, insets: scrollView.adjustedContentInset)
  }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
    container?.scroll(scrollView, to: contentOffset, animated: animated)
  }

  func visibleBounds(of scrollView: UIScrollView) -> CGRect {
    guard let container else { return scrollView.bounds }
    return scrollView.bounds.intersection(convert(container.visibleBounds, to: scrollView))
  }

  func contentMoves(in scrollView: UIScrollView) {
    if let container, container.isChangePending { container.arrangeIfAnimated() }
  }

  func keepsBeginning(of scrollView: UIScrollView) -> Bool { container?.staysAtStart ?? false }
}
