import ListModel
import TestSupport
import Testing

@Suite struct ListDifferenceTests {
  typealias Lists = [NamedSection<Int, Int>]

  @Test(arguments: 0..<100 as Range<UInt64>) func theBatchLeadsEveryNameToItsPlace(hundred: UInt64) throws {
    for seed in hundred * 100..<(hundred + 1) * 100 {
      var random = SeededGenerator(seed: seed)
      let (old, new) = (Lists(&random, sections: 5, rows: 12), Lists(&random, sections: 5, rows: 12))
      let change = try ListUpdates(rowName: "row", from: old, to: new).change(
        from: old.map(\.rows.count), to: new.map(\.rows.count))
      for (section, part) in new.enumerated() {
        #expect(change.section(before: section) == old.firstIndex { $0.name == part.name }, "seed \(seed)")
        for (row, name) in part.rows.enumerated() {
          let before = change.row(before: RowPosition(section: section, row: row))
          #expect(
            before.map { old[$0.section].rows[$0.row] } == (old.contains { $0.rows.contains(name) } ? name : nil), "seed \(seed)")
        }
      }
    }
  }

  private func updates(_ old: [Int], _ new: [Int]) -> ListUpdates {
    ListUpdates(rowName: "row", from: [NamedSection(name: 0, rows: old)], to: [NamedSection(name: 0, rows: new)])
  }

  @Test func equalListsNeedNoBatch() {
    #expect(updates([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(updates([], []).isEmpty)
  }

  @Test func oneRowThatGoesFarMovesAlone() {
    let forth = updates(Array(0..<100), Array(1..<100) + [0])
    #expect(forth.movedRows == [Move(from: RowPosition(section: 0, row: 0), to: RowPosition(section: 0, row: 99))])
    let back = updates(Array(0..<100), [99] + Array(0..<99))
    #expect(back.movedRows == [Move(from: RowPosition(section: 0, row: 99), to: RowPosition(section: 0, row: 0))])
  }

  /// The fewest moves are all but a longest ascent, which a plain O(n²) search finds too.
  @Test(arguments: 0..<200 as Range<UInt64>) func noFewerMovesWouldDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let new = (0..<20).shuffled(using: &random)
    var longest = [Int](repeating: 1, count: new.count)
    for i in new.indices { for j in 0..<i where new[j] < new[i] { longest[i] = max(longest[i], longest[j] + 1) } }
    #expect(updates(Array(0..<20), new).movedRows.count == 20 - longest.max()!, "seed \(seed)")
  }

  @Test func whatChangesItsSectionMovesAlsoWhenOneOfThemIsNewOrGone() {
    let old: Lists = [NamedSection(name: 0, rows: [7]), NamedSection(name: 1, rows: [8])]
    let new: Lists = [NamedSection(name: 1, rows: [8, 7]), NamedSection(name: 2, rows: [9])]
    let updates = ListUpdates(rowName: "row", from: old, to: new)
    #expect(updates.deletedSections == [0] && updates.insertedSections == [1])
    #expect(updates.movedRows == [Move(from: RowPosition(section: 0, row: 0), to: RowPosition(section: 0, row: 1))])
    #expect(updates.insertedRows.isEmpty)
  }
}
