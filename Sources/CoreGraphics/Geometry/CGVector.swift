public import Foundation

/// A direction with a length, for example a velocity.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx, dy: CGFloat

  public init() { (dx, dy) = (0, 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public static let zero = CGVector()
}
