/// The child at the upper edge of the visible area, or the first child below, and its distance from the edge.
///
/// A change above the edge moves the content offset by the same length, so that the anchor stays in place on the screen.
public struct StackAnchor: Equatable, Sendable {
  public private(set) var child: Stack.Child
  /// From the child's start to the edge, as far as the child reaches; negative if it starts below.
  public private(set) var distance: Double
  /// From the child's end to the edge, if nothing comes after it.
  public private(set) var overrun: Double
  /// Where the edge was in the content.
  public let edge: Double

  /// - Parameter space: The child's space in the content before the change.
  public init(_ child: Stack.Child, space: Segment, edge: Double) {
    let distance = edge - space.start
    overrun = max(0, distance - space.length)
    self.distance = distance - overrun
    (self.child, self.edge) = (child, edge)
  }

  /// The anchor's own content moves by `distance` within the child.
  public mutating func scroll(by distance: Double) { self.distance += distance }

  /// Content below the edge is to come up to it by `distance`.
  public mutating func scrollBelow(by distance: Double) { overrun += distance }

  /// To be called before the anchor's child leaves the stack: the anchor passes to the next child with a length, at the same place; nil if
  /// there is none.
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

  /// Distance that the anchor has moved in the content.
  ///
  /// - Parameter space: The child's space after the change.
  public func shift(to space: Segment) -> Double {
    let shift = space.start + min(distance, space.length) + overrun - edge
    return abs(shift) < 1e-9 ? 0 : shift
  }
}
