internal import Foundation

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Bits 0 to 3: top left, top right, bottom left, bottom right.
  public let rawValue: UInt

  /// Bits without a name are stored and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of least x and least y, whatever the reading direction.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner of greatest x and least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner of least x and greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner of greatest x and greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
