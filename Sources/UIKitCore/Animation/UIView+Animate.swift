internal import Diagnostics
public import Foundation
internal import QuartzCore

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    require(duration, delay, "animate(withDuration:)")
    ViewAnimation(
      pace: .curve(options.timingFunction, duration: duration), delay: delay, options: options, completion: completion
    )
    .run(animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// A spring that comes to rest, within a thousandth of its way, after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 stops without overshooting, less swings; at least 0.01.
  ///   - velocity: At the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    require(duration, delay, "animate(withDuration:usingSpringWithDamping:)")
    let spring = ViewSpring(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity)
    ViewAnimation(
      pace: duration > 0 ? .spring(spring) : .none, delay: delay, options: options, completion: completion
    ).run(animations)
  }

  /// A spring with the period `duration` if nothing damped it; it comes to rest later.
  ///
  /// - Parameters:
  ///   - bounce: 0 is critically damped, up to 1 swings, down to -1 creeps.
  ///   - initialSpringVelocity: In whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    require(duration, delay, "animate(springDuration:)")
    ensure(
      bounce > -1 && bounce <= 1, "UIView.animate(springDuration:bounce: \(bounce)): must be greater than -1 and at most 1")
    let spring = ViewSpring(period: duration, bounce: bounce, velocity: initialSpringVelocity)
    ViewAnimation(
      pace: duration > 0 ? .spring(spring) : .none, delay: delay, options: options, completion: completion
    ).run(animations)
  }

  /// Changes in `actions` show at once, also inside an animation.
  public class func performWithoutAnimation(_ actions: @MainActor () -> Void) { ViewAnimation.suspend(actions) }

  /// While false, `animate` makes its changes at once.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// The duration of the block that is running; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.pace.duration ?? 0 }

  private class func require(_ duration: TimeInterval, _ delay: TimeInterval, _ call: String) {
    ensure(
      duration.isFinite && duration >= 0 && delay.isFinite,
      "UIView.\(call) with a duration of \(duration) and a delay of \(delay): both must be finite, the duration not negative")
  }
}
