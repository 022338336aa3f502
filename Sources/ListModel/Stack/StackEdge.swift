/// The end of a viewport at which children stay.
public enum StackEdge: Sendable, Hashable, CaseIterable {
  case start
  case end

  /// One value for each edge.
  struct Pair<Value: Sendable>: Sendable {
    var start: Value
    var end: Value

    init(_ value: Value) { (start, end) = (value, value) }

    subscript(edge: StackEdge) -> Value {
      get { edge == .start ? start : end }
      set { if edge == .start { start = newValue } else { end = newValue } }
    }
  }
}

extension Segment {
  /// The segment as seen from the end of the stack: the code for children at the start then applies to those at the end.
  func turned(_ edge: StackEdge) -> Segment { edge == .start ? self : Segment(start: -end, length: length) }
}
