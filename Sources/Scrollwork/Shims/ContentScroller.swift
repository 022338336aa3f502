#if canImport(ObjectiveC)
  import UIKit

  // Declared by UIKitCore on Linux. Apple's scroll views cannot redirect scrolling to a container: there, an offset set on a managed child
  // is undone.
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
