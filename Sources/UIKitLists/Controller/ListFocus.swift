internal import Foundation
package import ListModel
internal import UIKitCore

/// The row of a list that has the focus, or had it last, followed through batches by its place and through loads by its name.
@MainActor package final class ListFocus {
  package private(set) var position: RowPosition?
  private var name: AnyHashable?
  /// What the app has set.
  package var allowsFocus = true
  package var allowsFocusDuringEditing = true
  package var selectionFollowsFocus = false
  package var remembersLast = false

  package init() {}

  /// The focus comes to a row, or to something inside.
  package func come(to position: RowPosition, named name: AnyHashable?) { (self.position, self.name) = (position, name) }

  /// Gives the row its place after a batch; a deleted one hands over to the nearest row that stays.
  ///
  /// - Parameter counts: of the rows of each section before the batch.
  package func move(_ change: ListChange, counts: [Int]) {
    guard let old = position else { return }
    if let new = change.row(after: old) {
      position = new
      return
    }
    name = nil
    position = neighbour(of: old, change, counts)
  }

  private func neighbour(of old: RowPosition, _ change: ListChange, _ counts: [Int]) -> RowPosition? {
    guard counts.indices.contains(old.section) else { return nil }
    // Our choice: more rows than a person deletes at once; a search without end would visit millions.
    let limit = 1000
    let later = (old.row + 1..<max(old.row + 1, min(counts[old.section], old.row + limit))).lazy
    let earlier = (max(0, old.row - limit)..<old.row).reversed().lazy
    func kept(_ row: Int) -> RowPosition? { change.row(after: RowPosition(section: old.section, row: row)) }
    if let found = later.compactMap(kept).first ?? earlier.compactMap(kept).first { return found }
    // The section is gone: the last row of the one before, or the first one of the one after.
    for section in (0..<old.section).reversed() where counts[section] > 0 {
      if let found = change.row(after: RowPosition(section: section, row: counts[section] - 1)) { return found }
    }
    for section in old.section + 1..<max(old.section + 1, counts.count) where counts[section] > 0 {
      if let found = change.row(after: RowPosition(section: section, row: 0)) { return found }
    }
    return nil
  }

  /// Finds the row again after a load: by its name, else by its place, else the last row of its section.
  package func reload(counts: [Int], position place: (AnyHashable) -> RowPosition?) {
    guard let old = position else { return }
    if let name, let found = place(name) {
      position = found
    } else if counts.indices.contains(old.section), counts[old.section] > 0 {
      position = RowPosition(section: old.section, row: min(old.row, counts[old.section] - 1))
      name = nil
    } else {
      (position, name) = (nil, nil)
    }
  }
}
