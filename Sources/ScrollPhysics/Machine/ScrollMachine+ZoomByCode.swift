// Zooming by code, or by a wheel notch in one step.
extension ScrollMachine {
  mutating func zoom(_ goal: ZoomGoal, _ manner: ZoomManner, at now: Double, _ emit: Emit) {
    var goal = goal
    goal.scale = geometry.zoom.clamped(goal.scale)
    if case .zooming(let pinch) = activity { return zoom(to: goal.scale, under: pinch, emit) }
    switch manner {
    case .animated:
      animate(goal, at: now, emit)
    case .atOnce:
      // An instant zoom ends a running zoom animation.
      if case .zoomMoving(let zoom) = activity {
        enter(nextActivity(zoom))
        performLastStep(goal, emit)
        return conclude(zoom, goesOn: !owesZoomEnd, emit)
      }
      if setZoom(goal, emit) { emit(&self, .zoomSettled(isAnnounced: false)) }
    case .turned:
      guard !isZoomUnderWay, !owesZoomEnd, goal.scale != zoomed.scale else { return }
      owesZoomEnd = true
      emit(&self, .willBeginZooming)
      guard owesZoomEnd else { return }
      goal.scale = geometry.zoom.clamped(goal.scale)
      performLastStep(goal, emit)
      if owesZoomEnd { announceZoomEnd(emit) }
    }
  }

  /// Applies a zoom's final step; `owesZoomEnd` stays true unless code continued the zoom inside a message.
  private mutating func performLastStep(_ goal: ZoomGoal, _ emit: Emit) {
    owesZoomEnd = true
    setZoom(goal, emit)
  }

  mutating func announceZoomEnd(_ emit: Emit) {
    owesZoomEnd = false
    emit(&self, .zoomSettled(isAnnounced: true))
  }

  /// During a pinch the scale is set at once and the pinch continues from there.
  private mutating func zoom(to scale: Double, under pinch: Pinch, _ emit: Emit) {
    var pinch = pinch
    refresh(&pinch.anchor)
    pinch.base = geometry.zoom.raw(forShown: scale) / pinch.factor
    activity = .zooming(pinch)
    showZoom(scale, emit)
  }

  /// - Returns: whether the scale has changed.
  @discardableResult private mutating func setZoom(_ goal: ZoomGoal, _ emit: Emit) -> Bool {
    let changes = goal.scale != zoomed.scale
    let before = offset
    if changes { applyZoom(goal.scale, emit) }
    // Skipped if the receiver of `zoom` has set the offset during layout.
    if offset == before || !changes {
      let wanted = zoomed.origin + goal.point * zoomed.scale - goal.place
      let legal = geometry.clamped(wanted)
      let target = Vector { geometry.pixel(at: legal[$0], on: $0) }
      let moves = target != offset
      if moves || changes { jumpAfterZoom(to: target) }
      if moves { emit(&self, .scroll(to: target)) }
    }
    if changes { emit(&self, .didZoom) }
    return changes
  }

  /// As `jump`, with a destination clamped to the edges of the new content size.
  private mutating func jumpAfterZoom(to position: Vector) {
    switch activity {
    case .dragging(var drag):
      offset = position
      drag.anchor = geometry.raw(forShown: position, pulledBy: drag.device) + drag.translation
      activity = .dragging(drag)
    case .animating(var animation):
      jump(to: position)
      animation.glide.redirect(to: geometry.clamped(animation.glide.destination), at: time - animation.start)
      activity = .animating(animation)
    case .wheelScrolling(var wheel):
      let shift = position - offset
      offset = position
      wheel.updateTarget(at: geometry.clamped(wheel.target + shift) - shift, from: time, shiftedBy: shift)
      activity = .wheelScrolling(wheel)
    case .idle, .tracking, .lifting, .decelerating, .zooming, .zoomMoving:
      jump(to: position)
    }
  }

  /// Animates to the goal. Does nothing at the goal; replaces any other motion, whose end is sent with the end of the zoom.
  private mutating func animate(_ goal: ZoomGoal, at now: Double, _ emit: Emit) {
    var (isTracked, caught, begins) = (false, false, true)
    var drag: ZoomDrag?
    var purpose: AnimationPurpose?
    let anchor = ZoomAnchor(point: goal.point, place: ZoomAnchor(point: goal.point, place: .zero).place(at: offset, in: zoomed))
    switch activity {
    case .idle, .tracking, .dragging, .wheelScrolling, .decelerating, .animating:
      if goal.scale == zoomed.scale, geometry.clamped(anchor.offset(in: zoomed) + anchor.place - goal.place) == offset { return }
    case .lifting, .zooming, .zoomMoving:
      break
    }
    if case .wheelScrolling = activity { cutWheelScroll(to: .idle, emit) }
    switch activity {
    case .idle:
      break
    case .tracking(let wasCaught):
      (isTracked, caught) = (true, wasCaught)
    case .dragging(let held):
      (isTracked, caught) = (true, held.caught)
      drag = ZoomDrag(origin: anchor.place - held.translation, translation: held.translation)
    case .lifting(let lift):
      caught = lift.mustSendDidEndDecelerating
    case .decelerating:
      caught = true
    case .animating(let animation):
      (isTracked, caught, purpose) = (animation.isTracked, animation.caught, animation.purpose)
    case .zoomMoving(let zoom):
      (isTracked, caught, purpose, begins) = (zoom.isTracked, zoom.caught, zoom.purpose, false)
      drag = zoom.drag.map { ZoomDrag(origin: anchor.place - $0.translation, translation: $0.translation) }
    case .wheelScrolling, .zooming:
      return
    }
    if owesZoomEnd { (owesZoomEnd, begins) = (false, false) }
    startZoom(goal, from: anchor, .glide, at: now, isTracked: isTracked, drag: drag, caught: caught, purpose: purpose)
    if begins { emit(&self, .willBeginZooming) }
  }

  // MARK: Interruption

  /// Ends a zoom at once, within the limits of the scale and the edges, even under fingers.
  mutating func settleZoom(_ emit: Emit) {
    var (anchor, caught, purpose) = (ZoomAnchor(point: .zero, place: .zero), false, AnimationPurpose?.none)
    switch activity {
    case .zooming(let pinch): (anchor, caught) = (pinch.anchor, pinch.caught)
    case .zoomMoving(let zoom): (anchor, caught, purpose) = (zoom.anchor, zoom.caught, zoom.purpose)
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .decelerating, .animating: return
    }
    let wasDrag = isDragging
    refresh(&anchor)
    enter(.idle)
    performLastStep(ZoomGoal(scale: geometry.zoom.clamped(zoomed.scale), point: anchor.point, place: anchor.place), emit)
    if wasDrag { emit(&self, .didEndDragging(willDecelerate: false)) }
    if owesZoomEnd { announceZoomEnd(emit) }
    if let purpose { announce(purpose, emit) }
    if caught { emit(&self, .didEndDecelerating) }
  }
}
