import ListModel

/// A random batch with a mistake: the lists before and after it are those of a legal batch, the updates contradict them or each other.
public struct IllegalBatch {
  /// The ways to make a batch illegal.
  public enum Mistake: CaseIterable {
    case missingInsertion, missingDeletion, missingMove, missingSection
    case rowThatIsNot, placeThatIsNot, sectionThatIsNot, placeOfNothing
    case reloadOfDeleted, reloadOfMoved, reloadOfDeletedSection
    case moveTwice, movesToOnePlace, movesFromOnePlace, deletedAndMoved, insertionAtMove
    case otherPaths, nothingSaid
  }

  public let mistake: Mistake
  public let updates: ListUpdates
  /// What the updates would be without the mistake.
  public let truth: RandomBatch
  public var after: PlainLists { truth.after }

  /// Every kind of mistake is made with the same probability, where the batch allows it.
  public init(_ before: PlainLists, _ random: inout SeededGenerator) {
    while true {
      let mistake = Mistake.allCases[random.roll(0..<Mistake.allCases.count)]
      for _ in 0..<8 {
        let batch = RandomBatch(before, &random)
        var updates = batch.updates
        Self.make(mistake, &updates, before, batch.after, &random)
        if (try? updates.change(from: before.counts, to: batch.after.counts)) != nil { continue }
        (self.mistake, self.updates, truth) = (mistake, updates, batch)
        return
      }
    }
  }

  private static func make(
    _ mistake: Mistake, _ updates: inout ListUpdates, _ before: PlainLists, _ after: PlainLists, _ random: inout SeededGenerator
  ) {
    let far = [random.roll(5..<2_000), -1, Int.max, Int.min][random.roll(0..<4)]
    func row(_ lists: PlainLists) -> RowPosition {
      let section = random.roll(0..<max(1, lists.sections.count))
      return RowPosition(section: section, row: random.roll(0..<max(1, lists.counts.isEmpty ? 1 : lists.counts[section])))
    }
    switch mistake {
    case .missingInsertion: if !updates.insertedRows.isEmpty { updates.insertedRows.removeLast() }
    case .missingDeletion: if !updates.deletedRows.isEmpty { updates.deletedRows.removeLast() }
    case .missingMove: if !updates.movedRows.isEmpty { updates.movedRows.removeLast() }
    case .missingSection:
      if updates.insertedSections.isEmpty { updates.deletedSections = [] } else { updates.insertedSections.removeLast() }
    case .rowThatIsNot: updates.deletedRows.append(RowPosition(section: row(before).section, row: far))
    case .placeThatIsNot: updates.insertedRows.append(RowPosition(section: row(after).section, row: far))
    case .sectionThatIsNot: updates.reloadedSections.append(far)
    case .placeOfNothing: updates.movedRows.append(Move(from: RowPosition(section: far, row: far), to: row(after)))
    case .reloadOfDeleted: updates.reloadedRows += updates.deletedRows.prefix(2)
    case .reloadOfMoved: updates.reloadedRows += updates.movedRows.prefix(2).map(\.source)
    case .reloadOfDeletedSection: updates.reloadedSections += updates.deletedSections
    case .moveTwice: updates.movedRows += updates.movedRows.prefix(2)
    case .movesToOnePlace:
      if let move = updates.movedRows.first { updates.movedRows.append(Move(from: row(before), to: move.destination)) }
    case .movesFromOnePlace:
      if let move = updates.movedRows.first { updates.movedRows.append(Move(from: move.source, to: row(after))) }
    case .deletedAndMoved: updates.deletedRows += updates.movedRows.prefix(1).map(\.source)
    case .insertionAtMove: updates.insertedRows += updates.movedRows.prefix(1).map(\.destination)
    case .otherPaths:
      updates.deletedRows = updates.deletedRows.map { RowPosition(section: $0.section, row: $0.row + 1_000) }
      updates.insertedRows = updates.insertedRows.map { RowPosition(section: $0.section, row: $0.row + 1_000) }
    case .nothingSaid: updates = ListUpdates(rowName: "row")
    }
  }
}
