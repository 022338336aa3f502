internal import Diagnostics
public import Foundation
internal import UIKitCore

/// Says how many items a collection has and gives a cell for each that comes into view.
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asked for every section when the collection loads; a negative number stops the program.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Asked when an item comes into view. Dequeue the cell for that index path: another one stops the program.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Asked when the layout shows such a view; it must be implemented then. Dequeue the view for that index path.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

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

/// Prepares the data of items before they are shown.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// These items are about one screen ahead of what shows, in the direction of the motion; the nearest first. Each comes once on its way
  /// to the screen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// The motion turned around or jumped, or the data were loaded anew: these will not be shown soon after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
