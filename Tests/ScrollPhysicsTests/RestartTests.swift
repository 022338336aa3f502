import Testing

@testable import ScrollPhysics

@Suite struct RestartTests {
  static let edges = AxisGeometry(minimum: 0, maximum: 2000, length: 852)

  /// Coasts, bounces, coasts into a bounce, is flung back through an edge; each also in a mirror.
  static let flights: [(position: Double, velocity: Double)] = [
    (500, 1500), (1500, 3000), (2100, 0), (2100, 2500), (2080, -3000), (2060, -9000), (1000, 0), (2000, 700),
  ]

  @Test(arguments: flights, [false, true])
  func aMotionRestartedAtAHundredInstantsStaysOnItsPath(flight: (position: Double, velocity: Double), mirrored: Bool) {
    let position = mirrored ? 2000 - flight.position : flight.position
    let velocity = mirrored ? -flight.velocity : flight.velocity
    let original = AxisMotion.lift(from: position, velocity: velocity, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    for instant in 0..<100 {
      let cut = Double(instant) * 0.031
      var head = original
      head.advance(to: cut)
      guard !head.isAtRest else { continue }
      var tail = head.restarted(at: cut, shiftedBy: 0, in: Self.edges)
      for step in 0..<100 {
        let time = cut + Double(step) * 0.037
        head.advance(to: time)
        tail.advance(to: time)
        #expect(abs(head.position(at: time) - tail.position(at: time)) < 1e-9)
        #expect(head.isAtRest == tail.isAtRest)
      }
    }
  }

  @Test(arguments: flights) func theMirroredFlightIsTheMirrorImage(flight: (position: Double, velocity: Double)) {
    var motion = AxisMotion.lift(
      from: flight.position, velocity: flight.velocity, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    var mirror = AxisMotion.lift(
      from: 2000 - flight.position, velocity: -flight.velocity, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    for step in 0..<240 {
      let time = Double(step) / 60
      motion.advance(to: time)
      mirror.advance(to: time)
      #expect(abs(motion.position(at: time) + mirror.position(at: time) - 2000) < 1e-9)
      #expect(motion.isAtRest == mirror.isAtRest)
    }
    #expect(motion.isAtRest)
  }

  @Test func thePathIsSmoothWherePhasesMeet() {
    var motion = AxisMotion.lift(from: 2060, velocity: -9000, at: 0, in: Self.edges, law: .finger(rate: 0.998))
    var last = motion.position(at: 0)
    var kinds: Set<String> = []
    for step in 1..<6000 {
      let time = Double(step) / 1000
      motion.advance(to: time)
      let position = motion.position(at: time)
      #expect(abs(position - last) < 9.6)
      last = position
      switch motion.phase {
      case .resting: kinds.insert("resting")
      case .coasting: kinds.insert("coasting")
      case .bouncing: kinds.insert("bouncing")
      case .snapping: kinds.insert("snapping")
      }
    }
    #expect(kinds == ["resting", "coasting", "bouncing"])
    #expect(last == 0)
  }
}
