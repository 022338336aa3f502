import ListModel
import TestSupport
import Testing

@Suite struct ListResolutionTests {
  private func resolution(_ before: [Int], _ after: [Int], _ fill: (inout ListUpdates) -> Void) -> ListResolution {
    var updates = ListUpdates(rowName: "row")
    fill(&updates)
    return updates.resolved(from: before, to: after)
  }

  private func row(_ row: Int, _ section: Int = 0) -> RowPosition { RowPosition(section: section, row: row) }

  @Test func aReloadOfADeletedRowIsItsDeletion() throws {
    guard
      case .normalized(let updates, let change, let error) = resolution(
        [3], [2],
        {
          ($0.deletedRows, $0.reloadedRows) = ([row(1)], [row(1), row(2)])
        })
    else {
      Issue.record("not normalized")
      return
    }
    #expect(updates.deletedRows == [row(1)] && updates.reloadedRows == [row(2)])
    #expect(change.row(after: row(1)) == nil && change.row(after: row(2)) == row(1) && change.isNew(oldRow: row(2)))
    #expect(error.message == "row 1 of section 0 is deleted and reloaded by one batch")
  }

  @Test func aReloadOfAMovedRowGivesItANewCellAtItsNewPlace() throws {
    guard
      case .normalized(let updates, let change, _) = resolution(
        [3], [3],
        {
          ($0.movedRows, $0.reloadedRows) = ([Move(from: row(0), to: row(2))], [row(0)])
        })
    else {
      Issue.record("not normalized")
      return
    }
    #expect(updates.movedRows.isEmpty && updates.reloadedRows.isEmpty)
    #expect(change.row(before: row(2)) == nil && change.row(after: row(1)) == row(0))
  }

  @Test func aMoveThatIsGivenTwiceIsOneMove() {
    guard
      case .normalized(let updates, let change, _) = resolution(
        [3], [3],
        {
          $0.movedRows = [Move(from: row(0), to: row(2)), Move(from: row(0), to: row(2))]
        })
    else {
      Issue.record("not normalized")
      return
    }
    #expect(updates.movedRows.count == 1 && change.row(after: row(0)) == row(2))
  }

  @Test func sectionsAreNormalizedAsRowsAre() {
    guard
      case .normalized(let updates, _, _) = resolution(
        [1, 1, 1], [1, 1],
        {
          ($0.deletedSections, $0.reloadedSections) = ([0], [0])
        })
    else {
      Issue.record("not normalized")
      return
    }
    #expect(updates.deletedSections == [0] && updates.reloadedSections.isEmpty)
  }

  @Test func whatCouldMeanSeveralThingsIsContradictory() {
    let cases: [(inout ListUpdates) -> Void] = [
      { $0.movedRows = [Move(from: self.row(0), to: self.row(2)), Move(from: self.row(1), to: self.row(2))] },
      { $0.movedRows = [Move(from: self.row(0), to: self.row(2)), Move(from: self.row(0), to: self.row(1))] },
      { ($0.movedRows, $0.deletedRows) = ([Move(from: self.row(0), to: self.row(2))], [self.row(0)]) },
      { ($0.insertedRows, $0.deletedRows) = ([self.row(9)], [self.row(9)]) },
      { $0.deletedRows = [self.row(0)] },
    ]
    for (number, fill) in cases.enumerated() {
      guard case .contradictory = resolution([3], [3], fill) else {
        Issue.record("case \(number) is not contradictory")
        return
      }
    }
  }

  /// The change of a normalized batch puts every row where the plain lists have it; a row that the change keeps is the same row.
  @Test(arguments: 0..<20 as Range<UInt64>) func aNormalizedBatchShowsWhatThePlainListsSay(hundred: UInt64) {
    var normalized = 0
    for seed in hundred * 500..<(hundred + 1) * 500 {
      var random = SeededGenerator(seed: seed)
      let before = PlainLists((0..<random.roll(0..<5)).map { _ in random.roll(0..<7) })
      let batch = IllegalBatch(before, &random)
      switch batch.updates.resolved(from: before.counts, to: batch.after.counts) {
      case .legal: Issue.record("seed \(seed): \(batch.mistake) is legal")
      case .contradictory(let error): #expect(!error.message.isEmpty)
      case .normalized(_, let change, _):
        normalized += 1
        for (section, part) in batch.after.sections.enumerated() {
          for (index, name) in part.rows.enumerated() {
            guard let old = change.row(before: row(index, section)) else { continue }
            #expect(before[old] == name, "seed \(seed), \(batch.mistake): row \(old)")
          }
        }
      }
    }
    #expect(normalized > 20)
  }

  @Test func theTextNamesEveryKindAndStaysShort() {
    var updates = ListUpdates(rowName: "row")
    #expect(updates.text().isEmpty)
    updates.deletedRows = (0..<20).map { row($0, 1) }
    updates.movedRows = [Move(from: row(1), to: row(2))]
    updates.insertedSections = [3]
    #expect(
      updates.text(limit: 2) == "it inserts section 3, deletes [1, 0], [1, 1] and 18 more, moves [0, 1] to [0, 2]")
    #expect(ListUpdates.text(counts: [1, 2, 3], limit: 2) == "[1, 2, and 1 sections more]")
    #expect(updates.places.count == 22 && updates.places.last == row(2))
  }
}
