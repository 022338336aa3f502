public import Foundation
package import ScrollPhysics

/// A view that scrolls what is inside it as one, as `ContainerScrollView` does, and moves the content of scroll views in there.
///
/// Such a scroll view may be cut to the part of it that shows. Code that scrolls it aims as if it had all the room: what
/// `setContentOffset(_:animated:)`, `scrollRectToVisible`, `scrollToRow` or `scrollToItem` ask for comes here, for fingers
/// `isScrollEnabled` says it. An offset that is *set*, as a table does for rows that came above, can be observed and stands until the next
/// layout. An addition of ours; UIKit has nothing like it.
@MainActor public protocol ContentScroller: AnyObject {
  /// What could be seen of the content of `scrollView`, were there nothing else to be seen.
  func viewport(of scrollView: UIScrollView) -> ScrollViewport

  /// Brings the upper left corner of its viewport to `contentOffset`, as far as the edges of the whole allow.
  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool)

  /// Called inside the animation of a batch of updates, when rows or items have their new places: what is around follows in it.
  func contentMoves(in scrollView: UIScrollView)
}

/// The part of its content that a scroll view can show.
public struct ScrollViewport: Equatable, Sendable {
  /// In the scroll view's coordinates.
  public var bounds: CGRect
  /// What bars cover of that, and room that is left free.
  public var insets: UIEdgeInsets

  public init(bounds: CGRect, insets: UIEdgeInsets) {
    self.bounds = bounds
    self.insets = insets
  }
}

extension UIScrollView {
  /// What code aims with that scrolls to something.
  package var scrollViewport: ScrollViewport {
    contentScroller?.viewport(of: self) ?? ScrollViewport(bounds: bounds, insets: adjustedContentInset)
  }

  /// As far as the edges allow, unless somebody else knows them.
  package func clampedTarget(_ offset: Vector) -> Vector { contentScroller == nil ? machine.geometry.clamped(offset) : offset }
}

extension ScrollGeometry {
  /// With room for an offset that somebody else has chosen.
  func widened(toAllow offset: Vector) -> ScrollGeometry {
    var geometry = self
    geometry.axes = PerAxis { axis in
      var edges = axes[axis]
      edges.minimum = min(edges.minimum, offset[axis])
      edges.maximum = max(edges.maximum, offset[axis])
      return edges
    }
    return geometry
  }
}
