import ListModel
import TestSupport
import Testing

@Suite struct PrefetchingTests {
  private func row(_ row: Int, _ section: Int = 0) -> RowPosition { RowPosition(section: section, row: row) }

  @Test func aHeadingTurnsAfterAWayBackThatIsNoTrembling() {
    var direction = PrefetchDirection()
    for position in [0.0, 100, 92, 99, 91] { direction.move(to: position) }
    #expect(direction.isForward)
    direction.move(to: 90)
    #expect(!direction.isForward)
    for position in [50.0, 59, 49, 58.9] { direction.move(to: position) }
    #expect(!direction.isForward)
    direction.move(to: 59)
    #expect(direction.isForward)
  }

  @Test func onlyWhatIsNewIsAnnouncedAndOnlyWhatDoesNotShowIsCalledOff() {
    var announced = AnnouncedRows()
    var (come, gone) = announced.move(to: row(10)..<row(20), shown: row(0)..<row(10))
    #expect(come == [row(10)..<row(20)] && gone.isEmpty)
    (come, gone) = announced.move(to: row(13)..<row(23), shown: row(3)..<row(13))
    #expect(come == [row(20)..<row(23)] && gone.isEmpty)
    (come, gone) = announced.move(to: row(13)..<row(23), shown: row(3)..<row(13))
    #expect(come.isEmpty && gone.isEmpty)
    (come, gone) = announced.move(to: row(0)..<row(2), shown: row(2)..<row(12))
    #expect(come == [row(0)..<row(2)] && gone == [row(13)..<row(23)])
    (come, gone) = announced.move(to: row(7, 4)..<row(9, 4), shown: row(1, 4)..<row(7, 4))
    #expect(come == [row(7, 4)..<row(9, 4)] && gone == [row(0)..<row(2)])
  }

  /// Whatever ranges follow each other, announcing and calling off adds up to exactly the rows ahead.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func announcingAddsUp(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var announced = AnnouncedRows()
    var waiting: Set<RowPosition> = []
    let counts = [7, 0, 3, 12, 1, 5]
    let layout = SectionedExtents(counts.map { SectionExtents(rows: Extents(count: $0, extent: 10)) })
    var all: [RowPosition] = []
    for (section, count) in counts.enumerated() { for index in 0..<count { all.append(row(index, section)) } }
    for step in 0..<200 {
      let start = Int.random(in: 0..<all.count, using: &random)
      let split = Int.random(in: start...all.count, using: &random)
      let end = Int.random(in: split...all.count, using: &random)
      func range(_ lower: Int, _ upper: Int) -> Range<RowPosition> { lower < upper ? all[lower]..<all[upper - 1].next : .none }
      let (shown, ahead) = (range(start, split), range(split, end))
      let (come, gone) = announced.move(to: ahead, shown: shown)
      for stretch in come {
        layout.forEachPosition(in: stretch) { #expect(waiting.insert($0).inserted, "seed \(seed), step \(step)") }
      }
      for stretch in gone {
        layout.forEachPosition(in: stretch) { #expect(waiting.remove($0) != nil, "seed \(seed), step \(step)") }
      }
      for index in start..<split { waiting.remove(all[index]) }
      #expect(waiting.sorted() == Array(all[split..<end]), "seed \(seed), step \(step)")
    }
  }
}
