// The lift at the end of a drag: velocity, target, messages to the delegate, the motion that follows.
extension ScrollMachine {
  /// - Parameter velocity: the finger's; the velocity of the offset is its opposite.
  mutating func lift(velocity finger: Vector, at now: Double, _ emit: Emit) {
    if isZoomUnderWay { return endDragInZoom(emit) }
    guard case .dragging(let drag) = activity else { return }
    let lift = Lift(
      device: drag.device, velocity: flick(finger, drag.lock), motion: nil, isTracked: true, caught: drag.caught,
      startPage: drag.startPage,
      chosen: PerAxis(x: nil, y: nil), returns: drag.returns)
    endDrag(lift, at: now, emit)
  }

  /// Ends a drag by a finger or wheel scrolling.
  mutating func endDrag(_ lift: Lift, at now: Double, _ emit: Emit) {
    time = now
    enter(.lifting(lift))
    let target = liftMotion(
      lift.device, velocity: lift.velocity, at: now, startPage: lift.startPage, returns: lift.comesBack
    ).announcedTarget
    emit(&self, .willEndDragging(velocity: lift.velocity, target: pixel(at: target)))
    guard case .lifting(let decided) = activity, decided.motion == nil else {
      // The delegate began another activity in `willEndDragging`: `didEndDragging` is still sent, the messages after it are not.
      return emit(&self, .didEndDragging(willDecelerate: false))
    }
    leave(decided, at: now, emit)
  }

  /// Called from `scrollViewWillEndDragging`: sets the resting offset on the axes where `target` differs from `announced`, clamped to the
  /// edges. Ignored on paging axes, and if code has begun another activity meanwhile.
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
      lift.device, velocity: lift.velocity, at: now, startPage: lift.startPage, chosen: lift.chosen, returns: lift.comesBack)
    let decelerates = !motion.isAtRest
    (lift.motion, lift.decelerates) = (motion, decelerates)
    activity = .lifting(lift)
    let began = transitions
    // Without `bounces`, an offset that code set beyond an edge returns at once.
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

  /// The velocity of the offset: the finger's reversed, 0 on axes that the finger cannot drag, 0 if the speed is below the slowest flick.
  private func flick(_ finger: Vector, _ lock: DirectionalLock) -> Vector {
    let velocity = Vector { geometry.axes[$0].isDraggable && lock.allows($0) && finger[$0] != 0 ? -finger[$0] : 0 }
    return velocity.length < VelocityEstimate.slowestFlick ? .zero : velocity
  }

  /// The motion of each axis from the shown offset. An axis that cannot be dragged rests where it is.
  ///
  /// - Parameter returns: whether such an axis returns from beyond an edge all the same.
  func liftMotion(
    _ device: DragDevice = .finger, velocity: Vector, at now: Double, startPage: Vector,
    chosen: PerAxis<Double?> = PerAxis(x: nil, y: nil),
    returns: Bool = false
  ) -> PerAxis<AxisMotion> {
    let start = now + Self.motionDelay
    let law = DecelerationLaw(after: device, rate: geometry.decelerationRate)
    return PerAxis { axis in
      let here = offset[axis]
      let edges = geometry.axes[axis]
      if let target = chosen[axis] { return .coast(from: here, to: target, at: start, in: edges, law: law) }
      guard edges.isDraggable || returns && edges.overshoot(here) != 0 else {
        return .rest(at: here, at: start, in: edges, law: law)
      }
      let velocity = velocity[axis]
      guard edges.isPaging else { return .lift(from: here, velocity: velocity, at: start, in: edges, law: law) }
      let page = edges.page(from: here, velocity: velocity, start: startPage[axis])
      return .lift(from: here, velocity: velocity, toPage: page, at: start, in: edges, law: law)
    }
  }
}
