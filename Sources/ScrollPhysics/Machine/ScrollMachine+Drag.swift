// Touch down, pan and touch up. The lift at the end of a drag is in ScrollMachine+Lift.
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

  /// Whether the animation leads back from beyond an edge beyond which its destination is not. A touch must not stop such an animation:
  /// after a touch without a drag nothing would bring the content back.
  private func isComingBack(_ animation: Animation) -> Bool {
    [Axis.x, .y].contains { axis in
      let edges = geometry.axes[axis]
      let (here, goal) = (edges.overshoot(offset[axis]), edges.overshoot(animation.glide.destination[axis]))
      return here < 0 && goal >= 0 || here > 0 && goal <= 0
    }
  }

  /// Stops any motion; the finger now holds the content.
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
      // Wheel scrolling on its way back from beyond an edge is caught like a bounce, which continues after the lift.
      let isComingBack = geometry.clamped(offset) != offset
      cutWheelScroll(to: .tracking(caught: isComingBack), willDecelerate: isComingBack, emit)
    case .zoomMoving(var zoom):
      zoom.isTracked = true
      activity = .zoomMoving(zoom)
    case .tracking, .dragging, .lifting, .zooming:
      break  // a further finger
    }
  }

  mutating func touchUp(at now: Double, _ emit: Emit) {
    switch activity {
    case .tracking(let caught):
      endTouch(caught: caught, at: now, emit)
    case .animating(var animation):
      animation.isTracked = false
      activity = .animating(animation)
    case .zoomMoving(var zoom):
      zoom.isTracked = false
      activity = .zoomMoving(zoom)
    case .idle, .dragging, .wheelScrolling, .lifting, .decelerating, .zooming:
      break  // the pan has ended the drag before
    }
  }

  mutating func beginDrag(by translation: Vector, _ device: DragDevice, at now: Double, _ emit: Emit) {
    var returns = isZoomUnderWay
    if case .animating(let animation) = activity { returns = isComingBack(animation) }
    hold(at: now, emit)
    if case .zoomMoving(let zoom) = activity, !beginDrag(by: translation, in: zoom, emit) { return }
    guard case .tracking(let caught) = activity else {
      // The receiver of the animation's end has taken the finger away, as by taking the scroll view off the window.
      if returns, case .idle = activity { show(geometry.clamped(offset), emit) }
      return
    }
    let drag = Drag(
      device: device, anchor: geometry.raw(forShown: offset, pulledBy: device), translation: .zero, caught: caught,
      returns: returns, lock: geometry.locksDirection ? .undecided : .open, startPage: geometry.pages(nearest: offset))
    enter(.dragging(drag))
    emit(&self, .willBeginDragging)
    self.drag(by: translation, emit)
  }

  /// Moves the content 1:1 inside the edges, through the rubber band beyond them.
  mutating func drag(by translation: Vector, _ emit: Emit) {
    if case .zoomMoving(let zoom) = activity { return drag(by: translation, in: zoom, emit) }
    guard case .dragging(var drag) = activity, translation != drag.translation else { return }
    drag.translation = translation
    drag.hasMoved = true
    drag.lock.decide(by: translation, hasSlop: !drag.caught)
    activity = .dragging(drag)
    follow(drag, holding: offset, emit)
  }

  /// Shows the finger's offset; an axis that the finger cannot drag stays at `place`, without rounding.
  mutating func follow(_ drag: Drag, holding place: Vector, _ emit: Emit) {
    let raw = drag.raw
    let shown = Vector { axis in
      let edges = geometry.axes[axis]
      return edges.isDraggable && drag.lock.allows(axis)
        ? geometry.pixel(at: edges.shown(forRaw: raw[axis], pulledBy: drag.device), on: axis) : place[axis]
    }
    show(exactly: shown, emit)
  }

  /// Touch up without a drag. A caught bounce continues back to its edge.
  private mutating func endTouch(caught: Bool, at now: Double, _ emit: Emit) {
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
  func raw(forShown shown: Vector, pulledBy device: ScrollMachine.DragDevice = .finger) -> Vector {
    Vector { axes[$0].raw(forShown: shown[$0], pulledBy: device) }
  }
}
