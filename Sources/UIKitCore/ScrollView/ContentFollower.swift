package import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// A controller whose bars follow the content of a scroll view.
@MainActor package protocol ContentFollower: AnyObject {
  /// The offset has changed, or below the bar the size; called before observers and the delegate.
  func contentMoved(_ scrollView: UIScrollView)

  /// Where content comes to rest whose motion would end at `target`; asked before the delegate is.
  func restingTarget(for target: CGPoint, of scrollView: UIScrollView) -> CGPoint
}

extension ContentFollower {
  package func restingTarget(for target: CGPoint, of scrollView: UIScrollView) -> CGPoint { target }
}

/// The part of a bar that gives way to the content, such as a large title, in points.
///
/// What is shown belongs to the safe area. What is hidden comes back when the content goes to its top: the legal offsets begin there, and
/// do not change on the way.
package struct BarRoom: Equatable, Sendable {
  package var shown: CGFloat
  package var hidden: CGFloat
  /// The part of all of it that content at its start has hidden, such as a search bar: a pull reveals it.
  package var concealed: CGFloat

  package init(shown: CGFloat = 0, hidden: CGFloat = 0, concealed: CGFloat = 0) {
    (self.shown, self.hidden, self.concealed) = (shown, hidden, concealed)
  }

  /// The height of all of it.
  package var whole: CGFloat { shown + hidden }
}

extension UIScrollView {
  /// Distance of the content above its resting place at the top, in points; negative where it is pulled below.
  package var travelFromTop: CGFloat { contentOffset.y - machine.geometry.axes.y.initialOffset }

  /// The least legal offset: with the whole of a bar that gives way, and a control that refreshes.
  package var leastOffset: CGFloat { CGFloat(machine.geometry.axes.y.minimum) }

  /// The greatest `travelFromTop` at which the content can rest.
  package var greatestTravel: CGFloat { machine.geometry.axes.y.maximum - machine.geometry.axes.y.initialOffset }

  /// Whether content is below a bar at the top; half a point of rounding is none.
  package var isBelowTopBar: Bool { contentOffset.y > 0.5 - adjustedContentInset.top }

  /// Whether the edge of the content is at or above the lower edge of the view, without a bar below.
  package var isAtBottom: Bool { contentOffset.y >= machine.geometry.axes.y.maximum - 0.5 }

  /// The part of the bar above that gives way to the content. A change counts with the next one of the safe area, or with `adoptBarRoom()`.
  package var barRoom: BarRoom {
    get { insets.nextBarRoom }
    set { insets.nextBarRoom = newValue }
  }

  /// The room that belongs to the present insets.
  package var presentBarRoom: BarRoom { insets.barRoom }

  /// Makes a change of `barRoom` count where the safe area has not changed with it.
  package func adoptBarRoom() { if barRoom != presentBarRoom { updateGeometry() } }

  /// Whether a refresh control is among the subviews.
  package var refresher: UIRefreshControl? { pullControl }

  /// The y of the view's upper edge in `ancestor`, by frames, without transforms; nil if the view is not inside.
  package func topEdge(in ancestor: UIView) -> CGFloat? {
    var (view, y): (UIView, CGFloat) = (self, 0)
    while view !== ancestor {
      guard let outer = view.superview else { return nil }
      y += view.frame.minY - (outer === ancestor ? 0 : outer.bounds.minY)
      view = outer
    }
    return y
  }
}
