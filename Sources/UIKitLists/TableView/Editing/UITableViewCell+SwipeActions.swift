internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore

extension UITableViewCell {
  /// Displacement of the row's own parts in points, positive toward the trailing side.
  var aside: CGFloat {
    guard let actionsView else { return 0 }
    return actionsView.side == .leading ? actionsView.shown : -actionsView.shown
  }

  /// Places the swipe actions in the space beside the displaced row.
  func layoutTray() {
    guard let actionsView else { return }
    let x = actionsView.side == .leading ? 0 : bounds.width - actionsView.shown
    let rect = CGRect(x: x, y: 0, width: actionsView.shown, height: bounds.height)
    actionsView.placeIfNeeded(isMirrored ? rect.mirrored(in: bounds.width) : rect)
  }

  func adopt(_ actionsView: SwipeActionsView) {
    self.actionsView = actionsView
    UIView.performWithoutAnimation {
      addSubview(actionsView)
      layoutTray()
    }
    changeState { $0.isSwiped = true }
  }

  func dropTray() {
    guard let actionsView else { return }
    self.actionsView = nil
    actionsView.animationGeneration += 1
    actionsView.removeFromSuperview()
    changeState { $0.isSwiped = false }
    setNeedsLayout()
  }

  func hitBesideActions(_ hit: UIView?) -> UIView? {
    guard let hit, let actionsView else { return hit }
    return hit.isDescendant(of: actionsView) ? hit : self
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
