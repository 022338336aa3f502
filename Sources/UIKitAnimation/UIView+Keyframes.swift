internal import Diagnostics
public import Foundation
public import UIKitCore

extension UIView {
  /// How keyframes run. The bits 16 and 17 are those of `AnimationOptions` and choose the pace of the whole; without them it is slow at both
  /// ends, as on iOS.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits 0 to 9 are those of `AnimationOptions`, bits 10 to 12 the calculation mode.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As in `AnimationOptions`.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// As in `AnimationOptions`.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// As in `AnimationOptions`.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats all keyframes until they are removed or replaced.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs all keyframes forwards, then backwards.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// As in `AnimationOptions`.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// As in `AnimationOptions`.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Each value changes evenly from the start to the end of its keyframe; the default, since it has no bit.
    public static let calculationModeLinear: Self = []
    /// Each value changes in one step, at the end of its keyframe.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// Shown as linear, with the times of the keyframes.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Shown as linear: no curve is laid through the values.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Shown as linear: no curve is laid through the values, and the times of keyframes hold.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    var isDiscrete: Bool { (rawValue >> 10) & 7 == 1 }
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }

  /// Animates changes that begin and end at times of their own: those that `animations` makes inside of
  /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. Other changes last from start to end.
  ///
  /// `animations` runs at once and sets the final values. What animates, and when `completion` is called, is as in
  /// `animate(withDuration:delay:options:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    require(duration, delay, "animateKeyframes(withDuration:)")
    let keyframes = Keyframes(isDiscrete: options.isDiscrete)
    let function = (AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut).timingFunction
    keyframes.run(
      {
        ViewAnimation(pace: .curve(function, duration: duration), delay: delay, options: options.common, completion: completion)
      },
      animations)
  }

  /// Makes changes that last a part of the animation of `animateKeyframes`, whose block calls this method. Outside of such a block the
  /// changes are made as if they stood alone.
  ///
  /// - Parameters:
  ///   - frameStartTime: A share of the whole duration, from 0 to 1; values outside count as the nearer end.
  ///   - frameDuration: A share too; what would last beyond the end, ends there.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @MainActor () -> Void
  ) {
    ensure(
      !frameStartTime.isNaN && !frameDuration.isNaN,
      "UIView.addKeyframe(withRelativeStartTime: \(frameStartTime), relativeDuration: \(frameDuration)): give numbers from 0 to 1"
    )
    guard let keyframes = Keyframes.current else { return animations() }
    keyframes.change(from: frameStartTime, lasting: frameDuration, animations)
  }
}
