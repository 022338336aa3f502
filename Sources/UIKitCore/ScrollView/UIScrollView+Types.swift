public import Foundation

extension UIScrollView {
  /// The fraction of the velocity that is left after each millisecond of deceleration: above 0, below 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Per millisecond; checked when the rate is assigned.
    public let rawValue: CGFloat

    /// Any rate between 0 and 1 works; a higher one decelerates longer.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: a flick of 1000 points per second goes about 494 points ("Deceleration" of docs/measurements.md).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: about a fifth of that distance.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of scroll indicators, at 35 % opacity (our choice).
  public enum IndicatorStyle: Int, Sendable {
    /// Black, or white where the style trait is dark.
    case `default`
    /// The same in light and dark.
    case black, white
  }

  /// What a drag does to the keyboard. Without one on the screen every mode but `none` makes the window's first responder resign.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// The first responder resigns when a finger begins to drag.
    case onDrag
    /// As `onDrag`: there is no keyboard that could follow the finger.
    case interactive
    /// As `onDrag`.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The edges of the safe area that are added to `contentInset` ("Insets" of docs/measurements.md).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; top and bottom too for the content of a navigation controller.
    case automatic
    /// The edges of axes that scroll or always bounce.
    case scrollableAxes
    /// No edge, or every edge.
    case never, always
  }
}

extension UIScrollView {
  /// Period, in seconds, of the critically damped spring that moves rows and items during updates.
  ///
  /// "Tables" of docs/measurements.md: mass 1, damping 41.888 and stiffness 438.649, which is (2π / 0.3 s)².
  package static var updateDuration: TimeInterval { 0.3 }
}
