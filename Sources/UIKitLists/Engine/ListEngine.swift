internal import Diagnostics
internal import Foundation
internal import ListModel
@_spi(UIKitModules) internal import UIKitCore

/// The changes and completions of a batch, from its first call to its last.
@MainActor protocol ListBatch {
  init()
  var updates: ListUpdates { get set }
  var completions: [@MainActor (Bool) -> Void] { get set }
  /// The outermost call, for reports: "insertRows(at:with:)".
  var call: String { get set }
  /// What is wrong with the calls of the batch, whatever the counts are.
  var mistakes: [String] { get set }
  /// Whether the list had to load when the batch began.
  var beganWithLoad: Bool { get set }
  /// The counts after the batch; nil to ask the data source.
  var counts: [Int]? { get }
}

/// Control flow shared by tables and collection views: when to load, to tile pass by pass, and to carry out a batch; `session` decides.
///
/// A conforming list executes each step with its own geometry: extents in a table, layout attributes in a collection view.
@MainActor protocol ListEngine: ListMessenger, UIScrollView {
  associatedtype Batch: ListBatch
  var session: ListSession { get set }
  /// The open batch.
  var batch: Batch { get set }
  /// The batch closed during the running pass; carried out when the pass ends.
  var waitingBatch: Batch? { get set }

  /// Whether a pass may begin now; false while the geometry is being computed.
  var mayTile: Bool { get }
  /// Matches the shown views with the bounds, between the session's effect `tile` and its event `finished`.
  ///
  /// - Returns: false if the pass stopped to send messages or was overtaken by a reentrant call.
  func tileOnce() -> Bool
  /// Called after the last pass, when the views match the bounds and every message is sent.
  func finishTiling()
  /// Retires all views, asks for counts and sizes, then sends `finished` to the session.
  func performLoad()
  /// Asks for sizes, sends `countsKnown` to the session, moves the views, sends `finished`, ends the batch.
  func carryOut(_ change: ListChange, _ batch: Batch, from before: [Int], to after: [Int])
  /// The counts of the last load or batch.
  var knownCounts: [Int] { get }
  /// Loads the list if necessary, before a batch begins.
  func updateForBatch()
  /// Called when the outermost batch has begun.
  func batchBegan()

  var goal: ListGoal? { get set }
  /// The offset that shows the goal at its place; nil if the goal does not exist.
  func target(of goal: ListGoal) -> CGPoint?
  /// Whether sizes are estimates until their elements are shown.
  var hasUnknownSizes: Bool { get }
  var selection: Set<RowPosition> { get set }
  var held: ListTouch? { get set }
  var updatePolicy: ListUpdatePolicy { get }
  var updateReportHandler: (@MainActor (ListUpdateReport) -> Void)? { get }
  /// For reports: "UITableView".
  static var className: String { get }
  /// What a report says before it names the contradiction; may be empty.
  var reportTitle: String { get }

  /// The data source's current counts, unchecked.
  var askedSectionCount: Int { get }
  func askedCount(inSection section: Int) -> Int
  /// The data source method that counts a section's rows, up to the section number: "tableView(_:numberOfRowsInSection:".
  static var countQuestion: String { get }
  var dataSourceName: String { get }

  /// Whether the data source is being asked for a view; no batch may begin then.
  var isAsking: Bool { get }
  /// Error message for a batch that begins inside a call to the data source or the delegate.
  func refusal(of call: String) -> String

  static func message(_ completion: @escaping @MainActor (Bool) -> Void, isFinished: Bool) -> Message
}

extension ListEngine {
  // MARK: Loading

  /// Marks counts and sizes as stale: the list loads before the next answer that depends on them.
  func setNeedsReload() {
    _ = session.handle(.invalidated)
    setNeedsLayout()
  }

  func loadIfNeeded() {
    if session.handle(.countsWanted) == .load { performLoad() }
  }

  func reload() {
    if session.handle(.reload) == .load { performLoad() } else { setNeedsLayout() }
  }

  /// The counts of all sections, checked.
  func askedCounts() -> [Int] { (0..<checkedSectionCount()).map(checkedCount(inSection:)) }

  func checkedSectionCount() -> Int {
    let count = askedSectionCount
    ensure(
      count >= 0 && count <= ListLimits.count,
      "numberOfSections(in:) of \(dataSourceName) returned \(count): return 0 to \(ListLimits.count)")
    return count
  }

  func checkedCount(inSection section: Int) -> Int {
    let count = askedCount(inSection: section)
    ensure(
      count >= 0 && count <= ListLimits.count,
      "\(Self.countQuestion) \(section)) of \(dataSourceName) returned \(count): return 0 to \(ListLimits.count)")
    return count
  }

  // MARK: Tiling

  /// Matches the shown views with the bounds. Each pass ends when views have left, so that their messages are sent before the views are
  /// reused. After `ListLimits.passes` passes the next layout pass continues.
  func tile() {
    for _ in 0..<ListLimits.passes {
      guard mayTile else { return }
      let effect = session.handle(.layoutWanted)
      if effect == .layOutLater { setNeedsLayout() }
      guard effect == .tile else { return }
      let isDone = tileOnce()
      endWaitingBatch(session.handle(.finished))
      sendMessages()
      if isDone && !session.isStale { return finishTiling() }
    }
    setNeedsLayout()
  }

  /// Sends the scroll view's changes at once if the list is idle, otherwise together with the messages of the running pass.
  func announceWhenIdle(_ changes: ScrollChanges) {
    if session.activity == .idle && !messages.isHeld { notify(changes) } else { messages.changes.formUnion(changes) }
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
  func openBatch(_ call: String, isSingle: Bool) {
    let isOutermost = session.batchDepth == 0
    var hasLoaded = false
    if isOutermost, !isSingle, !isAsking { hasLoaded = loadForBatch() }
    let mayOpen = !isAsking || session.isBatchForced
    if mayOpen, session.handle(.batchOpened) != .refuse {
      guard isOutermost else { return }
      (batch.call, batch.beganWithLoad) = (call, hasLoaded)
      return batchBegan()
    }
    report(call, refusal(of: call), .reloaded)
    (selection, held) = ([], nil)
    _ = session.handle(.batchForced)
    setNeedsLayout()
  }

  /// Loads a list that must load, before a batch changes the data.
  ///
  /// - Returns: whether the list had to load.
  private func loadForBatch() -> Bool {
    let mustLoad = session.isStale && session.activity == .idle
    updateForBatch()
    // A message of the update, such as `willDisplay`, has called `reloadData()`: a load inside the batch would replace the batch.
    guard session.isStale, session.activity == .idle else { return mustLoad }
    loadIfNeeded()
    return true
  }

  /// Closes a batch. Inner batches belong to the outermost one. A batch closed during a pass waits for the end of the pass. The changes of a
  /// batch replaced by a load are dropped, since the load reads the new data.
  func closeBatch() {
    let effect = session.handle(.batchClosed)
    if session.batchDepth > 0 { return }
    let closed = batch
    batch = Batch()
    switch effect {
    case .update: return commit(closed)
    case .updateLater:
      waitingBatch = closed
      return
    default: break
    }
    setNeedsLayout()
    end(closed, isFinished: true)
  }

  /// Carries out the batch closed during a pass; drops its changes if a load has replaced them.
  ///
  /// - Parameter effect: the session's effect at the end of the pass.
  func endWaitingBatch(_ effect: ListSession.Effect) {
    guard let waiting = waitingBatch else { return }
    waitingBatch = nil
    if effect == .update { commit(waiting) } else { end(waiting, isFinished: true) }
  }

  func end(_ batch: Batch, isFinished: Bool) {
    for completion in batch.completions { messages.add(Self.message(completion, isFinished: isFinished)) }
    sendMessages()
  }

  /// A completion that ends the batch; safe if the list has been released by then.
  func endLater(_ batch: Batch, first: @escaping @MainActor (Self) -> Void = { _ in }) -> @MainActor (Bool) -> Void {
    { [weak self] isFinished in
      guard let self else { return batch.completions.forEach { $0(isFinished) } }
      first(self)
      end(batch, isFinished: isFinished)
    }
  }
}
