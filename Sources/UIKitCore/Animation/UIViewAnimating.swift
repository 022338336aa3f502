public import Foundation

/// What an animator does.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped by `stopAnimation(false)`, until `finishAnimation(at:)`.
  case stopped = 2
}

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator does.
  var state: UIViewAnimatingState { get }
  /// False while paused.
  var isRunning: Bool { get }
  /// Whether the animations run from their end to their start.
  var isReversed: Bool { get set }
  /// 0 at the start of the run and 1 at its end, in the direction of running.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// The same after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses; starts paused if not started.
  func pauseAnimation()
  /// Stops where the animations are; with `withoutFinishing` for good, without the completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what `stopAnimation(false)` has stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that runs closures. All members are optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share, 0 to 1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end, with the place where the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another pace and duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
