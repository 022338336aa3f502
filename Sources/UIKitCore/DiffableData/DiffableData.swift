internal import Foundation
internal import ListModel

/// What a diffable data source shows now, and how it comes to show something else.
@MainActor final class DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// Without what was to be reloaded: that has been.
  private(set) var snapshot = Snapshot()
  private let rowName: String

  init(rowName: String) { self.rowName = rowName }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
    let rows = snapshot.sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? { snapshot.position(of: item).map { IndexPath($0) } }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].name : nil
  }

  // MARK: Showing another one

  /// - Parameters:
  ///   - perform: Opens a batch, calls `change` in it and tells the list of the updates.
  ///   - reconfigure: Is told which cells to fill anew, after that.
  func show(
    _ new: Snapshot, animated: Bool, perform: (_ updates: ListUpdates, _ change: @escaping @MainActor () -> Void) -> Void,
    reconfigure: (_ paths: [IndexPath]) -> Void
  ) {
    let updates = updates(to: new)
    let changed = new.places(of: Set(new.reloads.reconfigured)).map { IndexPath($0) }
    func run() {
      perform(updates) { self.keep(new) }
      if !changed.isEmpty { reconfigure(changed) }
    }
    if animated { run() } else { UIView.performWithoutAnimation { run() } }
  }

  func keep(_ new: Snapshot) {
    snapshot = new
    snapshot.reloads = Snapshot.Reloads()
  }

  /// A batch cannot name one thing twice: what moves and is to be reloaded goes and comes.
  private func updates(to new: Snapshot) -> ListUpdates {
    var updates = ListUpdates(rowName: rowName, from: snapshot.sections, to: new.sections)
    let moved = updates.movedSections
    let sections = Set(new.reloadedSectionIdentifiers.compactMap { snapshot.indexOfSection($0) })
    for move in moved where sections.contains(move.source) {
      updates.deletedSections.append(move.source)
      updates.insertedSections.append(move.destination)
    }
    updates.movedSections = moved.filter { !sections.contains($0.source) }
    updates.reloadedSections = sections.subtracting(moved.map(\.source)).sorted()

    let movedRows = updates.movedRows
    let rows = Set(snapshot.places(of: Set(new.reloadedItemIdentifiers)))
    for move in movedRows where rows.contains(move.source) {
      updates.deletedRows.append(move.source)
      updates.insertedRows.append(move.destination)
    }
    updates.movedRows = movedRows.filter { !rows.contains($0.source) }
    updates.reloadedRows = rows.subtracting(movedRows.map(\.source)).sorted()
    return updates
  }
}
