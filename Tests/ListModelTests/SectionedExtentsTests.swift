import ListModel
import Testing
import TestSupport

@Suite struct SectionedExtentsTests {
  private let table = SectionedExtents(
    [
      SectionExtents(header: 28, rows: Extents(count: 10, extent: 44), footer: 0),
      SectionExtents(header: 0, rows: Extents(count: 0, extent: 44), footer: 0),
      SectionExtents(header: 28, rows: Extents(count: 3) { Double($0 + 1) * 10 }, footer: 12),
    ], leading: 100, trailing: 7)

  @Test func headersRowsAndFootersFollowOneAnother() {
    #expect(table.total == 100 + 468 + 100 + 7)
    #expect(table.segment(ofSection: 0) == Segment(start: 100, length: 468))
    #expect(table.segment(ofHeaderIn: 0) == Segment(start: 100, length: 28))
    #expect(table.segment(ofRow: 2, in: 0) == Segment(start: 216, length: 44))
    #expect(table.segment(ofSection: 1) == Segment(start: 568, length: 0))
    #expect(table.segment(ofRow: 2, in: 2) == Segment(start: 626, length: 30))
    #expect(table.segment(ofFooterIn: 2) == Segment(start: 656, length: 12))
  }

  @Test func aSectionHasNoHeaderAndNoFooterByDefault() {
    let section = SectionExtents(rows: Extents(count: 2, extent: 10))
    #expect(section.header == 0 && section.footer == 0 && section.total == 20)
  }

  @Test func anOffsetFindsItsRowAndNoneOnHeadersAndFooters() {
    #expect(table.row(at: 50) == nil)
    #expect(table.row(at: 110) == nil)
    #expect(table.row(at: 128) == RowPosition(section: 0, row: 0))
    #expect(table.row(at: 626) == RowPosition(section: 2, row: 2))
    #expect(table.row(at: 660) == nil)
    #expect(table.row(at: 670) == nil)
  }

  @Test func aViewportShowsPartsOfSeveralSections() {
    #expect(table.sections(from: 500, to: 610) == 0..<3)
    #expect(table.rows(of: 0, from: 500, to: 610) == 8..<10)
    #expect(table.rows(of: 1, from: 500, to: 610).isEmpty)
    #expect(table.rows(of: 2, from: 500, to: 610) == 0..<2)
    var starts: [Double] = []
    table.forEachRow(in: 0..<2, of: 2) { starts.append($1.start) }
    #expect(starts == [596, 606])
  }

  @Test func aChangedRowMovesEverythingBelow() {
    var table = table
    table.setExtent(54, ofRow: 0, in: 0)
    #expect(table.segment(ofRow: 1, in: 0).start == 182)
    #expect(table.segment(ofHeaderIn: 2).start == 578)
    #expect(table.total == 685)
  }

  @Test func aRowGoesOutAndComesBackElsewhere() {
    var table = table
    table.removeRow(at: RowPosition(section: 0, row: 4))
    #expect(table.rowCount(in: 0) == 9 && table.segment(ofSection: 1).start == 524 && table.total == 631)
    table.insertRow(44, at: RowPosition(section: 1, row: 0))
    #expect(table.segment(ofRow: 0, in: 1) == Segment(start: 524, length: 44))
    #expect(table.segment(ofHeaderIn: 2).start == 568 && table.total == 675)
  }

  @Test func aRowThatIsLetGoFindsTheNearestPlace() {
    func place(_ offset: Double) -> [Int]? { table.insertionPlace(at: offset).map { [$0.section, $0.row] } }
    #expect(place(-50) == [0, 0] && place(110) == [0, 0], "above all rows, and on the first header")
    #expect(place(149) == [0, 0] && place(151) == [0, 1], "the middle of a row decides")
    #expect(place(547) == [0, 10], "in the last row's lower half")
    #expect(place(569) == [1, 0], "an empty section has a place, though no room")
    #expect(place(581) == [1, 0] && place(583) == [2, 0], "the middle of a header decides")
    #expect(place(655) == [2, 3] && place(9_000) == [2, 3])
    #expect(SectionedExtents().insertionPlace(at: 0) == nil)
  }

  /// Every place of a row, the end of each section included, with the distance of its start.
  private func nearestPlaces(_ table: SectionedExtents, at offset: Double) -> [RowPosition] {
    var places: [(place: RowPosition, start: Double)] = []
    for section in 0..<table.sectionCount {
      let rows = table.segment(ofHeaderIn: section).end
      for row in 0...table.rowCount(in: section) {
        let start = row == 0 ? rows : table.segment(ofRow: row - 1, in: section).end
        places.append((RowPosition(section: section, row: row), start))
      }
    }
    let nearest = places.map { abs($0.start - offset) }.min() ?? 0
    return places.filter { abs($0.start - offset) == nearest }.map(\.place)
  }

  /// Headers and footers of any length, none, or a section without rows between: always the nearest start.
  @Test(arguments: 0..<200 as Range<UInt64>) func aDroppedRowTakesThePlaceWithTheNearestStart(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func length() -> Double { [0, 0, 12, 28, 90].randomElement(using: &random) ?? 0 }
    let table = SectionedExtents(
      (0..<random.roll(1..<5)).map { _ in
        let heights = (0..<random.roll(0..<4)).map { _ in Double(random.roll(1..<5)) * 10 }
        return SectionExtents(header: length(), rows: Extents(count: heights.count) { heights[$0] }, footer: length())
      }, leading: length(), trailing: length())
    for offset in stride(from: -30, through: table.total + 30, by: 3.5) {
      let place = try #require(table.insertionPlace(at: offset))
      // A section without rows, header and footer is no nearer than the places around it, and an offset cannot lie on it.
      let nearest = nearestPlaces(table, at: offset)
      let ends = nearest.map { table.segment(ofHeaderIn: $0.section).end }
      let start =
        place.row == 0
        ? table.segment(ofHeaderIn: place.section).end : table.segment(ofRow: place.row - 1, in: place.section).end
      let best = nearest.first.map { $0.row == 0 ? ends[0] : table.segment(ofRow: $0.row - 1, in: $0.section).end } ?? 0
      #expect(abs(start - offset) == abs(best - offset), "seed \(seed), at \(offset): \(place), not \(nearest)")
    }
  }

  @Test func aHeaderSticksUntilItsSectionPushesItOut() {
    let section = Segment(start: 100, length: 300)
    #expect(Pin.header(length: 28, in: section, at: 0).start == 100)
    #expect(Pin.header(length: 28, in: section, at: 250).start == 250)
    #expect(Pin.header(length: 28, in: section, at: 372).start == 372)
    #expect(Pin.header(length: 28, in: section, at: 390).start == 372)
  }

  @Test func aFooterSticksAsTheMirrorImage() {
    let section = Segment(start: 100, length: 300)
    #expect(Pin.footer(length: 28, in: section, at: 600).end == 400)
    #expect(Pin.footer(length: 28, in: section, at: 250).end == 250)
    #expect(Pin.footer(length: 28, in: section, at: 128).end == 128)
    #expect(Pin.footer(length: 28, in: section, at: 110).end == 128)
  }
}
