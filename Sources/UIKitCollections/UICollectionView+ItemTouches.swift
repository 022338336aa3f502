package import Foundation
package import ListModel
package import UIKitCore
package import UIKitLists

extension UICollectionView {
  /// The position of the touched cell, found by hit testing, which respects transforms and the front-to-back order.
  package func touchedPosition(_ touch: UITouch) -> RowPosition? {
    var view = selects ? touch.view : nil
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let element = cell.element, cell.superview === element.parent {
        guard element.collection === self, elements[element.key] === element, element.key.kind == ElementKey.cellKind else {
          return nil
        }
        return isSwiped(cell) || movement != nil ? nil : element.key.position
      }
      view = current.superview
    }
    return nil
  }

  private func shownCell(_ position: RowPosition) -> UICollectionViewCell? {
    elements[.item(position.row, position.section)]?.view as? UICollectionViewCell
  }

  package func isInside(_ touch: ListTouch) -> Bool {
    shownCell(touch.position).map { $0.point(inside: touch.touch.location(in: $0), with: nil) } ?? false
  }

  package func highlight(_ position: RowPosition, _ isHighlighted: Bool) -> Bool {
    guard let cell = shownCell(position) else { return false }
    cell.isHighlighted = isHighlighted
    return true
  }

  package func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  package func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  package func tap(_ position: RowPosition) { tapItem(position) }
}
