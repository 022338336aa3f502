/// A child that stays at an edge together with other such children, one after another.
public struct StackPile: Equatable, Sendable {
  /// What becomes of the child once it has reached the edge.
  public enum Hold: Equatable, Sendable {
    /// It stays as it is.
    case stacked
    /// It becomes shorter as the content moves on, down to a length; pulled beyond the start of the content it becomes longer.
    case collapsing(to: Double)
    /// It leaves as the content moves on, and comes back as the content moves back; `hidden` is the length beyond the edge.
    case floating(hidden: Double)
  }

  public let child: Stack.Child
  public let edge: StackEdge
  public let hold: Hold
  /// The last child (at the end edge the first) for which the child stays; nil for all of the content.
  public let last: Stack.Child?

  public init(_ child: Stack.Child, at edge: StackEdge, _ hold: Hold, last: Stack.Child? = nil) {
    (self.child, self.edge, self.hold, self.last) = (child, edge, hold, last)
  }

  /// The place of the child at an edge; nil while the child is at its place in the stack.
  ///
  /// All segments are turned towards the edge.
  ///
  /// - Parameters:
  ///   - edge: end of what is at the edge already.
  ///   - end: end of the section in which the child stays.
  ///   - isFirst: whether the content begins with the child.
  func place(of space: Segment, at edge: Double, until end: Double, isFirst: Bool) -> Segment? {
    switch hold {
    case .collapsing where isFirst && edge < space.start:
      return Segment(start: edge, length: space.end - edge)
    case _ where edge <= space.start: return nil
    case .stacked: return Segment(start: min(edge, max(space.start, end - space.length)), length: space.length)
    case .collapsing(let least):
      let length = max(min(least, space.length), space.end - edge)
      return Segment(start: min(edge, max(space.start, end - length)), length: length)
    case .floating(let hidden):
      return Segment(start: max(space.start, min(edge - hidden, end - space.length)), length: space.length)
    }
  }
}
