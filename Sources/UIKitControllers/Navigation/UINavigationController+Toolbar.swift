internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

extension UINavigationController {
  /// The toolbar's place; it is among the views from the time when it is shown first.
  func layOutToolbar() {
    if !isToolbarHidden, toolbar.superview == nil {
      view.addSubview(toolbar)
      UIView.performWithoutAnimation { toolbar.frame = toolbarFrame(isAway: true) }
      toolbar.setItems(way.shown?.toolbarItems, animated: false)
    }
    guard let toolbar = toolbarIfMade, toolbar.superview === view else { return }
    let frame = toolbarFrame(isAway: isToolbarAway)
    if toolbar.frame != frame { toolbar.frame = frame }
    toolbar.accessibilityElementsHidden = isToolbarAway
    if let followed { showToolbarEdge(over: followed) } else { toolbar.isAtEdge = false }
  }

  /// Above the safe area; away, below the screen, or with `hidesBottomBarWhenPushed` beside it, as screens are.
  private func toolbarFrame(isAway: Bool) -> CGRect {
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    let isLow = isAway && isToolbarHidden
    return CGRect(
      x: isAway && !isLow ? -view.bounds.width : 0, y: isLow ? view.bounds.height : bottom - UIToolbar.height,
      width: view.bounds.width, height: UIToolbar.height)
  }

  /// Shows the items of the controller on top, with the transition to it.
  func showToolbar(animated: Bool, _ pace: SlidePace) {
    guard let toolbar = toolbarIfMade, toolbar.superview === view else { return }
    toolbar.setItems(way.shown?.toolbarItems, animated: animated)
    guard animated, view.window != nil else { return layOutToolbar() }
    pace.animate {
      self.layOutToolbar()
    } completion: {
    }
  }

  func showToolbarEdge(over scrollView: UIScrollView) {
    guard !isToolbarHidden else { return }
    toolbarIfMade?.isAtEdge = scrollView.isAtBottom
  }
}
