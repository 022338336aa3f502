public import Foundation
package import ScrollPhysics
public import UIKitGraphics

/// An object that scrolls all its content as one, as `ContainerScrollView` does, and with it the content of scroll views inside.
///
/// Such a scroll view may be cut to its visible part. `setContentOffset(_:animated:)`, `scrollRectToVisible`, `scrollToRow` and
/// `scrollToItem` on it compute their target as if it had the whole viewport, and are executed here; for fingers `isScrollEnabled`
/// decides. An offset that is *set*, as a table does for rows that came above, can be observed and stays until the next layout.
@_spi(UIKitModules) @preconcurrency @MainActor public protocol ContentScroller: AnyObject {
  /// The part of the content of `scrollView` that would be visible if the viewport showed nothing else.
  func viewport(of scrollView: UIScrollView) -> ScrollViewport

  /// Scrolls so that the upper left corner of the viewport of `scrollView` shows `contentOffset`, as far as the outer edges allow.
  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool)

  /// The scroll view that moves in the place of others.
  var scrolledView: UIScrollView? { get }

  /// The part of the bounds of `scrollView` that is on the screen: during an animation, the bounds may reach beyond it.
  func visibleBounds(of scrollView: UIScrollView) -> CGRect

  /// Called inside the animation of a batch of updates, when rows or items have their new places: the surroundings follow in that
  /// animation.
  func contentMoves(in scrollView: UIScrollView)

  /// Whether rows or items that come in before the first one leave those on screen in place, also at the beginning of the list.
  func keepsBeginning(of scrollView: UIScrollView) -> Bool
}

extension ContentScroller {
  public var scrolledView: UIScrollView? { nil }

  public func visibleBounds(of scrollView: UIScrollView) -> CGRect { scrollView.bounds }
}

/// A view whose subviews that are off the screen stand elsewhere than their places in the content.
@_spi(UIKitModules) @preconcurrency @MainActor public protocol SubviewParking: AnyObject {
  /// Origin of the place of `subview`, in the coordinates of its superview; nil if its frame is there.
  func place(ofParked subview: UIView) -> CGPoint?
}

/// The part of its content that a scroll view can show.
@_spi(UIKitModules) public struct ScrollViewport: Equatable, Sendable {
  /// In the scroll view's coordinates, in points.
  public var bounds: CGRect
  /// The part of `bounds` that bars cover or that is to stay free, in points.
  public var insets: UIEdgeInsets

  /// Any values; nothing is checked.
  public init(bounds: CGRect, insets: UIEdgeInsets) {
    self.bounds = bounds
    self.insets = insets
  }
}

extension UIScrollView {
  /// The viewport in which scrolling to a target makes the target visible.
  package var scrollViewport: ScrollViewport {
    contentScroller?.viewport(of: self) ?? ScrollViewport(bounds: bounds, insets: adjustedContentInset)
  }

  /// The part of the bounds that decides which content stays in place; all of the bounds where none of it is on the screen.
  package var anchorBounds: CGRect {
    guard let part = contentScroller?.visibleBounds(of: self), part.width > 0, part.height > 0 else { return bounds }
    return part
  }

  package var keepsBeginning: Bool { contentScroller?.keepsBeginning(of: self) ?? false }

  /// Moves the destination of an animated scroll by code, without a jump and within the same time; without such a scroll nothing happens.
  @_spi(UIKitModules) public func redirectScroll(to contentOffset: CGPoint) { runner.redirect(to: Vector(contentOffset)) }

  /// The offset clamped to the edges; unchanged if a content scroller decides the edges.
  package func clampedTarget(_ offset: Vector) -> Vector { contentScroller == nil ? machine.geometry.clamped(offset) : offset }
}

extension ScrollGeometry {
  /// The geometry with edges widened to include `offset`, which a content scroller has chosen.
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
