import ListModel
import TestSupport
import Testing

/// Values that are no lengths stop the program; the smallest ones that are do not.
@Suite struct ValueLimitTests {
  private static let spaces: [(length: Double, gap: Double)] = [
    (-1, 0), (.infinity, 0), (.nan, 0), (0, -1), (0, .infinity), (0, .nan), (-1, -1),
  ]

  @Test(arguments: spaces.indices) func childrenNeedFiniteLengthsAndGaps(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      var stack = Stack()
      _ = stack.insert(length: Self.spaces[index].length, gap: Self.spaces[index].gap, at: 0)
    }
  }

  private static let scales = [0, -1, .infinity, Double.nan]

  @Test(arguments: scales.indices) func aFlowNeedsAScale(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in _ = Flow([], scale: Self.scales[index]) }
  }

  @Test func theSmallestValuesAreLegal() {
    var stack = Stack()
    let child = stack.insert(length: .leastNonzeroMagnitude, gap: 0, at: 0)
    #expect(stack.length(of: child) > 0 && Flow([], scale: 0.001).total == 0)
  }

  @Test(arguments: [0, 0.25, 1, 30] as [Double]) func anyLengthOverlapsWhereItIsAndNoneDoesNot(length: Double) {
    let segment = Segment(start: 100, length: length)
    #expect(segment.intersects(from: 90, to: 200) == (length > 0))
    #expect(!segment.intersects(from: 90, to: 100) && !segment.intersects(from: segment.end, to: 200))
    #expect(segment.intersects(from: 100, to: 100.125) == (length > 0))
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func removalsAndInsertionsAreThoseOfAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = (0..<random.roll(1..<12)).map { _ in Double(random.roll(1..<4) * 10) }
    let lengths = plain
    var extents = Extents(count: lengths.count) { lengths[$0] }
    let removed = plain.indices.filter { _ in random.roll(0..<3) == 0 }
    for index in removed.reversed() { plain.remove(at: index) }
    var added: [Int] = []
    for index in 0..<plain.count + 4 where index <= plain.count && random.roll(0..<3) == 0 {
      plain.insert(Double(100 + index), at: index)
      added.append(index)
    }
    extents.apply(IndexMap(removed: removed, added: added)) { Double(100 + $0) }
    #expect(plain.indices.map { extents.extent(of: $0) } == plain && extents.count == plain.count, "seed \(seed)")
  }
}
