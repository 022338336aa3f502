extension Range where Bound == Int {
  /// Calls `body` for each number of this range that is not in `other`, for example for items that enter or leave a visible range.
  ///
  /// Costs one step per call of `body`, for ranges of any length.
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
