internal import Diagnostics
public import Foundation
internal import ListModel
internal import UIKitCore

/// Shows a snapshot in a table, and takes the table from one snapshot to the next.
///
/// Keep it: the table does not. Applying a snapshot costs O(n log n) of its sections and items.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item; nil stops the program.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let data = DiffableData<SectionIdentifierType, ItemIdentifierType>(rowName: "row")

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Current snapshot, without reload marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { data.snapshot }

  /// Shows another snapshot by inserting, deleting and moving what differs.
  ///
  /// `completion` is called when it shows, at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.show(snapshot, in: tableView, animated: animatingDifferences, completion: completion) { self.tell($0, $1) }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by `reloadData()`: nothing is compared, and every cell asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.reload(snapshot, in: tableView, completion: completion)
  }

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

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { data.item(at: indexPath) }

  /// O(items of its section).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { data.path(of: itemIdentifier) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { data.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { data.snapshot.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { data.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.snapshot.sections[section].rows.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = data.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      programmingError("UITableViewDiffableDataSource: the cell provider returned nil for the row at \(indexPath); return a cell")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    min(index, tableView.numberOfSections - 1)
  }

  /// Override this and those below to let rows be edited; not overridden, they count as not implemented.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(true) }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.defaultAnswer(false) }

  /// Apply a snapshot in which the item has moved.
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    tableView.defaultAnswer(())
  }
}

extension UITableView: DiffableList {
  func performBatch(_ updates: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void) {
    performBatchUpdates(updates, completion: completion)
  }

  func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}
