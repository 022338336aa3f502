/// What becomes of a batch, given the counts before and after it.
public enum ListResolution: Sendable {
  /// The batch contradicts nothing.
  case legal(ListChange)
  /// The batch contradicts itself, and these updates are the only ones that it can mean.
  case normalized(ListUpdates, ListChange, ListUpdateError)
  /// No updates are known that lead from the counts before the batch to those after it.
  case contradictory(ListUpdateError)
}

extension ListUpdates {
  /// Checks the batch and normalizes it where its meaning is clear. O(sections + changes).
  ///
  /// Clear are a reload of what is deleted (a deletion), a reload of what is moved (a deletion and an insertion), and a move that is given
  /// twice. Counts that disagree, places that do not exist and places that two elements move to are not: whatever leaves out one of these
  /// updates could show rows of former data.
  public func resolved(from before: [Int], to after: [Int]) -> ListResolution {
    let mistake: ListUpdateError
    do throws(ListUpdateError) {
      return .legal(try change(from: before, to: after))
    } catch {
      mistake = error
    }
    guard let updates = normalized else { return .contradictory(mistake) }
    do throws(ListUpdateError) {
      return .normalized(updates, try updates.change(from: before, to: after), mistake)
    } catch {
      return .contradictory(error)
    }
  }

  /// The batch with each element named by one update; nil if that changes nothing.
  private var normalized: ListUpdates? {
    var updates = self
    let sections = Self.normalize(
      &updates.deletedSections, &updates.insertedSections, &updates.reloadedSections, &updates.movedSections)
    let rows = Self.normalize(&updates.deletedRows, &updates.insertedRows, &updates.reloadedRows, &updates.movedRows)
    return sections || rows ? updates : nil
  }

  /// - Returns: whether anything has changed.
  private static func normalize<Place: Hashable & Sendable>(
    _ deleted: inout [Place], _ inserted: inout [Place], _ reloaded: inout [Place], _ moved: inout [Move<Place>]
  ) -> Bool {
    let count = reloaded.count + moved.count
    moved = unique(moved)
    let gone = Set(deleted)
    reloaded.removeAll { gone.contains($0) }
    let renewed = Set(reloaded).intersection(moved.map { $0.source })
    for move in moved where renewed.contains(move.source) {
      deleted.append(move.source)
      inserted.append(move.destination)
    }
    reloaded.removeAll { renewed.contains($0) }
    moved.removeAll { renewed.contains($0.source) }
    return reloaded.count + moved.count < count
  }
}
