import ListModel
import Testing

@Suite struct PrefetchingTests {
  @Test func aHeadingTurnsAfterAWayBackThatIsNoTrembling() {
    var direction = PrefetchDirection()
    for position in [0.0, 100, 92, 99, 91] { direction.move(to: position) }
    #expect(direction.isForward)
    direction.move(to: 90)
    #expect(!direction.isForward)
    for position in [50.0, 59, 49, 58.9] { direction.move(to: position) }
    #expect(!direction.isForward)
    direction.move(to: 59)
    #expect(direction.isForward)
  }
}
