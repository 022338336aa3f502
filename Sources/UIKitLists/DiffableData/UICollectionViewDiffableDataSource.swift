internal import Diagnostics
public import Foundation
internal import ListModel
internal import UIKitCore

/// Shows a snapshot in a collection, and takes the collection from one snapshot to the next.
///
/// Keep it: the collection does not. Applying a snapshot costs O(n log n) of its sections and items.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item; nil stops the program.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Gives a header, a footer, or what else the layout shows; nil stops the program.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let data = DiffableData<SectionIdentifierType, ItemIdentifierType>(rowName: "item")

  /// Needed as soon as the layout shows such views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What the collection shows; what had been told to reload is not in it any more.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { data.snapshot }

  /// Shows another snapshot by inserting, deleting and moving what differs.
  ///
  /// `completion` is called when it shows, at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    data.show(snapshot, in: collectionView, animated: animatingDifferences, completion: completion) { self.tell($0, $1) }
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
    data.reload(snapshot, in: collectionView, completion: completion)
  }

  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>)
    async
  {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func tell(_ collectionView: UICollectionView, _ updates: ListUpdates) {
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

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { data.item(at: indexPath) }

  /// O(items of its section).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { data.path(of: itemIdentifier) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { data.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { data.snapshot.indexOfSection(sectionIdentifier) }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { data.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.snapshot.sections[section].rows.count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = data.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      programmingError(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for the item at \(indexPath); return a cell")
    }
    return cell
  }

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

extension UICollectionView: DiffableList {
  func performBatch(_ updates: @escaping @MainActor () -> Void, completion: @escaping @MainActor (Bool) -> Void) {
    performBatchUpdates(updates, completion: completion)
  }

  func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}
