// Wheel, trackpad and key scrolling: a drag without a finger, from the first event until the content rests.
extension ScrollMachine {
  /// Seconds without a word from a trackpad after which its drag is over; chosen.
  package static let longestPause = 0.15

  /// Where it is going, or is.
  package var turnTarget: Vector {
    if case .wheelScrolling(let wheel) = activity { wheel.target } else { offset }
  }

  /// Whether a wheel or a finger could move the content that way, `direction` being 1 or -1 times anything.
  package func hasRoom(on axis: Axis, toward direction: Double) -> Bool {
    let edges = geometry.axes[axis]
    guard edges.isDraggable, direction != 0 else { return false }
    let room = direction > 0 ? edges.maximum - turnTarget[axis] : turnTarget[axis] - edges.minimum
    return room > 0.5 / geometry.scale
  }

  /// - Parameter smoothly: Whether the content travels there, or follows at once as it does a trackpad.
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
      wheel.aim(at: target, from: time)
    } else {
      wheel = WheelScroll(at: target, time: time)
      wheel.end = time + Self.longestPause
    }
    activity = .wheelScrolling(wheel)
    if !smoothly { show(target, emit) }
  }

  /// A finger keeps the content; what moves by itself is caught, as by a finger.
  ///
  /// - Returns: whether the activity is `wheelScrolling` now.
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
    // A bounce that it has stopped it finishes.
    if offset != geometry.clamped(offset) { wheel.aim(at: geometry.clamped(offset), from: time) }
    enter(.wheelScrolling(wheel))
    emit(&self, .willBeginDragging)
    if case .wheelScrolling = activity { return true }
    return false
  }

  mutating func wheelFrame(_ wheel: WheelScroll, at now: Double, _ emit: Emit) {
    time = max(time, now)
    let began = transitions
    show(wheel.position(at: time), emit)
    guard transitions == began, case .wheelScrolling(let wheel) = activity, wheel.isOver(at: time) else { return }
    show(wheel.target, emit)
    guard transitions == began else { return }
    let lift = Lift(
      velocity: .zero, motion: nil, isTracked: false, caught: false, startPage: geometry.pages(nearest: offset),
      chosen: PerAxis(x: nil, y: nil))
    endDrag(lift, at: time, emit)
  }

  /// A finger or code takes over.
  mutating func cutWheelScroll(to next: Activity, willDecelerate: Bool = false, _ emit: Emit) {
    enter(next)
    emit(&self, .didEndDragging(willDecelerate: willDecelerate))
  }
}

extension AxisGeometry {
  /// Where a notch or a key leads: with pages to the next one, or to as many as it is long.
  fileprivate func turned(from target: Double, by delta: Double) -> Double {
    guard isPaging, length > 0 else { return clamped(target + delta) }
    let pages = max(1, (delta.magnitude / length).rounded())
    return page(nearestPage(to: target) + (delta < 0 ? -pages : pages))
  }
}

extension ScrollMachine.WheelScroll {
  /// At rest.
  init(at position: Vector, time: Double) {
    paths = PerAxis { Approach(from: position[$0], velocity: 0, to: position[$0]) }
    (start, end) = (time, time)
  }

  var target: Vector { Vector { paths[$0].target } }

  func position(at time: Double) -> Vector { Vector { paths[$0].position(at: time - start) } }

  func isOver(at time: Double) -> Bool {
    time >= end - 1e-9 && paths.x.isAtRest(at: time - start) && paths.y.isAtRest(at: time - start)
  }

  /// Goes to `target` from where it is at `time`, as fast as it is there; both moved by `shift`.
  mutating func aim(at target: Vector, from time: Double, shiftedBy shift: Vector = .zero) {
    paths = PerAxis { axis in
      let (path, elapsed) = (paths[axis], time - start)
      return Approach(
        from: path.position(at: elapsed) + shift[axis], velocity: path.velocity(at: elapsed), to: target[axis] + shift[axis])
    }
    start = time
  }
}
