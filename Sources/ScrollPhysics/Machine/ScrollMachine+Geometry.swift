// Changes of the edges: content size, insets, bounds.
extension ScrollMachine {
  mutating func adopt(_ next: ScrollGeometry, _ emit: Emit) {
    guard next != geometry else { return }
    let previous = geometry
    geometry = next
    if isZoomStepping { return }
    switch activity {
    case .zooming, .zoomMoving:
      followZoom(emit)
    case .idle, .tracking:
      rest(after: previous, emit)
    case .dragging(var drag):
      regrip(&drag, from: previous)
      drag.returns = drag.returns || [Axis.x, .y].contains { previous.axes[$0].isDraggable && !next.axes[$0].isDraggable }
      activity = .dragging(drag)
      follow(drag, holding: placeWithoutFinger(after: previous), emit)
    case .wheelScrolling(var wheel):
      let goal = wheel.target
      wheel.updateTarget(at: Vector { next.axes[$0].restingOffset(for: goal[$0], after: previous.axes[$0]) }, from: time)
      activity = .wheelScrolling(wheel)
    case .lifting(let lift) where lift.motion == nil:
      let place = placeWithoutFinger(after: previous)
      show(exactly: Vector { next.axes[$0].isDraggable ? offset[$0] : place[$0] }, emit)
    case .lifting(let lift) where !lift.decelerates:
      rest(after: previous, emit)
    case .lifting(var lift):
      lift.motion = lift.motion?.restarted(at: time, in: next)
      activity = .lifting(lift)
    case .decelerating(let motion):
      activity = .decelerating(motion.restarted(at: time, in: next))
    case .animating(var animation):
      let goal = animation.glide.destination
      let moved = Vector { next.axes[$0].restingOffset(for: goal[$0], after: previous.axes[$0]) }
      animation.glide.redirect(to: moved, at: time - animation.start)
      activity = .animating(animation)
    }
  }

  /// Moves content at rest with the edges.
  private mutating func rest(after previous: ScrollGeometry, _ emit: Emit) {
    let next = geometry
    show(exactly: Vector { next.axes[$0].restingOffset(for: offset[$0], after: previous.axes[$0]) }, emit)
  }

  /// The offset of axes without a finger. An axis that stops being draggable while pulled beyond an edge is clamped.
  private func placeWithoutFinger(after previous: ScrollGeometry) -> Vector {
    Vector { axis in
      let (edges, old) = (geometry.axes[axis], previous.axes[axis])
      let isLost = old.isDraggable && !edges.isDraggable
      return isLost ? edges.clamped(offset[axis]) : edges.restingOffset(for: offset[axis], after: old)
    }
  }

  /// Holds the shown offset under the finger: half of the bounds beyond the new edges, or as far as the finger has pulled it already.
  private mutating func regrip(_ drag: inout Drag, from previous: ScrollGeometry) {
    let raw = drag.raw
    let (translation, device) = (drag.translation, drag.device)
    drag.anchor = Vector { axis in
      let edges = geometry.axes[axis]
      let old = previous.axes[axis]
      let shown = old.isDraggable ? old.shown(forRaw: raw[axis], pulledBy: device) : offset[axis]
      let reach = max(edges.length / 2, old.overshoot(shown).magnitude)
      let held = min(max(shown, edges.minimum - reach), edges.maximum + reach)
      return edges.raw(forShown: held, pulledBy: device) + translation[axis]
    }
  }
}

extension AxisGeometry {
  /// The offset of content at rest after a change of the edges: the leading edge if the content was there, the nearest edge if an edge has
  /// passed the offset, else unchanged, since code may have set an offset beyond an edge.
  func restingOffset(for offset: Double, after previous: AxisGeometry) -> Double {
    if previous.initialOffset != initialOffset {
      // Code that goes to an edge by a distance misses it by the last bits of a sum.
      if abs(offset - previous.initialOffset) < 1e-6 { return initialOffset }
      if abs(offset - previous.minimum) < 1e-6 { return minimum }
    }
    if offset < minimum, minimum > previous.minimum { return minimum }
    if offset > maximum, maximum < previous.maximum { return maximum }
    return offset
  }
}

extension Glide {
  /// The animation moved by `shift`. A destination inside the edges on an axis stays inside.
  func shifted(by shift: Vector, at elapsed: Double, in geometry: ScrollGeometry) -> Self {
    var glide = Glide(from: origin + shift, to: destination + shift)
    let goal = Vector { axis in
      let (edges, moved) = (geometry.axes[axis], glide.destination[axis])
      return edges.clamped(destination[axis]) == destination[axis] ? edges.clamped(moved) : moved
    }
    glide.redirect(to: goal, at: elapsed)
    return glide
  }

  /// Changes the destination without a jump at `elapsed`.
  mutating func redirect(to destination: Vector, at elapsed: Double) {
    guard destination != self.destination else { return }
    if isAtRest(at: elapsed) { return self = Glide(from: destination, to: destination) }
    let here = position(at: elapsed)
    let progress = Glide.progress(at: elapsed)
    origin = (here - destination * progress) * (1 / (1 - progress))
    self.destination = destination
  }
}
