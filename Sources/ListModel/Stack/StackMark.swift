/// What the nodes of a stack are counted by.
enum StackMark: Sendable {
  /// Pushed away from the start of a viewport, or from its end, by the next such child.
  case start, end
  /// Only described: the child has a place and a length, and nothing that could be shown yet.
  case absent

  init(_ edge: StackEdge) { self = edge == .start ? .start : .end }
}

/// One value for each mark.
struct StackMarks<Value: Sendable>: Sendable {
  private var start: Value
  private var end: Value
  private var absent: Value

  init(_ value: Value) { (start, end, absent) = (value, value, value) }

  subscript(mark: StackMark) -> Value {
    get {
      switch mark {
      case .start: start
      case .end: end
      case .absent: absent
      }
    }
    set {
      switch mark {
      case .start: start = newValue
      case .end: end = newValue
      case .absent: absent = newValue
      }
    }
  }
}

extension StackMarks<Int> {
  /// 1 for each mark that is set.
  init(counting marks: StackMarks<Bool>) {
    (start, end, absent) = (marks[.start] ? 1 : 0, marks[.end] ? 1 : 0, marks[.absent] ? 1 : 0)
  }

  mutating func add(_ other: Self) { (start, end, absent) = (start + other.start, end + other.end, absent + other.absent) }
}
