package import Foundation
package import ListModel
public import UIKitCore
@_spi(Lists) package import UIKitLists

/// The delegates of drags and drops.
@MainActor struct CollectionDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isDragEnabled = true
  var springs: ListSpringLoading?
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UICollectionViewCell: DragMarkedCell {}

extension UICollectionView: DraggingList {
  /// Adds and removes the interactions, after a delegate has changed.
  func updateDragging() {
    controller.updateDrags(
      on: self, drags: dragging.dragDelegate != nil, isDragEnabled: dragging.isDragEnabled, drops: dragging.dropDelegate != nil)
  }

  package func dragPosition(at point: CGPoint) -> RowPosition? {
    guard movement == nil, swiping.openRow == nil else { return nil }
    return indexPathForItem(at: point).flatMap(position)
  }

  package func dragCell(at position: RowPosition) -> (any DragMarkedCell)? { shownCell(at: IndexPath(position)) }

  package func shownDragCells() -> [(position: RowPosition, cell: any DragMarkedCell)] {
    indexPathsForVisibleItems.compactMap { path in
      guard let position = position(path), let cell = shownCell(at: path) else { return nil }
      return (position, cell)
    }
  }

  package func isCell(_ view: UIView?) -> Bool { view is UICollectionViewCell }

  package func isDragged(_ position: RowPosition) -> Bool { controller.drags?.isDragged(position) ?? false }

  package func springAllows(_ position: RowPosition, _ context: any UISpringLoadedInteractionContext) -> Bool {
    selects && collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: IndexPath(position), with: context) ?? true
  }

  /// Selects the item as a tap does.
  package func springActivate(_ position: RowPosition) {
    if selects, !controller.selection.contains(position) { tap(position) }
  }

  // MARK: The drag delegate

  package var hasDragDelegate: Bool { dragging.dragDelegate != nil }

  package func dragItems(_ session: any UIDragSession, at position: RowPosition) -> [UIDragItem] {
    dragging.dragDelegate?.collectionView(self, itemsForBeginning: session, at: IndexPath(position)) ?? []
  }

  package func dragItemsToAdd(_ session: any UIDragSession, at position: RowPosition, _ point: CGPoint) -> [UIDragItem] {
    dragging.dragDelegate?.collectionView(self, itemsForAddingTo: session, at: IndexPath(position), point: point) ?? []
  }

  package func dragParameters(at position: RowPosition) -> UIDragPreviewParameters? {
    dragging.dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: IndexPath(position))
  }

  package func dragWillBegin(_ session: any UIDragSession) {
    dragging.dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  package func dragDidEnd(_ session: any UIDragSession) {
    dragging.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragging.dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragging.dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop delegate

  package func dropPlace(at point: CGPoint) -> ListDropPlace? {
    controller.loadIfNeeded()
    if let path = indexPathForItem(at: point), let position = position(path) {
      return place(beside: position, point, isInside: true)
    }
    // Between items and behind the last one: beside the nearest one that shows.
    let frames = indexPathsForVisibleItems.compactMap { path in
      layoutAttributesForItem(at: path).map { (path, turned($0).frame) }
    }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0))
    }
    let nearest = frames.min { (distance($0.1), $0.0) < (distance($1.1), $1.0) }
    if let position = nearest.flatMap({ position($0.0) }) { return place(beside: position, point, isInside: false) }
    guard let section = data.counts.indices.last(where: { data.counts[$0] == 0 }) else { return nil }
    return ListDropPlace(position: RowPosition(section: section, row: 0), row: nil, line: .zero)
  }

  /// The place before or behind an item: by its upper and lower half if it fills most of the width, else by its left and right half.
  private func place(beside position: RowPosition, _ point: CGPoint, isInside: Bool) -> ListDropPlace? {
    guard let attributes = layoutAttributesForItem(at: IndexPath(position)) else { return nil }
    let frame = turned(attributes).frame
    let isWide = frame.width > bounds.width / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBehind = isWide ? point.y > frame.midY : (point.x > frame.midX) != isRightToLeft
    let edge = isWide ? (isBehind ? frame.maxY : frame.minY) : isBehind != isRightToLeft ? frame.maxX : frame.minX
    let line =
      isWide
      ? CGRect(x: frame.minX, y: edge, width: frame.width, height: 0)
      : CGRect(x: edge, y: frame.minY, width: 0, height: frame.height)
    return ListDropPlace(
      position: RowPosition(section: position.section, row: position.row + (isBehind ? 1 : 0)), row: isInside ? position : nil,
      line: line)
  }

  package func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dragging.dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  package func dropDidEnter(_ session: any UIDropSession) {
    dragging.dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  package func dropUpdate(_ session: any UIDropSession, at position: RowPosition?) -> (UIDropProposal, ListDropMark)? {
    guard let delegate = dragging.dropDelegate else { return nil }
    let proposal = delegate.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: position.map { IndexPath($0) })
    return (proposal, mark(proposal.intent))
  }

  private func mark(_ intent: UICollectionViewDropProposal.Intent) -> ListDropMark {
    switch intent {
    case .unspecified: return .none
    case .insertAtDestinationIndexPath: return .between
    case .insertIntoDestinationIndexPath: return .into
    }
  }

  package func dropDidExit(_ session: any UIDropSession) {
    dragging.dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  package func dropDidEnd(_ session: any UIDropSession) {
    dragging.dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  package func dropPerform(_ session: any UIDropSession, _ proposal: UIDropProposal, at position: RowPosition?) {
    guard let drags = controller.drags, let proposal = proposal as? UICollectionViewDropProposal else { return }
    let drop = CollectionDrop(session, proposal, position, drags)
    dragging.dropDelegate?.collectionView(self, performDropWith: drop)
  }

  package func dropParameters(at position: RowPosition) -> UIDragPreviewParameters? {
    dragging.dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: IndexPath(position))
  }
}

extension ListDropItem: UICollectionViewDropItem {}

/// The coordinator of one drop.
private final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal

  init(_ session: any UIDropSession, _ proposal: UICollectionViewDropProposal, _ position: RowPosition?, _ drags: ListDragAndDrop)
  {
    self.proposal = proposal
    super.init(session, at: position, drags)
  }

  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop(dragItem, toRow: indexPath) }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, intoRow: indexPath, rect: rect)
  }
}
