import ListModel
import TestSupport
import Testing

/// Every event in every state, and random programs compared with a plain model.
@Suite struct ListSessionTests {
  /// The shortest way into a state.
  private func session(_ activity: ListSession.Activity, batches: Int = 0, isStale: Bool = false) -> ListSession {
    var session = ListSession()
    if activity != .updating { for _ in 0..<batches { #expect(session.openBatch() == true) } }
    switch activity {
    case .idle: break
    case .loading:
      session.invalidate()
      _ = session.beginLoading()
    case .tiling: _ = session.beginTiling()
    case .updating:
      _ = session.beginResizing()
      // A batch that is opened from inside the update.
      for _ in 0..<batches { #expect(session.openBatch() == true) }
    }
    if isStale { session.invalidate() }
    #expect(session.activity == activity && session.batchDepth == batches && session.isStale == isStale)
    #expect(session.isIdle == (activity == .idle))
    return session
  }

  /// The answer of an event in every state: fresh and stale while idle, loading, tiling, updating; nil where the event may not come.
  private func expect<Answer: Equatable>(
    _ name: String, fresh: [Answer?], stale: [Answer?], _ event: (inout ListSession) -> Answer
  ) {
    for (index, activity) in ListSession.Activity.allCases.enumerated() {
      for (isStale, answers) in [(false, fresh), (true, stale)] {
        guard let answer = answers[index] else { continue }
        var session = session(activity, isStale: isStale)
        #expect(event(&session) == answer, "\(name) in \(activity)\(isStale ? ", stale" : "")")
      }
    }
  }

  @Test func everyEventInEveryState() {
    expect(
      "reload", fresh: [.load, .layOutLater, .layOutLater, .layOutLater],
      stale: [.load, .layOutLater, .layOutLater, .layOutLater]
    ) { $0.reload() }
    expect("beginLoading", fresh: [false, false, false, false], stale: [true, false, false, false]) { $0.beginLoading() }
    expect("beginTiling", fresh: [.tile, .busy, .busy, .busy], stale: [.loadFirst, .busy, .busy, .busy]) { $0.beginTiling() }
    expect("openBatch", fresh: [true, false, true, true], stale: [true, false, true, true]) { $0.openBatch() }
    expect("beginResizing", fresh: [true, false, false, false], stale: [false, false, false, false]) { $0.beginResizing() }
    expect("acceptCounts", fresh: [nil, .update, nil, nil], stale: [nil, .load, nil, nil]) { $0.acceptCounts() }
    expect("finish", fresh: [nil, .rest, .rest, .rest], stale: [nil, .layOutLater, .layOutLater, .layOutLater]) { $0.finish() }
    expect("invalidate", fresh: [true, true, true, true], stale: [true, true, true, true]) {
      $0.invalidate()
      return $0.isStale
    }
    expect("forceBatch", fresh: [true, true, true, true], stale: [true, true, true, true]) {
      $0.forceBatch()
      return $0.isStale && $0.isBatchForced
    }
    expect("overtake", fresh: [false, false, true, true], stale: [false, false, true, true]) {
      $0.overtake()
      return $0.isOvertaken
    }
  }

  @Test(arguments: [ListSession.Activity.loading, .tiling, .updating]) func aForcedBatchEndsInAReload(
    activity: ListSession.Activity
  ) {
    var session = session(activity)
    session.forceBatch()
    #expect(session.isStale && session.batchDepth == 1 && session.isBatchForced)
    #expect(session.openBatch() == true, "a batch inside it belongs to it")
    #expect(session.closeBatch() == .inner)
    #expect(session.closeBatch() == .layOutLater && !session.isBatchForced)
    #expect(session.finish() == .layOutLater && session.activity == .idle && session.isStale)
    #expect(session.beginLoading() == true)
  }

  @Test func theOutermostBatchThatClosesIsCarriedOut() {
    var session = session(.idle, batches: 2)
    #expect(session.closeBatch() == .inner)
    #expect(session.closeBatch() == .update)
    #expect(session.openBatch() == false, "the data source is being asked")
    #expect(session.acceptCounts() == .update && session.activity == .updating)
    #expect(session.finish() == .rest && session.activity == .idle && session.generation == 1)
  }

  @Test(arguments: [ListSession.Activity.tiling, .updating]) func aBatchDuringAPassWaitsForItsEnd(activity: ListSession.Activity)
  {
    var session = session(activity, batches: 1)
    #expect(session.closeBatch() == .updateLater)
    #expect(session.isOvertaken && !session.isStale)
    #expect(session.finish() == .update && !session.isOvertaken)
    #expect(session.acceptCounts() == .update && session.activity == .updating)
    #expect(session.finish() == .rest && session.activity == .idle)
  }

  @Test(arguments: [ListSession.Activity.tiling, .updating], ["reload", "invalidate", "batch"])
  func aBatchThatWaitsIsVoidAfterAnotherChange(activity: ListSession.Activity, change: String) {
    var session = session(activity, batches: 1)
    _ = session.closeBatch()
    switch change {
    case "reload": #expect(session.reload() == .layOutLater)
    case "invalidate": session.invalidate()
    default:
      #expect(session.openBatch() == true)
      #expect(session.closeBatch() == .layOutLater)
    }
    #expect(session.finish() == .layOutLater)
    #expect(session.beginLoading() == true)
  }

  @Test func batchesInEveryMessageOfAPassEndInALoad() {
    var (session, updates) = (session(.tiling), 0)
    while updates < 100 {
      _ = session.openBatch()
      _ = session.closeBatch()
      guard session.finish() == .update else { break }
      updates += 1
      _ = session.acceptCounts()
    }
    #expect(updates == 16 && session.activity == .idle && session.isStale)
  }

  @Test func aReloadInABatchTakesTheBatchsPlace() {
    var session = session(.idle, batches: 1)
    #expect(session.reload() == .layOutLater)
    #expect(session.beginLoading() == true)
    #expect(session.finish() == .rest)
    #expect(session.closeBatch() == .layOutLater, "the load may have seen half of the changes")
    #expect(session.beginLoading() == true)
  }

  @Test func aBatchOnAListThatWasNeverLoadedNeedsNoUpdate() {
    var session = ListSession()
    session.invalidate()
    _ = session.openBatch()
    #expect(session.closeBatch() == .layOutLater)
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
