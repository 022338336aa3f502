package import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

// Items that a moving finger selects: the places, the questions and the messages.
extension UICollectionView: MultipleSelectionList {
  package var mayAllowSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }

  package func row(at point: CGPoint) -> RowPosition? { movement == nil ? itemPath(at: point).flatMap(position) : nil }

  /// In editing one finger selects items where it begins across the scroll direction, outside of sections that scroll by themselves.
  package func selectsByOneFinger(from start: CGPoint, travel: CGPoint) -> Bool {
    guard isEditing, selectsSeveral else { return false }
    let scrollsAcross = contentSize.width > bounds.width
    guard scrollsAcross ? travel.y.magnitude > travel.x.magnitude : travel.x.magnitude > travel.y.magnitude else { return false }
    return itemPath(at: start).flatMap { shownCell(at: $0) }?.superview === self
  }

  package func isSelected(_ row: RowPosition) -> Bool { controller.selection.contains(row) }

  package func setSelectedByTouch(_ isSelected: Bool, _ row: RowPosition) {
    guard contains(row) else { return }
    if isSelected { selectByTouch(row) } else { deselectByTouch(row) }
  }

  package func rowCount(in section: Int) -> Int { itemCount(in: section) }

  package func shouldBeginMultipleSelection(at row: RowPosition) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(row)) ?? false
  }

  package func didBeginMultipleSelection(at row: RowPosition) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(row))
  }

  package func didEndMultipleSelection() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
