import ListModel
import Testing

/// When the content's size and offset belong to all changes so far: a container holds what shows from then on, also in the middle of a pass.
@Suite struct StackFittingTests {
  @Test(arguments: [StackSession.Event.changed, .changeTaken]) func aChangeEndsWhatWasFittedUntilTheNextTime(
    event: StackSession.Event
  ) {
    var session = StackSession()
    func handle(_ events: StackSession.Event...) { for event in events { _ = session.handle(event) } }
    handle(.changed, .passWanted)
    #expect(!session.isFitted)
    handle(.contentFitted)
    #expect(session.isFitted && session.placement == .none)
    handle(event)
    #expect(!session.isFitted)
    handle(.contentFitted, .placementBegan, .placementEnded, .finished)
    #expect(session.isFitted && session.placement == .current)
    handle(.layoutWanted, .passWanted, .finished)
    #expect(session.isFitted)
  }

  @Test func aChangeInsideAPlacementEndsIt() {
    var session = StackSession()
    for event in [StackSession.Event.passWanted, .contentFitted, .placementBegan] { _ = session.handle(event) }
    #expect(session.isFitted)
    _ = session.handle(.changed)
    #expect(!session.isFitted && session.isOvertaken)
  }
}
