/// What one axis does after the finger has lifted: it coasts, bounces or rests, each turning into the next at the exact instant.
package struct AxisMotion: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case resting(Double)
    case coasting(Deceleration)
    /// Around the given edge.
    case bouncing(Bounce, edge: Double)
  }

  private(set) var phase: Phase
  /// When the phase began; before that its first instant shows.
  private(set) var start: Double
  private let geometry: AxisGeometry
  private let rate: Double

  /// A lift at `position` with the finger's velocity: UIKit's law takes it as the push of a bounce.
  static func lift(from position: Double, velocity: Double, at time: Double, in geometry: AxisGeometry, rate: Double) -> Self {
    let overshoot = geometry.overshoot(position)
    let beyond = overshoot != 0 && geometry.bounces
    let bounce = Phase.bouncing(Bounce(displacement: overshoot, push: velocity), edge: position - overshoot)
    return AxisMotion(beyond ? bounce : coast(position, velocity, geometry, rate), at: time, in: geometry, rate: rate)
  }

  /// Goes on from a position and its true velocity, on the same path.
  static func resume(from position: Double, velocity: Double, at time: Double, in geometry: AxisGeometry, rate: Double) -> Self {
    let overshoot = geometry.overshoot(position)
    let beyond = overshoot != 0 && geometry.bounces
    let bounce = Phase.bouncing(Bounce(displacement: overshoot, velocity: velocity), edge: position - overshoot)
    return AxisMotion(beyond ? bounce : coast(position, velocity, geometry, rate), at: time, in: geometry, rate: rate)
  }

  /// Coasts from `position` to rest exactly at `target`, which should be legal.
  static func coast(from position: Double, to target: Double, at time: Double, in geometry: AxisGeometry, rate: Double) -> Self {
    let coast = Deceleration(from: position, to: target, rate: rate)
    return AxisMotion(target == position ? .resting(target) : .coasting(coast), at: time, in: geometry, rate: rate)
  }

  static func rest(at position: Double, at time: Double, in geometry: AxisGeometry, rate: Double) -> Self {
    AxisMotion(.resting(position), at: time, in: geometry, rate: rate)
  }

  private static func coast(_ position: Double, _ velocity: Double, _ geometry: AxisGeometry, _ rate: Double) -> Phase {
    let coast = Deceleration(from: geometry.clamped(position), velocity: velocity, rate: rate)
    return coast.duration > 0 ? .coasting(coast) : .resting(coast.destination)
  }

  private init(_ phase: Phase, at time: Double, in geometry: AxisGeometry, rate: Double) {
    self.phase = phase
    self.start = time
    self.geometry = geometry
    self.rate = rate
    skipEmptyPhase()
  }

  var isAtRest: Bool {
    if case .resting = phase { true } else { false }
  }

  func position(at time: Double) -> Double {
    switch phase {
    case .resting(let position): position
    case .coasting(let coast): coast.position(at: time - start)
    case .bouncing(let bounce, let edge): edge + bounce.position(at: time - start)
    }
  }

  func velocity(at time: Double) -> Double {
    switch phase {
    case .resting: 0
    case .coasting(let coast): coast.velocity(at: time - start)
    case .bouncing(let bounce, _): bounce.velocity(at: time - start)
    }
  }

  /// Turns phase into phase until the one that holds at `time`: bounce, coast, bounce at the most.
  mutating func advance(to time: Double) {
    while let next = successor(at: time) { self = next }
  }

  /// The same path moved by `shift` against the edges, or put into another geometry.
  func restarted(at time: Double, shiftedBy shift: Double, in geometry: AxisGeometry) -> Self {
    .resume(
      from: position(at: time) + shift, velocity: velocity(at: time), at: max(time, start), in: geometry, rate: rate)
  }

  /// Where it is going, as `scrollViewWillEndDragging` is told.
  var announcedTarget: Double {
    switch phase {
    case .resting(let position):
      position
    case .coasting(let coast):
      edgeCrossing(of: coast)?.edge ?? geometry.clamped(coast.announcedTarget)
    case .bouncing(let bounce, let edge):
      // Flung back through the edge, it coasts on.
      bounce.crossing == nil ? edge : successor(at: .infinity)?.announcedTarget ?? edge
    }
  }

  private func edgeCrossing(of coast: Deceleration) -> (edge: Double, time: Double)? {
    let edge = coast.velocity < 0 ? geometry.minimum : geometry.maximum
    return coast.time(ofCrossing: edge).map { (edge, $0) }
  }

  private func successor(at time: Double) -> Self? {
    let elapsed = time - start
    switch phase {
    case .resting:
      return nil
    case .coasting(let coast):
      if let crossing = edgeCrossing(of: coast) {
        guard elapsed >= crossing.time else { return nil }
        let bounce = Bounce(displacement: 0, push: coast.velocity(at: crossing.time))
        let next = geometry.bounces ? Phase.bouncing(bounce, edge: crossing.edge) : .resting(crossing.edge)
        return AxisMotion(next, at: start + crossing.time, in: geometry, rate: rate)
      }
      return elapsed >= coast.duration - 1e-9
        ? AxisMotion(.resting(coast.destination), at: start + coast.duration, in: geometry, rate: rate) : nil
    case .bouncing(let bounce, let edge):
      if let crossing = bounce.crossing {
        guard elapsed >= crossing else { return nil }
        let coast = Self.coast(edge, bounce.velocity(at: crossing), geometry, rate)
        return AxisMotion(coast, at: start + crossing, in: geometry, rate: rate)
      }
      return elapsed >= 0 && bounce.isAtRest(at: elapsed)
        ? AxisMotion(.resting(edge), at: time, in: geometry, rate: rate) : nil
    }
  }

  /// A coast that begins on an edge and leaves it is a bounce from the first instant.
  private mutating func skipEmptyPhase() {
    if case .coasting(let coast) = phase, edgeCrossing(of: coast)?.time == 0, let next = successor(at: start) { self = next }
  }
}
