/// State machine of a container's passes: decides when children are arranged, at most one pass at a time.
///
/// A container reports every change and every call that depends on the places of children, so that reentrant calls from a message are
/// handled the same way in every place. Each event is a method; its result is what the caller must do. A value without views; allocates
/// nothing.
public struct StackSession: Equatable, Sendable {
  public enum Activity: Equatable, Sendable, CaseIterable {
    /// No pass runs.
    case idle
    /// A pass applies pending changes: it measures children and sets the content's size and offset.
    case measuring
    /// A pass sets the frames of children according to its plan.
    case placing
  }

  /// Whether the children on screen are at their places in the stack.
  public enum Placement: Equatable, Sendable, CaseIterable {
    /// No placement has been completed yet.
    case none
    /// The order or a space has changed since the last placement.
    case stale
    case current
  }

  /// The event is not possible in the present state, which is a mistake of the container; the session is as before.
  public struct Refusal: Error, Equatable, Sendable {
    public let event: StaticString
    public let activity: Activity

    public static func == (a: Self, b: Self) -> Bool { a.activity == b.activity }
  }

  /// The answer to a change, and to a request for a layout.
  public enum LayoutAnswer: Equatable, Sendable {
    /// The running pass goes on with another round, or ends with a layout.
    case none
    /// Call `setNeedsLayout`.
    case layOutLater
  }

  /// The answer to a request for a pass.
  public enum PassAnswer: Equatable, Sendable {
    /// A pass runs already, or the end of an update brings one.
    case none
    /// Run a round, then call `finish()`; inside an animation ask `beginNextRound()` first.
    case arrange
  }

  public enum PlacementEnd: Equatable, Sendable {
    /// The placement is complete: the anchor and the list of children that have appeared are no longer needed.
    case settled
    /// A change has overtaken the placement; another one follows.
    case overtaken
  }

  public enum PassEnd: Equatable, Sendable {
    case settled
    /// Call `setNeedsLayout`.
    case layOutLater
    /// Children keep changing in every round: warn; after a pause, call `endPause()` and `setNeedsLayout`.
    case giveUp
  }

  /// Maximum number of rounds in one pass. Our choice.
  public static let roundLimit = 8
  /// Number of consecutive rounds with changes left after which the session gives up: as many as the repeats of a layer in a layout pass.
  /// Our choice.
  public static let unsettledLimit = 32

  private enum State: Equatable, Sendable {
    case idle(Rest)
    case measuring(Pass)
    case placing(Pass, isOvertaken: Bool)
  }

  /// Between passes.
  private struct Rest: Equatable, Sendable {
    var isSteady = false
    /// Whether the last pass has left a change behind.
    var isDue = false
  }

  private struct Pass: Equatable, Sendable {
    /// Until the pass places children: whether the session was steady before the pass, and no change has come since.
    var isSteady: Bool
    var isDue = false
    /// The number of the running round.
    var round = 1
  }

  private var state = State.idle(Rest())
  public private(set) var placement = Placement.none
  /// Whether size and offset of the content belong to the present order and spaces: the next change then begins with what shows in place.
  public private(set) var isFitted = false
  /// Whether the block of an update runs. The receiver of a message in a pass may begin one, and the block may request a pass.
  public private(set) var isUpdating = false
  private var unsettledRounds = 0

  public init() {}

  // MARK: State

  public var activity: Activity {
    switch state {
    case .idle: .idle
    case .measuring: .measuring
    case .placing: .placing
    }
  }

  /// Whether a change has overtaken the running placement: its plan is out of date, and it must set no more frames.
  public var isOvertaken: Bool {
    if case .placing(_, let isOvertaken) = state { isOvertaken } else { false }
  }

  /// Whether a change was made since the running round began, so that another round must follow.
  public var isDue: Bool {
    switch state {
    case .idle(let rest): rest.isDue
    case .measuring(let pass), .placing(let pass, _): pass.isDue
    }
  }

  /// Whether the session has given up and the pause is running: a layout then needs no pass unless the screen has moved.
  public var isResting: Bool { unsettledRounds >= Self.unsettledLimit }

  /// Whether the last pass has completed its placement and nothing but passes and questions has come since: then a plan depends on the
  /// screen alone.
  public var isSteady: Bool {
    switch state {
    case .idle(let rest): rest.isSteady
    case .measuring(let pass): pass.isSteady
    case .placing: false
    }
  }

  // MARK: Changes

  /// The order of the children or the space of a child has changed.
  public mutating func change() -> LayoutAnswer {
    invalidate()
    if case .placing(let pass, _) = state { state = .placing(pass, isOvertaken: true) }
    return requestLayout()
  }

  /// The running pass has changed the order or a space itself.
  public mutating func adoptChange() throws(Refusal) {
    _ = try measuring("adoptChange()")
    invalidate()
  }

  /// An input of placements other than order and spaces has changed: insets, or the end of a fade.
  public mutating func requestLayout() -> LayoutAnswer {
    endSteadiness()
    if case .idle = state {
      // The change is not a consequence of the previous pass.
      unsettledRounds = 0
      return .layOutLater
    }
    demandRound()
    return .none
  }

  private mutating func invalidate() {
    isFitted = false
    endSteadiness()
    if placement == .current { placement = .stale }
  }

  private mutating func endSteadiness() {
    switch state {
    case .idle(var rest):
      rest.isSteady = false
      state = .idle(rest)
    case .measuring(var pass):
      pass.isSteady = false
      state = .measuring(pass)
    case .placing: return
    }
  }

  // MARK: Updates

  /// The block of an update begins.
  public mutating func beginUpdate() throws(Refusal) {
    if isUpdating { throw refusal("beginUpdate()") }
    isUpdating = true
    endSteadiness()
  }

  /// The block of an update ends. The container arranges afterwards.
  public mutating func endUpdate() throws(Refusal) {
    if !isUpdating { throw refusal("endUpdate()") }
    isUpdating = false
    endSteadiness()
  }

  // MARK: Passes

  /// `layoutSubviews()` of the container was called.
  public mutating func requestPass() -> PassAnswer {
    if case .idle = state { return beginPass() }
    demandRound()
    return .none
  }

  /// A caller needs the places of children, which may be out of date.
  public mutating func requestAnswer() -> PassAnswer {
    if case .idle = state { beginPass() } else { .none }
  }

  /// A change was made inside an animation block, whose end is not announced: the pass cannot wait for the next layout.
  public mutating func requestAnimatedPass() -> PassAnswer { isUpdating ? .none : requestAnswer() }

  private mutating func beginPass() -> PassAnswer {
    state = .measuring(Pass(isSteady: isSteady))
    return .arrange
  }

  private mutating func demandRound() {
    switch state {
    case .idle: return
    case .measuring(var pass):
      pass.isDue = true
      state = .measuring(pass)
    case .placing(var pass, let isOvertaken):
      pass.isDue = true
      state = .placing(pass, isOvertaken: isOvertaken)
    }
  }

  /// The running pass is about to give the content the size and the offset that belong to all changes so far.
  public mutating func fitContent() throws(Refusal) {
    _ = try measuring("fitContent()")
    isFitted = true
  }

  /// A round has ended inside an animation: changes made during the pass belong to the same animation.
  ///
  /// - Returns: whether the caller must run another round, and ask again.
  public mutating func beginNextRound() throws(Refusal) -> Bool {
    var pass = try measuring("beginNextRound()")
    guard pass.isDue && pass.round < Self.roundLimit else { return false }
    pass.isDue = false
    pass.round += 1
    state = .measuring(pass)
    return true
  }

  /// A placement begins. A round may place children more than once, or not at all.
  public mutating func beginPlacement() throws(Refusal) {
    state = .placing(try measuring("beginPlacement()"), isOvertaken: false)
  }

  public mutating func endPlacement() throws(Refusal) -> PlacementEnd {
    guard case .placing(var pass, let isOvertaken) = state else { throw refusal("endPlacement()") }
    pass.isSteady = false
    state = .measuring(pass)
    if isOvertaken { return .overtaken }
    placement = .current
    return .settled
  }

  /// The pass has ended.
  public mutating func finish() throws(Refusal) -> PassEnd {
    let pass = try measuring("finish()")
    state = .idle(Rest(isSteady: !pass.isDue && placement == .current && !isUpdating, isDue: pass.isDue))
    if !pass.isDue {
      unsettledRounds = 0
      return .settled
    }
    unsettledRounds += pass.round
    return isResting ? .giveUp : .layOutLater
  }

  /// The pause after `PassEnd.giveUp` has ended.
  public mutating func endPause() { unsettledRounds = 0 }

  private func measuring(_ event: StaticString) throws(Refusal) -> Pass {
    guard case .measuring(let pass) = state else { throw refusal(event) }
    return pass
  }

  private func refusal(_ event: StaticString) -> Refusal { Refusal(event: event, activity: activity) }
}
