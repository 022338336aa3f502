package import Foundation

/// Stands for "the animator implements no `interruptibleAnimator(using:)`".
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// The animator's interruptible one; nil if it implements none.
  package func ownInterruptibleAnimator(
    using transition: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: transition)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// A transition of UIKit that an interactive one can drive.
@MainActor package protocol DrivableTransition: UIViewControllerContextTransitioning {
  var animator: any UIViewControllerAnimatedTransitioning { get }
  var transitionDuration: TimeInterval { get }
  /// Whether the transition has begun and has not ended.
  var isRunning: Bool { get }
  /// Begins the animations of the animator, and what runs alongside.
  func beginAnimations()
  /// Runs what runs alongside, in the animation of the caller.
  func runAlongside()
}
