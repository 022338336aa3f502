/// Kinds of devices that scroll without touching the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Bits 0 and 1.
  public let rawValue: Int

  /// Bits without a name are ignored.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels that turn in notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads and wheels without notches.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
