internal import Diagnostics
package import Foundation
package import ListModel
@_spi(UIKitModules) package import UIKitCore

/// What a table and a collection view have in common: when to load, to tile pass by pass and to perform a batch; the messages that wait
/// for the end of each; the selection, the touch, the goal of a scroll, the announced rows and the names of rows.
///
/// Re-entrant calls are decided by the session alone. The list owns its controller, and answers it as a `ControlledList`.
@MainActor package final class ListController<List: ControlledList> {
  /// Unsafe, because it is read in every step: the list owns its controller, whose methods run inside methods of the list.
  private unowned(unsafe) var owner: List!
  @exclusivity(unchecked) private var session = ListSession()
  /// The open batch.
  private var batch = List.Batch()
  /// The batch closed during the running pass; performed when the pass ends.
  private var waitingBatch: List.Batch?
  /// Whether `waitingBatch` is set. Stored, because each pass asks, and unspecialized generic code asks an optional batch at a high cost.
  @exclusivity(unchecked) package private(set) var isBatchWaiting = false

  package let messages = ListMessages()
  package let names = ListNames()
  let goals = ListGoals()
  let prefetching = ListPrefetching()
  let touches = ListTouches()
  @exclusivity(unchecked) package private(set) var selection: Set<RowPosition> = []

  package var updatePolicy = ListUpdatePolicy.automatic
  package var updateReportHandler: (@MainActor (ListUpdateReport) -> Void)?

  /// Switching it off cancels the announced rows.
  package var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  package init() {}

  /// Begins to control the list, which is stale at first.
  package func attach(_ list: List) {
    owner = list
    session.invalidate()
  }

  var list: List { owner }

  // MARK: State

  package var isIdle: Bool { session.isIdle }
  /// Whether the data source is asked for counts or sizes.
  package var isLoading: Bool { session.activity == .loading }
  package var isUpdating: Bool { session.activity == .updating }
  package var isStale: Bool { session.isStale }
  /// Whether the running pass must stop requesting and showing views.
  package var isOvertaken: Bool { session.isOvertaken }
  /// Revision of the counts.
  package var generation: Int { session.generation }
  package var isInBatch: Bool { session.batchDepth > 0 }
  /// Whether the open batch has changes.
  package var hasChanges: Bool { isInBatch && !batch.updates.isEmpty }

  /// Whether a content change of a shown cell triggers measuring. A change made inside any call but `willDisplay` is handled by the running
  /// pass.
  package var followsContent: Bool { isIdle || messages.isAnnouncing }

  /// The session's state, for debugging.
  package var sessionLines: [String] { session.lines(isBatchWaiting: isBatchWaiting) }

  // MARK: Messages

  package func sendMessages() {
    guard isIdle, messages.beginSending() else { return }
    // A receiver may release the list.
    withExtendedLifetime(list) { list in
      while true {
        let changes = messages.takeChanges()
        if !changes.isEmpty {
          list.notify(changes)
        } else if let message = messages.takeNext() {
          list.deliver(message)
        } else {
          break
        }
      }
      messages.endSending()
    }
  }

  /// Sends the message at once if the list is idle; otherwise when the running pass, animation block or delivery ends.
  package func send(_ message: ListMessage) {
    messages.add(message)
    sendMessages()
  }

  /// Sends the scroll view's changes at once if the list is idle, otherwise together with the messages of the running pass.
  package func announceWhenIdle(_ changes: ScrollChanges) {
    // A nib sets the content's place and insets before the list exists as a whole.
    guard owner != nil else { return }
    if isIdle && !messages.isHeld { list.notify(changes) } else { messages.changes.formUnion(changes) }
  }

  // MARK: Loading

  /// Marks counts and sizes as stale: the list loads before the next answer that depends on them.
  package func setNeedsReload() {
    session.invalidate()
    list.setNeedsLayout()
  }

  package func loadIfNeeded() {
    if session.beginLoading() { list.performLoad() }
  }

  /// Loads again, without a selection.
  package func reload() {
    forgetRows()
    switch session.reload() {
    case .load: list.performLoad()
    case .layOutLater: list.setNeedsLayout()
    }
  }

  /// The counts of all sections, checked.
  package func askedCounts() -> [Int] { (0..<checkedSectionCount()).map(checkedCount(inSection:)) }

  package func checkedSectionCount() -> Int {
    let count = list.askedSectionCount
    ensure(
      count >= 0 && count <= ListLimits.count,
      "numberOfSections(in:) of \(list.dataSourceName) returned \(count): return 0 to \(ListLimits.count)")
    return count
  }

  package func checkedCount(inSection section: Int) -> Int {
    let count = list.askedCount(inSection: section)
    ensure(
      count >= 0 && count <= ListLimits.count,
      "\(List.wording.countQuestion) \(section)) of \(list.dataSourceName) returned \(count): return 0 to \(ListLimits.count)")
    return count
  }

  // MARK: Passes

  /// Matches the shown views with the bounds. Each pass ends when views have left, so that their messages are sent before the views are
  /// reused. After `ListLimits.passes` passes the next layout pass continues.
  package func tile() {
    for _ in 0..<ListLimits.passes {
      guard list.mayTile else { return }
      switch session.beginTiling() {
      case .busy: return
      case .loadFirst: return list.setNeedsLayout()
      case .tile: break
      }
      let isDone = list.tileOnce()
      follow(session.finish())
      sendMessages()
      if isDone && !isStale { return list.finishTiling() }
    }
    list.setNeedsLayout()
  }

  /// Begins to move the shown views to new places; end it with `finish()`. False if another activity or a batch is under way.
  package func beginResizing() -> Bool { session.beginResizing() }

  /// The plan of the running pass is out of date.
  package func overtake() { session.overtake() }

  /// Ends a load, or the moving of views.
  ///
  /// - Returns: what to pass to `follow(_:)`, after the animation's block.
  @discardableResult package func finish() -> ListSession.Ending { session.finish() }

  /// Carries out the batch closed during the pass; drops its changes if a load has replaced them.
  package func follow(_ ending: ListSession.Ending) {
    guard isBatchWaiting, let waiting = waitingBatch else { return }
    (waitingBatch, isBatchWaiting) = (nil, false)
    switch ending {
    case .update: commit(waiting)
    case .rest, .layOutLater: end(waiting, isFinished: true)
    }
  }

  // MARK: Batches

  /// Begins a batch, or a part of the open one.
  ///
  /// A list that must load does so before a batch is described: the data change inside the batch. A single update comes after the change
  /// of the data; there the load, which reads the new data, replaces it.
  ///
  /// - Parameters:
  ///   - call: the call named in reports, such as "insertRows(at:with:)".
  ///   - isSingle: whether the call is an update, which becomes a batch of its own.
  package func openBatch(_ call: String, isSingle: Bool) {
    let isOutermost = !isInBatch
    var hasLoaded = false
    if isOutermost, !isSingle, !list.isAsking { hasLoaded = loadForBatch() }
    let mayOpen = !list.isAsking || session.isBatchForced
    if mayOpen, session.openBatch() {
      guard isOutermost else { return }
      (batch.call, batch.beganWithLoad) = (call, hasLoaded)
      return list.batchBegan()
    }
    report(call, list.refusal(of: call), .reloaded)
    forgetRows()
    session.forceBatch()
    list.setNeedsLayout()
  }

  /// Loads a list that must load, before a batch changes the data.
  ///
  /// - Returns: whether the list had to load.
  private func loadForBatch() -> Bool {
    let mustLoad = isStale && isIdle
    list.updateForBatch()
    // A message of the update, such as `willDisplay`, has called `reloadData()`: a load inside the batch would replace the batch.
    guard isStale, isIdle else { return mustLoad }
    loadIfNeeded()
    return true
  }

  /// Adds to the open batch.
  package func editBatch(_ edit: (inout List.Batch) -> Void) { edit(&batch) }

  /// Adds to the batch that waits for the end of the pass; does nothing without one.
  package func editWaitingBatch(_ edit: (inout List.Batch) -> Void) {
    if waitingBatch != nil { edit(&waitingBatch!) }
  }

  /// The positions that index paths name; a path that cannot name one makes the open batch illegal.
  package func positions(_ paths: [IndexPath], _ call: String) -> [RowPosition] {
    paths.compactMap { path in
      if path.count == 2 { return RowPosition(section: path[0], row: path[1]) }
      let mistake = "the index path \(path) is none of \(List.wording.pathRemedy)"
      if updatePolicy == .strict { report(call, mistake, .reloaded) }
      batch.mistakes.append(mistake)
      return nil
    }
  }

  /// Closes a batch; requires an open one. Inner batches belong to the outermost one. A batch closed during a pass waits for the end of the
  /// pass. The changes of a batch replaced by a load are dropped, since the load reads the new data.
  package func closeBatch() {
    let batchEnd = session.closeBatch()
    if batchEnd == .inner { return }
    let closed = batch
    batch = List.Batch()
    switch batchEnd {
    case .inner: break
    case .update: commit(closed)
    case .updateLater: (waitingBatch, isBatchWaiting) = (closed, true)
    case .layOutLater:
      list.setNeedsLayout()
      end(closed, isFinished: true)
    }
  }

  /// Carries a closed batch out: asks for counts, and checks the batch against them.
  private func commit(_ closed: List.Batch) {
    var batch = closed
    let (before, after) = (list.knownCounts, batch.counts ?? askedCounts())
    // A data source that has reloaded the list in an answer replaces the batch.
    if !isStale {
      if let change = checked(&batch, before, after) {
        drags?.move(change)
        return list.carryOut(change, batch, from: before, to: after)
      }
      forgetRows()
      session.invalidate()
    }
    _ = acceptCounts()
    end(batch, isFinished: true)
  }

  /// Call when the sizes of a batch are known. A list that has been reloaded meanwhile loads here.
  ///
  /// - Returns: whether the batch is still to be performed.
  package func acceptCounts() -> Bool {
    switch session.acceptCounts() {
    case .update: return true
    case .load:
      list.performLoad()
      return false
    }
  }

  package func end(_ batch: List.Batch, isFinished: Bool) {
    for completion in batch.completions { messages.add(.completion(completion, isFinished: isFinished)) }
    sendMessages()
  }

  /// A completion that ends the batch; safe if the list has been released by then.
  package func endLater(
    _ batch: List.Batch, first: @escaping @MainActor (List) -> Void = { _ in }
  ) -> @MainActor (Bool) -> Void {
    { [weak list] isFinished in
      guard let list else { return batch.completions.forEach { $0(isFinished) } }
      withExtendedLifetime(list) {
        first(list)
        self.end(batch, isFinished: isFinished)
      }
    }
  }

  /// Items of the list that are dragged, or dropped on it; nil before the list has a delegate for them.
  package private(set) var drags: ListDragAndDrop?

  /// Adds and removes the list's interactions, after a delegate of drags or drops has changed.
  package func updateDrags(on list: any DraggingList, drags: Bool, isDragEnabled: Bool, drops: Bool) {
    if self.drags == nil {
      if !drags && !drops { return }
      self.drags = ListDragAndDrop(list)
    }
    self.drags?.update(drags: drags, isDragEnabled: isDragEnabled, drops: drops)
  }

  // MARK: Selection and touches

  package func select(_ position: RowPosition) { selection.insert(position) }

  package func deselect(_ position: RowPosition) { selection.remove(position) }

  package func deselectAll() { selection.removeAll() }

  /// Clears the selection, and forgets the touch that highlights a row, before a load.
  private func forgetRows() {
    selection.removeAll()
    touches.forget()
  }

  /// Gives the selected rows their new places; a row without one is deselected.
  package func moveSelection(_ place: (RowPosition) -> RowPosition?) {
    if !selection.isEmpty { selection = Set(selection.compactMap(place)) }
  }
}
