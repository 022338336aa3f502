public import Foundation

extension UIScrollView {
  /// The share of the speed that is left after each millisecond of coasting: above 0, below 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark.
    case `default`
    case black, white
  }

  /// What a drag does to the keyboard; without one on the screen, all but `none` make the window's first responder resign.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as a finger drags.
    case onDrag
    /// The same here: there is no keyboard to follow the finger, and none to come back.
    case interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// Which edges of the safe area are added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; inside a navigation controller top and bottom too.
    case automatic
    /// Those of the axes that scroll or always bounce.
    case scrollableAxes
    case never, always
  }
}

extension UIScrollView {
  /// Of the critically damped spring that rows and items make room with, in seconds.
  ///
  /// docs/measurements.md, Tables: mass 1, damping 41.888 and stiffness 438.649, which is (2π / 0.3 s)².
  package static var updateDuration: TimeInterval { 0.3 }
}
