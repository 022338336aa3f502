package import Foundation
package import ListModel
package import UIKitCore

/// A list that a diffable data source updates.
@MainActor package protocol DiffableList: UIScrollView {
  func performBatch(_ updates: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void)
  func reconfigure(_ indexPaths: () -> [IndexPath])
  func reloadData()
  /// Stops the program, or reports, if there are any mistakes.
  func reportSnapshot(_ mistakes: [String])
}

/// The present snapshot of a diffable data source, and the change to another one.
@MainActor package final class DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The shown snapshot, without reload marks.
  package private(set) var snapshot = Snapshot()
  private let rowName: String
  /// The index path of every item, for many questions about one snapshot.
  private var places: [Item: IndexPath]?
  /// The trees of sections to which one was applied, and those of the snapshot about to be shown.
  package private(set) var trees: [Section: Tree] = [:]
  package var pendingTrees: [Section: Tree] = [:]

  package typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  package init(rowName: String) { self.rowName = rowName }

  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
    let rows = snapshot.sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  package func path(of item: Item) -> IndexPath? { snapshot.position(of: item).map { IndexPath($0) } }

  /// O(1), after O(items) for the first question about a snapshot.
  package func path(ofNamed name: AnyHashable) -> IndexPath? {
    let known = places ?? findPlaces()
    places = known
    return (name.base as? Item).flatMap { known[$0] }
  }

  private func findPlaces() -> [Item: IndexPath] {
    var places = [Item: IndexPath](minimumCapacity: snapshot.numberOfItems)
    for (section, part) in snapshot.sections.enumerated() {
      for (row, item) in part.rows.enumerated() { places[item] = IndexPath(item: row, section: section) }
    }
    return places
  }

  package func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].name : nil
  }

  // MARK: Applying snapshots

  /// - Parameters:
  ///   - list: nil if the list was released before its data source.
  ///   - tell: Passes the updates to the list's public calls, inside a batch.
  package func show<List: DiffableList>(
    _ new: Snapshot, in list: List?, animated: Bool, completion: (@MainActor () -> Void)?,
    tell: @escaping @MainActor (List, ListUpdates) -> Void
  ) {
    list?.reportSnapshot(new.mistakes)
    change(in: list, animated: animated, completion: completion, tell: tell) { _ in new }
  }

  /// - Parameter next: The new snapshot, from the present one; asked for inside the batch. A list that loads before the batch begins sends
  ///   messages, whose receivers may have applied another snapshot.
  package func change<List: DiffableList>(
    in list: List?, animated: Bool, completion: (@MainActor () -> Void)?,
    tell: @escaping @MainActor (List, ListUpdates) -> Void, to next: @escaping @MainActor (Snapshot) -> Snapshot
  ) {
    guard let list else {
      keep(next(snapshot))
      completion?()
      return
    }
    var reconfigured: Set<Item> = []
    func run() {
      list.performBatch {
        let new = next(self.snapshot)
        reconfigured = Set(new.reloads.reconfigured)
        let updates = self.updates(to: new)
        self.keep(new)
        tell(list, updates)
      } completion: { _ in
        completion?()
      }
      if !reconfigured.isEmpty { list.reconfigure { snapshot.places(of: reconfigured).map { IndexPath($0) } } }
    }
    if animated { run() } else { UIView.performWithoutAnimation { run() } }
  }

  package func reload(_ new: Snapshot, in list: (any DiffableList)?, completion: (@MainActor () -> Void)?) {
    list?.reportSnapshot(new.mistakes)
    keep(new)
    list?.reloadData()
    list?.layoutIfNeeded()
    completion?()
  }

  private func keep(_ new: Snapshot) {
    (snapshot, places) = (new, nil)
    (snapshot.reloads, snapshot.mistakes) = (Snapshot.Reloads(), [])
    trees.merge(pendingTrees) { _, new in new }
    pendingTrees = [:]
    for (section, tree) in trees { trees[section] = kept(tree, of: section) }
  }

  /// The tree of a section after a snapshot without levels: without the items that are missing there. nil if it shows anything else.
  private func kept(_ tree: Tree, of section: Section) -> Tree? {
    guard let place = snapshot.indexOfSection(section) else { return nil }
    let (rows, visible) = (snapshot.sections[place].rows, tree.visibleItems)
    if visible == rows { return tree }
    var tree = tree
    let left = Set(rows)
    tree.delete(visible.filter { !left.contains($0) })
    return tree.visibleItems == rows ? tree : nil
  }

  package func tree(of section: Section) -> Tree {
    if let tree = trees[section] { return tree }
    var flat = Tree()
    if let place = snapshot.indexOfSection(section) { flat.append(snapshot.sections[place].rows) }
    return flat
  }

  /// Takes over a snapshot that the list shows already.
  package func take(_ new: Snapshot, trees: [(Section, Tree)]) {
    (snapshot, places) = (new, nil)
    for (section, tree) in trees { self.trees[section] = tree }
  }

  /// A batch may name an element only once: elements that move and are to be reloaded are deleted and inserted.
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
