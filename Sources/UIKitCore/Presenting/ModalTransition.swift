internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The coming or leaving of a presented controller.
///
/// It is the context of the animator and the coordinator of what runs alongside. It ends once, by `completeTransition(_:)`.
@MainActor final class ModalTransition: NSObject {
  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The presented controller with its view, and the presenting one with its view if the transition removes that from the window or
  /// brings it back.
  struct Sides {
    let presented: UIViewController
    let presentedView: UIView
    let presenting: UIViewController
    let presentingView: UIView?
  }

  enum Stage { case waiting, running, ended }

  let containerView: UIView
  let isPresentation: Bool
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let sides: Sides
  private(set) var presentedFrame: CGRect
  /// Of the presenting controller's view in the container.
  private(set) var presentingFrame: CGRect
  let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let end: @MainActor (Bool) -> Void
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var releases: [Action] = []
  private(set) var stage = Stage.waiting
  /// Whether what runs alongside has run.
  private var hasRun = false
  private(set) var isInteractive: Bool
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionWasCancelled = false

  init(
    of presentation: UIPresentationController, in container: UIView, _ sides: Sides, isPresentation: Bool, animated: Bool,
    animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?,
    end: @escaping @MainActor (Bool) -> Void
  ) {
    (containerView, self.sides, self.isPresentation, isAnimated) = (container, sides, isPresentation, animated)
    (self.animator, self.driver, self.end) = (animator, animated ? driver : nil, end)
    isInteractive = self.driver?.wantsInteractiveStart ?? false
    presentationStyle = presentation.presentationStyle
    presentedFrame = presentation.frameOfPresentedViewInContainerView
    presentingFrame = presentation.frameOfRemovedView ?? container.bounds
    super.init()
  }

  // MARK: Running

  /// Starts the animation, or goes to the end at once.
  func run() {
    // A message at the beginning may have ended the transition.
    guard stage == .waiting else { return }
    stage = .running
    guard isAnimated else { return finish() }
    guard let driver else { return beginAnimations() }
    driver.startInteractiveTransition(self)
    animateAlongside()
  }

  /// Begins the animations, for a driver.
  func beginAnimations() {
    animator.animateTransition(using: self)
    animateAlongside()
  }

  /// Animates what runs alongside, unless the animator's own animations or a driver's have begun it.
  private func animateAlongside() {
    if !hasRun { UIView.animate(withDuration: transitionDuration) { self.runAlongside() } }
  }

  /// Runs what was added by `animate(alongsideTransition:)`, in the animation of the caller.
  func runAlongside() {
    hasRun = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// Jumps to the end.
  func finish() {
    if stage == .waiting || !isAnimated {
      UIView.performWithoutAnimation {
        (animator as? StandardAnimator ?? StandardAnimator(.coverVertical)).place(self, atEnd: true)
        runAlongside()
      }
    }
    for view in [sides.presentedView, sides.presentingView].compactMap(\.self) + containerView.subviews {
      view.layer.removeAllAnimations()
    }
    completeTransition(true)
  }

  /// Whether the animation is not an app's.
  var isStandard: Bool { animator is StandardAnimator }

  /// Moves the views of a standard animation to their ends in a container of another size.
  func containerResized(_ presentation: UIPresentationController) {
    presentedFrame = presentation.frameOfPresentedViewInContainerView
    presentingFrame = presentation.frameOfRemovedView ?? containerView.bounds
    // A full screen may have covered the views meanwhile.
    guard stage == .running, let animator = animator as? StandardAnimator, sides.presentedView.superview === containerView else {
      return
    }
    sides.presentedView.frame = presentedFrame
    sides.presentingView?.frame = presentingFrame
    animator.place(self, atEnd: true)
  }

  /// Adds what is called after the transition.
  func onEnd(_ completion: @escaping () -> Void) { completions.append { _ in completion() } }
}

// MARK: Context

extension ModalTransition: DrivableTransition {
  var isRunning: Bool { stage == .running }
}

extension ModalTransition: UIViewControllerContextTransitioning {
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }

  func finishInteractiveTransition() { release(cancelled: false) }

  func cancelInteractiveTransition() { release(cancelled: true) }

  func pauseInteractiveTransition() { isInteractive = true }

  private func release(cancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, cancelled)
    let handlers = releases
    releases = []
    for handler in handlers { handler(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard stage != .ended else { return }
    stage = .ended
    if !didComplete { transitionWasCancelled = true }
    if !hasRun { UIView.performWithoutAnimation { runAlongside() } }
    animator.animationEnded(didComplete)
    end(didComplete)
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresentation ? sides.presenting : sides.presented
    case .to: isPresentation ? sides.presented : sides.presenting
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresentation ? sides.presentingView : sides.presentedView
    case .to: isPresentation ? sides.presentedView : sides.presentingView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === sides.presenting { return isPresentation ? presentingFrame : .zero }
    return vc === sides.presented && !isPresentation ? sides.presentedView.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === sides.presenting { return isPresentation ? .zero : presentingFrame }
    return vc === sides.presented && isPresentation ? presentedFrame : .zero
  }
}

// MARK: Coordinator

extension ModalTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { driver?.wantsInteractiveStart ?? false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { driver?.completionSpeed ?? 1 }
  var curveOfCompletion: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }
  var transitionDuration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let animation, !hasRun { animations.append(animation) }
    if let completion { completions.append(completion) }
    return !hasRun
  }

  func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Action) { releases.append(handler) }
}
