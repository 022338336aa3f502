internal import Foundation
package import QuartzCore

extension UIView {
  /// A pace by name.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed throughout.
    case linear = 3
  }

  /// The pace of the changes that follow, up to `commitAnimations()`; `.easeInOut` at first.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    setAnimationCurve(options: AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
  }
}

extension UIView.AnimationCurve {
  package var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
