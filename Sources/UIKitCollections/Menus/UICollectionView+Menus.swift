package import Foundation
package import UIKitCore
internal import UIKitLists

// The context menus of items.
extension UICollectionView: ContextMenuList {
  package func menuCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard movement == nil else { return nil }
    var view = hitTest(point, with: nil)
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let element = cell.element, element.collection === self,
        elements[element.key] === element, element.key.kind == ElementKey.cellKind
      {
        return isSwiped(cell) ? nil : (cell, element.key.indexPath)
      }
      view = current.superview
    }
    return nil
  }

  package func shows(_ cell: UIView, at path: IndexPath) -> Bool { cellForItem(at: path) === cell }

  package func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = collectionDelegate else { return nil }
    let selected = indexPathsForSelectedItems ?? []
    let paths = path.map { selected.contains($0) ? selected.sorted() : [$0] } ?? []
    return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  package func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool
  ) -> UITargetedPreview? {
    guard let path, let delegate = collectionDelegate else { return nil }
    return isDismissal
      ? delegate.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      : delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  package func menuWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { collectionDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  package func menuWillShow(
    _ configuration: UIContextMenuConfiguration, _ isShown: Bool, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isShown {
      collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
