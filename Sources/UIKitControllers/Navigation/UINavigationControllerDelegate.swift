public import Foundation
public import UIKitCore

/// Receives which screen a navigation controller shows, and may animate the change. All methods are optional; `willShow` and `didShow` are
/// sent for changes without animation too.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Sent before the controller's view is added and before its `viewWillAppear`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Sent after the transition, after the controller's `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Animates a change from one screen to another; asked for animated changes, before `willShow`. nil, the default, for the slide.
  ///
  /// The animator decides on the time: until `completeTransition(_:)`, nothing in the stack's screens receives touches. A transition that it
  /// cancels, by `completeTransition(false)`, ends with the new screen nevertheless, unless something drives it.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Drives the transition of an animator, such as a `UIPercentDrivenInteractiveTransition`; asked when the delegate has returned that. nil, the
  /// default, lets the animator run. Cancelled, the stack is what it was before.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that the controller allows; by default those of every controller.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation to which a simulated device turns if it must; the present one by default.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Those of every controller.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.usualOrientations }

  /// The present one.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.presentOrientation }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension UINavigationControllerDelegate {
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  /// The direction of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change; never passed to a delegate.
    case none
    /// The new screen comes from above the stack.
    case push
    /// The new screen was below.
    case pop
  }
}
