import ListModel
import Testing

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
