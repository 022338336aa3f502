import ListModel
import TestSupport
import Testing

/// Every event in every state, and random programs compared with a plain model.
@Suite struct ListSessionTests {
  private typealias Effect = ListSession.Effect

  /// The shortest way into a state.
  private func session(_ activity: ListSession.Activity, batches: Int = 0, isStale: Bool = false) -> ListSession {
    var session = ListSession()
    for _ in 0..<batches { _ = session.handle(.batchOpened) }
    switch activity {
    case .idle: break
    case .loading:
      _ = session.handle(.invalidated)
      _ = session.handle(.countsWanted)
    case .tiling: _ = session.handle(.layoutWanted)
    case .updating:
      if batches == 0 {
        _ = session.handle(.sizesChanged)
      } else {
        // A batch that is opened from inside the update.
        session = ListSession()
        _ = session.handle(.sizesChanged)
        for _ in 0..<batches { _ = session.handle(.batchOpened) }
      }
    }
    if isStale { _ = session.handle(.invalidated) }
    #expect(session.activity == activity && session.batchDepth == batches && session.isStale == isStale)
    return session
  }

  private static let effects: [ListSession.Event: [ListSession.Activity: (fresh: Effect, stale: Effect)]] = [
    .reload: [
      .idle: (.load, .load), .loading: (.layOutLater, .layOutLater), .tiling: (.layOutLater, .layOutLater),
      .updating: (.layOutLater, .layOutLater),
    ],
    .invalidated: [
      .idle: (.layOutLater, .layOutLater), .loading: (.layOutLater, .layOutLater), .tiling: (.layOutLater, .layOutLater),
      .updating: (.layOutLater, .layOutLater),
    ],
    .countsWanted: [
      .idle: (.none, .load), .loading: (.none, .none), .tiling: (.none, .none), .updating: (.none, .none),
    ],
    .layoutWanted: [
      .idle: (.tile, .layOutLater), .loading: (.none, .none), .tiling: (.none, .none), .updating: (.none, .none),
    ],
    .batchOpened: [
      .idle: (.none, .none), .loading: (.refuse, .refuse), .tiling: (.none, .none), .updating: (.none, .none),
    ],
    .batchClosed: [
      .idle: (.refuse, .refuse), .loading: (.refuse, .refuse), .tiling: (.refuse, .refuse), .updating: (.refuse, .refuse),
    ],
    .sizesChanged: [
      .idle: (.resize, .none), .loading: (.none, .none), .tiling: (.none, .none), .updating: (.none, .none),
    ],
    .countsKnown: [
      .idle: (.refuse, .refuse), .loading: (.none, .load), .tiling: (.refuse, .refuse), .updating: (.refuse, .refuse),
    ],
    .overtaken: [
      .idle: (.none, .none), .loading: (.none, .none), .tiling: (.none, .none), .updating: (.none, .none),
    ],
    .finished: [
      .idle: (.refuse, .refuse), .loading: (.none, .layOutLater), .tiling: (.none, .layOutLater),
      .updating: (.none, .layOutLater),
    ],
  ]

  @Test func everyEventInEveryState() {
    for event in ListSession.Event.allCases {
      for activity in ListSession.Activity.allCases {
        var (fresh, stale) = (session(activity), session(activity, isStale: true))
        let effects = Self.effects[event]?[activity]
        #expect(fresh.handle(event) == effects?.fresh, "\(event) in \(activity)")
        #expect(stale.handle(event) == effects?.stale, "\(event) in \(activity), stale")
      }
    }
  }

  @Test func theOutermostBatchThatClosesIsCarriedOut() {
    var session = session(.idle, batches: 2)
    #expect(session.handle(.batchClosed) == .none)
    #expect(session.handle(.batchClosed) == .update)
    #expect(session.handle(.batchOpened) == .refuse, "the data source is being asked")
    #expect(session.handle(.countsKnown) == .none && session.activity == .updating)
    #expect(session.handle(.finished) == .none && session.activity == .idle && session.generation == 1)
  }

  @Test(arguments: [ListSession.Activity.tiling, .updating]) func aBatchDuringAPassWaitsForItsEnd(activity: ListSession.Activity)
  {
    var session = session(activity, batches: 1)
    #expect(session.handle(.batchClosed) == .updateLater)
    #expect(session.isOvertaken && !session.isStale)
    #expect(session.handle(.finished) == .update && !session.isOvertaken)
    #expect(session.handle(.countsKnown) == .none && session.activity == .updating)
    #expect(session.handle(.finished) == .none && session.activity == .idle)
  }

  @Test(arguments: [ListSession.Activity.tiling, .updating], [ListSession.Event.reload, .invalidated, .batchOpened])
  func aBatchThatWaitsIsVoidAfterAnotherChange(activity: ListSession.Activity, change: ListSession.Event) {
    var session = session(activity, batches: 1)
    _ = session.handle(.batchClosed)
    _ = session.handle(change)
    if change == .batchOpened { #expect(session.handle(.batchClosed) == .layOutLater) }
    #expect(session.handle(.finished) == .layOutLater)
    #expect(session.handle(.countsWanted) == .load)
  }

  @Test func batchesInEveryMessageOfAPassEndInALoad() {
    var (session, updates) = (session(.tiling), 0)
    while updates < 100 {
      _ = session.handle(.batchOpened)
      _ = session.handle(.batchClosed)
      guard session.handle(.finished) == .update else { break }
      updates += 1
      _ = session.handle(.countsKnown)
    }
    #expect(updates == 16 && session.activity == .idle && session.isStale)
  }

  @Test func aReloadInABatchTakesTheBatchsPlace() {
    var session = session(.idle, batches: 1)
    #expect(session.handle(.reload) == .layOutLater)
    #expect(session.handle(.countsWanted) == .load)
    #expect(session.handle(.finished) == .none)
    #expect(session.handle(.batchClosed) == .layOutLater, "the load may have seen half of the changes")
    #expect(session.handle(.countsWanted) == .load)
  }

  @Test func aBatchOnAListThatWasNeverLoadedNeedsNoUpdate() {
    var session = ListSession()
    _ = session.handle(.invalidated)
    _ = session.handle(.batchOpened)
    #expect(session.handle(.batchClosed) == .layOutLater)
  }

  /// What a list may be told, with the data as a counter and the receiver's view of it: whatever the program, once the list has been
  /// laid out it has seen the last change, and nothing is shown in the middle of a pass that was planned with older data.
  @Test func randomProgramsEndWithTheLastData() {
    for seed in 0..<2_000 {
      var program = RandomProgram(seed: UInt64(seed))
      program.run()
      #expect(program.known == program.data, "seed \(seed)")
      #expect(program.complaint == nil, "seed \(seed): \(program.complaint ?? "")")
    }
  }
}

/// A list whose data is a number: every change makes it greater. Each effect is carried out with random events from inside.
private struct RandomProgram {
  var random: SeededGenerator
  var session = ListSession()
  var (data, known) = (0, -1)
  var complaint: String?
  private var budget = 40

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    _ = session.handle(.invalidated)
  }

  mutating func run() {
    while budget > 0 { event() }
    while session.batchDepth > 0 { close() }
    perform(session.handle(.countsWanted))
    perform(session.handle(.layoutWanted))
    perform(session.handle(.countsWanted))
  }

  private mutating func event() {
    budget -= 1
    guard budget > 0 else { return }
    switch random.roll(0..<8) {
    case 0:
      data += 1
      perform(session.handle(.reload))
    case 1:
      data += 1
      perform(session.handle(.invalidated))
    case 2: perform(session.handle(.countsWanted))
    case 3: perform(session.handle(.layoutWanted))
    case 4, 5:
      guard session.handle(.batchOpened) != .refuse else { return }
      data += 1
      if random.roll(0..<2) == 0 { event() }
      close()
    case 6: perform(session.handle(.sizesChanged))
    default: perform(session.handle(.overtaken))
    }
  }

  private mutating func close() { perform(session.handle(.batchClosed)) }

  private mutating func perform(_ effect: ListSession.Effect) {
    switch effect {
    case .none, .layOutLater, .updateLater, .refuse: return
    case .load: load()
    case .tile, .resize: pass()
    case .update:
      let asked = data
      if random.roll(0..<3) == 0 { event() }
      if session.handle(.countsKnown) == .load { return load() }
      if asked != data { complaint = "an update with counts of \(asked) for data \(data)" }
      known = asked
      pass()
    }
    if session.activity != .idle, effect != .load { complaint = "\(effect) left it \(session.activity)" }
  }

  private mutating func load() {
    known = data
    if random.roll(0..<3) == 0 { event() }
    _ = session.handle(.finished)
  }

  private mutating func pass() {
    for _ in 0..<3 {
      if session.isOvertaken { break }
      if known != data, !session.isStale, session.batchDepth == 0 { complaint = "asked with \(known) for data \(data)" }
      if random.roll(0..<3) == 0 { event() }
    }
    perform(session.handle(.finished))
  }
}
