internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The way from one screen to the next that an animator of the delegate's shows, by itself or driven by an object of the delegate's. It is the
/// animator's context.
@MainActor final class CustomNavigationTransition: NSObject, ScreenTransition {
  let containerView: UIView
  private let (former, next): (UIViewController, UIViewController)
  let animator: any UIViewControllerAnimatedTransitioning
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private var bars: (() -> Void)?
  private var completion: (@MainActor () -> Void)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isRunning = false

  /// - Parameter bars: Begins the animations of the bars.
  init(
    from former: UIViewController, to next: UIViewController, in container: UIView,
    _ animator: any UIViewControllerAnimatedTransitioning, driver: (any UIViewControllerInteractiveTransitioning)?,
    bars: (() -> Void)? = nil, completion: @escaping @MainActor () -> Void
  ) {
    (self.former, self.next, containerView) = (former, next, container)
    (self.animator, self.driver, self.bars, self.completion) = (animator, driver, bars, completion)
    super.init()
    // The animator adds the screen that comes.
    next.view.removeFromSuperview()
  }

  /// Whether the former screen stays: only what drives a transition takes it back.
  var leadsBack: Bool { driver != nil && transitionWasCancelled }

  func run() {
    isRunning = true
    guard let driver else { return beginAnimations() }
    isInteractive = driver.wantsInteractiveStart
    driver.startInteractiveTransition(self)
  }

  func beginAnimations() {
    runAlongside()
    animator.animateTransition(using: self)
  }

  func runAlongside() {
    let bars = bars
    self.bars = nil
    bars?()
  }

  func finish() {
    guard completion != nil else { return }
    for view in containerView.subviews { view.layer.removeAllAnimations() }
    completeTransition(true)
  }
}

extension CustomNavigationTransition: DrivableTransition {
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { isInteractive = false }

  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }

  func pauseInteractiveTransition() { isInteractive = true }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    (isRunning, isInteractive, transitionWasCancelled) = (false, false, !didComplete)
    runAlongside()
    if !leadsBack, next.view.superview !== containerView { containerView.addSubview(next.view) }
    completion()
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: former
    case .to: next
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: former.view
    case .to: next.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === former ? former.view.frame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === next ? next.view.frame : .zero }
}

extension UINavigationController {
  /// The delegate's animator.
  func animator(
    from former: UIViewController?, to next: UIViewController, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    former.flatMap {
      delegate?.navigationController(self, animationControllerFor: isPush ? .push : .pop, from: $0, to: next)
    }
  }
}
