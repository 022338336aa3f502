/// Motion of one axis after a lift: coasting, bouncing, snapping to a page or resting. Each phase turns into the next at the exact instant.
package struct AxisMotion: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case resting(Double)
    case coasting(Deceleration)
    /// Returns to the given edge.
    case bouncing(Bounce, edge: Double)
    /// Moves to the page with the given index.
    case snapping(PageSnap, page: Double)

    /// Coasting, or rest where it has nothing left to do.
    init(_ coast: Deceleration) { self = coast.duration > 0 ? .coasting(coast) : .resting(coast.destination) }
  }

  private(set) var phase: Phase
  /// Time at which the phase began; at earlier times its first position is shown.
  private(set) var start: Double
  let geometry: AxisGeometry
  private let law: DecelerationLaw

  /// The motion after a lift at `position`. Beyond an edge, the finger's velocity becomes the bounce's `push`.
  static func lift(from position: Double, velocity: Double, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw)
    -> Self
  {
    let overshoot = geometry.overshoot(position)
    let beyond = overshoot != 0 && geometry.bounces
    let bounce = Phase.bouncing(Bounce(displacement: overshoot, push: velocity), edge: position - overshoot)
    return AxisMotion(beyond ? bounce : coast(position, velocity, geometry, law), at: time, in: geometry, law: law)
  }

  /// The motion after a lift toward a page; an ordinary bounce if that page lies at the edge beyond which the content was pulled.
  static func lift(
    from position: Double, velocity: Double, toPage page: Double, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw
  ) -> Self {
    let bounce = lift(from: position, velocity: velocity, at: time, in: geometry, law: law)
    if case .bouncing(let law, let edge) = bounce.phase, edge == geometry.page(page), law.crossing == nil { return bounce }
    return AxisMotion(snap(position, velocity, toPage: page, geometry), at: time, in: geometry, law: law)
  }

  /// Continues from a position and its velocity on the same path.
  static func resume(from position: Double, velocity: Double, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw)
    -> Self
  {
    let overshoot = geometry.overshoot(position)
    let beyond = overshoot != 0 && geometry.bounces
    let bounce = Phase.bouncing(Bounce(displacement: overshoot, velocity: velocity), edge: position - overshoot)
    if overshoot != 0, !beyond { return .rest(at: position - overshoot, at: time, in: geometry, law: law) }
    return AxisMotion(beyond ? bounce : coast(position, velocity, geometry, law), at: time, in: geometry, law: law)
  }

  /// Coasts from `position` to rest exactly at `target`, which must lie inside the edges.
  static func coast(from position: Double, to target: Double, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw)
    -> Self
  {
    AxisMotion(Phase(Deceleration(from: position, to: target, law: law)), at: time, in: geometry, law: law)
  }

  static func rest(at position: Double, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw) -> Self {
    AxisMotion(.resting(position), at: time, in: geometry, law: law)
  }

  private static func snap(_ position: Double, _ velocity: Double, toPage page: Double, _ geometry: AxisGeometry) -> Phase {
    let displacement = position - geometry.page(page)
    if displacement.magnitude < 1e-9 { return .resting(position) }
    // Without `bounces`, a velocity that leads further beyond the edge counts as 0.
    let velocity = geometry.bounces || displacement * velocity < 0 ? velocity : 0
    return .snapping(PageSnap(displacement: displacement, velocity: velocity), page: page)
  }

  private static func coast(_ position: Double, _ velocity: Double, _ geometry: AxisGeometry, _ law: DecelerationLaw) -> Phase {
    if geometry.isPaging {
      return snap(position, velocity, toPage: geometry.nextPage(from: position, velocity: velocity), geometry)
    }
    return Phase(Deceleration(from: geometry.clamped(position), velocity: velocity, law: law))
  }

  private init(_ phase: Phase, at time: Double, in geometry: AxisGeometry, law: DecelerationLaw) {
    self.phase = phase
    self.start = time
    self.geometry = geometry
    self.law = law
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
    case .snapping(let snap, let page): geometry.page(page) + snap.position(at: time - start)
    }
  }

  func velocity(at time: Double) -> Double {
    switch phase {
    case .resting: 0
    case .coasting(let coast): coast.velocity(at: time - start)
    case .bouncing(let bounce, _): bounce.velocity(at: time - start)
    case .snapping(let snap, _): snap.velocity(at: time - start)
    }
  }

  /// Advances to the phase that holds at `time`; at most bounce, coast, bounce.
  mutating func advance(to time: Double) {
    while let next = successor(at: time) { self = next }
  }

  /// The same path moved by `shift`, or in another geometry. When pages change size, a snap goes to the same page by index; after a shift it goes
  /// to the page nearest to the shifted one.
  func restarted(at time: Double, shiftedBy shift: Double, in geometry: AxisGeometry) -> Self {
    let (position, velocity, time) = (position(at: time) + shift, velocity(at: time), max(time, start))
    if case .coasting(let coast) = phase, geometry.overshoot(position) == 0, !geometry.isPaging {
      return AxisMotion(Phase(coast.continued(from: position, at: time - start)), at: time, in: geometry, law: law)
    }
    guard case .snapping(_, var page) = phase else {
      return .resume(from: position, velocity: velocity, at: time, in: geometry, law: law)
    }
    if shift != 0 { page = geometry.nearestPage(to: self.geometry.page(page) + shift) }
    return AxisMotion(Self.snap(position, velocity, toPage: page, geometry), at: time, in: geometry, law: law)
  }

  /// The target passed to `scrollViewWillEndDragging`.
  var announcedTarget: Double {
    switch phase {
    case .resting(let position):
      position
    case .coasting(let coast):
      edgeCrossing(of: coast)?.edge ?? geometry.clamped(coast.announcedTarget)
    case .bouncing(let bounce, let edge):
      // Content flung back through the edge coasts on.
      bounce.crossing == nil ? edge : successor(at: .infinity)?.announcedTarget ?? edge
    case .snapping(_, let page):
      geometry.page(page)
    }
  }

  /// The resting position after an interruption: the edge for a bounce, the page for a snap.
  func interrupted(at time: Double) -> Double {
    switch phase {
    case .resting(let position): position
    case .snapping(_, let page): geometry.page(page)
    case .coasting, .bouncing: geometry.clamped(position(at: time))
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
        return AxisMotion(next, at: start + crossing.time, in: geometry, law: law)
      }
      return elapsed >= coast.duration - 1e-9
        ? AxisMotion(.resting(coast.destination), at: start + coast.duration, in: geometry, law: law) : nil
    case .bouncing(let bounce, let edge):
      if let crossing = bounce.crossing {
        guard elapsed >= crossing else { return nil }
        let coast = Self.coast(edge, bounce.velocity(at: crossing), geometry, law)
        return AxisMotion(coast, at: start + crossing, in: geometry, law: law)
      }
      return elapsed >= 0 && bounce.isAtRest(at: elapsed)
        ? AxisMotion(.resting(edge), at: time, in: geometry, law: law) : nil
    case .snapping(let snap, let page):
      return elapsed >= 0 && snap.isAtRest(at: elapsed)
        ? AxisMotion(.resting(geometry.page(page)), at: time, in: geometry, law: law) : nil
    }
  }

  /// Time at which the phase ends.
  var end: Double {
    switch phase {
    case .resting: start
    case .coasting(let coast): start + (edgeCrossing(of: coast)?.time ?? coast.duration)
    case .bouncing(let bounce, _): start + (bounce.crossing ?? bisect(from: 0, until: bounce.isAtRest(at:)))
    case .snapping(let snap, _): start + bisect(from: 0, until: snap.isAtRest(at:))
    }
  }

  /// The next phase; nil at rest.
  var next: Self? { successor(at: .infinity) }

  /// Time at which the phase reverses its direction; nil if it does not.
  var turn: Double? {
    switch phase {
    case .resting, .coasting: nil
    case .bouncing(let bounce, _): bounce.turningTime.map { start + $0 }
    case .snapping(let snap, _): snap.turningTime.map { start + $0 }
    }
  }

  /// Coasting that starts at an edge and leaves the content becomes a bounce at once.
  private mutating func skipEmptyPhase() {
    if case .coasting(let coast) = phase, edgeCrossing(of: coast)?.time == 0, let next = successor(at: start) { self = next }
  }
}
