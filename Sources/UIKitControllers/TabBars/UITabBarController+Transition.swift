internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// The way from one screen to the next that an animator of the delegate's shows.
extension UITabBarController {
  /// Begins the way if the delegate has an animator for it, and returns whether it does.
  func runTransition(from former: UIViewController, to next: UIViewController) -> Bool {
    guard view.window != nil, isOnItsWayIn, UIView.areAnimationsEnabled, former.viewIfLoaded?.superview === view,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: former, to: next)
    else { return false }
    former.beginAppearanceTransition(false, animated: true)
    next.beginAppearanceTransition(true, animated: true)
    lay(out: next)
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(former.view)
    let driver = delegate?.tabBarController(self, interactionControllerFor: animator)
    let transition = CustomNavigationTransition(from: former, to: next, in: container, animator, driver: driver) { [weak self] in
      self?.transitionEnded(from: former, to: next, container)
    }
    self.transition = transition
    transition.run()
    return true
  }

  /// Shows the end of the way at once.
  func finishTransition() { transition?.finish() }

  private func transitionEnded(from former: UIViewController, to next: UIViewController, _ container: UIView) {
    let isCancelled = transition?.transitionWasCancelled ?? false
    transition = nil
    let (stays, leaves) = isCancelled ? (former, next) : (next, former)
    view.insertSubview(stays.view, at: 0)
    leaves.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
    changing {
      if isCancelled {
        shown = former
        if selected === next { select(former) }
        leaves.beginAppearanceTransition(false, animated: true)
        stays.beginAppearanceTransition(true, animated: true)
      }
      leaves.endAppearanceTransition()
      bringToOwnAppearance(stays)
      shownChanged()
    }
    layOutBar()
  }
}
