internal import Diagnostics

/// State machine of a list's loads, tiling passes and updates: decides which activity may begin, at most one at a time.
///
/// Table and collection views ask before they load, tile or carry out a batch, so that a call inside a delegate or data source method is
/// handled the same way in each of them. Each event is a method, whose result is what the list does next. A value without views; allocates
/// nothing.
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

  /// A pass that shows or moves views: changes wait for its end.
  private struct Pass: Equatable {
    let isUpdate: Bool
    /// Whether the plan of the pass is out of date.
    var isOvertaken = false
    /// Whether a batch was closed during the pass and is carried out at its end.
    var isBatchWaiting = false
  }

  private enum State: Equatable {
    case idle, loading
    case pass(Pass)
  }

  private struct Batch: Equatable {
    /// Number of open calls; inner batches belong to the outermost one.
    var depth = 0
    /// Whether a load has replaced the batch, whose changes are then dropped.
    var isVoid = false
    /// Whether the batch was refused: the batches inside it belong to it.
    var isForced = false
  }

  private var state = State.idle
  /// The open batch.
  private var batch: Batch?
  /// Whether counts and sizes must be read again before the next answer that depends on them.
  public private(set) var isStale = false
  /// Revision of the counts: incremented by every load and every update.
  public private(set) var generation = 0
  /// Number of consecutive batches that waited for the end of a pass.
  private var waitingInARow = 0
  /// Limit for `waitingInARow`. Our choice: stops a receiver that changes the list in every message of a pass, which would never end.
  private static let waitingLimit = 16

  /// An idle session that is not stale.
  public init() {}

  /// `idle` at first.
  public var activity: Activity {
    switch state {
    case .idle: .idle
    case .loading: .loading
    case .pass(let pass): pass.isUpdate ? .updating : .tiling
    }
  }

  public var isIdle: Bool {
    if case .idle = state { true } else { false }
  }

  private var isLoading: Bool {
    if case .loading = state { true } else { false }
  }

  /// Whether the running pass must stop requesting and showing views, since its plan is out of date.
  public var isOvertaken: Bool {
    guard case .pass(let pass) = state else { return false }
    return pass.isOvertaken
  }

  /// Number of open batches.
  public var batchDepth: Int { batch?.depth ?? 0 }

  /// Whether a refused batch is open.
  public var isBatchForced: Bool { batch?.isForced ?? false }

  // MARK: Loads

  public enum Reload: Equatable, Sendable {
    /// Retire all views, ask for counts and sizes, then call `finish()`.
    case load
    /// Call `setNeedsLayout`: the list is stale and loads in its layout.
    case layOutLater
  }

  /// `reloadData()` was called.
  public mutating func reload() -> Reload {
    batch?.isVoid = true
    if isIdle && batch == nil {
      load()
      return .load
    }
    invalidate()
    return .layOutLater
  }

  /// The data source, the delegate or a size was replaced: the list is stale, and loads in its next layout or before its next answer.
  public mutating func invalidate() {
    isStale = true
    overtake()
  }

  /// A caller needs something that depends on the counts.
  ///
  /// - Returns: whether to load: to retire all views, to ask for counts and sizes, then to call `finish()`.
  public mutating func beginLoading() -> Bool {
    guard isStale && isIdle else { return false }
    load()
    return true
  }

  /// A data source that calls `reloadData()` in every answer makes the list stale again; the reload happens in the next layout.
  private mutating func load() {
    batch?.isVoid = true
    state = .loading
    isStale = false
    generation += 1
  }

  // MARK: Passes

  public enum Tiling: Equatable, Sendable {
    /// Match the views to the bounds, then call `finish()`.
    case tile
    /// The list is stale and must load first.
    case loadFirst
    /// Another activity is under way.
    case busy
  }

  /// The shown views should match the bounds.
  public mutating func beginTiling() -> Tiling {
    guard isIdle else { return .busy }
    if isStale { return .loadFirst }
    state = .pass(Pass(isUpdate: false))
    return .tile
  }

  /// Shown views need other sizes; the counts are unchanged.
  ///
  /// - Returns: whether to move the views to their new places, then to call `finish()`.
  public mutating func beginResizing() -> Bool {
    guard isIdle, batch == nil, !isStale else { return false }
    beginUpdate()
    return true
  }

  private mutating func beginUpdate() {
    state = .pass(Pass(isUpdate: true))
    generation += 1
  }

  /// The data for which the running pass was planned has been replaced.
  public mutating func overtake() {
    guard case .pass(var pass) = state else { return }
    pass.isOvertaken = true
    state = .pass(pass)
  }

  public enum Ending: Equatable, Sendable {
    case rest
    /// Call `setNeedsLayout`: the list is stale and loads in its layout. A batch that waited is dropped.
    case layOutLater
    /// Carry out the batch that waited: ask for counts and sizes, then call `acceptCounts()`.
    case update
  }

  /// The load or the pass has ended. Requires one to be under way.
  public mutating func finish() -> Ending {
    var isWaiting = false
    switch state {
    case .idle: programmingError("ListSession.finish(): nothing is under way; call it once for each load and each pass")
    case .loading: break
    case .pass(let pass): isWaiting = pass.isBatchWaiting
    }
    state = .idle
    guard isWaiting && !isStale else {
      waitingInARow = 0
      return isStale ? .layOutLater : .rest
    }
    waitingInARow += 1
    if waitingInARow > Self.waitingLimit {
      waitingInARow = 0
      isStale = true
      return .layOutLater
    }
    state = .loading
    return .update
  }

  // MARK: Batches

  /// A batch begins. Batches nest; only the end of the outermost one has an effect.
  ///
  /// - Returns: false if the batch is refused, because the data source is being asked.
  public mutating func openBatch() -> Bool {
    if isLoading && !isBatchForced { return false }
    // The changes of a second batch refer to data whose counts are unknown.
    if case .pass(let pass) = state, pass.isBatchWaiting { invalidate() }
    // A list that was never loaded needs no update: its first load reads the current data.
    var open = batch ?? Batch(isVoid: isStale)
    open.depth += 1
    batch = open
    return true
  }

  /// A batch begins that was refused: its changes are dropped, and the list reloads afterwards.
  public mutating func forceBatch() {
    batch = Batch(depth: batchDepth + 1, isVoid: true, isForced: true)
    invalidate()
  }

  public enum BatchEnd: Equatable, Sendable {
    /// The batch belongs to one that is still open.
    case inner
    /// Ask for counts and sizes, then call `acceptCounts()`.
    case update
    /// Retain the batch until the next `finish()`: if that returns `update`, carry the batch out, else drop it.
    case updateLater
    /// Drop the changes of the batch and call `setNeedsLayout`: the list is stale and loads in its layout.
    case layOutLater
  }

  /// A batch ends; requires an open one. During a pass the data no longer match the plan: the pass stops, and the batch is carried out after
  /// the pass.
  public mutating func closeBatch() -> BatchEnd {
    guard let closed = batch else {
      programmingError("ListSession.closeBatch(): no batch is open; call openBatch() or forceBatch() first")
    }
    if closed.depth > 1 {
      batch?.depth -= 1
      return .inner
    }
    batch = nil
    guard !closed.isVoid, !isStale else {
      invalidate()
      return .layOutLater
    }
    switch state {
    case .idle:
      state = .loading
      return .update
    case .pass(var pass):
      (pass.isBatchWaiting, pass.isOvertaken) = (true, true)
      state = .pass(pass)
      return .updateLater
    case .loading:
      invalidate()
      return .layOutLater
    }
  }

  public enum Counts: Equatable, Sendable {
    /// Move the views, then call `finish()`.
    case update
    /// The data source has reloaded the list in an answer: load instead, then call `finish()`.
    case load
  }

  /// The data source has answered for a batch. Requires the session to be loading.
  public mutating func acceptCounts() -> Counts {
    guard isLoading else {
      programmingError(
        "ListSession.acceptCounts(): no counts were asked for; follow `update` of closeBatch() or finish() with it")
    }
    if isStale {
      load()
      return .load
    }
    beginUpdate()
    return .update
  }
}
