/// The end of a viewport at which children stay.
public enum StackEdge: Sendable, Hashable, CaseIterable {
  case start
  case end
}

extension Segment {
  /// The segment as seen from the end of the stack: the code for children at the start then applies to those at the end.
  func turned(_ edge: StackEdge) -> Segment { edge == .start ? self : Segment(start: -end, length: length) }
}
