public import CoreGraphics
public import Foundation
internal import UIKitGraphics

/// The properties of a running transition between two sizes or two controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// False for windows of a desktop, whose size changes at once.
  var isAnimated: Bool { get }
  /// Whether fingers drive the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether fingers drove the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Whether a finger can stop the transition; never here.
  var isInterruptible: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// In seconds; 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }
  /// Progress from 0 to 1 while fingers drive the transition; 0 if none do.
  var percentComplete: CGFloat { get }
  /// Speed of the remaining animation relative to the usual one; always 1 here.
  var completionVelocity: CGFloat { get }
  /// The view in which the transition happens: the window, or a presentation's container.
  var containerView: UIView { get }
  /// The rotation of the content; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The controller that is left or comes; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is left or comes; nil for a change of size, or if the transition leaves that view alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition, and closures after it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition's own timing, when the views have their new sizes, and `completion` when the transition has
  /// ended. Both are released then.
  ///
  /// - Returns: Whether the animation will run; false if the transition has begun already.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same; `view` may be outside of `containerView`.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when fingers release the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same without a completion.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
