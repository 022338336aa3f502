/// Scroll anchor: the child at the upper edge of the visible area, or the first child below, and its distance from the edge.
///
/// A change of length above the edge shifts the content offset by the same amount, so that the anchor keeps its place on the screen.
public struct StackAnchor: Equatable, Sendable {
  public private(set) var child: Stack.Child
  /// Distance from the child's start to the edge, at most the child's length; negative if the child starts below the edge.
  public private(set) var distance: Double
  /// Distance from the child's end to the edge, if nothing follows the child.
  public private(set) var overrun: Double
  /// Position of the edge in the content before the change.
  public let edge: Double

  /// - Parameter space: the child's segment in the content before the change.
  public init(_ child: Stack.Child, space: Segment, edge: Double) {
    let distance = edge - space.start
    overrun = max(0, distance - space.length)
    self.distance = distance - overrun
    (self.child, self.edge) = (child, edge)
  }

  /// Moves the anchor point within the child by `distance`, because the child's own content has moved.
  public mutating func scroll(by distance: Double) { self.distance += distance }

  /// Scrolls content below the edge up to the edge by `distance`.
  public mutating func scrollBelow(by distance: Double) { overrun += distance }

  /// The anchor passed on to the next child with a length, at the same place; nil if there is none. Call before the anchor's child leaves
  /// the stack.
  public func passed(in stack: Stack) -> StackAnchor? {
    var next = stack.next(after: child)
    while let other = next {
      if stack.length(of: other) > 0 {
        var anchor = self
        (anchor.child, anchor.distance, anchor.overrun) = (other, min(0, distance), 0)
        return anchor
      }
      next = stack.next(after: other)
    }
    return nil
  }

  /// Distance by which the anchor has moved in the content.
  ///
  /// - Parameter space: the child's segment after the change.
  public func shift(to space: Segment) -> Double {
    let shift = space.start + min(distance, space.length) + overrun - edge
    return abs(shift) < 1e-9 ? 0 : shift
  }
}
