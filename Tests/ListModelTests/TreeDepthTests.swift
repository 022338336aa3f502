import ListModel
import Testing

/// The depth is the measure of the tests of balance, so it has tests of its own.
@Suite struct TreeDepthTests {
  @Test func theDepthOfAStackIsThatOfItsDeepestChild() {
    var stack = Stack()
    #expect(stack.depth == 0)
    for (count, depths) in [(1, 1...1), (2, 2...2), (3, 2...3), (4, 3...4)] {
      _ = stack.insert(length: 10, at: count - 1)
      #expect(depths.contains(stack.depth), "\(count) children, depth \(stack.depth)")
    }
    for index in 4..<1_000 { _ = stack.insert(length: 10, at: index) }
    #expect((10..<40).contains(stack.depth), "a binary tree of 1,000 nodes has at least 10 levels")
  }

  @Test func theDepthOfExtentsIsThatOfTheirDeepestRun() {
    #expect(Extents(count: 0) { _ in 1 }.depth == 0)
    // Neighbours differ, so that each item is a run of its own.
    for (count, depths) in [(1, 1...1), (2, 2...2), (3, 2...3), (4, 3...4), (1_000, 10...40)] {
      let depth = Extents(count: count) { Double($0 % 7 + 1) }.depth
      #expect(depths.contains(depth), "\(count) runs, depth \(depth)")
    }
  }

  /// Exact numbers: a count that is wrong by a factor would hide a cost that is.
  @Test func anEditCountsTheNodesThatItRecomputes() {
    var stack = Stack()
    let first = stack.insert(length: 10, at: 0)
    var steps = stack.editSteps
    func cost() -> Int {
      defer { steps = stack.editSteps }
      return stack.editSteps - steps
    }
    stack.set(length: 20, gap: 0, of: first)
    #expect(cost() == 1, "the only node")
    let second = stack.insert(length: 10, at: 1)
    _ = cost()
    for child in [first, second] { stack.set(length: 30, gap: 0, of: child) }
    #expect(cost() == 3, "the root, and the other node with the root")
    stack.remove(first)
    _ = cost()
    stack.remove(second)
    #expect(cost() == 1, "the removed node")
  }

  /// Whatever the sums of lengths are rounded to.
  @Test func theChildAtAnOffsetHasALength() {
    var stack = Stack()
    for index in 0..<400 { _ = stack.insert(length: index % 3 == 0 ? 0 : 1 / Double(index % 7 + 3), at: index) }
    for index in 0..<400 {
      let segment = stack.segment(of: stack.child(at: index))
      for offset in [segment.start.nextDown, segment.start, segment.start.nextUp, segment.end.nextDown, segment.end] {
        guard let child = stack.firstChild(endingAfter: offset) else { continue }
        #expect(stack.length(of: child) > 0, "at \(offset)")
      }
    }
  }
}
