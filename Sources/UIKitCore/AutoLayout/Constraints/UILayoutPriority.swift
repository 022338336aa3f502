/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// How much content resists being cut off, unless said otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much content resists being stretched, unless said otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// What a person's drag outweighs, by which a window is resized; what it stays below; and how much a window wants its size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How much `systemLayoutSizeFitting(_:)` wants its target size: less than content wants its own.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (l: UILayoutPriority, r: UILayoutPriority) -> Bool { l.rawValue < r.rawValue }
}
