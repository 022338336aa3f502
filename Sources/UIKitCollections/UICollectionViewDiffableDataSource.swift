internal import Diagnostics
public import Foundation
internal import ListModel
public import UIKitCore
public import UIKitLists

/// Shows snapshots in a collection, and animates the changes between them.
///
/// Retain this object: the collection does not. Applying a snapshot costs O(n log n) for n sections and items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item; nil stops the program.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Returns a header, a footer, or another supplementary view of the layout; nil stops the program.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  weak var shownCollection: UICollectionView?
  private let cellProvider: CellProvider
  let data = DiffableData<SectionIdentifierType, ItemIdentifierType>(rowName: "item")

  /// Questions and messages about items that a touch moves.
  public var reorderingHandlers = ReorderingHandlers()

  /// Questions and messages about items that a touch expands or collapses.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Required if the layout has supplementary elements; nil by default.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Sets the object as the collection's data source; the collection is held weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shownCollection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
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
    data.show(snapshot, in: shownCollection, animated: animatingDifferences, completion: completion) { self.tell($0, $1) }
  }

  /// Shows another snapshot and returns at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot by `reloadData()`: without comparing, with new cells for all visible items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.reload(snapshot, in: shownCollection, completion: completion)
  }

  /// Shows another snapshot by `reloadData()` and returns when it is laid out.
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
    async
  {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  func tell(_ collectionView: UICollectionView, _ updates: ListUpdates) {
    collectionView.deleteSections(IndexSet(updates.deletedSections))
    collectionView.insertSections(IndexSet(updates.insertedSections))
    collectionView.reloadSections(IndexSet(updates.reloadedSections))
    for move in updates.movedSections { collectionView.moveSection(move.source, toSection: move.destination) }
    collectionView.deleteItems(at: updates.deletedRows.map { IndexPath($0) })
    collectionView.insertItems(at: updates.insertedRows.map { IndexPath($0) })
    collectionView.reloadItems(at: updates.reloadedRows.map { IndexPath($0) })
    for move in updates.movedRows { collectionView.moveItem(at: IndexPath(move.source), to: IndexPath(move.destination)) }
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

  // MARK: UICollectionViewDataSource

  /// The number of sections of the shown snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { data.snapshot.numberOfSections }

  /// The number of items in a section of the shown snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.snapshot.sections[section].rows.count
  }

  /// Asks the cell provider; stops the program if it returns nil.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = data.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      programmingError(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for the item at \(indexPath); return a cell")
    }
    if !data.trees.isEmpty, let item = data.item(at: indexPath) { showOutline(cell, of: item) }
    return cell
  }

  /// nil: override it to show an index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the index; override it for other titles.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { collectionView.firstItem(ofSection: index) }

  /// Asks `reorderingHandlers.canReorderItem`; without it no item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    mayReorder(at: indexPath)
  }

  /// Moves the item in the snapshot and calls the `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, to: destinationIndexPath) }

  /// Asks `supplementaryViewProvider`; stops the program if it is nil or returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      programmingError(
        """
        UICollectionViewDiffableDataSource: \(supplementaryViewProvider == nil ? "there is no supplementaryViewProvider" : "nil came") \
        for the view of the kind "\(kind)" at \(indexPath), which \(type(of: collectionView.collectionViewLayout)) shows
        """)
    }
    return view
  }
}

extension UICollectionViewDiffableDataSource: ListItemIdentifying {
  public func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    data.item(at: indexPath).map { $0 }
  }

  public func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath? {
    data.path(ofNamed: identifier)
  }

  /// False: as in UIKit, `applySnapshotUsingReloadData(_:)` leaves the content offset as it is.
  public var keepsVisibleItemsOnReload: Bool { false }
}

extension UICollectionView: DiffableList {
  package func performBatch(_ updates: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void) {
    performBatchUpdates(updates, completion: completion)
  }
}

extension UICollectionViewDiffableDataSource: CollectionOutline {
  package func toggleExpansion(at indexPath: IndexPath) { toggle(at: indexPath) }
}
