import ListModel
import Testing

@Suite struct ExtentsQueryTests {
  @Test func rowsThatOnlyTouchTheViewportAreNotVisible() {
    let rows = Extents(count: 100, extent: 48)
    #expect(rows.items(from: 0, to: 480) == 0..<10)
    #expect(rows.items(from: 48, to: 480) == 1..<10)
    #expect(rows.items(from: 47.9, to: 480.1) == 0..<11)
  }

  @Test func beyondTheEndsNothingIsVisible() {
    let rows = Extents(count: 10, extent: 10)
    #expect(rows.items(from: -50, to: 0).isEmpty)
    #expect(rows.items(from: 100, to: 150).isEmpty)
    #expect(rows.items(from: -50, to: 5) == 0..<1)
    #expect(rows.items(from: 95, to: 150) == 9..<10)
    #expect(rows.item(at: -0.5) == nil)
    #expect(rows.item(at: 100) == nil)
    #expect(rows.items(from: 55, to: 55).isEmpty)
    #expect(rows.items(from: 55, to: 20).isEmpty)
    #expect(Extents().items(from: 0, to: 100).isEmpty)
  }

  @Test func itemsOfNoLengthHoldNoOffset() {
    let lengths: [Double] = [0, 10, 0, 0, 10, 0]
    let rows = Extents(count: 6) { lengths[$0] }
    #expect(rows.item(at: 0) == 1)
    #expect(rows.item(at: 10) == 4)
    #expect(rows.items(from: 0, to: 20) == 1..<5)
    #expect(rows.items(from: 0, to: 10) == 1..<2)
  }

  @Test func infiniteViewportsShowEverything() {
    let rows = Extents(count: 10, extent: 10)
    #expect(rows.items(from: -.infinity, to: .infinity) == 0..<10)
  }

  @Test func whatIsOutsideTheOtherRangeIsVisitedOnce() {
    func outside(_ range: Range<Int>, _ other: Range<Int>) -> [Int] {
      var result: [Int] = []
      range.forEachOutside(other) { result.append($0) }
      return result
    }
    for lower in 0...5 {
      for upper in lower...5 {
        for otherLower in 0...5 {
          for otherUpper in otherLower...5 {
            let other = otherLower..<otherUpper
            #expect(outside(lower..<upper, other) == (lower..<upper).filter { !other.contains($0) })
          }
        }
      }
    }
  }

  @Test func badInputStopsWithTheCallAndTheValue() async {
    await #expect(processExitsWith: .failure) { _ = Extents(count: -1, extent: 1) }
    await #expect(processExitsWith: .failure) { _ = Extents(count: 1, extent: -1) }
    await #expect(processExitsWith: .failure) { _ = Extents(count: 2) { $0 == 0 ? 1 : .nan } }
    await #expect(processExitsWith: .failure) {
      var rows = Extents(count: 3, extent: 1)
      rows.remove(2..<4)
    }
    await #expect(processExitsWith: .failure) { _ = Extents(count: 3, extent: 1).segment(of: 3) }
  }
}
