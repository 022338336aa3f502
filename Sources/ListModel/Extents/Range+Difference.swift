extension Range where Bound == Int {
  /// Calls `body` for each number of this range that is not in `other`: what has left, or what has come, between two visible ranges.
  ///
  /// Costs as much as it calls `body`, however long the ranges are.
  @inlinable public func forEachOutside(_ other: Range<Int>, _ body: (Int) -> Void) {
    let shared = clamped(to: other)
    guard !shared.isEmpty else {
      for item in self { body(item) }
      return
    }
    for item in lowerBound..<shared.lowerBound { body(item) }
    for item in shared.upperBound..<upperBound { body(item) }
  }
}
