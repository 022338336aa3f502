internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore

extension UITableViewCell {
  /// How far the row's own parts have moved, toward its end if positive.
  var aside: CGFloat {
    guard let tray else { return 0 }
    return tray.side == .leading ? tray.shown : -tray.shown
  }

  /// It covers just what the row has left.
  func layoutTray() {
    guard let tray else { return }
    let x = tray.side == .leading ? 0 : bounds.width - tray.shown
    let rect = CGRect(x: x, y: 0, width: tray.shown, height: bounds.height)
    tray.placeIfNeeded(isMirrored ? rect.mirrored(in: bounds.width) : rect)
  }

  func adopt(_ tray: RowTray) {
    self.tray = tray
    UIView.performWithoutAnimation {
      addSubview(tray)
      layoutTray()
    }
    changeState { $0.isSwiped = true }
  }

  func dropTray() {
    guard let tray else { return }
    self.tray = nil
    tray.flight += 1
    tray.removeFromSuperview()
    changeState { $0.isSwiped = false }
    setNeedsLayout()
  }

  func hitBesideTray(_ hit: UIView?) -> UIView? {
    guard let hit, let tray else { return hit }
    return hit.isDescendant(of: tray) ? hit : self
  }

  // MARK: A finger

  /// Where the row is while something moves it.
  var shownAside: CGFloat {
    guard let tray else { return 0 }
    return tray.layer.presentation()?.frame.width ?? tray.shown
  }

  /// - Parameter raw: How far the finger asks the row to be aside.
  func pull(to raw: CGFloat) {
    guard let tray else { return }
    let mayGoFar = tray.configuration.performsFirstActionWithFullSwipe
    let beyond = raw - tray.width
    if beyond > 0 && !mayGoFar {
      tray.shown = tray.width + CGFloat(RubberBand.stretched(Double(beyond), length: Double(bounds.width)))
    } else {
      tray.shown = min(max(0, raw), bounds.width)
    }
    setNeedsLayout()
    let isFull = mayGoFar && raw > max(tray.width + Self.fullSwipeMargin, bounds.width * Self.fullSwipePart)
    guard isFull != tray.isFull else { return }
    tray.isFull = isFull
    layoutIfNeeded()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      tray.setNeedsLayout()
      tray.layoutIfNeeded()
    }
  }

  /// Points that a finger must travel across the row, and beyond the buttons. Our choice.
  private static var fullSwipePart: CGFloat { 0.6 }
  private static var fullSwipeMargin: CGFloat { 40 }
}
