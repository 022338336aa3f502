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
    .batchForced: [
      .idle: (.layOutLater, .layOutLater), .loading: (.layOutLater, .layOutLater), .tiling: (.layOutLater, .layOutLater),
      .updating: (.layOutLater, .layOutLater),
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

  @Test(arguments: [ListSession.Activity.loading, .tiling, .updating]) func aForcedBatchEndsInAReload(
    activity: ListSession.Activity
  ) {
    var session = session(activity)
    #expect(session.handle(.batchForced) == .layOutLater && session.batchDepth == 1 && session.isBatchForced)
    #expect(session.handle(.batchOpened) == .none, "a batch inside it belongs to it")
    #expect(session.handle(.batchClosed) == .none)
    #expect(session.handle(.batchClosed) == .layOutLater && !session.isBatchForced)
    #expect(session.handle(.finished) == .layOutLater && session.activity == .idle && session.isStale)
    #expect(session.handle(.countsWanted) == .load)
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
      var program = SessionProgram(seed: UInt64(seed))
      let wrong = program.run()
      #expect(wrong == nil, "seed \(seed): \(wrong ?? "")")
    }
  }
}
