internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The animations of `UIModalTransitionStyle`: from below, or fading.
@MainActor final class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds, of a critically damped spring. Our choice.
  private static let duration: TimeInterval = 0.5

  private let style: UIModalTransitionStyle
  private let surroundings: @MainActor (CGFloat) -> Void
  private weak var faded: UIView?

  /// - Parameter surroundings: Called in the animation, with 1 where the presented controller is there and 0 where it is gone.
  init(_ style: UIModalTransitionStyle, surroundings: @escaping @MainActor (CGFloat) -> Void = { _ in }) {
    (self.style, self.surroundings) = (style, surroundings)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ModalTransition else { return transitionContext.completeTransition(true) }
    UIView.performWithoutAnimation { place(transition, atEnd: false) }
    UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
      self.place(transition, atEnd: true)
      transition.runAlongside()
    } completion: { _ in
      transition.completeTransition(true)
    }
  }

  /// Adds the views that come, and places the presented one as at the start or at the end of the transition.
  func place(_ transition: ModalTransition, atEnd: Bool) {
    let (container, view) = (transition.containerView, transition.sides.presentedView)
    if !transition.isPresentation, let below = transition.sides.presentingView, below.superview !== container {
      below.frame = transition.presentingFrame
      container.insertSubview(below, at: 0)
    }
    let isThere = transition.isPresentation == atEnd
    if transition.isPresentation {
      if !atEnd || view.superview == nil {
        view.frame = transition.presentedFrame
        container.addSubview(view)
        container.layoutIfNeeded()
      }
      view.frame = transition.presentedFrame
    }
    switch style {
    case .crossDissolve, .flipHorizontal:
      faded = view
      view.alpha = isThere ? 1 : 0
    case .coverVertical, .partialCurl: if !isThere { view.frame.origin.y = container.bounds.height }
    }
    surroundings(isThere ? 1 : 0)
  }

  /// Makes a view that has faded out opaque again: an app may show it in another way next.
  func animationEnded(_ transitionCompleted: Bool) { faded?.alpha = 1 }
}
