internal import Diagnostics
public import Foundation
internal import UIKitCore
internal import UIKitLists

/// Supplies the number of items, and a cell for each item that comes into view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Called for every section when the collection loads; a negative number stops the program.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Called when an item comes into view. Dequeue the cell for this index path: a cell that shows another item stops the program.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Called when the collection loads; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Called when the layout shows a supplementary element; required in that case. Dequeue the view for this index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an interactive movement of the item may begin. Without an implementation every item may be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Sent when an item was dropped elsewhere: change the data, without telling the collection, which shows the new order already. Without an
  /// implementation the item goes back.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The titles along the trailing edge, over the items; nil, the default, for none. Asked for when the collection loads.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to which a title scrolls; by default the first of the section at the title's index.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Counts as not implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.defaultAnswer(true)
  }

  /// Counts as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.defaultAnswer(()) }

  /// Returns nil.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section at the index, or of the nearest one before that has items.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    collectionView.firstItem(ofSection: index)
  }

  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program: the layout has supplementary elements, but the data source does not supply their views.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    programmingError(
      """
      \(type(of: collectionView.collectionViewLayout)) shows a supplementary view of the kind "\(kind)" at \(indexPath), but \
      \(type(of: self)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)
      """)
  }
}

/// Prepares the data of items before the items are shown.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Sent with items about one screen ahead in the direction of scrolling (our choice), the nearest first; once for each item on its way to
  /// the screen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Sent with announced items that will not be shown soon: the scrolling reversed or jumped, or the collection was reloaded.
  /// Optional.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
