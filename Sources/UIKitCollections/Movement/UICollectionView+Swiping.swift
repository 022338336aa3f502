package import Foundation
internal import UIKitCore
public import UIKitLists

// Items that a list section lets be swiped aside.
extension UICollectionView: SwipeList {
  package var openRow: (any SwipeRow)? {
    get { swiping.openRow }
    set { swiping.openRow = newValue }
  }

  /// Called by a layout with swipe actions; once is enough.
  @_spi(Lists) public func allowSwipes() {
    if swiping.gesture != nil { return }
    let gesture = RowSwipeGestureRecognizer()
    swiping.gesture = gesture
    addGestureRecognizer(gesture)
  }

  package func rowToSwipe(at point: CGPoint) -> (any SwipeRow)? {
    guard movement == nil, let path = itemPath(at: point), let row = shownCell(at: path) as? any SwipeRow else { return nil }
    return row.actionsView != nil || !isEditing ? row : nil
  }

  package func swipeActions(of row: any SwipeRow, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let view = row as? UICollectionReusableView, let path = path(showing: view) else { return nil }
    return layoutState.layout.swipeActions(isLeading: isLeading, at: path)
  }

  package func shows(_ row: any SwipeRow) -> Bool {
    (row as? UICollectionReusableView).map { path(showing: $0) != nil } ?? false
  }

  package func swipeWillBegin(_ row: any SwipeRow) {}
  package func swipeDidEnd(_ row: any SwipeRow) {}
  package func swipeDidEndByRemoval() {}

  /// Removes the swipe actions of a view that leaves the screen.
  func forgetSwipe(of view: UICollectionReusableView) {
    if swiping.gesture != nil, let row = view as? any SwipeRow, row.actionsView != nil { forget(row) }
  }

  /// Whether a row is swiped aside or still closing: touches must not select an item then.
  func isSwiped(_ view: UICollectionReusableView) -> Bool {
    swiping.gesture != nil && (swiping.openRow != nil || (view as? any SwipeRow)?.actionsView != nil)
  }
}

/// The open row of a collection whose layout has swipe actions.
@MainActor struct CollectionSwiping {
  weak var openRow: (any SwipeRow)?
  var gesture: RowSwipeGestureRecognizer?
}
