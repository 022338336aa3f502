import UIKit

/// One of both ends of the content or of the viewport along the scroll direction.
public enum ScrollAnchor: Hashable, Sendable, CaseIterable {
  /// The top, or in a horizontal stack the left.
  case start
  /// The bottom, or in a horizontal stack the right.
  case end
}

/// How a child stays at an edge of the viewport while the others scroll by.
public struct Pinning: Hashable, Sendable {
  /// What becomes of the child once it has reached the edge.
  public enum Behavior: Hashable, Sendable {
    /// The child stays until the next pinned child pushes it out.
    case pushed
    /// The child stays, and further pinned children stay below it.
    case stacked
    /// The child becomes shorter as the content moves on, down to `to` points, and stays. If the content begins with the child, it becomes
    /// longer when pulled beyond the start.
    case collapsing(to: CGFloat)
    /// The child leaves as the content moves on and comes back with the first movement back.
    case floating
  }

  /// What becomes of the child at the edge.
  public var behavior: Behavior
  /// The edge; `.start` by default.
  public var edge: ScrollAnchor

  /// A behaviour at an edge; a length that is negative or not finite stops the program when the layout is set.
  public init(_ behavior: Behavior, at edge: ScrollAnchor = .start) { (self.behavior, self.edge) = (behavior, edge) }

  /// `Behavior.pushed` at the start.
  public static let pushed = Pinning(.pushed)
  /// `Behavior.stacked` at the start.
  public static let stacked = Pinning(.stacked)
  /// `Behavior.floating` at the start.
  public static let floating = Pinning(.floating)

  /// `Behavior.collapsing(to:)` at the start; `length` in points.
  public static func collapsing(to length: CGFloat) -> Pinning { Pinning(.collapsing(to: length)) }

  /// The same behaviour at another edge.
  public func at(_ edge: ScrollAnchor) -> Pinning { Pinning(behavior, at: edge) }
}
