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
    _ = session.handle(.invalidated)
  }

  /// - Returns: the first difference; nil if the list shows the last data and the session agreed with the model throughout.
  public mutating func run() -> String? {
    while budget > 0 { act() }
    while session.batchDepth > 0 { close() }
    for event in [ListSession.Event.countsWanted, .layoutWanted, .countsWanted] { perform(send(event)) }
    if known != data { complain("the list has seen change \(known) of \(data)") }
    return complaint
  }

  private mutating func complain(_ text: String) { complaint = complaint ?? "event \(events): \(text)" }

  private mutating func send(_ event: ListSession.Event) -> ListSession.Effect {
    events += 1
    let effect = session.handle(event)
    if session.batchDepth != openBatches + (event == .batchOpened && effect != .refuse || event == .batchForced ? 1 : 0)
      - (event == .batchClosed ? 1 : 0)
    {
      complain("\(session.batchDepth) open batches after \(event), with \(openBatches) before")
    }
    openBatches = session.batchDepth
    return effect
  }

  private mutating func act() {
    budget -= 1
    guard budget > 0 else { return }
    let activity = calls.last ?? .idle
    if session.activity != activity { complain("\(session.activity), while \(activity) is under way") }
    switch random.roll(0..<8) {
    case 0:
      data += 1
      perform(send(.reload))
    case 1:
      data += 1
      perform(send(.invalidated))
    case 2: perform(send(.countsWanted))
    case 3: perform(send(.layoutWanted))
    case 4, 5:
      guard send(.batchOpened) != .refuse else {
        if activity != .loading { complain("a batch was refused while \(activity)") }
        // A list that recovers lets it begin, and reloads.
        guard random.roll(0..<2) == 0 else { return }
        perform(send(.batchForced))
        data += 1
        if random.roll(0..<2) == 0 { act() }
        return close()
      }
      if activity == .loading, !session.isBatchForced { complain("a batch was opened inside a question for counts") }
      data += 1
      if random.roll(0..<2) == 0 { act() }
      close()
    case 6: perform(send(.sizesChanged))
    default: perform(send(.overtaken))
    }
    if known != data, !session.isStale, openBatches == 0, !isWaiting, calls.isEmpty {
      complain("change \(data) is lost: the list has seen \(known) and is not stale")
    }
  }

  private mutating func close() {
    if openBatches == 1 { batches += 1 }
    perform(send(.batchClosed))
  }

  private mutating func perform(_ effect: ListSession.Effect) {
    switch effect {
    case .none, .layOutLater, .refuse: return
    case .updateLater:
      isWaiting = true
      return
    case .load: load()
    case .tile: pass(.tiling)
    case .resize: pass(.updating)
    case .update:
      isWaiting = false
      let asked = data
      calls.append(.loading)
      if random.roll(0..<3) == 0 { act() }
      let answer = send(.countsKnown)
      calls.removeLast()
      if answer == .load { return load() }
      if asked != data { complain("an update with counts of change \(asked), after change \(data)") }
      known = asked
      pass(.updating)
    }
    if session.activity != calls.last ?? .idle { complain("\(effect) left the session \(session.activity)") }
  }

  private mutating func load() {
    known = data
    calls.append(.loading)
    if random.roll(0..<3) == 0 { act() }
    calls.removeLast()
    perform(send(.finished))
  }

  private mutating func pass(_ activity: ListSession.Activity) {
    calls.append(activity)
    for _ in 0..<3 {
      if session.isOvertaken { break }
      if known != data, !session.isStale, openBatches == 0 { complain("a view is asked for with change \(known), after \(data)") }
      if random.roll(0..<3) == 0 { act() }
    }
    calls.removeLast()
    let effect = send(.finished)
    if effect != .update { isWaiting = false }
    perform(effect)
  }
}
