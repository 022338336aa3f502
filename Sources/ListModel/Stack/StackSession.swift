/// State machine of a container's passes: decides when children are arranged, at most one pass at a time; events in, an effect out.
///
/// A container sends an event for every change and for every call that depends on the places of children, so that reentrant calls from a
/// message are handled the same way in every place. A value without views; allocates nothing.
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

  public enum Event: Equatable, Sendable, CaseIterable {
    /// The order of the children or the space of a child has changed.
    case changed
    /// The running pass has changed the order or a space itself.
    case changeTaken
    /// An input of placements other than order and spaces has changed: insets, or the end of a fade.
    case layoutWanted
    /// `layoutSubviews()` of the container was called.
    case passWanted
    /// A caller needs the places of children, which may be out of date.
    case answerWanted
    /// A change was made inside an animation block, whose end is not announced: the pass cannot wait for the next layout.
    case animatedPassWanted
    /// The block of an update begins or ends. The container arranges at the end of the block.
    case updateBegan, updateEnded
    /// The running pass is about to give the content the size and the offset that belong to all changes so far.
    case contentFitted
    /// A round has ended inside an animation: changes made during the pass belong to the same animation.
    case roundWanted
    /// Begin and end of a placement. A round may place children more than once, or not at all.
    case placementBegan, placementEnded
    /// The pass has ended.
    case finished
    /// The pause after the effect `giveUp` has ended.
    case pauseEnded
  }

  /// What the receiver must do.
  public enum Effect: Equatable, Sendable {
    case none
    /// Run a round, then send `finished`; inside an animation send `roundWanted` first.
    case arrange
    /// Run another round, then send `roundWanted` again.
    case repeatRound
    /// The placement is complete: the anchor and the list of children that have appeared are no longer needed.
    case settle
    /// Call `setNeedsLayout`.
    case layOutLater
    /// Children keep changing in every round: warn; after a pause, send `pauseEnded` and call `setNeedsLayout`.
    case giveUp
    /// The event is not allowed in this state.
    case refuse
  }

  /// Maximum number of rounds in one pass. Our choice.
  public static let roundLimit = 8
  /// Number of consecutive rounds with changes left after which the session gives up: as many as the repeats of a layer in a layout pass.
  /// Our choice.
  public static let unsettledLimit = 32

  public private(set) var activity = Activity.idle
  public private(set) var placement = Placement.none
  /// Whether size and offset of the content belong to the present order and spaces: the next change then begins with what shows in place.
  public private(set) var isFitted = false
  /// Whether the block of an update runs. The receiver of a message in a pass may begin one, and the block may request a pass.
  public private(set) var isUpdating = false
  /// Whether a change has overtaken the running placement: its plan is out of date, and it must set no more frames.
  public private(set) var isOvertaken = false
  /// Whether a change was made since the running round began, so that another round must follow.
  public private(set) var isDue = false
  /// Whether the session has given up and the pause is running: a layout then needs no pass unless the screen has moved.
  public private(set) var isResting = false
  /// Whether the last pass has completed its placement and nothing but passes and questions has come since: then a plan depends on the
  /// screen alone.
  public private(set) var isSteady = false
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
      isSteady = false
      return .none
    case .contentFitted:
      if activity != .measuring { return .refuse }
      isFitted = true
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
    (isSteady, isFitted) = (false, false)
    if placement == .current { placement = .stale }
  }

  private mutating func change() -> Effect {
    invalidate()
    if activity == .placing { isOvertaken = true }
    return layOutLater()
  }

  private mutating func layOutLater() -> Effect {
    isSteady = false
    guard activity == .idle else {
      isDue = true
      return .none
    }
    // The change is not a consequence of the previous pass.
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
    isSteady = false
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
    isSteady = !isDue && placement == .current && !isUpdating
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
