internal import Diagnostics
public import Foundation
internal import ListModel
public import UIKitCore
public import UIKitLists

/// Shows snapshots in a table, and animates the changes between them.
///
/// Retain this object: the table does not. Applying a snapshot costs O(n log n) for n sections and items.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item; nil stops the program.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let data = DiffableData<SectionIdentifierType, ItemIdentifierType>(rowName: "row")

  /// The animation of rows and sections that are inserted, deleted or reloaded; `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Sets the object as the table's data source; the table is held weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The shown snapshot, without reload marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { data.snapshot }

  /// Shows another snapshot by inserting, deleting and moving what differs.
  ///
  /// - Parameter completion: Called once, at the end of the animation, or at once without one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.show(snapshot, in: tableView, animated: animatingDifferences, completion: completion) { self.tell($0, $1) }
  }

  /// Shows another snapshot and returns at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by `reloadData()`: without comparing, with new cells for all visible rows.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.reload(snapshot, in: tableView, completion: completion)
  }

  /// Shows another snapshot by `reloadData()` and returns when it is laid out.
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
    async
  {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func tell(_ tableView: UITableView, _ updates: ListUpdates) {
    let animation = defaultRowAnimation
    tableView.deleteSections(IndexSet(updates.deletedSections), with: animation)
    tableView.insertSections(IndexSet(updates.insertedSections), with: animation)
    tableView.reloadSections(IndexSet(updates.reloadedSections), with: animation)
    for move in updates.movedSections { tableView.moveSection(move.source, toSection: move.destination) }
    tableView.deleteRows(at: updates.deletedRows.map { IndexPath($0) }, with: animation)
    tableView.insertRows(at: updates.insertedRows.map { IndexPath($0) }, with: animation)
    tableView.reloadRows(at: updates.reloadedRows.map { IndexPath($0) }, with: animation)
    for move in updates.movedRows { tableView.moveRow(at: IndexPath(move.source), to: IndexPath(move.destination)) }
  }

  // MARK: Identifiers and index paths

  /// nil for an index path outside the shown snapshot. O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { data.item(at: indexPath) }

  /// nil for an item that is not in the shown snapshot. O(items of its section).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { data.path(of: itemIdentifier) }

  /// nil for an index outside the shown snapshot. O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { data.section(at: index) }

  /// nil for a section that is not in the shown snapshot. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { data.snapshot.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  /// The number of sections of the shown snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { data.snapshot.numberOfSections }

  /// The number of items in a section of the shown snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.snapshot.sections[section].rows.count
  }

  /// Asks the cell provider; stops the program if it returns nil.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = data.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      programmingError("UITableViewDiffableDataSource: the cell provider returned nil for the row at \(indexPath); return a cell")
    }
    return cell
  }

  /// nil: override it to show titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// nil: override it to show titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// nil: override it to show an index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns `index`, at most the last section.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    min(index, tableView.numberOfSections - 1)
  }

  /// Override it and the methods below to allow editing; without overrides they count as not implemented.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(true) }
  /// Does nothing: override it to apply a snapshot without the row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Leaves reordering to the cell's `showsReorderControl`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(false) }

  /// Override it to apply a snapshot in which the item has moved.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    tableView.defaultAnswer(())
  }
}

extension UITableViewDiffableDataSource: ListItemIdentifying {
  public func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    data.item(at: indexPath).map { $0 }
  }

  public func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath? {
    data.path(ofNamed: identifier)
  }

  /// False: as in UIKit, `applySnapshotUsingReloadData(_:)` leaves the content offset as it is.
  public var keepsVisibleItemsOnReload: Bool { false }
}

extension UITableView: DiffableList {
  package func performBatch(_ updates: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void) {
    performBatchUpdates(updates, completion: completion)
  }
}
