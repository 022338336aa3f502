import ListModel
import Testing

@Suite struct SectionedPositionsTests {
  /// Three rows, none, and two, of 10 points each; headers of 5.
  private let table = SectionedExtents(
    [3, 0, 2].map { SectionExtents(header: 5, rows: Extents(count: $0, extent: 10), footer: 0) }, leading: 0, trailing: 0)

  private func positions(_ from: (Int, Int), _ to: (Int, Int)) -> [RowPosition] {
    var visited: [RowPosition] = []
    table.forEachPosition(in: position(from)..<position(to)) { visited.append($0) }
    return visited
  }

  private func position(_ place: (Int, Int)) -> RowPosition { RowPosition(section: place.0, row: place.1) }

  @Test func aRangeOfRowsCrossesSections() {
    #expect(positions((0, 1), (2, 1)) == [(0, 1), (0, 2), (2, 0)].map(position))
    #expect(positions((0, 0), (0, 2)) == [(0, 0), (0, 1)].map(position))
    #expect(positions((1, 0), (1, 0)).isEmpty)
  }

  @Test func rowsAndSectionsThatDoNotExistAreSkipped() {
    #expect(positions((0, 2), (0, 90)) == [(0, 2)].map(position))
    #expect(positions((0, 2), (2, 90)) == [(0, 2), (2, 0), (2, 1)].map(position))
    #expect(positions((2, 1), (3, 0)) == [(2, 1)].map(position))
    #expect(positions((2, 1), (90, 4)) == [(2, 1)].map(position))
  }

  @Test func aSpanFindsItsFirstAndLastRow() {
    // Rows begin at 5, 15 and 25, and at 45 and 55.
    #expect(table.rows(from: 10, to: 50) == position((0, 0))...position((2, 0)))
    #expect(table.rows(from: 15, to: 25) == position((0, 1))...position((0, 1)))
    #expect(table.rows(from: 36, to: 44) == nil, "there are only headers")
    #expect(table.rows(from: 10, to: 10) == nil && table.rows(from: 20, to: 10) == nil, "nothing is in it")
  }
}
