internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// The item with the first responder: when the item leaves the screen, its cell stays in the collection, so that editing goes on, and serves
// the item again when it returns.
extension UICollectionView {
  /// Keeps the cell of an item that leaves the screen, if the first responder is inside; false for other elements.
  func keepIfEdited(_ element: ShownElement) -> Bool {
    guard element.key.kind == ElementKey.cellKind, element.view.element === element, element.view.isInUse else {
      return false
    }
    dropEditedItem()
    edited.keep(element)
    controller.forgetTouch(at: element.key.position)
    controller.messages.add(.didEndDisplaying(element, .row, element.key.position))
    return true
  }

  /// Gives the kept cell its place in a layout that has changed; lets it go if the first responder has left it.
  func updateEditedItem() {
    guard let element = edited.element else { return }
    guard contains(element.key.position), element.view.isInUse else { return dropEditedItem() }
    guard element.generation != layoutState.generation, let attributes = attributes(.cell, element.key.indexPath) else { return }
    element.generation = layoutState.generation
    apply(attributes, to: element)
  }

  /// The kept element of an item that has returned; nil for other elements.
  func takeEditedItem(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> ShownElement? {
    guard edited.element?.key == key, let element = edited.release() else { return nil }
    elements.insert(element)
    element.generation = layoutState.generation
    UIView.performWithoutAnimation { apply(attributes, to: element) }
    (element.view as? UICollectionViewCell)?.isSelected = controller.selection.contains(key.position)
    return element
  }

  /// Lets the kept cell go, which ends its editing.
  func dropEditedItem() {
    guard let element = edited.release() else { return }
    element.view.element = nil
    element.view.removeFromSuperview()
  }

  /// Moves the kept item to its place after a batch; ends its editing if the item is deleted or reloaded.
  func carryEditedItem(_ transition: CollectionTransition) {
    guard let element = edited.element else { return }
    guard let key = transition.key(after: element.key) else { return dropEditedItem() }
    element.key = key
  }
}
