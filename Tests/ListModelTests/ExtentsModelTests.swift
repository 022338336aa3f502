import ListModel
import Testing
import TestSupport

/// The obvious way: an array of lengths, summed up for every question.
private struct PlainExtents {
  var lengths: [Double] = []

  func start(of item: Int) -> Double { lengths[..<item].reduce(0, +) }

  func firstItem(endingAfter offset: Double) -> Int {
    lengths.indices.first { start(of: $0) + lengths[$0] > offset } ?? lengths.count
  }

  func firstItem(startingAtOrAfter offset: Double) -> Int {
    lengths.indices.first { start(of: $0) >= offset } ?? lengths.count
  }
}

@Suite struct ExtentsModelTests {
  /// Halves of small numbers: sums are exact in any order, so the comparison may be exact too.
  private func randomExtent(_ random: inout SeededGenerator) -> Double {
    [0, 0.5, 20, 44, 44, 44, 100.5].randomElement(using: &random) ?? 44
  }

  private func edit(_ extents: inout Extents, _ plain: inout PlainExtents, _ random: inout SeededGenerator) {
    let count = plain.lengths.count
    let lower = Int.random(in: 0...count, using: &random)
    let upper = Int.random(in: lower...min(count, lower + 6), using: &random)
    let extent = randomExtent(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let added = Int.random(in: 0..<9, using: &random)
      extents.insert(count: added, at: lower, extent: extent)
      plain.lengths.insert(contentsOf: Array(repeating: extent, count: added), at: lower)
    case 1:
      let added = (0..<Int.random(in: 0..<9, using: &random)).map { _ in randomExtent(&random) }
      extents.insert(count: added.count, at: lower) { added[$0] }
      plain.lengths.insert(contentsOf: added, at: lower)
    case 2:
      extents.remove(lower..<upper)
      plain.lengths.removeSubrange(lower..<upper)
    case 3:
      extents.setExtent(extent, of: lower..<upper)
      for item in lower..<upper { plain.lengths[item] = extent }
    default:
      guard lower < count else { return }
      extents.setExtent(extent, of: lower)
      plain.lengths[lower] = extent
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func answersLikeAPlainArrayAfterAnyEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var extents = Extents()
    var plain = PlainExtents()
    for step in 0..<60 {
      edit(&extents, &plain, &random)
      let at: Comment = "seed \(seed), step \(step)"
      #expect(extents.count == plain.lengths.count, at)
      #expect(extents.total == plain.start(of: plain.lengths.count), at)
      var neighbours = 0
      for item in plain.lengths.indices {
        #expect(extents.segment(of: item) == Segment(start: plain.start(of: item), length: plain.lengths[item]), at)
        if item == 0 || plain.lengths[item] != plain.lengths[item - 1] { neighbours += 1 }
      }
      #expect(extents.runCount == neighbours, at)
      for _ in 0..<8 {
        let offset = Double(Int.random(in: -4...Int(extents.total * 2) + 4, using: &random)) / 2
        #expect(extents.firstItem(endingAfter: offset) == plain.firstItem(endingAfter: offset), at)
        #expect(extents.firstItem(startingAtOrAfter: offset) == plain.firstItem(startingAtOrAfter: offset), at)
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func visitsEachItemOfARangeOnceWhereItStands(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lengths = (0..<50).map { _ in randomExtent(&random) }
    let extents = Extents(count: 50) { lengths[$0] }
    let lower = Int.random(in: 0...50, using: &random)
    let upper = Int.random(in: lower...50, using: &random)
    var visited: [Int] = []
    extents.forEach(in: lower..<upper) { item, segment in
      visited.append(item)
      #expect(segment == extents.segment(of: item), "seed \(seed)")
    }
    #expect(visited == Array(lower..<upper), "seed \(seed)")
  }

  @Test func equalEditsGiveEqualTrees() {
    func build() -> Extents {
      var extents = Extents(count: 100) { Double($0) }
      extents.remove(20..<30)
      extents.insert(count: 5, at: 3, extent: 7)
      return extents
    }
    #expect(build().depth == build().depth)
    #expect(build().editSteps == build().editSteps)
  }
}
