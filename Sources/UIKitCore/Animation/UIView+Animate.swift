internal import Diagnostics
public import Foundation
internal import QuartzCore

extension UIView {
  /// Animates the property changes made in `animations` along the curve of `options`.
  ///
  /// `animations` runs at once and sets the final values; the views show the way there over `duration` seconds, from `delay` seconds on.
  /// Frame, bounds, center, transform, alpha and background colour animate, and so do the layer's corner radius, border width and anchor
  /// point. `completion` gets false if an animation was removed or replaced before its end. `completion` is called before `animate`
  /// returns if nothing has changed, if both times are 0, or if animations are off.
  ///
  /// - Precondition: Both times are finite and `duration` is not negative. A negative delay counts as 0.
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

  /// Animates without delay and with the default options: ease in and out, no touches until the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates along a spring that comes to rest, within a thousandth of the distance, after `duration` seconds.
  ///
  /// The parameters: "Springs" of docs/measurements.md.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 stops without overshooting, less oscillates; must be positive, and less than 0.01 counts as 0.01.
  ///   - velocity: At the start, in total distances per second.
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

  /// Animates along a spring whose undamped period is `duration` seconds; the spring comes to rest later.
  ///
  /// - Parameters:
  ///   - bounce: 0 is critically damped, up to 1 oscillates, down to -1 (exclusive) is overdamped.
  ///   - initialSpringVelocity: In total distances per second.
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

  /// Runs `actions` with animations off: changes show at once, also inside an animation block and in nested ones.
  public class func performWithoutAnimation(_ actions: @MainActor () -> Void) { ViewAnimation.suspend(actions) }

  /// False if `animate` changes values at once; true by default, and false inside `performWithoutAnimation`.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Turns animations on or off for the whole program; animations that run already go on.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// The duration of the innermost animation block that is running, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.pace.duration ?? 0 }

  package class func require(_ duration: TimeInterval, _ delay: TimeInterval, _ call: String) {
    ensure(
      duration.isFinite && duration >= 0 && delay.isFinite,
      "UIView.\(call) with a duration of \(duration) and a delay of \(delay): both must be finite, the duration not negative")
  }
}
