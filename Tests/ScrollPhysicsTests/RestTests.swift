import Testing

@testable import ScrollPhysics

/// When a motion rests: at `restDistance`, on either side of it, and whatever follows.
@Suite struct RestTests {
  private static let displacements = [0, 0.1, 0.3, 0.49, 0.51, 1, 20].flatMap { [$0, -$0] }
  private static let velocities = [0.0, 1, 4, 9, 30, 200, 3_000].flatMap { [$0, -$0] }

  /// Whether a path stays below the distance of rest, by its points a millisecond apart; nil if it comes too near to that distance to say.
  private func staysNear(_ position: (Double) -> Double, from elapsed: Double) -> Bool? {
    let farthest = (0..<2_000).reduce(0) { max($0, position(elapsed + Double($1) / 1_000).magnitude) }
    return (farthest - 0.5).magnitude < 0.01 ? nil : farthest < 0.5
  }

  @Test(arguments: displacements, velocities) func aBounceRestsOnceItStaysWithinHalfAPointOfItsEdge(x: Double, velocity: Double) {
    let bounce = Bounce(displacement: x, velocity: velocity)
    for elapsed in stride(from: 0, through: 0.8, by: 0.05) {
      let rest = Bounce(displacement: bounce.position(at: elapsed), velocity: bounce.velocity(at: elapsed))
      // Content that is flung back through the edge goes on inside.
      guard let stays = staysNear(bounce.position(at:), from: elapsed) else { continue }
      if x == 0 && velocity == 0 { continue }
      #expect(bounce.isAtRest(at: elapsed) == (stays && rest.crossing == nil), "after \(elapsed)")
    }
  }

  @Test(arguments: displacements, velocities) func aSnapRestsOnceItStaysWithinHalfAPointOfItsPage(x: Double, velocity: Double) {
    let snap = PageSnap(displacement: x, velocity: velocity)
    for elapsed in stride(from: 0, through: 0.8, by: 0.05) {
      guard let stays = staysNear(snap.position(at:), from: elapsed) else { continue }
      #expect(snap.isAtRest(at: elapsed) == stays, "after \(elapsed)")
    }
  }

  @Test(arguments: [1.0, -1]) func halfAPointIsTooFarToRest(sign: Double) {
    for distance in [0.5, 0.5.nextUp] {
      #expect(!Bounce(displacement: sign * distance, velocity: 0).isAtRest(at: 0))
      #expect(!PageSnap(displacement: sign * distance, velocity: 0).isAtRest(at: 0))
    }
    #expect(Bounce(displacement: sign * 0.5.nextDown, velocity: 0).isAtRest(at: 0))
    #expect(PageSnap(displacement: sign * 0.5.nextDown, velocity: 0).isAtRest(at: 0))
  }

  /// Coasting, a bounce at the end of it, a bounce alone, and a snap to a page, from near and from far.
  private static let lifts: [(position: Double, velocity: Double, isPaging: Bool)] = [
    (500, 900, false), (500, -15, false), (900, 4_000, false), (-80, 0, false), (-80, 2_000, false), (1_200.75, 0, false),
    (401, 0, true), (400.6, 0, true), (520, 300, true), (650, -900, true), (-40, 0, true), (1_290, 0, true),
  ]

  @Test(arguments: lifts.indices) func theTimeAndPlaceOfRestAreThoseThatFramesFind(index: Int) {
    let (position, velocity, isPaging) = Self.lifts[index]
    let edges = AxisGeometry(minimum: 0, maximum: 1_200, length: 400, isPaging: isPaging)
    let lift = AxisMotion.lift(from: position, velocity: velocity, at: 64, in: edges, law: .finger(rate: 0.998))
    let snap = AxisMotion.lift(
      from: position, velocity: velocity, toPage: edges.nextPage(from: position, velocity: velocity), at: 64, in: edges,
      law: .finger(rate: 0.998))
    let motion = isPaging ? snap : lift
    var frame = motion
    let rest = (0..<8_000).map { 64 + Double($0) / 1_000 }.first { time in
      frame.advance(to: time)
      return frame.isAtRest
    }
    #expect(rest.map { $0 - motion.restTime }.map { $0 >= -1e-6 && $0 < 0.0011 } == true, "\(motion.restTime - 64) s")
    #expect(motion.destination == frame.position(at: 100))
  }
}
