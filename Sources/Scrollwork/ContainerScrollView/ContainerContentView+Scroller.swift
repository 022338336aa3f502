import UIKit

extension ContainerContentView: ChildScroller {
  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    container?.viewport(of: scrollView) ?? ScrollViewport(bounds: scrollView.bounds, insets: scrollView.adjustedContentInset)
  }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
    container?.scroll(scrollView, to: contentOffset, animated: animated)
  }

  func contentMoves(in scrollView: UIScrollView) {
    if let container, container.isChangePending { container.arrangeIfAnimated() }
  }

  func keepsBeginning(of scrollView: UIScrollView) -> Bool { container?.staysAtStart ?? false }
}
