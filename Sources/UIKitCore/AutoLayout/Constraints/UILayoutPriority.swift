public import UIKitGraphics

/// How strongly a constraint holds, above 0 and up to 1000, which means required. A stronger constraint outweighs any number of weaker
/// ones.
public struct UILayoutPriority: Hashable, _UIKitNumericRawRepresentable, Sendable {
  /// Above 0 and up to 1000; checked where a priority is used.
  public var rawValue: Float

  /// Makes a priority of any number; it is checked where it is used.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of any number; it is checked where it is used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: contradicting required constraints are reported, and the one made last is ignored.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content resists being cut off, unless set otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how strongly content resists being stretched, unless set otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// 510: stronger than a person's drag that resizes a window. No drag influences layout here; for shared code only.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 490: weaker than such a drag.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 500: how strongly a window's size holds.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 50: how strongly `systemLayoutSizeFitting(_:)` wants its target size, less than content wants its own.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
