internal import Foundation
internal import QuartzCore

extension UIView {
  /// How an animation block runs. The default is ease in and out, once, without touches until the end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits 0 to 12 are flags, bits 16 and 17 the curve.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that the block changes are laid out inside the block, so that their subviews animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they animate; without this option not before the animation has ended.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Values that cannot be added up (colours, transforms) start from what is shown, not from the value that was set last.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed or replaced.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs each animation forwards, then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block has its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block has its own curve or spring instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A nested block does not inherit the outer one's flags; it never does here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Updates of properties, constraints and layout that are due run before the block, without animation, and at its end, animated; so do
    /// they in blocks inside of it, and around `performWithoutAnimation`. The value of the bit is our choice.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)
    /// Slow at both ends; the default, since it has no bit.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var timingFunction: CAMediaTimingFunction {
      switch (rawValue >> 16) & 3 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }
}
