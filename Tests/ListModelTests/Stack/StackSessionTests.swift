import ListModel
import TestSupport
import Testing

/// Every event in every state, and random programs compared with a plain model.
@Suite struct StackSessionTests {
  private typealias Activity = StackSession.Activity
  private typealias Effect = StackSession.Effect

  /// The shortest way into a state.
  private func session(_ activity: Activity, isUpdating: Bool = false, _ placement: StackSession.Placement) -> StackSession {
    var session = StackSession()
    if placement != .none {
      for event in [.passWanted, .placementBegan, .placementEnded, .finished] as [StackSession.Event] {
        _ = session.handle(event)
      }
    }
    if placement == .stale { _ = session.handle(.changed) }
    if isUpdating { _ = session.handle(.updateBegan) }
    if activity != .idle { _ = session.handle(.passWanted) }
    if activity == .placing { _ = session.handle(.placementBegan) }
    #expect(session.activity == activity && session.isUpdating == isUpdating && session.placement == placement)
    return session
  }

  /// The effects in the states `idle`, `measuring` and `placing`: outside an update, and in the block of one.
  private static let effects: [StackSession.Event: (outside: [Effect], updating: [Effect])] = [
    .changed: ([.layOutLater, .none, .none], [.layOutLater, .none, .none]),
    .changeTaken: ([.refuse, .none, .refuse], [.refuse, .none, .refuse]),
    .layoutWanted: ([.layOutLater, .none, .none], [.layOutLater, .none, .none]),
    .passWanted: ([.arrange, .none, .none], [.arrange, .none, .none]),
    .answerWanted: ([.arrange, .none, .none], [.arrange, .none, .none]),
    .animatedPassWanted: ([.arrange, .none, .none], [.none, .none, .none]),
    .updateBegan: ([.none, .none, .none], [.refuse, .refuse, .refuse]),
    .updateEnded: ([.refuse, .refuse, .refuse], [.none, .none, .none]),
    .contentFitted: ([.refuse, .none, .refuse], [.refuse, .none, .refuse]),
    .roundWanted: ([.refuse, .none, .refuse], [.refuse, .none, .refuse]),
    .placementBegan: ([.refuse, .none, .refuse], [.refuse, .none, .refuse]),
    .placementEnded: ([.refuse, .refuse, .settle], [.refuse, .refuse, .settle]),
    .finished: ([.refuse, .none, .refuse], [.refuse, .none, .refuse]),
    .pauseEnded: ([.none, .none, .none], [.none, .none, .none]),
  ]

  @Test(arguments: StackSession.Placement.allCases) func everyEventInEveryState(placement: StackSession.Placement) {
    for event in StackSession.Event.allCases {
      for (index, activity) in Activity.allCases.enumerated() {
        for isUpdating in [false, true] {
          let before = session(activity, isUpdating: isUpdating, placement)
          var session = before
          let effect = session.handle(event)
          let effects = Self.effects[event]
          #expect(effect == (isUpdating ? effects?.updating : effects?.outside)?[index], "\(event) in \(activity), \(isUpdating)")
          if effect == .refuse { #expect(session == before, "\(event) in \(activity), \(isUpdating)") }
          #expect(session.activity == Self.activity(after: event, effect, activity), "\(event) in \(activity), \(isUpdating)")
          #expect(session.placement == Self.placement(after: event, effect, placement), "\(event) in \(activity)")
        }
      }
    }
  }

  private static func activity(after event: StackSession.Event, _ effect: Effect, _ before: Activity) -> Activity {
    switch (event, effect) {
    case (_, .refuse): before
    case (_, .arrange), (.placementEnded, _): .measuring
    case (.placementBegan, _): .placing
    case (.finished, _): .idle
    default: before
    }
  }

  private static func placement(
    after event: StackSession.Event, _ effect: Effect, _ before: StackSession.Placement
  ) -> StackSession.Placement {
    if effect == .settle { return .current }
    return (event == .changed || event == .changeTaken) && effect != .refuse && before == .current ? .stale : before
  }

  // MARK: Passes

  @Test func aChangeOvertakesAPlacementButNotWhatIsMeasuredBeforeIt() {
    var measured = session(.measuring, .current)
    _ = measured.handle(.changed)
    _ = measured.handle(.placementBegan)
    #expect(!measured.isOvertaken && measured.isDue)
    #expect(measured.handle(.placementEnded) == .settle && measured.placement == .current)
    var placed = session(.placing, .current)
    _ = placed.handle(.changed)
    #expect(placed.isOvertaken && placed.isDue)
    #expect(placed.handle(.placementEnded) == .none && placed.placement == .stale)
    _ = placed.handle(.placementBegan)
    #expect(!placed.isOvertaken)
  }

  @Test func onlyPassesAndQuestionsLeaveAPlacementSteady() {
    let ending: Set<StackSession.Event> = [.changed, .layoutWanted, .updateBegan]
    for event in StackSession.Event.allCases {
      var session = session(.idle, .current)
      #expect(session.isSteady)
      _ = session.handle(event)
      #expect(session.isSteady == !ending.contains(event), "\(event)")
    }
    for placement in [StackSession.Placement.none, .stale] { #expect(!session(.idle, placement).isSteady, "\(placement)") }
    #expect(!session(.placing, .current).isSteady)
  }

  @Test(arguments: [StackSession.Event.changed, .layoutWanted, .passWanted])
  func aPassThatLeavesAChangeBehindIsNotSteady(event: StackSession.Event) {
    for activity in [Activity.measuring, .placing] {
      var session = session(activity, .current)
      _ = session.handle(event)
      if activity == .placing { _ = session.handle(.placementEnded) }
      _ = session.handle(.finished)
      #expect(!session.isSteady, "\(event) while \(activity)")
    }
  }

  @Test func whatAPassTakesOverItselfNeedsNoOtherPass() {
    var session = session(.measuring, .current)
    #expect(session.handle(.changeTaken) == .none)
    #expect(session.placement == .stale && !session.isDue)
    #expect(session.handle(.finished) == .none)
  }

  @Test(arguments: [StackSession.Event.changed, .layoutWanted, .passWanted])
  func whatIsWantedDuringAPassComesInTheNextRoundOrLayout(event: StackSession.Event) {
    var session = session(.measuring, .current)
    _ = session.handle(event)
    #expect(session.handle(.roundWanted) == .repeatRound && !session.isDue)
    #expect(session.handle(.roundWanted) == .none)
    _ = session.handle(event)
    #expect(session.handle(.finished) == .layOutLater)
  }

  @Test func anUpdateMayBeginInAMessageOfAPassAndEndAfterIt() {
    var session = session(.placing, .current)
    _ = session.handle(.updateBegan)
    _ = session.handle(.placementEnded)
    #expect(session.handle(.finished) == .none)
    #expect(session.isUpdating && session.handle(.animatedPassWanted) == .none)
    _ = session.handle(.updateEnded)
    #expect(session.handle(.animatedPassWanted) == .arrange)
  }

  // MARK: Bounds

  @Test func roundsOfAPassAreBounded() {
    var (session, rounds) = (StackSession(), 0)
    #expect(session.handle(.passWanted) == .arrange)
    repeat {
      _ = session.handle(.changed)
      rounds += 1
    } while session.handle(.roundWanted) == .repeatRound && rounds < 100
    #expect(rounds == StackSession.roundLimit)
    #expect(session.handle(.finished) == .layOutLater)
  }

  /// Runs passes whose rounds all leave a change behind.
  private func passes(_ session: inout StackSession, rounds: Int, until end: (Effect) -> Bool, between: StackSession.Event? = nil)
    -> Int
  {
    for pass in 1...200 {
      _ = session.handle(.passWanted)
      for round in 1...rounds {
        _ = session.handle(.changed)
        if round < rounds { _ = session.handle(.roundWanted) }
      }
      if end(session.handle(.finished)) { return pass }
      if let between { _ = session.handle(between) }
    }
    return 0
  }

  @Test(arguments: [1, 4, 8]) func passesThatNeverSettleAreGivenUp(rounds: Int) {
    var session = StackSession()
    for _ in 0..<3 {
      #expect(passes(&session, rounds: rounds) { $0 == .giveUp } == StackSession.unsettledLimit / rounds)
      #expect(session.activity == .idle && session.isResting)
      #expect(passes(&session, rounds: 1) { $0 == .giveUp } == 1 && session.isResting, "a pass meanwhile waits too")
      #expect(session.handle(.pauseEnded) == .none && !session.isResting)
    }
  }

  @Test(arguments: [StackSession.Event.changed, .layoutWanted, .passWanted])
  func aRestEndsWithAChangeFromOutsideOrAPassThatSettles(event: StackSession.Event) {
    var session = StackSession()
    _ = passes(&session, rounds: 1) { $0 == .giveUp }
    _ = passes(&session, rounds: 1) { _ in true }
    #expect(session.isResting, "the pass has left a change behind")
    if session.handle(event) == .arrange { #expect(session.handle(.finished) == .none) }
    #expect(!session.isResting)
  }

  @Test(arguments: [StackSession.Event.changed, .layoutWanted])
  func aChangeFromOutsideIsNoSignThatAPassDoesNotSettle(event: StackSession.Event) {
    var session = StackSession()
    #expect(passes(&session, rounds: 1, until: { $0 == .giveUp }, between: event) == 0)
  }

  @Test func aPassThatSettlesStartsTheCountAnew() {
    var session = StackSession()
    for _ in 0..<10 {
      #expect(passes(&session, rounds: 8, until: { _ in true }) == 1)
      _ = session.handle(.passWanted)
      #expect(session.handle(.finished) == .none)
    }
  }

  /// Whatever the program: once the container has been laid out, the last change shows, and no frame is set from a stale plan.
  @Test func randomProgramsEndWithTheLastPlaces() {
    for seed in 0..<2_000 {
      var program = RandomProgram(seed: UInt64(seed))
      program.run()
      #expect(program.complaint == nil, "seed \(seed): \(program.complaint ?? "")")
    }
  }
}

/// A container whose places are a number: every change makes it greater. Each effect is carried out with random events from inside.
private struct RandomProgram {
  var random: SeededGenerator
  var session = StackSession()
  /// Of the stack, and of what is on screen.
  var (places, shown) = (0, -1)
  var isLayoutDue = false
  var complaint: String?
  private var budget = 40
  private var depth = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func run() {
    while budget > 0 { event() }
    if session.isUpdating { perform(session.handle(.updateEnded)) }
    // As the frames that follow.
    for _ in 0..<2 {
      isLayoutDue = false
      perform(session.handle(.passWanted))
    }
    if shown != places { complaint = "shows \(shown), not \(places)" }
    if isLayoutDue || session.activity != .idle || session.placement != .current { complaint = "not at rest: \(session)" }
  }

  private mutating func event() {
    budget -= 1
    guard budget > 0 else { return }
    switch random.roll(0..<8) {
    case 0, 1: change()
    case 2: perform(session.handle(.layoutWanted))
    case 3: perform(session.handle(.passWanted))
    case 4:
      perform(session.handle(.answerWanted))
      if session.activity == .idle, !isLayoutDue, shown != places { complaint = "answers \(shown), not \(places)" }
    case 5: perform(session.handle(.animatedPassWanted))
    default: perform(session.handle(session.isUpdating ? .updateEnded : .updateBegan))
    }
  }

  private mutating func change() {
    places += 1
    perform(session.handle(.changed))
    if session.activity == .idle, !isLayoutDue { complaint = "a change without a layout" }
  }

  private mutating func perform(_ effect: StackSession.Effect) {
    switch effect {
    case .none: return
    case .layOutLater, .giveUp: isLayoutDue = true
    case .arrange: pass()
    case .repeatRound, .settle, .refuse: complaint = "\(effect) in \(session)"
    }
  }

  private mutating func pass() {
    depth += 1
    if depth > 1 { complaint = "a pass in a pass" }
    repeat {
      if random.roll(0..<4) == 0 { event() }
      if random.roll(0..<6) == 0 {
        places += 1
        _ = session.handle(.changeTaken)
      }
      if budget <= 0 || random.roll(0..<8) > 0 { place() }
    } while random.roll(0..<2) == 0 && session.handle(.roundWanted) == .repeatRound
    // A round that placed nothing has asked for another one.
    if session.placement != .current, !session.isDue { _ = session.handle(.layoutWanted) }
    depth -= 1
    perform(session.handle(.finished))
  }

  private mutating func place() {
    let plan = places
    _ = session.handle(.placementBegan)
    for _ in 0..<3 where !session.isOvertaken {
      if places != plan { complaint = "a frame from a stale plan" }
      if random.roll(0..<4) == 0 { event() }
    }
    let effect = session.handle(.placementEnded)
    if (effect == .settle) != (places == plan) { complaint = "\(effect) with \(plan) for \(places)" }
    if effect == .settle { shown = plan }
  }
}
