internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

extension UICollectionView {
  var selectedPaths: [IndexPath]? {
    controller.selection.isEmpty ? nil : controller.selection.sorted().map { IndexPath($0) }
  }

  /// Whether selection is allowed in the current editing mode.
  var selects: Bool {
    selectionRules.selects(isEditing: isEditing)
  }
  package var selectsSeveral: Bool { selectionRules.selectsSeveral(isEditing: isEditing) }

  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard selects else { return }
    guard let indexPath else {
      for position in controller.selection { setSelected(false, position) }
      return
    }
    let position = requireItem(indexPath, "selectItem(at: \(indexPath), ...)")
    if !selectsSeveral { for former in controller.selection where former != position { setSelected(false, former) } }
    setSelected(true, position)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    if selects, let position = position(indexPath) { setSelected(false, position) }
  }

  private func setSelected(_ isSelected: Bool, _ position: RowPosition) {
    isSelected ? controller.select(position) : controller.deselect(position)
    (elements[.item(position.row, position.section)]?.view as? UICollectionViewCell)?.isSelected = isSelected
  }

  // MARK: Editing

  func editingChanged() {
    closeOpenRow(animated: true)
    let cells = elements.values.compactMap { $0.view as? UICollectionViewCell }
    for cell in cells { cell.setFlag(\.isEditing, isEditing) }
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(springDuration: Self.updateDuration, options: .allowUserInteraction) {
      for cell in cells { cell.layoutIfNeeded() }
    }
  }

  // MARK: By touch

  /// Handles a tap. A selected item is deselected if multiple selection is allowed, otherwise selected again with its messages.
  func tapItem(_ position: RowPosition) {
    let path = IndexPath(position)
    if selectsSeveral && controller.selection.contains(position) { return deselectByTouch(position) }
    guard selectByTouch(position), let delegate = collectionDelegate, contains(position),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func deselectByTouch(_ position: RowPosition) {
    let path = IndexPath(position)
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(false, position)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// - Returns: false if the delegate refuses, or has removed the item.
  @discardableResult func selectByTouch(_ position: RowPosition) -> Bool {
    let path = IndexPath(position)
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, contains(position) else {
      return false
    }
    if !selectsSeveral {
      for former in controller.selection.sorted() where former != position {
        setSelected(false, former)
        collectionDelegate?.collectionView(self, didDeselectItemAt: IndexPath(former))
      }
    }
    guard contains(position) else { return false }
    setSelected(true, position)
    cellForItem(at: path)?.nibSegue?()
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
