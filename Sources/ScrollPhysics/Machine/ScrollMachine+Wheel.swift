// Scrolling by wheel, trackpad and keys: a drag without a finger, from the first event until the content rests.
extension ScrollMachine {
  /// Seconds without a trackpad event after which its drag ends. Our choice.
  package static let longestPause = 0.15

  /// The target of wheel scrolling, or the offset if there is none.
  package var wheelTarget: Vector {
    if case .wheelScrolling(let wheel) = activity { wheel.target } else { offset }
  }

  /// Whether the content can still move in the direction of `direction`'s sign; its magnitude is ignored.
  package func hasRoom(on axis: Axis, toward direction: Double) -> Bool {
    let edges = geometry.axes[axis]
    guard edges.isDraggable, direction != 0 else { return false }
    let room = direction > 0 ? edges.maximum - wheelTarget[axis] : wheelTarget[axis] - edges.minimum
    return room > 0.5 / geometry.scale
  }

  /// - Parameter smoothly: true for wheel and keys (animated), false for a trackpad (at once).
  mutating func scroll(by delta: Vector, smoothly: Bool, at now: Double, _ emit: Emit) {
    guard hasRoom(on: .x, toward: delta.x) || hasRoom(on: .y, toward: delta.y), beginTurn(at: now, emit) else { return }
    guard case .wheelScrolling(var wheel) = activity else { return }
    time = max(time, now)
    let here = smoothly ? wheel.target : wheel.position(at: time)
    let target = Vector { axis in
      guard hasRoom(on: axis, toward: delta[axis]) else { return wheel.target[axis] }
      let edges = geometry.axes[axis]
      return smoothly ? edges.turned(from: here[axis], by: delta[axis]) : edges.clamped(here[axis] + delta[axis])
    }
    if smoothly {
      wheel.updateTarget(at: target, from: time)
    } else {
      wheel = WheelScroll(at: target, time: time)
      wheel.end = time + Self.longestPause
    }
    activity = .wheelScrolling(wheel)
    if !smoothly { show(target, emit) }
  }

  /// Begins wheel scrolling unless a finger holds the content; stops a running motion as a touch would.
  ///
  /// - Returns: whether the activity is now `wheelScrolling`.
  private mutating func beginTurn(at now: Double, _ emit: Emit) -> Bool {
    switch activity {
    case .wheelScrolling: return true
    case .tracking, .dragging, .lifting, .zooming, .zoomMoving: return false
    case .animating(let animation) where animation.isTracked: return false
    case .decelerating, .animating: stop(emit)
    case .idle: break
    }
    guard case .idle = activity else { return false }
    time = max(time, now)
    var wheel = WheelScroll(at: offset, time: time)
    // Wheel scrolling that stopped a bounce completes the bounce.
    if offset != geometry.clamped(offset) { wheel.updateTarget(at: geometry.clamped(offset), from: time) }
    enter(.wheelScrolling(wheel))
    emit(&self, .willBeginDragging)
    if case .wheelScrolling = activity { return true }
    return false
  }

  mutating func wheelFrame(_ wheel: WheelScroll, at now: Double, _ emit: Emit) {
    time = max(time, now)
    let began = transitions
    let wheel = keepingTargetInside(wheel)
    show(wheel.position(at: time), emit)
    guard transitions == began, case .wheelScrolling(let wheel) = activity, wheel.isOver(at: time) else { return }
    show(wheel.target, emit)
    guard transitions == began else { return }
    let lift = Lift(
      velocity: .zero, motion: nil, isTracked: false, caught: false, startPage: geometry.pages(nearest: offset),
      chosen: PerAxis(x: nil, y: nil))
    endDrag(lift, at: time, emit)
  }

  /// Moves a target that code has shifted beyond an edge back to the edge. Only here, since code may shift the offset before it sets the size
  /// of the content; and only where the content moves, since an offset that code has set may rest beyond an edge.
  private mutating func keepingTargetInside(_ wheel: WheelScroll) -> WheelScroll {
    let target = Vector { axis in
      let path = wheel.paths[axis]
      return path.isAtRest(at: time - wheel.start) ? path.target : geometry.axes[axis].clamped(path.target)
    }
    if target == wheel.target { return wheel }
    var wheel = wheel
    wheel.updateTarget(at: target, from: time)
    activity = .wheelScrolling(wheel)
    return wheel
  }

  /// Ends wheel scrolling because a finger or code moves the content.
  mutating func cutWheelScroll(to next: Activity, willDecelerate: Bool = false, _ emit: Emit) {
    enter(next)
    emit(&self, .didEndDragging(willDecelerate: willDecelerate))
  }
}

extension AxisGeometry {
  /// The target after a notch or a key; on a paging axis whole pages: `delta` in page lengths, rounded, at least 1.
  fileprivate func turned(from target: Double, by delta: Double) -> Double {
    guard isPaging, length > 0 else { return clamped(target + delta) }
    let pages = max(1, (delta.magnitude / length).rounded())
    return page(nearestPage(to: target) + (delta < 0 ? -pages : pages))
  }
}

extension ScrollMachine.WheelScroll {
  /// Creates wheel scrolling at rest.
  init(at position: Vector, time: Double) {
    paths = PerAxis { Approach(from: position[$0], velocity: 0, to: position[$0]) }
    (start, end) = (time, time)
  }

  var target: Vector { Vector { paths[$0].target } }

  func position(at time: Double) -> Vector { Vector { paths[$0].position(at: time - start) } }

  func isOver(at time: Double) -> Bool {
    time >= end - 1e-9 && paths.x.isAtRest(at: time - start) && paths.y.isAtRest(at: time - start)
  }

  /// Redirects to `target`, with the same position and velocity at `time`; target and position are both moved by `shift`.
  mutating func updateTarget(at target: Vector, from time: Double, shiftedBy shift: Vector = .zero) {
    paths = PerAxis { axis in
      let (path, elapsed) = (paths[axis], time - start)
      return Approach(
        from: path.position(at: elapsed) + shift[axis], velocity: path.velocity(at: elapsed), to: target[axis] + shift[axis])
    }
    start = time
  }
}
