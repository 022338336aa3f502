internal import Diagnostics
public import Foundation
internal import ManualHost
internal import Synchronization

/// The clock of a stage, for code under test that uses a clock: tasks that sleep on it go on when virtual time reaches their instant.
///
/// Pass it where the app passes a `ContinuousClock`: `any Clock<Duration>`. A test that waits for tasks advances by
/// `await stage.clock.advance(by:)`, which lets them run at each instant on the way. `Stage.advance(by:)` wakes them as well, but they run
/// at the test's next `await`. Tasks that sleep until the same instant go on in any order.
public final class StageClock: Clock, Sendable {
  /// A time of the stage, from 0.
  public struct Instant: InstantProtocol {
    /// Since the stage was made.
    public let offset: Duration

    /// Makes the instant so long after the stage was made.
    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }

    /// Rounded to the nanosecond: a time in seconds has been through additions.
    fileprivate init(seconds: TimeInterval) { offset = .nanoseconds(Int64((seconds * 1e9).rounded())) }

    /// The instant rounded up to whole nanoseconds, so that the stage's time can reach it.
    fileprivate var roundedUp: Instant {
      let parts = offset.components
      let nanoseconds = (parts.attoseconds + 999_999_999) / 1_000_000_000
      return Instant(offset: .seconds(parts.seconds) + .nanoseconds(nanoseconds))
    }

    fileprivate var seconds: TimeInterval {
      let parts = offset.components
      return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) / 1e18
    }
  }

  private typealias Sleep = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant(offset: .zero)
    var count = 0
    var sleeps: [(id: Int, deadline: Instant, sleep: Sleep)] = []
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var isOver = false
    /// Sleeps that have ended and have not returned to their tasks yet.
    var wakingCount = 0

    mutating func take(where matches: (Int, Instant) -> Bool) -> [Sleep] {
      let taken = sleeps.filter { matches($0.id, $0.deadline) }
      sleeps.removeAll { matches($0.id, $0.deadline) }
      wakingCount += taken.count
      return taken.map(\.sleep)
    }
  }

  private let state = Mutex(State())
  @MainActor weak var stage: Stage?

  init() {}

  /// The stage's time.
  public var now: Instant { state.withLock(\.now) }

  /// Zero.
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the stage's time reaches `deadline`; the tolerance is ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or if the stage is gone.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    defer {
      state.withLock { state in
        state.wakingCount -= 1
        state.cancelled.remove(id)
      }
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin($0, id, until: deadline) }
    } onCancel: {
      let taken = state.withLock { state in
        let taken = state.take { other, _ in other == id }
        if taken.isEmpty { state.cancelled.insert(id) }
        return taken
      }
      for sleep in taken { sleep.resume(throwing: CancellationError()) }
    }
  }

  private func begin(_ sleep: Sleep, _ id: Int, until exactDeadline: Instant) {
    let deadline = exactDeadline.roundedUp
    enum Fate { case waits, goesOn, ends }
    let fate: Fate = state.withLock { state in
      let isCancelled = state.cancelled.remove(id) != nil
      if isCancelled || state.isOver || deadline <= state.now { state.wakingCount += 1 }
      if isCancelled || state.isOver { return .ends }
      if deadline <= state.now { return .goesOn }
      // Sleeps stand in the order of their deadlines, equal ones in order of the calls.
      let index = state.sleeps.firstIndex { $0.deadline > deadline } ?? state.sleeps.endIndex
      state.sleeps.insert((id, deadline, sleep), at: index)
      return .waits
    }
    switch fate {
    case .waits: break
    case .goesOn: sleep.resume()
    case .ends: sleep.resume(throwing: CancellationError())
    }
  }

  /// How many tasks sleep.
  public var sleeperCount: Int { state.withLock(\.sleeps.count) }

  // MARK: Advancing

  /// How often tasks get the chance to run before time goes on, and how many jobs of the shared threads are let past each time. Our choice:
  /// a task that wakes needs two turns to run on the main actor and to sleep again.
  private static let turns = 20
  private static let jobs = 8
  /// Turns after which a task that was woken is given up: it may wait for a thread that is blocked.
  private static let mostTurns = 2_000

  /// Advances the stage by a duration, instant by instant: frames and timers come as in `Stage.advance(by:)`, and tasks that wake run
  /// until they sleep again, at the instant for which they slept.
  ///
  /// Tasks that wait for something else than this clock, such as a file, may go on later.
  @preconcurrency @MainActor public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the stage to an instant, as `advance(by:)` does; stops the program if it has passed.
  @preconcurrency @MainActor public func advance(to deadline: Instant) async {
    ensure(deadline >= now, "StageClock.advance(to: \(deadline.offset)): the time is \(now.offset); time does not run backward")
    await letTasksRun()
    while let next = nextInstant, next <= deadline {
      move(to: next)
      await letTasksRun()
    }
    move(to: deadline)
    await letTasksRun()
  }

  /// Advances until no task sleeps on the clock and the stage is at rest.
  ///
  /// - Throws: `NotSettled` after `limit` seconds of virtual time.
  @preconcurrency @MainActor public func run(limit: TimeInterval = 10) async throws(NotSettled) {
    let end = now.advanced(by: .seconds(limit))
    await letTasksRun()
    while let next = nextInstant, next <= end {
      move(to: next)
      await letTasksRun()
    }
    try stage?.settle(limit: max(0, end.seconds - now.seconds))
  }

  @MainActor private func move(to instant: Instant) {
    stage?.advance(by: max(0, instant.seconds - now.seconds))
    // The stage's time may be the frame's beside the instant, within rounding.
    wake(through: instant, orAt: instant.seconds)
  }

  private var nextInstant: Instant? { state.withLock { $0.sleeps.first?.deadline } }

  /// Runs on the main actor, so that what waits for it comes first in each turn.
  @MainActor private func letTasksRun() async {
    var turn = 0
    while turn < Self.turns || state.withLock(\.wakingCount) > 0 && turn < Self.mostTurns {
      turn += 1
      await Task.yield()
      // Jobs of one priority start in order: those that were ready before have started when these are done.
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<Self.jobs { group.addTask { await Task.yield() } }
      }
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// Wakes those that sleep until `instant`, or until `time` as far as a `Double` is exact.
  private func wake(through instant: Instant, orAt time: TimeInterval) {
    let taken = state.withLock { state -> [Sleep] in
      let due = state.sleeps.prefix { $0.deadline <= instant || $0.deadline.seconds <= time }
      state.now = max(state.now, max(instant, due.last?.deadline ?? instant))
      if due.isEmpty { return [] }
      let ids = Set(due.map(\.id))
      return state.take { id, _ in ids.contains(id) }
    }
    for sleep in taken { sleep.resume() }
  }

  /// Ends all sleeps, and those that come.
  func end() {
    let taken = state.withLock { state in
      state.isOver = true
      return state.take { _, _ in true }
    }
    for sleep in taken { sleep.resume(throwing: CancellationError()) }
  }
}

extension StageClock: ManualSleepers {
  package var nextDue: TimeInterval? { nextInstant?.seconds }

  package func timeChanged(to time: TimeInterval) { wake(through: Instant(seconds: time), orAt: time) }
}
