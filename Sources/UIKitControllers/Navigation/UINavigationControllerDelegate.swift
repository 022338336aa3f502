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
  /// The animator decides on the time: until `completeTransition(_:)`, nothing in the stack's screens receives touches. Fingers do not
  /// drive it. A transition that it cancels, by `completeTransition(false)`, ends with the new screen nevertheless.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
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
