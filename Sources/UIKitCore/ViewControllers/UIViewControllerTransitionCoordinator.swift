public import CoreGraphics
public import Foundation

/// What is known of a transition between two sizes or two screens while it runs.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// Whether fingers move it at the moment, and whether they did at its beginning.
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  /// In seconds; 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// From 0 to 1, while fingers move it.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  /// What all of it happens in.
  var containerView: UIView { get }
  /// How the content is turned meanwhile: not at all here.
  var targetTransform: CGAffineTransform { get }
}

/// Takes what is to be animated along with a transition, or to follow it.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// `animation` runs once the views have their new sizes, with the transition's own animation; `completion` when that has ended.
  ///
  /// - Returns: Whether the animation will run: not in a transition that has begun already.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Likewise; `view` may be outside of the transition's own container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// `handler` hears when fingers let go of the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
