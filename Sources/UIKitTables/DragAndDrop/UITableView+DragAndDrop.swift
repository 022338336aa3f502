package import Foundation
package import ListModel
public import UIKitCore
@_spi(Lists) package import UIKitLists

/// The delegates of drags and drops.
@MainActor struct TableDragging {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isDragEnabled = true
  var springs: ListSpringLoading?
}

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableViewCell: DragMarkedCell {}

extension UITableView: DraggingList {
  /// Adds and removes the interactions, after a delegate has changed.
  func updateDragging() {
    controller.updateDrags(
      on: self, drags: dragging.dragDelegate != nil, isDragEnabled: dragging.isDragEnabled, drops: dragging.dropDelegate != nil)
  }

  package func dragPosition(at point: CGPoint) -> RowPosition? {
    guard editing.carried == nil, editing.openRow == nil else { return nil }
    return indexPathForRow(at: point).flatMap(position)
  }

  package func dragCell(at position: RowPosition) -> (any DragMarkedCell)? { shownCell(position) }

  package func shownDragCells() -> [(position: RowPosition, cell: any DragMarkedCell)] {
    (indexPathsForVisibleRows ?? []).compactMap { path in
      guard let position = position(path), let cell = shownCell(position) else { return nil }
      return (position, cell)
    }
  }

  package func isCell(_ view: UIView?) -> Bool { view is UITableViewCell }

  package func isDragged(_ position: RowPosition) -> Bool { controller.drags?.isDragged(position) ?? false }

  package func springAllows(_ position: RowPosition, _ context: any UISpringLoadedInteractionContext) -> Bool {
    selects && tableDelegate?.tableView(self, shouldSpringLoadRowAt: IndexPath(position), with: context) ?? true
  }

  /// Selects the row as a tap does.
  package func springActivate(_ position: RowPosition) {
    if selects, !controller.selection.contains(position) { tap(position) }
  }

  // MARK: The drag delegate

  package var hasDragDelegate: Bool { dragging.dragDelegate != nil }

  package func dragItems(_ session: any UIDragSession, at position: RowPosition) -> [UIDragItem] {
    dragging.dragDelegate?.tableView(self, itemsForBeginning: session, at: IndexPath(position)) ?? []
  }

  package func dragItemsToAdd(_ session: any UIDragSession, at position: RowPosition, _ point: CGPoint) -> [UIDragItem] {
    dragging.dragDelegate?.tableView(self, itemsForAddingTo: session, at: IndexPath(position), point: point) ?? []
  }

  package func dragParameters(at position: RowPosition) -> UIDragPreviewParameters? {
    dragging.dragDelegate?.tableView(self, dragPreviewParametersForRowAt: IndexPath(position))
  }

  package func dragWillBegin(_ session: any UIDragSession) {
    dragging.dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  package func dragDidEnd(_ session: any UIDragSession) { dragging.dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragging.dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragging.dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: The drop delegate

  package func dropPlace(at point: CGPoint) -> ListDropPlace? {
    controller.loadIfNeeded()
    guard let position = extents.layout.insertionPlace(at: point.y) else { return nil }
    let count = extents.layout.rowCount(in: position.section)
    let y =
      count == 0
      ? extents.layout.segment(ofHeaderIn: position.section).end
      : position.row < count
        ? extents.layout.segment(ofRow: position.row, in: position.section).start
        : extents.layout.segment(ofRow: count - 1, in: position.section).end
    return ListDropPlace(
      position: position, row: indexPathForRow(at: point).flatMap(self.position),
      line: CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0))
  }

  package func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dragging.dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  package func dropDidEnter(_ session: any UIDropSession) { dragging.dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  package func dropUpdate(_ session: any UIDropSession, at position: RowPosition?) -> (UIDropProposal, ListDropMark)? {
    guard let delegate = dragging.dropDelegate else { return nil }
    let proposal = delegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: position.map { IndexPath($0) })
    return (proposal, mark(proposal.intent, session))
  }

  private func mark(_ intent: UITableViewDropProposal.Intent, _ session: any UIDropSession) -> ListDropMark {
    switch intent {
    case .unspecified: return .none
    case .insertAtDestinationIndexPath: return .between
    case .insertIntoDestinationIndexPath: return .into
    case .automatic:
      let point = session.location(in: self)
      guard let path = indexPathForRow(at: point) else { return .between }
      let row = rectForRow(at: path)
      return abs(point.y - row.midY) < row.height / 4 ? .into : .between
    }
  }

  package func dropDidExit(_ session: any UIDropSession) { dragging.dropDelegate?.tableView(self, dropSessionDidExit: session) }

  package func dropDidEnd(_ session: any UIDropSession) { dragging.dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  package func dropPerform(_ session: any UIDropSession, _ proposal: UIDropProposal, at position: RowPosition?) {
    guard let drags = controller.drags, let proposal = proposal as? UITableViewDropProposal else { return }
    let drop = TableDrop(session, proposal, position, drags)
    dragging.dropDelegate?.tableView(self, performDropWith: drop)
  }

  package func dropParameters(at position: RowPosition) -> UIDragPreviewParameters? {
    dragging.dropDelegate?.tableView(self, dropPreviewParametersForRowAt: IndexPath(position))
  }
}

extension ListDropItem: UITableViewDropItem {}

/// The coordinator of one drop.
private final class TableDrop: ListDrop, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal

  init(_ session: any UIDropSession, _ proposal: UITableViewDropProposal, _ position: RowPosition?, _ drags: ListDragAndDrop) {
    self.proposal = proposal
    super.init(session, at: position, drags)
  }

  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { drop(dragItem, toRow: indexPath) }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop(dragItem, intoRow: indexPath, rect: rect)
  }
}
