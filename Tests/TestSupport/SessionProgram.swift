import ListModel

/// A list whose data is a number that every change increments. Effects are carried out with random events sent from inside, like calls that
/// a delegate makes in a message.
///
/// The reference model: the activity follows from the running calls, the batch depth from the opened batches, and the list is stale exactly
/// if it has not seen the last change and no running activity will show that change.
public struct SessionProgram {
  /// The last change seen by the list; -1 before the first load.
  public private(set) var known = -1
  /// The number of changes.
  public private(set) var data = 0
  /// The first difference between the session and the model.
  public private(set) var complaint: String?
  /// Number of events sent to the session.
  public private(set) var events = 0
  /// Number of closed outermost batches.
  public private(set) var batches = 0

  private var random: SeededGenerator
  private var session = ListSession()
  private var budget = 40
  /// The running activities, outermost first.
  private var calls: [ListSession.Activity] = []
  private var openBatches = 0
  /// Whether a batch waits for the end of the pass.
  private var isWaiting = false

  /// Creates the program of a seed; equal seeds give equal programs.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    session.invalidate()
  }

  /// - Returns: the first difference; nil if the list shows the last data and the session agreed with the model throughout.
  public mutating func run() -> String? {
    while budget > 0 { act() }
    while session.batchDepth > 0 { close() }
    loadIfNeeded()
    tile()
    loadIfNeeded()
    if known != data { complain("the list has seen change \(known) of \(data)") }
    return complaint
  }

  private mutating func complain(_ text: String) { complaint = complaint ?? "event \(events): \(text)" }

  /// Sends an event, which opens or closes `batches` batches.
  private mutating func send<Result>(opening batches: Int = 0, _ event: (inout ListSession) -> Result) -> Result {
    events += 1
    let result = event(&session)
    if session.batchDepth != openBatches + batches {
      complain("\(session.batchDepth) open batches, with \(openBatches) before and a change by \(batches)")
    }
    openBatches = session.batchDepth
    return result
  }

  private mutating func act() {
    budget -= 1
    guard budget > 0 else { return }
    let activity = calls.last ?? .idle
    if session.activity != activity { complain("\(session.activity), while \(activity) is under way") }
    switch random.roll(0..<8) {
    case 0:
      data += 1
      switch send({ $0.reload() }) {
      case .load: load()
      case .layOutLater: break
      }
    case 1:
      data += 1
      send { $0.invalidate() }
    case 2: loadIfNeeded()
    case 3: tile()
    case 4, 5: runBatch(during: activity)
    case 6: if send({ $0.beginResizing() }) { pass(.updating) }
    default: send { $0.overtake() }
    }
    if session.activity != calls.last ?? .idle { complain("an event left the session \(session.activity)") }
    if known != data, !session.isStale, openBatches == 0, !isWaiting, calls.isEmpty {
      complain("change \(data) is lost: the list has seen \(known) and is not stale")
    }
  }

  private mutating func runBatch(during activity: ListSession.Activity) {
    let depth = openBatches
    events += 1
    let isOpened = session.openBatch()
    openBatches = session.batchDepth
    if openBatches != depth + (isOpened ? 1 : 0) { complain("\(openBatches) open batches, with \(depth) before") }
    guard isOpened else {
      if activity != .loading { complain("a batch was refused while \(activity)") }
      // A list that recovers lets it begin, and reloads.
      guard random.roll(0..<2) == 0 else { return }
      send(opening: 1) { $0.forceBatch() }
      data += 1
      if random.roll(0..<2) == 0 { act() }
      return close()
    }
    if activity == .loading, !session.isBatchForced { complain("a batch was opened inside a question for counts") }
    data += 1
    if random.roll(0..<2) == 0 { act() }
    close()
  }

  private mutating func close() {
    if openBatches == 1 { batches += 1 }
    switch send(opening: -1, { $0.closeBatch() }) {
    case .inner, .layOutLater: break
    case .update: update()
    case .updateLater: isWaiting = true
    }
  }

  private mutating func loadIfNeeded() {
    if send({ $0.beginLoading() }) { load() }
  }

  private mutating func tile() {
    switch send({ $0.beginTiling() }) {
    case .tile: pass(.tiling)
    case .loadFirst, .busy: break
    }
  }

  private mutating func update() {
    isWaiting = false
    let asked = data
    calls.append(.loading)
    if random.roll(0..<3) == 0 { act() }
    let counts = send { $0.acceptCounts() }
    calls.removeLast()
    switch counts {
    case .load: return load()
    case .update: break
    }
    if asked != data { complain("an update with counts of change \(asked), after change \(data)") }
    known = asked
    pass(.updating)
  }

  private mutating func load() {
    known = data
    calls.append(.loading)
    if random.roll(0..<3) == 0 { act() }
    calls.removeLast()
    follow(send { $0.finish() })
  }

  private mutating func pass(_ activity: ListSession.Activity) {
    calls.append(activity)
    for _ in 0..<3 {
      if session.isOvertaken { break }
      if known != data, !session.isStale, openBatches == 0 { complain("a view is asked for with change \(known), after \(data)") }
      if random.roll(0..<3) == 0 { act() }
    }
    calls.removeLast()
    let ending = send { $0.finish() }
    if ending != .update { isWaiting = false }
    follow(ending)
  }

  private mutating func follow(_ ending: ListSession.Ending) {
    switch ending {
    case .update: update()
    case .rest, .layOutLater: break
    }
  }
}
