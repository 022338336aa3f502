/// Children one after another in a scroll view: which of them a viewport shows, which part of each, and how far each is scrolled within itself.
///
/// A child that takes no space has the extent 0. Edits and queries cost O(log children), a solution adds what is on screen.
public struct Stack: Sendable {
  public var extents: Extents

  public init(extents: Extents = Extents()) {
    self.extents = extents
  }

  /// The children of which something shows between two offsets of the stack.
  public func children(from lower: Double, to upper: Double) -> Range<Int> {
    extents.items(from: lower, to: upper)
  }

  /// Calls `body` for each child that shows between two offsets, in order.
  ///
  /// Beyond either end of the stack (a rubber band) the outer children end where the stack ends.
  public func solve(from lower: Double, to upper: Double, _ body: (StackPlace) -> Void) {
    extents.forEach(in: children(from: lower, to: upper)) { child, space in
      if let place = StackPlace(child: child, space: space, from: lower, to: upper) { body(place) }
    }
  }

  /// The place of one child; nil if nothing of it shows. For callers whose stack may change from one child to the next.
  public func place(of child: Int, from lower: Double, to upper: Double) -> StackPlace? {
    StackPlace(child: child, space: extents.segment(of: child), from: lower, to: upper)
  }
}

/// Where a child of a stack stands.
public struct StackPlace: Equatable, Sendable {
  public let child: Int
  /// The whole space that the child takes in the stack.
  public let space: Segment
  /// The part of `space` that the viewport shows.
  public let shown: Segment

  init?(child: Int, space: Segment, from lower: Double, to upper: Double) {
    guard space.intersects(from: lower, to: upper) else { return nil }
    let start = max(space.start, lower)
    self.child = child
    self.space = space
    shown = Segment(start: start, length: min(space.end, upper) - start)
  }

  /// How far the child must be scrolled within itself to show what belongs at `shown`.
  public var innerOffset: Double { shown.start - space.start }
}
