// A scale that animates: a bounce, or an animation by code. A touch does not stop it; a finger may drag meanwhile.
extension ScrollMachine {
  mutating func launch(
    _ goal: ZoomGoal, from grip: ZoomGrip, _ curve: ZoomMotion.Curve, at now: Double, isTracked: Bool, drag: FlightDrag?,
    caught: Bool, purpose: AnimationPurpose? = nil
  ) {
    time = now
    let motion = ZoomMotion(
      scale: (zoomed.scale, goal.scale), place: (grip.place, goal.place), excess: offset - geometry.clamped(offset), curve: curve,
      extent: geometry.extent)
    enter(
      .zoomMoving(
        ZoomFlight(
          grip: grip, motion: motion, start: now, landing: nil, purpose: purpose, isTracked: isTracked, drag: drag, caught: caught
        )))
  }

  mutating func fly(_ flight: ZoomFlight, at now: Double, _ emit: Emit) {
    var flight = flight
    time = max(time, now)
    refresh(&flight)
    aim(&flight)
    let elapsed = time - flight.start
    let isOver = flight.motion.isAtRest(at: elapsed)
    let scale = isOver ? flight.motion.endScale : flight.motion.scale(at: elapsed)
    if flight.drag == nil { flight.grip.place = isOver ? flight.motion.endPlace : flight.motion.place(at: elapsed) }
    if isOver { flight.motion.stay(at: flight.motion.endPlace, excess: .zero, at: elapsed) }
    activity = .zoomMoving(flight)
    let began = transitions
    showZoom(scale, emit)
    guard isOver, transitions == began, case .zoomMoving(let flight) = activity else { return }
    // If the receiver moved the limits, the next frame continues to the new ones.
    guard geometry.zoom.clamped(flight.motion.endScale) == flight.motion.endScale else { return }
    enter(whatFollows(flight))
    conclude(flight, emit)
  }

  /// The offset shown during a zoom animation: clamped to the edges plus the rest of the initial overshoot; through the rubber band while a
  /// finger drags.
  func offset(in flight: ZoomFlight) -> Vector {
    let raw = flight.grip.offset(in: zoomed)
    if flight.drag != nil { return geometry.shown(forRaw: raw) }
    return geometry.clamped(raw) + flight.motion.excess(at: time - flight.start)
  }

  /// - Parameter goesOn: code continued this zoom by another one, which sends the end.
  mutating func conclude(_ flight: ZoomFlight, goesOn: Bool = false, _ emit: Emit) {
    announceEnd(of: flight, goesOn: goesOn, emit)
    if flight.caught, flight.drag == nil { emit(&self, .didEndDecelerating) }
  }

  mutating func announceEnd(of flight: ZoomFlight, goesOn: Bool = false, _ emit: Emit) {
    if !goesOn { announceZoomEnd(emit) }
    if let purpose = flight.purpose { announce(purpose, emit) }
  }

  /// The activity after a zoom animation: a finger's drag or touch continues.
  func whatFollows(_ flight: ZoomFlight) -> Activity {
    if let drag = flight.drag { return self.drag(caught: flight.caught, translation: drag.translation) }
    return flight.isTracked ? .tracking(caught: false) : .idle
  }

  /// Adapts the end of the zoom: limits may have changed, and the place of the held point for a given end offset depends on the layout.
  private func aim(_ flight: inout ZoomFlight) {
    let scale = geometry.zoom.clamped(flight.motion.endScale)
    var place = flight.motion.endPlace
    if let landing = flight.landing { place = zoomed.origin + flight.grip.point * scale - landing }
    flight.motion.redirect(toScale: scale, place: place, at: time - flight.start)
  }

  /// Takes the shown offset as the new grip if code has set the offset.
  private func refresh(_ flight: inout ZoomFlight) {
    guard flight.grip.isStale else { return }
    if flight.drag != nil { return refresh(&flight.grip) }
    let legal = geometry.clamped(offset)
    flight.grip.hold(legal, in: zoomed)
    flight.motion.stay(at: flight.grip.place, excess: offset - legal, at: time - flight.start)
  }

  /// An animated offset set during a zoom: the zoom ends at that offset, and the ends of both are sent.
  mutating func land(_ flight: ZoomFlight, at position: Vector, for purpose: AnimationPurpose) {
    var flight = flight
    (flight.landing, flight.purpose) = (position, purpose)
    activity = .zoomMoving(flight)
  }

  // MARK: A finger meanwhile

  /// - Returns: whether the zoom is over, since its scale had arrived and only the offset was moving; then an ordinary drag begins.
  mutating func beginDrag(by translation: Vector, in flight: ZoomFlight, _ emit: Emit) -> Bool {
    guard flight.drag == nil else { return false }
    if geometry.zoom.clamped(flight.motion.endScale) == zoomed.scale {
      let (began, place) = (transitions, offset)
      enter(.tracking(caught: flight.caught))
      announceEnd(of: flight, emit)
      if transitions == began + 1 { return true }
      // The receiver has ended everything; clamp here, since no motion is left to bring the content back.
      if case .idle = activity, offset == place { show(exactly: geometry.settled(offset), emit) }
      return false
    }
    var flight = flight
    refresh(&flight)
    flight.grip.place = flight.grip.place(at: geometry.raw(forShown: offset), in: zoomed)
    flight.drag = FlightDrag(origin: flight.grip.place, translation: .zero)
    enter(.zoomMoving(flight))
    emit(&self, .willBeginDragging)
    drag(by: translation, emit)
    return false
  }

  mutating func drag(by translation: Vector, in flight: ZoomFlight, _ emit: Emit) {
    var flight = flight
    guard var drag = flight.drag else { return }
    refresh(&flight)
    drag.translation = translation
    flight.drag = drag
    flight.grip.place = drag.origin + translation
    activity = .zoomMoving(flight)
    followZoom(emit)
  }

  /// The finger lifts during a zoom animation; the drag ends without a flick.
  mutating func endDragInZoom(_ emit: Emit) {
    guard isDragging else { return }
    emit(&self, .willEndDragging(velocity: .zero, target: offset))
    // If the drag ended inside the message, `didEndDragging` has been sent already.
    guard isDragging else { return }
    switch activity {
    case .zooming(var pinch):
      pinch.isDrag = false
      activity = .zooming(pinch)
    case .zoomMoving(var flight):
      refresh(&flight)
      flight.drag = nil
      flight.motion.stay(at: flight.grip.place, excess: offset - geometry.clamped(offset), at: time - flight.start)
      activity = .zoomMoving(flight)
    case .dragging(let drag):
      // The zoom ended inside the message.
      enter(.tracking(caught: drag.caught))
    case .idle, .tracking, .wheelScrolling, .lifting, .decelerating, .animating:
      break
    }
    emit(&self, .didEndDragging(willDecelerate: false))
  }

  // MARK: Ends

  /// The zoomed view was removed: the zoom ends at the present scale.
  mutating func loseZoomedView(_ emit: Emit) {
    switch activity {
    case .zooming(let pinch):
      let began = transitions
      if !pinch.isDrag { show(exactly: geometry.clamped(offset), emit) }
      guard transitions == began, case .zooming(let pinch) = activity else { return }
      enter(pinch.isDrag ? drag(caught: pinch.caught) : .tracking(caught: pinch.caught))
      announceZoomEnd(emit)
    case .zoomMoving(let flight):
      let began = transitions
      if flight.drag == nil { show(exactly: geometry.clamped(offset), emit) }
      guard transitions == began, case .zoomMoving(let flight) = activity else { return }
      enter(whatFollows(flight))
      conclude(flight, emit)
    default:
      break
    }
  }
}
