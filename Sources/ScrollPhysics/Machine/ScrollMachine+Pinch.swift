// Zooming by two fingers: the content point between them stays between them.
extension ScrollMachine {
  mutating func beginPinch(_ factor: Double, _ place: Vector, at now: Double, _ emit: Emit) {
    touchDown(at: now, emit)
    if case .zoomMoving(let zoom) = activity {
      // The new pinch interrupts a zoom animation: the old zoom ends, then the new one begins.
      enter(zoom.drag == nil ? .tracking(caught: zoom.caught) : nextActivity(zoom))
      announceEnd(of: zoom, emit)
    }
    let (isDrag, caught): (Bool, Bool)
    switch activity {
    case .tracking(let wasCaught): (isDrag, caught) = (false, wasCaught)
    case .dragging(let drag): (isDrag, caught) = (true, drag.caught)
    case .idle, .wheelScrolling, .lifting, .decelerating, .animating, .zooming, .zoomMoving: return
    }
    var anchor = ZoomAnchor(point: .zero, place: place)
    anchor.hold(geometry.raw(forShown: offset), in: zoomed)
    let base = geometry.zoom.raw(forShown: zoomed.scale)
    enter(.zooming(Pinch(anchor: anchor, base: base, factor: factor, isDrag: isDrag, caught: caught)))
    emit(&self, .willBeginZooming)
    pinch(factor, place, emit)
  }

  mutating func pinch(_ factor: Double, _ place: Vector, _ emit: Emit) {
    guard case .zooming(var pinch) = activity else { return }
    refresh(&pinch.anchor)
    pinch.factor = factor
    pinch.anchor.place = place
    activity = .zooming(pinch)
    showZoom(geometry.zoom.shown(forRaw: pinch.base * factor), emit)
  }

  /// Ends a pinch: returns the scale inside its limits and the offset inside the edges, then sends the end of the zoom.
  mutating func endPinch(_ place: Vector?, at now: Double, _ emit: Emit) {
    guard case .zooming(var pinch) = activity else { return }
    if let place {
      pinch.anchor.place = place
      pinch.anchor.isStale = true
    }
    refresh(&pinch.anchor)
    time = now
    let scale = geometry.zoom.clamped(zoomed.scale)
    if scale == zoomed.scale, pinch.isDrag || offset == geometry.clamped(offset) {
      enter(pinch.isDrag ? drag(caught: pinch.caught) : .tracking(caught: pinch.caught))
      return announceZoomEnd(emit)
    }
    let anchor = pinch.anchor
    let goal = ZoomGoal(scale: scale, point: anchor.point, place: anchor.place)
    let zoomDrag = pinch.isDrag ? ZoomDrag(origin: anchor.place, translation: .zero) : nil
    startZoom(goal, from: anchor, .bounce, at: now, isTracked: true, drag: zoomDrag, caught: pinch.caught)
  }

  /// The state of the drag after a zoom; `translation` counts from here.
  func drag(caught: Bool, translation: Vector = .zero) -> Activity {
    .dragging(
      Drag(
        device: .finger, anchor: geometry.raw(forShown: offset) + translation, translation: translation, caught: caught,
        hasMoved: true,
        returns: true, lock: .open, startPage: geometry.pages(nearest: offset)))
  }

  /// Updates the anchor to the point now shown at its place if code has set the offset.
  func refresh(_ anchor: inout ZoomAnchor) {
    if anchor.isStale { anchor.hold(geometry.raw(forShown: offset), in: zoomed) }
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

  /// Shows the offset that holds the anchor's point at its place; through the rubber band while a finger holds the content.
  mutating func followZoom(_ emit: Emit) {
    switch activity {
    case .zooming(let pinch) where !pinch.anchor.isStale:
      show(geometry.shown(forRaw: pinch.anchor.offset(in: zoomed)), emit)
    case .zoomMoving(let zoom) where !zoom.anchor.isStale:
      show(offset(in: zoom), emit)
    default:
      break
    }
  }
}

extension ScrollGeometry {
  func shown(forRaw raw: Vector) -> Vector { Vector { axes[$0].shown(forRaw: raw[$0]) } }
}
