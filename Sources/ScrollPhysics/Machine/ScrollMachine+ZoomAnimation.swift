// Scale animations: a bounce, or an animation by code. A touch does not stop them; a finger may drag meanwhile.
extension ScrollMachine {
  mutating func startZoom(
    _ goal: ZoomGoal, from anchor: ZoomAnchor, _ curve: ZoomMotion.Curve, at now: Double, isTracked: Bool, drag: ZoomDrag?,
    caught: Bool, purpose: AnimationPurpose? = nil
  ) {
    time = now
    let motion = ZoomMotion(
      scale: (zoomed.scale, goal.scale), place: (anchor.place, goal.place), excess: offset - geometry.clamped(offset),
      curve: curve,
      extent: geometry.extent)
    enter(
      .zoomMoving(
        ZoomAnimation(
          anchor: anchor, motion: motion, start: now, landing: nil, purpose: purpose, isTracked: isTracked, drag: drag,
          caught: caught
        )))
  }

  mutating func advance(_ zoom: ZoomAnimation, at now: Double, _ emit: Emit) {
    var zoom = zoom
    time = max(time, now)
    refresh(&zoom)
    updateTarget(&zoom)
    let elapsed = time - zoom.start
    let isOver = zoom.motion.isAtRest(at: elapsed)
    let scale = isOver ? zoom.motion.endScale : zoom.motion.scale(at: elapsed)
    if zoom.drag == nil { zoom.anchor.place = isOver ? zoom.motion.endPlace : zoom.motion.place(at: elapsed) }
    if isOver { zoom.motion.stay(at: zoom.motion.endPlace, excess: .zero, at: elapsed) }
    activity = .zoomMoving(zoom)
    let began = transitions
    showZoom(scale, emit)
    guard isOver, transitions == began, case .zoomMoving(let zoom) = activity else { return }
    // If the receiver moved the limits, the next frame continues to the new ones.
    guard geometry.zoom.clamped(zoom.motion.endScale) == zoom.motion.endScale else { return }
    enter(nextActivity(zoom))
    conclude(zoom, emit)
  }

  /// The offset shown during a zoom animation: clamped to the edges plus the rest of the initial overshoot; through the rubber band while a
  /// finger drags.
  func offset(in zoom: ZoomAnimation) -> Vector {
    let raw = zoom.anchor.offset(in: zoomed)
    if zoom.drag != nil { return geometry.shown(forRaw: raw) }
    return geometry.clamped(raw) + zoom.motion.excess(at: time - zoom.start)
  }

  /// - Parameter goesOn: whether code continued this zoom by another one, which sends the end.
  mutating func conclude(_ zoom: ZoomAnimation, goesOn: Bool = false, _ emit: Emit) {
    announceEnd(of: zoom, goesOn: goesOn, emit)
    if zoom.caught, zoom.drag == nil { emit(&self, .didEndDecelerating) }
  }

  mutating func announceEnd(of zoom: ZoomAnimation, goesOn: Bool = false, _ emit: Emit) {
    if !goesOn { announceZoomEnd(emit) }
    if let purpose = zoom.purpose { announce(purpose, emit) }
  }

  /// The activity after a zoom animation: a finger's drag or touch continues.
  func nextActivity(_ zoom: ZoomAnimation) -> Activity {
    if let drag = zoom.drag { return self.drag(caught: zoom.caught, translation: drag.translation) }
    return zoom.isTracked ? .tracking(caught: false) : .idle
  }

  /// Adapts the end of the zoom: limits may have changed, and the place of the held point for a given end offset depends on the layout.
  private func updateTarget(_ zoom: inout ZoomAnimation) {
    let scale = geometry.zoom.clamped(zoom.motion.endScale)
    var place = zoom.motion.endPlace
    if let landing = zoom.landing { place = zoomed.origin + zoom.anchor.point * scale - landing }
    zoom.motion.redirect(toScale: scale, place: place, at: time - zoom.start)
  }

  /// Updates the anchor to the point now shown at its place if code has set the offset.
  private func refresh(_ zoom: inout ZoomAnimation) {
    guard zoom.anchor.isStale else { return }
    if zoom.drag != nil { return refresh(&zoom.anchor) }
    let legal = geometry.clamped(offset)
    zoom.anchor.hold(legal, in: zoomed)
    zoom.motion.stay(at: zoom.anchor.place, excess: offset - legal, at: time - zoom.start)
  }

  /// Redirects a zoom animation to end at an offset that code animates to; the messages for both ends are sent.
  mutating func land(_ zoom: ZoomAnimation, at position: Vector, for purpose: AnimationPurpose) {
    var zoom = zoom
    (zoom.landing, zoom.purpose) = (position, purpose)
    activity = .zoomMoving(zoom)
  }

  // MARK: Dragging during a zoom animation

  /// - Returns: whether the zoom has ended, because its scale had arrived and only the offset was moving; then an ordinary drag begins.
  mutating func beginDrag(by translation: Vector, in zoom: ZoomAnimation, _ emit: Emit) -> Bool {
    guard zoom.drag == nil else { return false }
    if geometry.zoom.clamped(zoom.motion.endScale) == zoomed.scale {
      let (began, place) = (transitions, offset)
      enter(.tracking(caught: zoom.caught))
      announceEnd(of: zoom, emit)
      if transitions == began + 1 { return true }
      // The receiver has ended everything; clamp here, since no motion is left to bring the content back.
      if case .idle = activity, offset == place { show(exactly: geometry.settled(offset), emit) }
      return false
    }
    var zoom = zoom
    refresh(&zoom)
    zoom.anchor.place = zoom.anchor.place(at: geometry.raw(forShown: offset), in: zoomed)
    zoom.drag = ZoomDrag(origin: zoom.anchor.place, translation: .zero)
    enter(.zoomMoving(zoom))
    emit(&self, .willBeginDragging)
    drag(by: translation, emit)
    return false
  }

  mutating func drag(by translation: Vector, in zoom: ZoomAnimation, _ emit: Emit) {
    var zoom = zoom
    guard var drag = zoom.drag else { return }
    refresh(&zoom)
    drag.translation = translation
    zoom.drag = drag
    zoom.anchor.place = drag.origin + translation
    activity = .zoomMoving(zoom)
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
    case .zoomMoving(var zoom):
      refresh(&zoom)
      zoom.drag = nil
      zoom.motion.stay(at: zoom.anchor.place, excess: offset - geometry.clamped(offset), at: time - zoom.start)
      activity = .zoomMoving(zoom)
    case .dragging(let drag):
      // The zoom ended inside the message.
      enter(.tracking(caught: drag.caught))
    case .idle, .tracking, .wheelScrolling, .lifting, .decelerating, .animating:
      break
    }
    emit(&self, .didEndDragging(willDecelerate: false))
  }

  // MARK: Removal of the zoomed view

  /// The zoomed view was removed: the zoom ends at the present scale.
  mutating func loseZoomedView(_ emit: Emit) {
    switch activity {
    case .zooming(let pinch):
      let began = transitions
      if !pinch.isDrag { show(exactly: geometry.clamped(offset), emit) }
      guard transitions == began, case .zooming(let pinch) = activity else { return }
      enter(pinch.isDrag ? drag(caught: pinch.caught) : .tracking(caught: pinch.caught))
      announceZoomEnd(emit)
    case .zoomMoving(let zoom):
      let began = transitions
      if zoom.drag == nil { show(exactly: geometry.clamped(offset), emit) }
      guard transitions == began, case .zoomMoving(let zoom) = activity else { return }
      enter(nextActivity(zoom))
      conclude(zoom, emit)
    default:
      break
    }
  }
}
