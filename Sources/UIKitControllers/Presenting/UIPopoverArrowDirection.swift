internal import Foundation

/// Which way a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Bits 0 to 3: up, down, left, right.
  public let rawValue: UInt

  /// Bits without a name are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = Self(rawValue: 1)
  /// The popover is above its source.
  public static let down = Self(rawValue: 2)
  /// The popover is at the right of its source.
  public static let left = Self(rawValue: 4)
  /// The popover is at the left of its source.
  public static let right = Self(rawValue: 8)
  /// Any of the four.
  public static let any = Self(rawValue: 15)
  /// None: what `arrowDirection` is before the popover is shown.
  public static let unknown = Self(rawValue: UInt.max)
}
