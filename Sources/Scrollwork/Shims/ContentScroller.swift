#if canImport(ObjectiveC)
  import UIKit

  // On Linux the package's own UIKit has these. Apple's scroll views know nobody who scrolls in their place: there an offset that code
  // gives a managed child is taken back.
  @MainActor protocol ContentScroller: AnyObject {
    func viewport(of scrollView: UIScrollView) -> ScrollViewport
    func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool)
    func contentMoves(in scrollView: UIScrollView)
  }

  struct ScrollViewport {
    var bounds: CGRect
    var insets: UIEdgeInsets
  }

  extension UIScrollView {
    var contentScroller: (any ContentScroller)? {
      get { nil }
      set {}
    }
  }
#endif
