import ListModel
import Testing

@Suite struct NewStackSessionTests {
  @Test func aNewStackSessionHasNothingToDo() {
    let session = StackSession()
    #expect(session.activity == .idle && session.placement == .none && !session.isDue && !session.isSteady)
  }
}
