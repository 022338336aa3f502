/// Decides what a list may begin: at most one activity at a time, events in, an effect out.
///
/// A table and a collection ask it before they load, tile or carry out a batch, so that a call from inside a delegate's or a data
/// source's method is treated the same way wherever it comes from. It knows no view and allocates nothing.
public struct ListSession: Equatable, Sendable {
  public enum Activity: Equatable, Sendable, CaseIterable {
    /// Counts, layout and shown views agree. Messages are sent only in this state.
    case idle
    /// The data source is asked for counts, the delegate for sizes: by a load, or when a batch closes.
    case loading
    /// Views are made and retired for the bounds.
    case tiling
    /// The changes of a batch are carried out.
    case updating
  }

  public enum Event: Equatable, Sendable, CaseIterable {
    /// `reloadData()`.
    case reload
    /// The data source, the delegate or a size has been replaced: a reload is due before the next answer.
    case invalidated
    /// Somebody asks for something that depends on the counts.
    case countsWanted
    /// The shown views are to match the bounds; a stale list must be loaded first.
    case layoutWanted
    case batchOpened, batchClosed
    /// Shown views want other sizes, with the same counts.
    case sizesChanged
    /// After the effect `update`: the data source has answered.
    case countsKnown
    /// What the pass under way was planned with has been replaced.
    case overtaken
    /// The activity has come to its end.
    case finished
  }

  /// What the receiver is to do.
  public enum Effect: Equatable, Sendable {
    case none
    /// Retire all views, ask for counts and sizes, then send `finished`.
    case load
    /// Match the views with the bounds, then send `finished`.
    case tile
    /// Ask for counts and sizes, then send `countsKnown`; unless the effect of that is `load`, move the views and send `finished`.
    case update
    /// Keep the batch until `finished` answers: with `update` it is carried out then, with any other effect it is void.
    case updateLater
    /// Move the views to their new places, then send `finished`.
    case resize
    /// Ask for a layout: the list is stale, and is loaded there.
    case layOutLater
    /// The event is not possible in this state.
    case refuse
  }

  public private(set) var activity = Activity.idle
  /// Counts and sizes must be asked for before the next answer that depends on them.
  public private(set) var isStale = false
  /// The pass under way must ask and show nothing more: what it was planned with is stale.
  public private(set) var isOvertaken = false
  /// Open batches; an inner batch is part of the outermost one.
  public private(set) var batchDepth = 0
  /// Revision of the counts: incremented by every load and every update.
  public private(set) var generation = 0
  /// A load has taken the place of the open batch: its changes mean nothing.
  private var isBatchVoid = false
  /// A batch was closed during the pass under way; it is carried out when the pass ends.
  private var isBatchWaiting = false
  /// Batches in a row that waited for the end of a pass.
  private var waitingInARow = 0
  /// A receiver that changes the list in every message of a pass would keep it updating for ever.
  private static let waitingLimit = 16

  public init() {}

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
    case .sizesChanged: return resize()
    case .countsKnown: return takeCounts()
    case .overtaken:
      if isPass { isOvertaken = true }
      return .none
    case .finished: return finish()
    }
  }

  /// Views are being shown and moved, so a change must wait for the end.
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

  /// A data source that asks for a reload in every answer makes the list stale again: it gets the reload in the next layout.
  private mutating func load() -> Effect {
    if batchDepth > 0 { isBatchVoid = true }
    activity = .loading
    isStale = false
    generation += 1
    return .load
  }

  // MARK: Batches

  private mutating func openBatch() -> Effect {
    if activity == .loading { return .refuse }
    batchDepth += 1
    // The changes of a second batch refer to data of which the counts are not known.
    if isBatchWaiting { invalidate() }
    // What was never loaded needs no update: the first load finds the data as they are then.
    if batchDepth == 1 { isBatchVoid = isStale }
    return .none
  }

  /// During a pass the data no longer match the plan: the pass must stop, and the batch is carried out when it has ended.
  private mutating func closeBatch() -> Effect {
    if batchDepth == 0 { return .refuse }
    batchDepth -= 1
    if batchDepth > 0 { return .none }
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
