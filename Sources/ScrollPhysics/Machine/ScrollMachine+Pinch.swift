// Zooming by two fingers: the content point between them stays between them.
extension ScrollMachine {
  mutating func beginPinch(_ factor: Double, _ place: Vector, at now: Double, _ emit: Emit) {
    touchDown(at: now, emit)
    if case .zoomMoving(let flight) = activity {
      // The new pinch interrupts a zoom animation: the old zoom ends, then the new one begins.
      enter(flight.drag == nil ? .tracking(caught: flight.caught) : whatFollows(flight))
      announceEnd(of: flight, emit)
    }
    let (isDrag, caught): (Bool, Bool)
    switch activity {
    case .tracking(let wasCaught): (isDrag, caught) = (false, wasCaught)
    case .dragging(let drag): (isDrag, caught) = (true, drag.caught)
    case .idle, .wheelScrolling, .lifting, .decelerating, .animating, .zooming, .zoomMoving: return
    }
    var grip = ZoomGrip(point: .zero, place: place)
    grip.hold(geometry.raw(forShown: offset), in: zoomed)
    let base = geometry.zoom.raw(forShown: zoomed.scale)
    enter(.zooming(Pinch(grip: grip, base: base, factor: factor, isDrag: isDrag, caught: caught)))
    emit(&self, .willBeginZooming)
    pinch(factor, place, emit)
  }

  mutating func pinch(_ factor: Double, _ place: Vector, _ emit: Emit) {
    guard case .zooming(var pinch) = activity else { return }
    refresh(&pinch.grip)
    pinch.factor = factor
    pinch.grip.place = place
    activity = .zooming(pinch)
    showZoom(geometry.zoom.shown(forRaw: pinch.base * factor), emit)
  }

  /// Brings a scale beyond its limits, and an offset beyond edges that cannot be dragged, back; then sends the end of the zoom.
  mutating func endPinch(_ place: Vector?, at now: Double, _ emit: Emit) {
    guard case .zooming(var pinch) = activity else { return }
    if let place {
      pinch.grip.place = place
      pinch.grip.isStale = true
    }
    refresh(&pinch.grip)
    time = now
    let scale = geometry.zoom.clamped(zoomed.scale)
    if scale == zoomed.scale, pinch.isDrag || offset == geometry.clamped(offset) {
      enter(pinch.isDrag ? drag(caught: pinch.caught) : .tracking(caught: pinch.caught))
      return announceZoomEnd(emit)
    }
    let grip = pinch.grip
    let goal = ZoomGoal(scale: scale, point: grip.point, place: grip.place)
    let flightDrag = pinch.isDrag ? FlightDrag(origin: grip.place, translation: .zero) : nil
    launch(goal, from: grip, .bounce, at: now, isTracked: true, drag: flightDrag, caught: pinch.caught)
  }

  /// The state of the drag after a zoom; `translation` counts from here.
  func drag(caught: Bool, translation: Vector = .zero) -> Activity {
    .dragging(
      Drag(
        grip: geometry.raw(forShown: offset) + translation, translation: translation, caught: caught, hasMoved: true,
        returns: true, lock: .open, startPage: geometry.pages(nearest: offset)))
  }

  /// Takes the shown offset as the new grip if code has set the offset.
  func refresh(_ grip: inout ZoomGrip) {
    if grip.isStale { grip.hold(geometry.raw(forShown: offset), in: zoomed) }
  }

  // MARK: One step

  /// One step of a zoom: the scale, then the content size, then the offset; `didZoom` when all three agree.
  mutating func showZoom(_ scale: Double, _ emit: Emit) {
    let changes = scale != zoomed.scale
    if changes { applyZoom(scale, emit) }
    followZoom(emit)
    if changes { emit(&self, .didZoom) }
  }

  mutating func applyZoom(_ scale: Double, _ emit: Emit) {
    let wasStepping = isZoomStepping
    isZoomStepping = true
    emit(&self, .zoom(to: scale))
    isZoomStepping = wasStepping
  }

  /// Shows the held point at its place; through the rubber band while a finger holds the content.
  mutating func followZoom(_ emit: Emit) {
    switch activity {
    case .zooming(let pinch) where !pinch.grip.isStale:
      show(geometry.shown(forRaw: pinch.grip.offset(in: zoomed)), emit)
    case .zoomMoving(let flight) where !flight.grip.isStale:
      show(offset(in: flight), emit)
    default:
      break
    }
  }
}

extension ScrollGeometry {
  func shown(forRaw raw: Vector) -> Vector { Vector { axes[$0].shown(forRaw: raw[$0]) } }
}
