internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore

extension UITableViewCell {
  /// How far the row's own parts have moved, toward its end if positive.
  var aside: CGFloat {
    guard let actionsView else { return 0 }
    return actionsView.side == .leading ? actionsView.shown : -actionsView.shown
  }

  /// It covers just what the row has left.
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

  // MARK: A finger

  /// Where the row is while something moves it.
  var shownAside: CGFloat {
    guard let actionsView else { return 0 }
    return actionsView.layer.presentation()?.frame.width ?? actionsView.shown
  }

  /// - Parameter raw: How far the finger asks the row to be aside.
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

  /// Points that a finger must travel across the row, and beyond the buttons. Our choice.
  private static var fullSwipePart: CGFloat { 0.6 }
  private static var fullSwipeMargin: CGFloat { 40 }
}
