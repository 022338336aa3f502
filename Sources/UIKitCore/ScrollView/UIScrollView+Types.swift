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

  /// Which edges of the safe area are added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; inside a navigation controller top and bottom too.
    case automatic
    /// Those of the axes that scroll or always bounce.
    case scrollableAxes
    case never, always
  }
}
