internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

/// An item that follows a target position while it chooses its place among the others.
///
/// During the movement the collection's positions are those after an end at the current place; the data source receives its message at the end.
@MainActor final class CollectionMovement {
  /// Where the item is in the data, and where it is shown.
  var place: CarriedPlace
  /// The path last proposed to the delegate.
  var proposed: RowPosition
  /// The centre of the item, in the coordinates of the view.
  var position: CGPoint
  let cell: UICollectionViewCell
  /// Whether the collection is giving the items their new places.
  var isShifting = false
  /// A target position that arrived during a pass.
  var isLate = false
  fileprivate(set) var edges: [EdgeScroller] = []

  init(_ position: RowPosition, _ cell: UICollectionViewCell, center: CGPoint) {
    place = CarriedPlace(source: position, target: position)
    (proposed, self.position, self.cell) = (position, center, cell)
  }

  var key: ElementKey { .item(place.target.row, place.target.section) }
}

// Interactive movement: the lifted item, the places of the others, and the messages.
extension UICollectionView {
  /// The data source's answer; nil if it does not implement the question.
  func mayMove(_ path: IndexPath) -> Bool? {
    dataSource.flatMap { source in answerIfImplemented { source.collectionView(self, canMoveItemAt: path) } }
  }

  /// - Parameter isAllowed: Whether the data source has been asked already.
  @discardableResult func beginMovement(_ path: IndexPath, isAllowed: Bool = false) -> Bool {
    guard movement == nil, controller.isIdle, !controller.isInBatch, dataSource != nil else { return false }
    bringUpToDate()
    guard let position = position(path), let cell = shownCell(at: path) else { return false }
    // The answer may have changed the list.
    guard isAllowed || mayMove(path) ?? true, movement == nil, controller.isIdle,
      cell.element?.key.position == position
    else { return false }
    closeOpenRow(animated: true)
    dropEditedItem()
    let center = convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
    let movement = CollectionMovement(position, cell, center: center)
    self.movement = movement
    movement.edges = edgeScrollers
    cell.setFlag(\.isReordering, true)
    invalidateForMovement(from: [path], previousPosition: center)
    layOutMovement()
    return true
  }

  /// Those of the axes along which the collection, or for its rows a scroll view around it, can scroll.
  private var edgeScrollers: [EdgeScroller] {
    (contentSize.width > bounds.width ? [Axis.x, .y] : [.y]).map { axis in
      let edges = EdgeScroller(axis, in: self) { [weak self] scroller in
        guard let self, let movement else { return scroller.bounds.midPoint(axis) }
        return convert(movement.position, to: scroller)[axis]
      }
      edges.onScroll = { [weak self] step in
        guard let self, let now = movement?.position else { return }
        moveMovement(to: axis == .y ? CGPoint(x: now.x, y: now.y + step) : CGPoint(x: now.x + step, y: now.y))
      }
      return edges
    }
  }

  func moveMovement(to point: CGPoint) {
    requireFinite(point.x + point.y, "updateInteractiveMovementTargetPosition(_:)", point)
    guard let movement else { return }
    let previous = (movement.position, movement.place.target)
    movement.position = point
    // A pass places the item at its end.
    guard controller.isIdle, !controller.isInBatch else {
      movement.isLate = true
      return setNeedsLayout()
    }
    movement.isLate = false
    let target = target(of: movement)
    guard self.movement === movement, controller.isIdle, !controller.isInBatch else { return }
    if let target, target != movement.place.target {
      shift(movement, to: target)
    } else {
      invalidateForMovement(from: [IndexPath(previous.1)], previousPosition: previous.0)
    }
    guard self.movement === movement else { return }
    UIView.performWithoutAnimation { layOutMovement() }
    for edges in movement.edges { edges.update() }
  }

  /// The place that layout and delegate choose for the present position; nil if nothing has changed since they were asked last.
  private func target(of movement: CollectionMovement) -> RowPosition? {
    prepareLayoutIfNeeded()
    let current = IndexPath(movement.place.target)
    let path = layoutState.layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: layoutPoint(movement.position))
    guard path.count == 2 else { return nil }
    let proposed = RowPosition(section: path.section, row: path.item)
    guard proposed != movement.proposed else { return nil }
    movement.proposed = proposed
    guard let delegate = collectionDelegate else { return legal(proposed, movement) ? proposed : nil }
    let original = IndexPath(movement.place.source)
    let answer = delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current, toProposedIndexPath: path)
    let target = RowPosition(section: answer.section, row: answer.item)
    ensure(
      legal(target, movement) || self.movement !== movement,
      """
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) of \
      \(type(of: delegate)) returned \(answer): without the item itself there is no such place
      """)
    return target
  }

  /// Whether the item may be put there: inside a section, or behind the last item of one that does not hold it.
  private func legal(_ target: RowPosition, _ movement: CollectionMovement) -> Bool {
    guard data.counts.indices.contains(target.section), target.row >= 0 else { return false }
    return target.row <= data.counts[target.section] - (target.section == movement.place.target.section ? 1 : 0)
  }

  /// Shows the item at another place among the others, which make room with an animation.
  private func shift(_ movement: CollectionMovement, to target: RowPosition) {
    let former = movement.place.target
    var counts = data.counts
    counts[former.section] -= 1
    counts[target.section] += 1
    movement.isShifting = true
    let call = "updateInteractiveMovementTargetPosition(_:)"
    runBatch(
      call,
      {
        movement.place.target = target
        self.controller.editBatch { ($0.updates.movedRows, $0.counts) = ([Move(from: former, to: target)], counts) }
      }, nil)
    movement.isShifting = false
  }

  private func invalidateForMovement(from former: [IndexPath], previousPosition: CGPoint) {
    guard let movement else { return }
    let layout = layoutState.layout
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(movement.place.target)], withTargetPosition: layoutPoint(movement.position),
      previousIndexPaths: former, previousPosition: layoutPoint(previousPosition))
    layout.invalidateLayout(with: context)
  }

  private func layOutMovement() {
    tiling.setNeedsFrames()
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The attributes of the moving item, in the view's coordinates.
  func movingAttributes(_ movement: CollectionMovement) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(movement.place.target)
    return turned(
      layoutState.layout.layoutAttributesForInteractivelyMovingItem(
        at: path, withTargetPosition: layoutPoint(movement.position)))
  }

  // MARK: The end

  func endMovement(isCancelled: Bool) {
    guard let movement else { return }
    // The end of a pass performs what arrived during it.
    guard controller.isIdle, !controller.isInBatch else { return putMovingItemBack() }
    for edges in movement.edges { edges.stop() }
    let (source, target) = (movement.place.source, movement.place.target)
    let layout = layoutState.layout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(isCancelled ? source : target)], previousIndexPaths: [IndexPath(target)],
        movementCancelled: isCancelled))
    if isCancelled && source != target { shift(movement, to: source) }
    guard self.movement === movement else { return }
    self.movement = nil
    movement.cell.layer.zPosition = 1
    movement.cell.setFlag(\.isReordering, false)
    if !isCancelled && source != target { tell(source, target) }
    UIView.animate(springDuration: window == nil ? 0 : Self.updateDuration, options: .allowUserInteraction) {
      tiling.setNeedsFrames()
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.movement?.cell !== movement.cell { movement.cell.layer.zPosition = 0 }
    }
  }

  /// Tells the data source; one that does not implement the message gets its item back.
  private func tell(_ source: RowPosition, _ target: RowPosition) {
    guard dataSource != nil else { return controller.setNeedsReload() }
    let generation = controller.generation
    let answer: Void? = answerIfImplemented {
      dataSource?.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(target))
    }
    guard answer == nil, controller.generation == generation, controller.isIdle else { return }
    runBatch(
      "endInteractiveMovement()", { self.controller.editBatch { $0.updates.movedRows = [Move(from: target, to: source)] } }, nil)
  }

  /// Ends the movement at once, without calls to the data source, because the collection is about to change in another way.
  func putMovingItemBack() {
    guard let movement, !movement.isShifting else { return }
    dropMovement()
    if movement.place.source != movement.place.target {
      controller.setNeedsReload()
    } else {
      layoutState.layout.invalidateLayout()
    }
  }

  /// Ends the movement without a change of places.
  func dropMovement() {
    guard let movement else { return }
    for edges in movement.edges { edges.stop() }
    self.movement = nil
    movement.cell.setFlag(\.isReordering, false)
    tiling.setNeedsFrames()
    setNeedsLayout()
  }

  // MARK: Positions

  /// The path in the data of an item that is shown at `path`.
  func dataPath(_ path: IndexPath) -> IndexPath {
    movement.map { IndexPath($0.place.dataPosition(RowPosition(section: path.section, row: path.item))) } ?? path
  }

  /// The path in the data of an element.
  func dataPath(_ key: ElementKey) -> IndexPath {
    guard let movement, key.kind == ElementKey.cellKind else { return key.indexPath }
    return IndexPath(movement.place.dataPosition(key.position))
  }

  // MARK: Default implementations

  /// nil if the data source does not implement the method that `question` calls.
  func answerIfImplemented<Answer>(_ question: () -> Answer?) -> Answer? { answers.ifImplemented(question) }

  /// The value of a data source method's default implementation, which `answerIfImplemented(_:)` recognizes.
  package func defaultAnswer<Answer>(_ answer: Answer) -> Answer { answers.mark(answer) }
}

extension CGRect {
  fileprivate func midPoint(_ axis: Axis) -> CGFloat { axis == .x ? midX : midY }
}
