public import CoreGraphics
public import Foundation
internal import UIKitGraphics

/// The views, controllers and frames of a transition, for the object that animates it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. The animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the caller asked for an animation.
  var isAnimated: Bool { get }
  /// Whether fingers drive the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the content; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress, 0 to 1, of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that fingers have let go and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Reports that fingers have let go and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that fingers have stopped the transition.
  func pauseInteractiveTransition()
  /// Ends the transition; the animator calls it once, with false if the transition was cancelled. Later calls do nothing.
  func completeTransition(_ didComplete: Bool)

  /// The controller that is left or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil if it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame in the container at the start; zero if the controller's view is not in it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame in the container at the end; zero if the controller's view is not in it.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds; also of animations that run alongside.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes and animates; calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of a transition that can be interrupted, which `animateTransition(using:)` starts; the same one for the whole transition.
  /// Optional: asked where a `UIPercentDrivenInteractiveTransition` drives.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an object that stands for none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets fingers drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Speed of the rest of the animation relative to the usual one; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Pace of the rest of the animation; `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether fingers drive from the start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the objects that present and dismiss a controller in their own way.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Animates the presentation; nil, the default, for the standard animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Animates the dismissal; nil, the default, for the standard animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Drives the presentation by fingers; asked if there is an animator, and nil by default.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Drives the dismissal by fingers; asked if there is an animator, and nil by default.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Manages the presentation of style `.custom`; nil, the default, for the whole window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The style of the presentation that begins or ends; `.none` for a change of size.
  public var presentationStyle: UIModalPresentationStyle { (self as? ModalTransition)?.presentationStyle ?? .none }

  /// Pace of the rest of the animation after fingers have let go.
  public var completionCurve: UIView.AnimationCurve { (self as? ModalTransition)?.curveOfCompletion ?? .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
  /// The same as `notifyWhenInteractionChanges(_:)`, by its name of iOS 7.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    notifyWhenInteractionChanges(handler)
  }
}
