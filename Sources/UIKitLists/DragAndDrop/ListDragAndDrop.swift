internal import CoreGraphics
package import Foundation
package import ListModel
internal import QuartzCore
package import UIKitCore
internal import UIKitGraphics

/// Where items would be dropped on a list.
package struct ListDropPlace: Equatable {
  /// The row before which they would come; behind the last one at the end of a section.
  package let position: RowPosition
  /// The row under the finger; nil between and behind rows.
  package let row: RowPosition?
  /// The line between the rows, in the list's coordinates.
  package let line: CGRect

  package init(position: RowPosition, row: RowPosition?, line: CGRect) {
    (self.position, self.row, self.line) = (position, row, line)
  }
}

/// How a list shows where items would be dropped.
package enum ListDropMark {
  case none, between, into
}

/// A list whose rows are dragged, and on which items are dropped: what `ListDragAndDrop` asks it.
@MainActor package protocol DraggingList: UIScrollView {
  func dragPosition(at point: CGPoint) -> RowPosition?
  func dragCell(at position: RowPosition) -> (any DragMarkedCell)?
  /// The cells that show; asking may lay out the list, which sends its messages.
  func shownDragCells() -> [(position: RowPosition, cell: any DragMarkedCell)]
  /// Whether the view is the cell of a row.
  func isCell(_ view: UIView?) -> Bool

  // Spring loading.
  func springAllows(_ position: RowPosition, _ context: any UISpringLoadedInteractionContext) -> Bool
  func springActivate(_ position: RowPosition)
  /// Whether the row is being dragged.
  func isDragged(_ position: RowPosition) -> Bool

  // The drag delegate.
  var hasDragDelegate: Bool { get }
  func dragItems(_ session: any UIDragSession, at position: RowPosition) -> [UIDragItem]
  func dragItemsToAdd(_ session: any UIDragSession, at position: RowPosition, _ point: CGPoint) -> [UIDragItem]
  func dragParameters(at position: RowPosition) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // The drop delegate.
  func dropPlace(at point: CGPoint) -> ListDropPlace?
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// The delegate's proposal; nil without a delegate.
  func dropUpdate(_ session: any UIDropSession, at position: RowPosition?) -> (UIDropProposal, ListDropMark)?
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropPerform(_ session: any UIDropSession, _ proposal: UIDropProposal, at position: RowPosition?)
  func dropParameters(at position: RowPosition) -> UIDragPreviewParameters?
}

/// What a row has to do with a drag.
package enum ListDragState: Int {
  case none, lifting, dragging
}

/// What a row has to do with a drag that may be dropped on it.
package enum ListDropState: Int {
  case none, notTargeted, targeted
}

/// A cell that shows what its row has to do with a drag.
@MainActor package protocol DragMarkedCell: UIView {
  func setDragState(_ state: ListDragState)
  func setDropState(_ state: ListDropState)
}

/// The cells with a state of a drag or a drop. A cell may have left its row when the drag ends, so it is kept by itself.
@MainActor private struct MarkedCells {
  private struct Entry {
    weak var cell: (any DragMarkedCell)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func contains(_ cell: any DragMarkedCell) -> Bool { entries[ObjectIdentifier(cell)] != nil }

  mutating func insert(_ cell: any DragMarkedCell) { entries[ObjectIdentifier(cell)] = Entry(cell: cell) }

  /// Empties the set; returns the cells that are still there.
  mutating func removeAll() -> [any DragMarkedCell] {
    defer { entries = [:] }
    return entries.values.compactMap(\.cell)
  }
}

/// Drags from a list, and drops on it: the interactions, the dragged rows and the place of the drop.
@MainActor package final class ListDragAndDrop: NSObject {
  /// A row that is dragged, followed through batches; nil once it was deleted.
  private struct Dragged {
    let item: UIDragItem
    var position: RowPosition?
  }

  /// An app may retain a drop's coordinator, and with it this object, for longer than the list.
  private weak var list: (any DraggingList)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  private var dragged: [Dragged] = []
  private var dragCells = MarkedCells()
  private var dropCells = MarkedCells()
  private weak var dragSession: (any UIDragSession)?
  private weak var dropSession: (any UIDropSession)?
  private var place: ListDropPlace?
  private var proposal: (UIDropProposal, ListDropMark)?
  private var goals: [(item: UIDragItem, goal: Goal)] = []
  private let line = DropLine()

  /// Where a dropped item goes.
  package enum Goal {
    /// To a row, which may be made by the drop.
    case row(RowPosition)
    /// Into a row, to a rectangle of its cell.
    case into(RowPosition, CGRect)
    case target(UIDragPreviewTarget)
  }

  package init(_ list: any DraggingList) { self.list = list }

  /// Adds or removes the interactions, as there are delegates.
  package func update(drags: Bool, isDragEnabled: Bool, drops: Bool) {
    drag.isEnabled = isDragEnabled
    if drags { list?.addInteraction(drag) } else { list?.removeInteraction(drag) }
    if drops { list?.addInteraction(drop) } else { list?.removeInteraction(drop) }
  }

  /// Whether items of the list are lifted or dragged.
  package var hasActiveDrag: Bool { dragSession != nil }
  /// Whether a drag is over the list.
  package var hasActiveDrop: Bool { dropSession != nil }

  /// The row from which an item was dragged, where it is now; nil if it comes from elsewhere or is gone.
  package func source(of item: UIDragItem) -> RowPosition? { dragged.first { $0.item === item }?.position }

  /// Whether a row is lifted or dragged.
  package func isDragged(_ position: RowPosition) -> Bool { dragged.contains { $0.position == position } }

  package func previewSize(of item: UIDragItem) -> CGSize {
    source(of: item).flatMap { list?.dragCell(at: $0) }?.bounds.size ?? .zero
  }

  /// Gives dragged rows their places after a batch.
  package func move(_ change: ListChange) {
    for index in dragged.indices { dragged[index].position = dragged[index].position.flatMap { change.row(after: $0) } }
    hideMark()
  }

  /// Lets a dropped item go to a place.
  package func setGoal(of item: UIDragItem, _ goal: Goal) -> any UIDragAnimating {
    let animator = DragAnimator()
    goals.removeAll { $0.item === item }
    goals.append((item, goal))
    animators.append((item, animator))
    return animator
  }

  private var animators: [(item: UIDragItem, animator: DragAnimator)] = []

  // MARK: The mark of the place

  private func showMark(_ session: any UIDropSession) {
    let shown = list?.shownDragCells() ?? []
    // A message of the list may have ended the drop.
    guard dropSession === session else { return }
    let target = proposal.flatMap { $0.1 == .into ? place?.row : nil }
    let former = dropCells.removeAll()
    for (position, cell) in shown {
      cell.setDropState(position == target ? .targeted : .notTargeted)
      dropCells.insert(cell)
    }
    for cell in former where !dropCells.contains(cell) { cell.setDropState(.none) }
    guard let list, let place, let proposal, proposal.0.operation == .copy || proposal.0.operation == .move else {
      return hideMark()
    }
    switch proposal.1 {
    case .none: hideMark()
    case .between: line.show(place.line, in: list, isFilled: false)
    case .into:
      guard let row = place.row, let cell = list.dragCell(at: row) else { return hideMark() }
      line.show(list.convert(cell.bounds, from: cell), in: list, isFilled: true)
    }
  }

  private func hideMark() { line.removeFromSuperview() }

  /// The place of a drop, counted as if the dragged rows of this list had left where they would move.
  private func destination(_ session: any UIDropSession) -> RowPosition? {
    guard var position = place?.position else { return nil }
    guard session.allowsMoveOperation, session.items.allSatisfy({ source(of: $0) != nil }) else { return position }
    let before = dragged.count { $0.position.map { $0.section == position.section && $0.row < position.row } ?? false }
    position = RowPosition(section: position.section, row: position.row - before)
    return position
  }

  private func forgetDrop() {
    hideMark()
    for cell in dropCells.removeAll() { cell.setDropState(.none) }
    (place, proposal, dropSession) = (nil, nil, nil)
  }

  private func preview(_ position: RowPosition, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
    guard let cell = list?.dragCell(at: position), cell.window != nil, cell.superview != nil else { return nil }
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }
}

extension ListDragAndDrop: UIDragInteractionDelegate {
  package func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let list, list.hasDragDelegate, let position = list.dragPosition(at: session.location(in: list)) else { return [] }
    let items = list.dragItems(session, at: position)
    if items.isEmpty { return [] }
    // The rows of a lift that a menu has ended may still be on their way back.
    endDrag()
    dragSession = session
    dragged = items.map { Dragged(item: $0, position: position) }
    setDragState(.lifting, at: position)
    return items
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let position = source(of: item), let list else { return nil }
    return preview(position, list.dragParameters(at: position))
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    // A lift that ends without a movement sends no other message.
    animator.addCompletion { [weak self, weak session] position in
      if position == .start, let self, let session, session === dragSession { endDrag() }
    }
  }

  package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    for row in dragged { if let position = row.position { setDragState(.dragging, at: position) } }
    list?.dragWillBegin(session)
  }

  package func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    list?.dragAllowsMove(session) ?? false
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? true }

  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    if session === dragSession { endDrag() }
    list?.dragDidEnd(session)
  }

  private func endDrag() {
    (dragged, dragSession) = ([], nil)
    for cell in dragCells.removeAll() { cell.setDragState(.none) }
  }

  private func setDragState(_ state: ListDragState, at position: RowPosition) {
    guard let cell = list?.dragCell(at: position) else { return }
    dragCells.insert(cell)
    cell.setDragState(state)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let position = list.dragPosition(at: point), !dragged.contains(where: { $0.position == position }) else {
      return []
    }
    let items = list.dragItemsToAdd(session, at: position, point)
    if items.isEmpty { return [] }
    if dragSession == nil { dragSession = session }
    dragged += items.map { Dragged(item: $0, position: position) }
    setDragState(.dragging, at: position)
    return items
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    source(of: item).flatMap { preview($0, list?.dragParameters(at: $0)) }
  }
}

extension ListDragAndDrop: UIDropInteractionDelegate {
  package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list?.dropCanHandle(session) ?? false
  }

  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    dropSession = session
    list?.dropDidEnter(session)
  }

  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    place = list.dropPlace(at: session.location(in: list))
    proposal = list.dropUpdate(session, at: destination(session))
    showMark(session)
    return proposal?.0 ?? UIDropProposal(operation: .cancel)
  }

  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    forgetDrop()
    list?.dropDidExit(session)
  }

  package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let (target, proposal) = (destination(session), proposal)
    let row = place?.row
    hideMark()
    goals = []
    animators = []
    guard let proposal, let list else { return }
    list.dropPerform(session, proposal.0, at: proposal.1 == .into ? row ?? target : target)
    list.layoutIfNeeded()
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    switch goals.first(where: { $0.item === item })?.goal {
    case nil: return nil
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .row(let position): return preview(position, list?.dropParameters(at: position))
    case .into(let position, let rect):
      guard let cell = list?.dragCell(at: position) else { return nil }
      let size = defaultPreview.size
      let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height, 1) : 1
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: scale, y: scale)))
    }
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = animators.first(where: { $0.item === item })?.animator else { return }
    animator.addAnimations { own.runAnimations() }
    animator.addCompletion { own.complete($0) }
  }

  package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    forgetDrop()
    (goals, animators) = ([], [])
    list?.dropDidEnd(session)
  }
}

/// A line between two rows, or a frame around one.
private final class DropLine: UIView {
  /// Thickness of the line, radius of the frame's corners, in points. Our choice.
  private static let (thickness, radius): (CGFloat, CGFloat) = (3, 6)

  func show(_ place: CGRect, in list: UIScrollView, isFilled: Bool) {
    isUserInteractionEnabled = false
    layer.zPosition = 1000
    if superview !== list { list.addSubview(self) }
    let half = Self.thickness / 2
    frame = isFilled ? place : place.insetBy(dx: place.width == 0 ? -half : 0, dy: place.height == 0 ? -half : 0)
    layer.cornerRadius = isFilled ? Self.radius : half
    layer.borderWidth = isFilled ? 2 : 0
    layer.borderColor = list.tintColor.cgColor
    backgroundColor = isFilled ? nil : list.tintColor
  }
}
