internal import Diagnostics
package import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

// Batch updates: collected, checked against the data source's new counts, and performed by moving the shown elements.
extension UICollectionView {
  func runBatch(_ call: String, _ updates: (@MainActor () -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
    if !controller.isInBatch { putMovingItemBack() }
    controller.openBatch(call, isSingle: false)
    if let completion { controller.editBatch { $0.completions.append(completion) } }
    updates?()
    controller.closeBatch()
  }

  func change(_ call: String, _ indexPaths: [IndexPath] = [], _ edit: (inout ListUpdates, _ rows: [RowPosition]) -> Void) {
    if !controller.isInBatch { putMovingItemBack() }
    controller.openBatch(call, isSingle: true)
    let rows = controller.positions(indexPaths, call)
    controller.editBatch { edit(&$0.updates, rows) }
    controller.closeBatch()
  }

  package func updateForBatch() { bringUpToDate() }

  package func batchBegan() {
    if movement == nil { multipleSelection.rowsWillChange() }
    let attributes = attributesBefore()
    controller.editBatch { $0.before = attributes }
  }

  /// Whether an update committed now is animated.
  private var animatesUpdates: Bool { UIView.areAnimationsEnabled && window != nil }

  /// The attributes of the elements on and around the screen; none if the batch is not animated.
  private func attributesBefore() -> [ElementKey: UICollectionViewLayoutAttributes] {
    // A load here would send messages between the beginning of the batch and its closure.
    guard animatesUpdates, !controller.isLoading, !controller.isStale, !layoutState.isPreparing, !controller.isBatchWaiting else {
      return [:]
    }
    return attributes(around: anchorBounds.union(bounds).insetBy(dx: -bounds.width, dy: -bounds.height))
  }

  /// The attributes of the elements in a part of the content: from the layout, or of the shown elements if the layout is stale.
  func attributes(around part: CGRect) -> [ElementKey: UICollectionViewLayoutAttributes] {
    if layoutState.isStale || layoutState.isPreparing { return elements.byKey.mapValues(\.attributes) }
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for given in layoutState.layout.layoutAttributesForElements(in: layoutRect(part)) ?? [] {
      attributes[key(given.element, given.indexPath)] = kept(given)
    }
    return attributes
  }

  package func carryOut(_ change: ListChange, _ batch: CollectionBatch, from before: [Int], to counts: [Int]) {
    guard controller.acceptCounts() else { return controller.end(batch, isFinished: true) }
    carryOut(
      CollectionTransition(change: change, before: batch.before, countsBefore: before, owners: elementOwners), batch, counts)
    controller.sendMessages()
  }

  /// The kinds that the layout assigns to sections or to itself.
  private var elementOwners: [Int: CollectionOwner] {
    var owners: [Int: CollectionOwner] = [:]
    for (index, element) in stores.kinds.enumerated() {
      switch element {
      case .supplementary(let kind), .decoration(let kind):
        let owner = layoutState.layout.owner(ofKind: kind)
        if owner != .automatic { owners[index] = owner }
      case .cell: break
      }
    }
    return owners
  }

  private func carryOut(_ transition: CollectionTransition, _ batch: CollectionBatch, _ counts: [Int]) {
    let isAnimated = animatesUpdates
    layoutState.anchors.begin(findUpdateAnchor(transition))
    data.counts = counts
    carryState(transition)
    recallInserted(batch.updates)
    updating.transition = transition
    let leaving = carryElements(transition)
    reconfigure { batch.reconfigured }
    reconfigure(batch.reconfiguredElements)
    let layout = layoutState.layout
    let context = UICollectionViewLayoutInvalidationContext.made(type(of: layout).invalidationContextClass)
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    let offset = contentOffset
    // The offset follows the anchor without animation, also inside a caller's animation; the visible movement is animated from there.
    UIView.performWithoutAnimation {
      prepareLayoutIfNeeded()
      layout.prepare(forCollectionViewUpdates: batch.updates.items(transition.change))
      settleOffset()
    }
    let move = CollectionMove(
      isAnimated: isAnimated, shift: CGPoint(x: contentOffset.x - offset.x, y: contentOffset.y - offset.y), leaving: leaving)
    moveElements(move, finalize: { layout.finalizeCollectionViewUpdates() }, completion: controller.endLater(batch))
  }

  /// Moves the state stored by position (selection, prefetching, touch, measured sizes) to the new positions.
  private func carryState(_ transition: CollectionTransition) {
    controller.moveSelection { transition.change.row(after: $0) }
    controller.moveGoal(transition.change)
    listFocus.move(transition.change, counts: transition.countsBefore)
    controller.movePrefetched(
      transition.change, shown: elements.keys.lazy.filter { $0.kind == ElementKey.cellKind }.map(\.position))
    controller.moveTouch { transition.change.row(after: $0) }
    (layoutState.layout as? UICollectionViewFlowLayout)?.carryMeasures { position in
      transition.change.isNew(oldRow: position) ? nil : transition.change.row(after: position)
    }
    let change = transition.change
    layoutState.layout.carry(section: { change.section(after: $0) }) { path in
      let old = RowPosition(section: path.section, row: path.item)
      return change.isNew(oldRow: old) ? nil : change.row(after: old).map { IndexPath($0) }
    }
    carryHosts { change.section(after: $0) }
  }

  /// - Returns: the removed elements, with their old keys, in order.
  private func carryElements(_ transition: CollectionTransition) -> [ShownElement] {
    var (kept, leaving): ([ElementKey: ShownElement], [ShownElement]) = ([:], [])
    for (key, element) in elements.byKey {
      guard let now = transition.key(after: key) else {
        leaving.append(element)
        continue
      }
      element.key = now
      kept[now] = element
    }
    elements.replaceAll(with: kept)
    for element in leaving { element.view.endEditing(true) }
    carryEditedItem(transition)
    tiling.forgetPlan()
    return leaving.inOrder()
  }

  // MARK: Reconfiguring visible cells

  /// While a batch waits, index paths are places after it, and the shown elements have their places before it.
  ///
  /// - Parameter indexPaths: asked for once the items are loaded, since the messages of a load may change them.
  package func reconfigure(_ indexPaths: () -> [IndexPath]) {
    guard !controller.isBatchWaiting else {
      let paths = indexPaths()
      return controller.editWaitingBatch { $0.reconfigured += paths }
    }
    controller.loadIfNeeded()
    // The load to come asks for all cells again.
    if controller.isStale { return }
    let shown = indexPaths().compactMap { path -> ShownElement? in
      if position(path) != nil { return elements[key(.cell, path)] }
      controller.report("reconfigureItems(at: \(path))", "there is no item \(path)", .ignored)
      return nil
    }
    reconfigure(shown)
  }

  /// - Parameters:
  ///   - shown: Cells; a batch or a load from inside a question carries those to come to other places, or takes them away.
  ///   - rounds: How often a cell is asked for that each question carries to another place.
  private func reconfigure(_ shown: [ShownElement], rounds: Int = ListLimits.passes) {
    var moved: [ShownElement] = []
    for (index, element) in shown.enumerated() {
      if controller.isStale { return }
      guard !controller.isBatchWaiting else {
        return controller.editWaitingBatch { $0.reconfiguredElements += moved + shown[index...] }
      }
      guard let dataSource, elements[element.key] === element else { continue }
      let path = IndexPath(element.key.position)
      let cell = stores[ElementKey.cellKind].reconfigure(element.view) { dataSource.collectionView(self, cellForItemAt: path) }
      // A call from inside the question may have scrolled the item away or reloaded it: what shows later is asked for then. A cell that it
      // has carried to another place was not the one to dequeue for the former place.
      guard !controller.isStale, elements[key(.cell, path)] === element else {
        if cell !== element.view, cell.element == nil { stores[ElementKey.cellKind].put(cell) }
        if elements[element.key] === element { moved.append(element) }
        continue
      }
      ensure(
        cell === element.view,
        """
        UICollectionView.reconfigureItems(at: \(path)): \(type(of: dataSource)) returned another cell than the one that is shown; \
        dequeue it with the same identifier, or use reloadItems(at:)
        """)
      controller.followsContent ? contentChanged(of: element) : measureLater(element)
    }
    if !moved.isEmpty, rounds > 1 { reconfigure(moved, rounds: rounds - 1) }
  }
}

extension ListUpdates {
  /// The updates as a layout receives them; a section is an index path whose item is `NSNotFound`.
  @MainActor func items(_ change: ListChange) -> [UICollectionViewUpdateItem] {
    func item(_ before: IndexPath?, _ after: IndexPath?, _ action: UICollectionViewUpdateItem.Action)
      -> UICollectionViewUpdateItem
    {
      UICollectionViewUpdateItem(before: before, after: after, action: action)
    }
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { item(path($0), nil, .delete) } + deletedRows.map { item(IndexPath($0), nil, .delete) }
    items += insertedSections.map { item(nil, path($0), .insert) } + insertedRows.map { item(nil, IndexPath($0), .insert) }
    items += reloadedSections.map { item(path($0), change.section(after: $0).map(path), .reload) }
    items += reloadedRows.map { item(IndexPath($0), change.row(after: $0).map { IndexPath($0) }, .reload) }
    items += movedSections.map { item(path($0.source), path($0.destination), .move) }
    items += movedRows.map { item(IndexPath($0.source), IndexPath($0.destination), .move) }
    return items
  }
}
