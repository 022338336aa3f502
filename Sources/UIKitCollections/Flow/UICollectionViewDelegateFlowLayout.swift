public import Foundation
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// Determines sizes and spacings that differ from a flow layout's properties; every method is optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// In points, finite and not negative. If implemented, called for every item when the layout is prepared; if not, `itemSize` holds for
  /// all items, at no cost per item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Called for every section when the layout is prepared. If not implemented, `sectionInset` holds.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Called for every section when the layout is prepared. If not implemented, `minimumLineSpacing` holds.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Called for every section when the layout is prepared. If not implemented, `minimumInteritemSpacing` holds.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// In points; only the height counts, or the width in horizontal scrolling; 0 for no header. If not implemented, `headerReferenceSize`
  /// holds.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// In points; only the height counts, or the width in horizontal scrolling; 0 for no footer. If not implemented, `footerReferenceSize`
  /// holds.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// The default implementations return `notImplemented`, so that the layout falls back to its own property.
extension UICollectionViewDelegateFlowLayout {
  /// Lets `itemSize` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: CGFloat.notImplemented, height: 0) }

  /// Lets `sectionInset` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: .notImplemented, left: 0, bottom: 0, right: 0) }

  /// Lets `minimumLineSpacing` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { .notImplemented }

  /// Lets `minimumInteritemSpacing` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { .notImplemented }

  /// Lets `headerReferenceSize` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: CGFloat.notImplemented, height: 0) }

  /// Lets `footerReferenceSize` hold.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: CGFloat.notImplemented, height: 0) }
}
