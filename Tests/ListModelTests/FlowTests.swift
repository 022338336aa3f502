import ListModel
import TestSupport
import Testing

/// The rules of a flow's lines, as measured.
@Suite struct FlowTests {
  private func section(
    _ sizes: [(Double, Double)], length: Double, spacing: Double = 10, lineSpacing: Double = 10, inset: Double = 0
  ) -> FlowSection {
    FlowSection(
      along: Extents(count: sizes.count) { sizes[$0].0 }, across: Extents(count: sizes.count) { sizes[$0].1 },
      rules: FlowRules(length: length, spacing: spacing, lineSpacing: lineSpacing), before: inset, after: inset, lineStart: inset)
  }

  private func starts(_ flow: Flow, _ items: Range<Int>) -> [Double] { items.map { flow.place(of: $0, in: 0).along.start } }

  @Test func theMeasuredGridOfAHundredPointItems() {
    let flow = Flow(
      [section(Array(repeating: (100, 100), count: 9), length: 343, spacing: 12, lineSpacing: 12, inset: 16)], scale: 2)
    #expect(starts(flow, 0..<3) == [16, 137.5, 259])
    #expect([0, 3, 6].map { flow.place(of: $0, in: 0).across.start } == [16, 128, 240])
    #expect(flow.total == 356)
  }

  @Test func aShortLastLineOfEqualItemsKeepsTheGapOfAFullOne() {
    let flow = Flow([section(Array(repeating: (100, 100), count: 8), length: 343, spacing: 12, inset: 16)], scale: 2)
    #expect(starts(flow, 6..<8) == [16, 137.5])
  }

  @Test func theOnlyLineStandsAsIfItWereFilled() {
    let flow = Flow([section(Array(repeating: (50, 50), count: 4), length: 375)], scale: 2)
    #expect(starts(flow, 0..<4) == [0, 65, 130, 195])
  }

  @Test func whatIsAloneInALineStandsInItsMiddle() {
    #expect(starts(Flow([section([(200, 50), (200, 50)], length: 375)], scale: 2), 0..<2) == [87.5, 87.5])
    #expect(starts(Flow([section([(400, 50)], length: 375)], scale: 2), 0..<1) == [-12.5])
    // One of several that would fit stands at the leading edge.
    #expect(starts(Flow([section([(50, 50)], length: 375)], scale: 2), 0..<1) == [0])
  }

  @Test func aLastLineOfDifferentItemsHasTheLeastGap() {
    #expect(starts(Flow([section([(50, 50), (60, 50), (50, 50)], length: 375)]), 0..<3) == [0, 60, 130])
    #expect(starts(Flow([section([(50, 50), (50, 40)], length: 375)]), 0..<2) == [0, 60])
  }

  /// The items of the first lines, those of the last line, and where the last line begins to read them, in lines of 375 points.
  private static let lastLines: [(first: [(Double, Double)], last: [(Double, Double)], starts: [Double])] = [
    // Equal in the whole section: the columns of a full line, 137.5 points apart.
    (Array(repeating: (100, 100), count: 6), [(100, 100), (100, 100)], [0, 137.5]),
    // Equal among themselves, other than the items above in one dimension.
    (Array(repeating: (100, 100), count: 6), [(100, 40), (100, 40)], [0, 110]),
    (Array(repeating: (110, 100), count: 6), [(100, 100), (100, 100)], [0, 110]),
    // One other item above, as the others in the last line.
    ([(100, 100), (100, 60), (100, 100)], [(100, 100), (100, 100)], [0, 110]),
    ([(160, 100), (100, 100)] + Array(repeating: (100, 100), count: 3), [(100, 100), (100, 100)], [0, 110]),
    // One other item in the last line.
    (Array(repeating: (100, 100), count: 3), [(100, 100), (100, 101)], [0, 110]),
    (Array(repeating: (100, 100), count: 3), [(100, 60)], [0]),
    // A single item that fills a line stands at the leading edge if the section has others.
    ([(50, 50), (50, 50)], [(330, 50)], [0]), ([(50, 50), (50, 50)], [(400, 50)], [0]),
    ([], [(330, 50)], [22.5]), ([], [(400, 50)], [-12.5]),
    // One line alone.
    ([], [(100, 100), (100, 100)], [0, 137.5]), ([], [(100, 100), (100, 60)], [0, 110]), ([], [(60, 50)], [0]),
  ]

  @Test(arguments: lastLines.indices) func theLastLineHasColumnsOnlyIfAllItemsOfTheSectionAreEqual(number: Int) {
    let (first, last, expected) = Self.lastLines[number]
    let flow = Flow([section(first + last, length: 375)], scale: 2)
    #expect(starts(flow, first.count..<first.count + last.count) == expected)
  }

  @Test func sectionsDoNotCompareTheirItems() {
    let flow = Flow(
      [
        section(Array(repeating: (100, 100), count: 4), length: 375),
        section(Array(repeating: (60, 60), count: 7) + [(60, 61)], length: 375),
      ], scale: 2)
    #expect(flow.place(of: 3, in: 0).along.start == 0 && starts(flow, 0..<3) == [0, 137.5, 275])
    #expect((5..<8).map { flow.place(of: $0, in: 1).along.start } == [0, 70, 140])
  }

  @Test func anItemThatIsResizedAboveChangesTheLastLine() {
    var flow = Flow([section(Array(repeating: (100, 100), count: 8), length: 375)], scale: 2)
    flow.setSize(along: 100, across: 50, of: 0, in: 0)
    #expect(starts(flow, 6..<8) == [0, 110] && starts(flow, 3..<6) == [0, 137.5, 275])
    flow.setSize(along: 100, across: 100, of: 0, in: 0)
    #expect(starts(flow, 6..<8) == [0, 137.5])
  }

  @Test func wholeLinesComeWithItemsThatTheSpanDoesNotReach() {
    let flow = Flow([section([(100, 100), (100, 20), (100, 100), (100, 30)], length: 375)])
    func found(_ lower: Double, _ upper: Double, _ wholeLines: Bool) -> [Int] {
      var items: [Int] = []
      flow.forEachItem(in: 0, from: lower, to: upper, wholeLines: wholeLines) { item, _ in items.append(item) }
      return items
    }
    #expect(found(0, 30, false) == [0, 2] && found(0, 30, true) == [0, 1, 2])
    #expect(found(80, 105, true) == [0, 1, 2] && found(100, 110, true).isEmpty && found(80, 115, true) == [0, 1, 2, 3])
    #expect(flow.segment(ofLineOf: 1, in: 0) == Segment(start: 0, length: 100))
    #expect(flow.segment(ofLineOf: 3, in: 0) == Segment(start: 110, length: 30))
  }

  @Test func shorterItemsStandInTheMiddleOfTheirLine() {
    let flow = Flow([section([(50, 50), (50, 20), (50, 31)], length: 375)], scale: 2)
    #expect((0..<3).map { flow.place(of: $0, in: 0).across.start } == [0, 15, 9.5])
  }

  @Test func originsAreRoundedAndSizesAreNot() {
    let flow = Flow([section(Array(repeating: (100.3, 33.3), count: 7), length: 375)], scale: 3)
    for item in 0..<7 {
      let place = flow.place(of: item, in: 0)
      #expect((place.along.start * 3).rounded() / 3 == place.along.start)
      #expect((place.across.start * 3).rounded() / 3 == place.across.start)
      #expect(place.along.length == 100.3 && place.across.length == 33.3)
    }
  }

  @Test(arguments: [2, 3, 5, 6, 7, 9, 11, 13]) func aLengthDividedByANumberFitsThatManyTimes(columns: Int) {
    for length in [320.0, 375, 390, 393, 414, 430, 768] {
      let extent = (length - Double(columns - 1) * 10) / Double(columns)
      let flow = Flow([section(Array(repeating: (extent, 50), count: columns + 1), length: length)])
      #expect(flow.place(of: columns - 1, in: 0).across.start == 0, "\(columns) in \(length)")
      #expect(flow.place(of: columns, in: 0).across.start == 60, "\(columns) in \(length)")
    }
  }

  @Test func emptySectionsKeepHeaderFooterAndRoom() {
    let empty = FlowSection(
      along: Extents(), across: Extents(), rules: FlowRules(length: 300), header: 40, footer: 20, before: 7, after: 9)
    let flow = Flow([empty, empty])
    #expect(flow.total == 152)
    #expect(flow.segment(ofHeaderIn: 1) == Segment(start: 76, length: 40))
    #expect(flow.segment(ofFooterIn: 1) == Segment(start: 132, length: 20))
  }

  @Test func aHundredMillionEqualItemsAreAFewRuns() {
    let rules = FlowRules(length: 375, spacing: 10, lineSpacing: 10)
    let flow = Flow([
      FlowSection(along: Extents(count: 100_000_000, extent: 50), across: Extents(count: 100_000_000, extent: 50), rules: rules)
    ])
    #expect(flow.sections[0].runCount <= 6)
    #expect(flow.sections[0].lineCount == 16_666_667)
    #expect(flow.total == 16_666_667 * 60 - 10)
    #expect(flow.place(of: 99_999_999, in: 0).across.start == 16_666_666 * 60)
    var shown: [Int] = []
    flow.forEachItem(in: 0, from: 500_000_000, to: 500_000_010) { item, _ in shown.append(item) }
    #expect(shown == Array(8_333_333 * 6..<8_333_334 * 6))
  }
}
