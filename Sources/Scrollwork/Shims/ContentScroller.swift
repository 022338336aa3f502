import UIKit

#if !canImport(ObjectiveC)
  @_spi(UIKitModules) internal import UIKitCore
#endif

/// Scrolls the content of scroll views in their place.
@MainActor protocol ChildScroller: AnyObject {
  /// The part of the content of `scrollView` that would be visible if the viewport showed nothing else.
  func viewport(of scrollView: UIScrollView) -> ScrollViewport
  /// Scrolls so that the upper left corner of the viewport of `scrollView` shows `contentOffset`, as far as the outer edges allow.
  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool)
  /// The scroll view that moves in the place of others.
  var scrolledView: UIScrollView? { get }
  /// The part of the bounds of `scrollView` that is on the screen.
  func visibleBounds(of scrollView: UIScrollView) -> CGRect
  /// Called inside the animation of a batch of updates, when rows or items have their new places.
  func contentMoves(in scrollView: UIScrollView)
  /// Whether rows or items that come in before the first one leave those on screen in place, also at the beginning of the list.
  func keepsBeginning(of scrollView: UIScrollView) -> Bool
}

/// The part of its content that a scroll view can show.
struct ScrollViewport {
  /// In the scroll view's coordinates.
  var bounds: CGRect
  /// The part of `bounds` that bars cover or that is to stay free.
  var insets: UIEdgeInsets
}

/// Stands for a `ChildScroller` at the scroll views that it scrolls.
///
/// On Linux their calls are forwarded to it. Apple's scroll views cannot redirect scrolling: there, an offset set on a managed child is undone.
@MainActor final class ScrollerSeat {
  /// Cleared by the deinit of the scroller, so never dangling; a weak reference would slow down every retain of the scroller.
  nonisolated(unsafe) unowned(unsafe) var scroller: (any ChildScroller)?
}

extension UIScrollView {
  /// Who scrolls this view's content; held weakly.
  var scrollerSeat: ScrollerSeat? {
    get {
      #if canImport(ObjectiveC)
        nil
      #else
        Seams.arePublic ? nil : contentScroller as? ScrollerSeat
      #endif
    }
    set {
      #if !canImport(ObjectiveC)
        contentScroller = Seams.arePublic ? nil : newValue
      #endif
    }
  }
}

#if !canImport(ObjectiveC)
  extension ScrollerSeat: ContentScroller {
    func viewport(of scrollView: UIScrollView) -> UIKitCore.ScrollViewport {
      guard let viewport = scroller?.viewport(of: scrollView) else {
        return UIKitCore.ScrollViewport(bounds: scrollView.bounds, insets: scrollView.adjustedContentInset)
      }
      return UIKitCore.ScrollViewport(bounds: viewport.bounds, insets: viewport.insets)
    }

    func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
      scroller?.scroll(scrollView, to: contentOffset, animated: animated)
    }

    var scrolledView: UIScrollView? { scroller?.scrolledView }

    func visibleBounds(of scrollView: UIScrollView) -> CGRect { scroller?.visibleBounds(of: scrollView) ?? scrollView.bounds }

    func contentMoves(in scrollView: UIScrollView) { scroller?.contentMoves(in: scrollView) }

    func keepsBeginning(of scrollView: UIScrollView) -> Bool { scroller?.keepsBeginning(of: scrollView) ?? false }
  }

  extension ContainerContentView: SubviewParking {
    func place(ofParked subview: UIView) -> CGPoint? { container?.arranger.place(ofParked: subview) }
  }
#endif
