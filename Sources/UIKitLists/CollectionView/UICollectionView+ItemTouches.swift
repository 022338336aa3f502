internal import Foundation
internal import ListModel
internal import UIKitCore

/// The finger that holds an item down.
struct ItemTouch {
  let touch: UITouch
  let position: RowPosition
}

// Touches that no view inside a cell has kept come up the responder chain to here. Each answer: whether the collection uses the touch.
extension UICollectionView {
  func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard itemTouch == nil, selects, let touch = touches.first, let element = cell(under: touch) else { return false }
    let path = element.key.indexPath
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    guard elements[element.key] === element, let cell = element.view as? UICollectionViewCell else { return true }
    itemTouch = ItemTouch(touch: touch, position: element.key.position)
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// The cell that the touch came down in, as it is seen: turned, scaled or in front of others.
  private func cell(under touch: UITouch) -> ShownElement? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.superview === self {
        guard let element = cell.element, elements[element.key] === element else { return nil }
        return element
      }
      view = current.superview
    }
    return nil
  }

  /// A finger that leaves the item lets go of it.
  func moveItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard let itemTouch, touches.contains(itemTouch.touch) else { return false }
    let view = elements[.item(itemTouch.position.row, itemTouch.position.section)]?.view
    if view.map({ !$0.point(inside: itemTouch.touch.location(in: $0), with: nil) }) ?? true { release() }
    return true
  }

  func endItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard let itemTouch, touches.contains(itemTouch.touch) else { return false }
    let generation = session.generation
    release()
    if session.generation == generation { tapItem(itemTouch.position) }
    return true
  }

  func cancelItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard let itemTouch, touches.contains(itemTouch.touch) else { return false }
    release()
    return true
  }

  private func release() {
    guard let position = itemTouch?.position else { return }
    itemTouch = nil
    (elements[.item(position.row, position.section)]?.view as? UICollectionViewCell)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: IndexPath(position))
  }
}
