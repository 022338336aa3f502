public import Foundation

/// What a timing consists of.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the four curves with a name.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring whose time runs along a Bézier curve.
  case composed = 3
}

/// The pace of a property animator: a curve, a spring, or both.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the two others count.
  var timingCurveType: UITimingCurveType { get }
  /// Read unless the type is `.spring`; nil for a straight line.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Read if the type is `.spring` or `.composed`; nil for no spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
