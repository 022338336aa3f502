public import Foundation

/// A direction with a length, for example a velocity.
public struct CGVector: Hashable, Sendable, Codable {
  /// The components; y is positive downward in UIKit's coordinates.
  public var dx, dy: CGFloat

  /// Zero.
  public init() { (dx, dy) = (0, 0) }

  /// No validation of the components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No direction and no length.
  public static let zero = CGVector()
}
