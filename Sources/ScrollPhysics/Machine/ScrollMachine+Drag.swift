// The finger comes down, moves and is recognized; what it does when it leaves is in ScrollMachine+Lift.
extension ScrollMachine {
  mutating func touchDown(at now: Double, _ emit: Emit) {
    switch activity {
    case .animating(var animation) where isComingBack(animation):
      animation.isTracked = true
      activity = .animating(animation)
    default:
      hold(at: now, emit)
    }
  }

  /// Beyond an edge nothing would bring the content back once the finger has left again: only a drag takes it from there.
  private func isComingBack(_ animation: Animation) -> Bool {
    geometry.clamped(offset) != offset && animation.isLegal(in: geometry)
  }

  /// The finger holds the content, whatever moved it.
  private mutating func hold(at now: Double, _ emit: Emit) {
    switch activity {
    case .idle:
      enter(.tracking(caught: false))
    case .decelerating:
      enter(.tracking(caught: true))
    case .animating(let animation):
      enter(.tracking(caught: animation.caught))
      announceEnd(of: animation, wasReached: false, emit)
    case .wheelScrolling:
      // On its way back from beyond an edge it is caught as a bounce is, and goes on with it after the lift.
      let isComingBack = geometry.clamped(offset) != offset
      cutWheelScroll(to: .tracking(caught: isComingBack), willDecelerate: isComingBack, emit)
    case .zoomMoving(var flight):
      flight.isTracked = true
      activity = .zoomMoving(flight)
    case .tracking, .dragging, .lifting, .zooming:
      break  // a further finger
    }
  }

  mutating func touchUp(at now: Double, _ emit: Emit) {
    switch activity {
    case .tracking(let caught):
      letGo(caught: caught, at: now, emit)
    case .animating(var animation):
      animation.isTracked = false
      activity = .animating(animation)
    case .zoomMoving(var flight):
      flight.isTracked = false
      activity = .zoomMoving(flight)
    case .idle, .dragging, .wheelScrolling, .lifting, .decelerating, .zooming:
      break  // the pan has ended the drag before
    }
  }

  mutating func beginDrag(by translation: Vector, at now: Double, _ emit: Emit) {
    var returns = isZoomUnderWay
    if case .animating(let animation) = activity { returns = isComingBack(animation) }
    hold(at: now, emit)
    if case .zoomMoving(let flight) = activity, !beginDrag(by: translation, in: flight, emit) { return }
    guard case .tracking(let caught) = activity else { return }
    let drag = Drag(
      grip: geometry.raw(forShown: offset), translation: .zero, caught: caught, returns: returns,
      lock: geometry.locksDirection ? .undecided : .open, startPage: geometry.pages(nearest: offset))
    enter(.dragging(drag))
    emit(&self, .willBeginDragging)
    self.drag(by: translation, emit)
  }

  /// 1:1 inside the edges, by the rubber band beyond them.
  mutating func drag(by translation: Vector, _ emit: Emit) {
    if case .zoomMoving(let flight) = activity { return drag(by: translation, in: flight, emit) }
    guard case .dragging(var drag) = activity, translation != drag.translation else { return }
    drag.translation = translation
    drag.hasMoved = true
    drag.lock.decide(by: translation, hasSlop: !drag.caught)
    activity = .dragging(drag)
    follow(drag, holding: offset, emit)
  }

  /// Shows what the finger asks for; an axis that it cannot drag stays exactly where it is, at `place`.
  mutating func follow(_ drag: Drag, holding place: Vector, _ emit: Emit) {
    let raw = drag.raw
    let shown = Vector { axis in
      let edges = geometry.axes[axis]
      return edges.isDraggable && drag.lock.allows(axis)
        ? geometry.pixel(at: edges.shown(forRaw: raw[axis]), on: axis) : place[axis]
    }
    show(exactly: shown, emit)
  }

  /// The finger left without dragging. What it caught beyond an edge goes back.
  private mutating func letGo(caught: Bool, at now: Double, _ emit: Emit) {
    guard caught else { return enter(.idle) }
    let motion = liftMotion(velocity: .zero, at: now, startPage: geometry.pages(nearest: offset), returns: true)
    guard motion.isAtRest else {
      time = now
      return enter(.decelerating(motion))
    }
    enter(.idle)
    show(exactly: motion.position(at: now), emit)
    emit(&self, .didEndDecelerating)
  }
}

extension ScrollGeometry {
  func raw(forShown shown: Vector) -> Vector { Vector { axes[$0].raw(forShown: shown[$0]) } }
}
