import ListModel
import TestSupport
import Testing

@Suite struct ListUpdatesTests {
  @Test(arguments: 0..<100 as Range<UInt64>) func everyRowIsFoundWhereTheBatchPutIt(hundred: UInt64) throws {
    for seed in hundred * 100..<(hundred + 1) * 100 { try follow(seed) }
  }

  private func follow(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = PlainLists((0..<random.roll(0..<5)).map { _ in random.roll(0..<7) })
    let batch = RandomBatch(before, &random)
    let change = try batch.updates.change(from: before.counts, to: batch.after.counts)
    var places: [Int: RowPosition] = [:]
    for (section, part) in batch.after.sections.enumerated() {
      for (row, name) in part.rows.enumerated() { places[name] = RowPosition(section: section, row: row) }
    }
    for (section, part) in before.sections.enumerated() {
      if !batch.updates.reloadedSections.contains(section) {
        #expect(change.section(after: section) == batch.after.sections.firstIndex { $0.name == part.name }, "seed \(seed)")
      }
      for (row, name) in part.rows.enumerated() {
        let old = RowPosition(section: section, row: row)
        #expect(change.row(after: old) == places[name], "seed \(seed), row \(old)")
        if let new = places[name] { #expect(change.row(before: new) == old, "seed \(seed), row \(new)") }
        let isMoved =
          batch.updates.movedRows.contains { $0.source == old } || batch.updates.movedSections.contains { $0.source == section }
        #expect(change.rowThatStays(after: old) == (isMoved ? nil : places[name]), "seed \(seed), row \(old)")
      }
    }
    let known = Set(before.sections.flatMap(\.rows))
    for (name, place) in places where !known.contains(name) { #expect(change.row(before: place) == nil, "seed \(seed)") }
  }

  @Test(arguments: 0..<1_000 as Range<UInt64>) func aCountThatDisagreesIsNamedWithBothCounts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let before = PlainLists((0..<random.roll(1..<5)).map { _ in random.roll(1..<7) })
    let batch = RandomBatch(before, &random)
    let change = try batch.updates.change(from: before.counts, to: batch.after.counts)
    let open = before.sections.indices.filter { change.section(after: $0) != nil && !change.isNew(oldSection: $0) }
    guard let wrong = open.randomElement(using: &random), let now = change.section(after: wrong) else { return }
    var counts = batch.after.counts
    counts[now] += random.roll(1..<3)
    let error = #expect(throws: ListUpdateError.self) { try batch.updates.change(from: before.counts, to: counts) }
    let text = "section \(wrong) had \(before.counts[wrong]) rows before the batch and has \(counts[now]) after it"
    #expect(error?.message.hasPrefix(text) == true, "seed \(seed): \(error?.message ?? "")")
  }

  @Test func aWrongNumberOfSectionsIsNamedWithBothCounts() {
    var updates = ListUpdates(rowName: "item")
    updates.insertedSections = [0]
    let error = #expect(throws: ListUpdateError.self) { try updates.change(from: [1, 1], to: [1, 1]) }
    #expect(error?.message.hasPrefix("there were 2 sections before the batch and there are 2 after it") == true)
  }

  private func message(_ fill: (inout ListUpdates) -> Void) -> String? {
    var updates = ListUpdates(rowName: "item")
    fill(&updates)
    do {
      _ = try updates.change(from: [3], to: [3])
      return nil
    } catch {
      return error.message
    }
  }

  @Test func whatABatchCannotMeanIsNamed() {
    let (second, fourth) = (RowPosition(section: 0, row: 1), RowPosition(section: 0, row: 3))
    #expect(message { $0.reloadedRows = [fourth] } == "there was no item 3 of section 0 before the batch: 3 items in section 0")
    #expect(
      message { $0.reloadedRows = [RowPosition(section: 7, row: 0)] }
        == "there was no item 0 of section 7 before the batch: 1 sections")
    #expect(message { $0.reloadedSections = [4] } == "there was no section 4 before the batch, only 1 sections")
    #expect(
      message {
        ($0.deletedRows, $0.reloadedRows) = ([second], [second])
        $0.insertedRows = [RowPosition(section: 0, row: 0)]
      } == "item 1 of section 0 is deleted and reloaded by one batch")
    #expect(
      message { $0.movedSections = [Move(from: 0, to: 0), Move(from: 0, to: 0)] } == "section 0 is moved twice by one batch")
    #expect(
      message { $0.movedRows = [Move(from: second, to: fourth)] }
        == "there is no item 3 of section 0 after the batch: 3 items in section 0")
    #expect(message { $0.movedRows = [Move(from: second, to: RowPosition(section: 0, row: 2))] } == nil)
  }

  @Test func namingARowTwiceForOneThingIsNoMistake() throws {
    var updates = ListUpdates(rowName: "row")
    updates.deletedRows = [RowPosition(section: 0, row: 1), RowPosition(section: 0, row: 1)]
    let change = try updates.change(from: [3], to: [2])
    #expect(change.row(after: RowPosition(section: 0, row: 2)) == RowPosition(section: 0, row: 1))
  }

  @Test func theChangesOfABillionRowsCostOnlyTheirNumber() throws {
    var updates = ListUpdates(rowName: "row")
    updates.deletedRows = [RowPosition(section: 0, row: 5), RowPosition(section: 0, row: 999_999_999)]
    updates.insertedRows = [RowPosition(section: 0, row: 500_000_000)]
    let change = try updates.change(from: [1_000_000_000], to: [999_999_999])
    #expect(change.row(after: RowPosition(section: 0, row: 500_000_000)) == RowPosition(section: 0, row: 499_999_999))
    #expect(change.row(after: RowPosition(section: 0, row: 500_000_001)) == RowPosition(section: 0, row: 500_000_001))
    let map = change.rows(ofOldSection: 0)
    #expect(map.removals == [999_999_999..<1_000_000_000, 5..<6])
    #expect(map.insertions == [500_000_000..<500_000_001])
  }
}
