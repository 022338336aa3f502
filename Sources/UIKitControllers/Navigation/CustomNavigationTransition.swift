internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The way from one screen to the next that an animator of the delegate's shows. It is the animator's context.
@MainActor final class CustomNavigationTransition: NSObject, ScreenTransition {
  let containerView: UIView
  private let (former, next): (UIViewController, UIViewController)
  private let animator: any UIViewControllerAnimatedTransitioning
  private var completion: (@MainActor () -> Void)?
  private(set) var transitionWasCancelled = false

  init(
    from former: UIViewController, to next: UIViewController, in container: UIView,
    _ animator: any UIViewControllerAnimatedTransitioning, completion: @escaping @MainActor () -> Void
  ) {
    (self.former, self.next, containerView) = (former, next, container)
    (self.animator, self.completion) = (animator, completion)
    super.init()
    // The animator adds the screen that comes.
    next.view.removeFromSuperview()
  }

  func run() { animator.animateTransition(using: self) }

  func finish() {
    guard completion != nil else { return }
    for view in containerView.subviews { view.layer.removeAllAnimations() }
    completeTransition(true)
  }
}

extension CustomNavigationTransition: UIViewControllerContextTransitioning {
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {}

  func cancelInteractiveTransition() {}

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    if next.view.superview !== containerView { containerView.addSubview(next.view) }
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

  /// The slide, or what the animator shows.
  static func transition(
    from former: UIViewController, to next: UIViewController, in container: UIView, isPush: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, completion: @escaping @MainActor () -> Void
  ) -> any ScreenTransition {
    if let animator { return CustomNavigationTransition(from: former, to: next, in: container, animator, completion: completion) }
    return NavigationTransition(
      from: former.screenViews, to: next.screenViews, in: container, isPush: isPush, completion: completion)
  }
}
