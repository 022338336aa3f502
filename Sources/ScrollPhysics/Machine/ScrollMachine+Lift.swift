// The finger lifts: the delegate is told, decides where it comes to rest, and is told what follows.
extension ScrollMachine {
  /// - Parameter velocity: the finger's; the offset's is its opposite.
  mutating func lift(velocity finger: Vector, at now: Double, _ emit: Emit) {
    if isZoomUnderWay { return endDragInZoom(emit) }
    guard case .dragging(let drag) = activity else { return }
    let lift = Lift(
      velocity: flick(finger, drag.lock), motion: nil, isTracked: true, caught: drag.caught, startPage: drag.startPage,
      chosen: PerAxis(x: nil, y: nil), returns: drag.returns)
    endDrag(lift, at: now, emit)
  }

  /// A drag has ended, by a finger or by a wheel.
  mutating func endDrag(_ lift: Lift, at now: Double, _ emit: Emit) {
    time = now
    enter(.lifting(lift))
    let target = liftMotion(velocity: lift.velocity, at: now, startPage: lift.startPage, returns: lift.comesBack).announcedTarget
    emit(&self, .willEndDragging(velocity: lift.velocity, target: pixel(at: target)))
    guard case .lifting(let decided) = activity, decided.motion == nil else {
      // Code began something else: the drag's end is still news, what would have followed is not.
      return emit(&self, .didEndDragging(willDecelerate: false))
    }
    leave(decided, at: now, emit)
  }

  /// From `scrollViewWillEndDragging`: comes to rest there instead, on the axes where `target` differs from what was announced;
  /// a target outside the edges counts as the edge. Ignored on an axis that rests on pages, and when code has begun something else meanwhile.
  package mutating func retarget(from announced: Vector, to target: Vector) {
    guard case .lifting(var lift) = activity, lift.motion == nil else { return }
    lift.chosen = PerAxis { axis in
      let edges = geometry.axes[axis]
      return target[axis] == announced[axis] || edges.isPaging ? nil : edges.clamped(target[axis])
    }
    activity = .lifting(lift)
  }

  private mutating func leave(_ lift: Lift, at now: Double, _ emit: Emit) {
    var lift = lift
    let motion = liftMotion(
      velocity: lift.velocity, at: now, startPage: lift.startPage, chosen: lift.chosen, returns: lift.comesBack)
    let decelerates = !motion.isAtRest
    (lift.motion, lift.decelerates) = (motion, decelerates)
    activity = .lifting(lift)
    let began = transitions
    // Without `bounces` what code put beyond an edge does not travel back, it is back.
    if !decelerates { show(exactly: motion.position(at: now), emit) }
    emit(&self, .didEndDragging(willDecelerate: decelerates && transitions == began))
    guard transitions == began, case .lifting(let lift) = activity, let motion = lift.motion else { return }
    if decelerates {
      enter(.decelerating(motion))
      emit(&self, .willBeginDecelerating)
    } else {
      enter(.idle)
      if lift.caught { emit(&self, .didEndDecelerating) }
    }
  }

  /// The finger's velocity turned into the offset's, 0 where the finger cannot drag, and 0 when all of it is slow.
  private func flick(_ finger: Vector, _ lock: DirectionalLock) -> Vector {
    let velocity = Vector { geometry.axes[$0].isDraggable && lock.allows($0) && finger[$0] != 0 ? -finger[$0] : 0 }
    return velocity.length < VelocityEstimate.slowestFlick ? .zero : velocity
  }

  /// What each axis does from the offset that shows. One that cannot be dragged stays where code has put it.
  ///
  /// - Parameter returns: but comes back from beyond an edge all the same.
  func liftMotion(
    velocity: Vector, at now: Double, startPage: Vector, chosen: PerAxis<Double?> = PerAxis(x: nil, y: nil),
    returns: Bool = false
  ) -> PerAxis<AxisMotion> {
    let start = now + Self.motionDelay
    let rate = geometry.decelerationRate
    return PerAxis { axis in
      let here = offset[axis]
      let edges = geometry.axes[axis]
      if let target = chosen[axis] { return .coast(from: here, to: target, at: start, in: edges, rate: rate) }
      guard edges.isDraggable || returns && edges.overshoot(here) != 0 else {
        return .rest(at: here, at: start, in: edges, rate: rate)
      }
      let velocity = velocity[axis]
      guard edges.isPaging else { return .lift(from: here, velocity: velocity, at: start, in: edges, rate: rate) }
      let page = edges.page(from: here, velocity: velocity, start: startPage[axis])
      return .lift(from: here, velocity: velocity, toPage: page, at: start, in: edges, rate: rate)
    }
  }
}
