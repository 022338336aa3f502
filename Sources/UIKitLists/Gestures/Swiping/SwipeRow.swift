package import Foundation
internal import QuartzCore
internal import ScrollPhysics
package import UIKitCore

/// A row that can be swiped aside: a cell of a table, or a list cell of a collection.
@MainActor package protocol SwipeRow: UIView {
  /// The swipe-action buttons beside the row, while the row is swiped aside.
  var actionsView: SwipeActionsView? { get set }
  /// Whether the row is laid out right to left.
  var isMirrored: Bool { get }

  /// Changes the row's configuration state.
  func swipeStateChanged(_ isSwiped: Bool)

  /// Called before the buttons at the trailing side appear or disappear.
  ///
  /// - Returns: what to call after they have moved; nil if the row has nothing to announce.
  func announceConfirmation(_ isShown: Bool) -> (@MainActor () -> Void)?
}

extension SwipeRow {
  /// Displacement of the row's own parts in points, positive toward the trailing side.
  package var aside: CGFloat {
    guard let actionsView else { return 0 }
    return actionsView.side == .leading ? actionsView.shown : -actionsView.shown
  }

  /// Places the swipe actions in the space beside the displaced row.
  package func layoutTray() {
    guard let actionsView else { return }
    let x = actionsView.side == .leading ? 0 : bounds.width - actionsView.shown
    let rect = CGRect(x: x, y: 0, width: actionsView.shown, height: bounds.height)
    actionsView.placeIfNeeded(isMirrored ? rect.mirrored(in: bounds.width) : rect)
  }

  /// Places a part of the row. `rect` is given for a left-to-right row at rest; the method mirrors it and adds the swipe displacement.
  package func place(_ part: UIView, _ rect: CGRect) {
    let rect = actionsView == nil ? rect : rect.offsetBy(dx: aside, dy: 0)
    part.placeIfNeeded(isMirrored ? rect.mirrored(in: bounds.width) : rect)
  }

  func adopt(_ actionsView: SwipeActionsView) {
    self.actionsView = actionsView
    UIView.performWithoutAnimation {
      addSubview(actionsView)
      layoutTray()
    }
    swipeStateChanged(true)
  }

  package func dropTray() {
    guard let actionsView else { return }
    self.actionsView = nil
    actionsView.animationGeneration += 1
    actionsView.removeFromSuperview()
    swipeStateChanged(false)
    setNeedsLayout()
  }

  /// In a row that is swiped aside, only the buttons receive touches.
  package func hitBesideActions(_ hit: UIView?) -> UIView? {
    guard let hit, let actionsView else { return hit }
    return hit.isDescendant(of: actionsView) ? hit : self
  }

  /// Makes `changes` and lays out; `completion` is called after the animation.
  package func changeLook(animated: Bool, _ changes: () -> Void, completion: @escaping @MainActor () -> Void) {
    guard animated else {
      changes()
      setNeedsLayout()
      return completion()
    }
    UIView.animate(springDuration: UIScrollView.updateDuration, options: .allowUserInteraction) {
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  // MARK: Gesture

  /// Currently displayed swipe distance, also during an animation.
  var shownAside: CGFloat {
    guard let actionsView else { return 0 }
    return actionsView.layer.presentation()?.frame.width ?? actionsView.shown
  }

  /// - Parameter raw: swipe distance demanded by the finger, in points.
  func pull(to raw: CGFloat) {
    guard let actionsView else { return }
    let mayGoFar = actionsView.configuration.performsFirstActionWithFullSwipe
    let beyond = raw - actionsView.width
    if beyond > 0 && !mayGoFar {
      actionsView.shown = actionsView.width + CGFloat(RubberBand.stretched(Double(beyond), length: Double(bounds.width)))
    } else {
      actionsView.shown = min(max(0, raw), bounds.width)
    }
    setNeedsLayout()
    let isFull = mayGoFar && raw > max(actionsView.width + Self.fullSwipeMargin, bounds.width * Self.fullSwipePart)
    guard isFull != actionsView.isFull else { return }
    actionsView.isFull = isFull
    layoutIfNeeded()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      actionsView.setNeedsLayout()
      actionsView.layoutIfNeeded()
    }
  }

  /// Full-swipe threshold: a fraction of the row's width, and points beyond the buttons; both must be exceeded. Our choice.
  private static var fullSwipePart: CGFloat { 0.6 }
  private static var fullSwipeMargin: CGFloat { 40 }
}
