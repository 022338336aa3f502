import ListModel

/// The events of a session as values, so that programs and tables of tests can choose among them.
extension StackSession {
  enum Event: Equatable, CaseIterable {
    case changed, changeTaken, layoutWanted, passWanted, answerWanted, animatedPassWanted, updateBegan, updateEnded,
      contentFitted,
      roundWanted, placementBegan, placementEnded, finished, pauseEnded
  }

  /// The results of all events as one type.
  enum Effect: Equatable {
    case none, arrange, repeatRound, settle, layOutLater, giveUp, refuse
  }

  mutating func handle(_ event: Event) -> Effect {
    do { return try effect(of: event) } catch { return .refuse }
  }

  private mutating func effect(of event: Event) throws(Refusal) -> Effect {
    switch event {
    case .changed: return effect(change())
    case .changeTaken: try adoptChange()
    case .layoutWanted: return effect(requestLayout())
    case .passWanted: return effect(requestPass())
    case .answerWanted: return effect(requestAnswer())
    case .animatedPassWanted: return effect(requestAnimatedPass())
    case .updateBegan: try beginUpdate()
    case .updateEnded: try endUpdate()
    case .contentFitted: try fitContent()
    case .roundWanted: return try beginNextRound() ? .repeatRound : .none
    case .placementBegan: try beginPlacement()
    case .placementEnded: return try endPlacement() == .settled ? .settle : .none
    case .finished:
      switch try finish() {
      case .settled: return .none
      case .layOutLater: return .layOutLater
      case .giveUp: return .giveUp
      }
    case .pauseEnded: endPause()
    }
    return .none
  }

  private func effect(_ answer: LayoutAnswer) -> Effect { answer == .layOutLater ? .layOutLater : .none }

  private func effect(_ answer: PassAnswer) -> Effect { answer == .arrange ? .arrange : .none }
}
