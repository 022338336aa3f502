/// Decides when a container arranges its children: at most one pass at a time, events in, an effect out.
///
/// A container sends an event for every change and for every call that depends on the places of children, so that a call from inside a
/// message of a pass is treated the same way wherever it comes from. The session knows no view and allocates nothing.
public struct StackSession: Equatable, Sendable {
  public enum Activity: Equatable, Sendable, CaseIterable {
    /// No pass runs.
    case idle
    /// A pass takes over pending changes: it measures children and sets the content's size and offset.
    case measuring
    /// A pass sets the frames of children, as its plan has them.
    case placing
  }

  /// Whether the children on screen are where the stack has them.
  public enum Placement: Equatable, Sendable, CaseIterable {
    /// No placement has come to its end yet.
    case none
    /// The order or a space has changed since the last placement.
    case stale
    case current
  }

  public enum Event: Equatable, Sendable, CaseIterable {
    /// The order of the children or the space of one has changed.
    case changed
    /// The pass under way has taken over such a change itself.
    case changeTaken
    /// What places depend on has changed, but neither order nor spaces: insets, or the end of a fade.
    case layoutWanted
    /// The container is being laid out.
    case passWanted
    /// Somebody asks for places while changes are pending.
    case answerWanted
    /// Something has changed inside an animation block, whose end is not announced: the pass cannot wait for the next layout.
    case animatedPassWanted
    /// The block of an update begins or ends. It asks for a pass itself at its end.
    case updateBegan, updateEnded
    /// A round has ended inside an animation: changes that have come up in the pass belong to the same animation.
    case roundWanted
    /// A round may place children more than once, or not at all.
    case placementBegan, placementEnded
    /// The pass has ended.
    case finished
    /// After the effect `giveUp`.
    case pauseEnded
  }

  /// What the receiver is to do.
  public enum Effect: Equatable, Sendable {
    case none
    /// Run a round, then send `finished`; inside an animation send `roundWanted` first.
    case arrange
    /// Run another round, then send `roundWanted` again.
    case repeatRound
    /// The placement is complete: the anchor and the list of children that have appeared are no longer needed.
    case settle
    /// Ask for a layout.
    case layOutLater
    /// Children keep changing in every round: warn, and after a pause send `pauseEnded` and ask for a layout.
    case giveUp
    /// The event is not possible in this state.
    case refuse
  }

  /// Most rounds of one pass. Our choice.
  public static let roundLimit = 8
  /// Rounds in a row that left changes behind, before the session gives up: as many as a layout pass has repeats. Our choice.
  public static let unsettledLimit = 32

  public private(set) var activity = Activity.idle
  public private(set) var placement = Placement.none
  /// The block of an update runs. A message of a pass may begin one, and the block may ask for a pass.
  public private(set) var isUpdating = false
  /// Something has changed during the placement under way: it must set no more frames, its plan is stale.
  public private(set) var isOvertaken = false
  /// Something has changed since the round under way began: another round is to follow.
  public private(set) var isDue = false
  /// The session has given up, and the pause goes on: a layout needs no pass unless the screen has moved.
  public private(set) var isResting = false
  private var rounds = 0
  private var unsettledRounds = 0

  public init() {}

  public mutating func handle(_ event: Event) -> Effect {
    switch event {
    case .changed: return change()
    case .changeTaken:
      if activity != .measuring { return .refuse }
      invalidate()
      return .none
    case .layoutWanted: return layOutLater()
    case .passWanted:
      if activity == .idle { return arrange() }
      isDue = true
      return .none
    case .answerWanted: return activity == .idle ? arrange() : .none
    case .animatedPassWanted: return activity == .idle && !isUpdating ? arrange() : .none
    case .updateBegan, .updateEnded:
      if isUpdating == (event == .updateBegan) { return .refuse }
      isUpdating.toggle()
      return .none
    case .roundWanted: return repeatRound()
    case .placementBegan: return beginPlacement()
    case .placementEnded: return endPlacement()
    case .finished: return finish()
    case .pauseEnded:
      settle()
      return .none
    }
  }

  // MARK: Changes

  private mutating func invalidate() {
    if placement == .current { placement = .stale }
  }

  private mutating func change() -> Effect {
    invalidate()
    if activity == .placing { isOvertaken = true }
    return layOutLater()
  }

  private mutating func layOutLater() -> Effect {
    guard activity == .idle else {
      isDue = true
      return .none
    }
    // Not a consequence of the pass before.
    settle()
    return .layOutLater
  }

  // MARK: Passes

  private mutating func arrange() -> Effect {
    activity = .measuring
    isDue = false
    rounds = 1
    return .arrange
  }

  private mutating func repeatRound() -> Effect {
    if activity != .measuring { return .refuse }
    guard isDue && rounds < Self.roundLimit else { return .none }
    isDue = false
    rounds += 1
    return .repeatRound
  }

  private mutating func beginPlacement() -> Effect {
    if activity != .measuring { return .refuse }
    activity = .placing
    isOvertaken = false
    return .none
  }

  private mutating func endPlacement() -> Effect {
    if activity != .placing { return .refuse }
    activity = .measuring
    if isOvertaken { return .none }
    placement = .current
    return .settle
  }

  private mutating func finish() -> Effect {
    if activity != .measuring { return .refuse }
    activity = .idle
    if !isDue {
      settle()
      return .none
    }
    unsettledRounds += rounds
    isResting = unsettledRounds >= Self.unsettledLimit
    return isResting ? .giveUp : .layOutLater
  }

  private mutating func settle() {
    unsettledRounds = 0
    isResting = false
  }
}
