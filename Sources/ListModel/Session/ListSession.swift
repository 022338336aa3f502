/// State machine of a list's loads, tiling passes and updates: decides which activity may begin, at most one at a time; events in, one
/// effect out.
///
/// Table and collection views ask before they load, tile or carry out a batch, so that a call inside a delegate or data source method is
/// handled the same way in each of them. A value without views; allocates nothing.
public struct ListSession: Equatable, Sendable {
  /// The current activity of a list; exactly one.
  public enum Activity: Equatable, Sendable, CaseIterable {
    /// Counts, layout and shown views agree. Delegate messages are sent only in this state.
    case idle
    /// The data source is asked for counts and the delegate for sizes, by a load or at the end of a batch.
    case loading
    /// Cells are created and retired to match the bounds.
    case tiling
    /// The changes of a batch are applied.
    case updating
  }

  /// Something that happened to the list.
  public enum Event: Equatable, Sendable, CaseIterable {
    /// `reloadData()`.
    case reload
    /// The data source, the delegate or a size was replaced: the list must reload before its next answer.
    case invalidated
    /// A caller needs something that depends on the counts.
    case countsWanted
    /// The shown views should match the bounds; a stale list must load first.
    case layoutWanted
    /// Begin and end of a batch of updates. Batches nest; only the end of the outermost one has an effect.
    case batchOpened, batchClosed
    /// Begin of a batch that was refused: its changes are dropped, and the list reloads afterwards.
    case batchForced
    /// Shown views need other sizes; the counts are unchanged.
    case sizesChanged
    /// The data source has answered; follows the effect `update`.
    case countsKnown
    /// The data for which the running pass was planned has been replaced.
    case overtaken
    /// The activity has ended.
    case finished
  }

  /// What the receiver must do.
  public enum Effect: Equatable, Sendable {
    /// Nothing to do.
    case none
    /// Retire all views, ask for counts and sizes, then send `finished`.
    case load
    /// Match the views to the bounds, then send `finished`.
    case tile
    /// Ask for counts and sizes, then send `countsKnown`. If that answers `load`, load; else move the views and send `finished`.
    case update
    /// Keep the batch until the next `finished`: if that answers `update`, carry the batch out, else drop it.
    case updateLater
    /// Move the views to their new places, then send `finished`.
    case resize
    /// Call `setNeedsLayout`: the list is stale and loads in its layout.
    case layOutLater
    /// The event is not allowed in this state.
    case refuse
  }

  /// `idle` at first.
  public private(set) var activity = Activity.idle
  /// Whether counts and sizes must be read again before the next answer that depends on them.
  public private(set) var isStale = false
  /// Whether the running pass must stop requesting and showing views, since its plan is out of date.
  public private(set) var isOvertaken = false
  /// Number of open batches; inner batches belong to the outermost one.
  public private(set) var batchDepth = 0
  /// Revision of the counts: incremented by every load and every update.
  public private(set) var generation = 0
  /// Whether a load has replaced the open batch, whose changes are then dropped.
  private var isBatchVoid = false
  /// Whether a refused batch is open: the batches inside it belong to it.
  public private(set) var isBatchForced = false
  /// Whether a batch was closed during the running pass and will be carried out at the end of the pass.
  private var isBatchWaiting = false
  /// Number of consecutive batches that waited for the end of a pass.
  private var waitingInARow = 0
  /// Limit for `waitingInARow`. Our choice: stops a receiver that changes the list in every message of a pass, which would never end.
  private static let waitingLimit = 16

  /// An idle session that is not stale.
  public init() {}

  /// Enters the next activity and returns what the receiver must do.
  public mutating func handle(_ event: Event) -> Effect {
    switch event {
    case .reload: return reload()
    case .invalidated:
      invalidate()
      return .layOutLater
    case .countsWanted: return isStale && activity == .idle ? load() : .none
    case .layoutWanted:
      guard activity == .idle else { return .none }
      if isStale { return .layOutLater }
      activity = .tiling
      return .tile
    case .batchOpened: return openBatch()
    case .batchClosed: return closeBatch()
    case .batchForced:
      batchDepth += 1
      (isBatchVoid, isBatchForced) = (true, true)
      invalidate()
      return .layOutLater
    case .sizesChanged: return resize()
    case .countsKnown: return takeCounts()
    case .overtaken:
      if isPass { isOvertaken = true }
      return .none
    case .finished: return finish()
    }
  }

  /// Whether views are being shown or moved, so that changes must wait for the end.
  private var isPass: Bool { activity == .tiling || activity == .updating }

  // MARK: Loads

  private mutating func invalidate() {
    isStale = true
    if isPass { isOvertaken = true }
  }

  private mutating func reload() -> Effect {
    if batchDepth > 0 { isBatchVoid = true }
    if activity == .idle && batchDepth == 0 { return load() }
    invalidate()
    return .layOutLater
  }

  /// Begins a load. A data source that calls `reloadData()` in every answer makes the list stale again; the reload happens in the next
  /// layout.
  private mutating func load() -> Effect {
    if batchDepth > 0 { isBatchVoid = true }
    activity = .loading
    isStale = false
    generation += 1
    return .load
  }

  // MARK: Batches

  private mutating func openBatch() -> Effect {
    if activity == .loading && !isBatchForced { return .refuse }
    batchDepth += 1
    // The changes of a second batch refer to data whose counts are unknown.
    if isBatchWaiting { invalidate() }
    // A list that was never loaded needs no update: its first load reads the current data.
    if batchDepth == 1 { isBatchVoid = isStale }
    return .none
  }

  /// Closes a batch. During a pass the data no longer match the plan: the pass stops, and the batch is carried out after the pass.
  private mutating func closeBatch() -> Effect {
    if batchDepth == 0 { return .refuse }
    batchDepth -= 1
    if batchDepth > 0 { return .none }
    isBatchForced = false
    if activity == .idle && !isBatchVoid && !isStale {
      activity = .loading
      return .update
    }
    if isPass && !isBatchVoid && !isStale {
      isBatchWaiting = true
      isOvertaken = true
      return .updateLater
    }
    isBatchVoid = false
    invalidate()
    return .layOutLater
  }

  private mutating func takeCounts() -> Effect {
    guard activity == .loading else { return .refuse }
    if isStale { return load() }
    activity = .updating
    generation += 1
    return .none
  }

  private mutating func resize() -> Effect {
    guard activity == .idle, batchDepth == 0, !isStale else { return .none }
    activity = .updating
    generation += 1
    return .resize
  }

  private mutating func finish() -> Effect {
    if activity == .idle { return .refuse }
    activity = .idle
    isOvertaken = false
    let isWaiting = isBatchWaiting
    isBatchWaiting = false
    guard isWaiting && !isStale else {
      waitingInARow = 0
      return isStale ? .layOutLater : .none
    }
    waitingInARow += 1
    if waitingInARow > Self.waitingLimit {
      waitingInARow = 0
      isStale = true
      return .layOutLater
    }
    activity = .loading
    return .update
  }
}
