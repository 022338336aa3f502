/// Decides how a scroll view moves and which messages its delegate receives: one state, events in, effects out.
///
/// A value type without views, clocks or allocation. `emit` receives the machine in the state that belongs to the effect. A receiver that
/// may be called back stores that copy, executes the effect, and writes back its latest copy; the transition counter then shows whether
/// something else began meanwhile. Stale "begin" messages are dropped, "end" messages never.
package struct ScrollMachine: Equatable, Sendable {
  package typealias Emit = (inout ScrollMachine, Effect) -> Void

  /// Seconds between the timestamp of a lift and the start of the motion after it. Section "Deceleration" of docs/measurements.md.
  package static let motionDelay = 0.00095

  package internal(set) var activity = Activity.idle
  /// The shown offset: the last one emitted or set by `jump`.
  package internal(set) var offset: Vector
  package internal(set) var geometry: ScrollGeometry
  /// The zoomed view as last reported to the machine.
  package var zoomed = ZoomedContent()
  /// True while a new scale is applied and the offset has yet to follow: changes of the edges must not move the offset meanwhile.
  var isZoomStepping = false
  /// Applying a zoom's final step. A zoom started inside it continues it and must send didEndZooming.
  var owesZoomEnd = false
  /// The time to which `offset` belongs.
  var time = 0.0
  /// Counter of changes of activity and of stops; a caller of `emit` compares it to detect that another activity has begun.
  package internal(set) var transitions = 0

  package init(offset: Vector, geometry: ScrollGeometry) {
    self.offset = offset
    self.geometry = geometry
  }

  package mutating func handle(_ event: Event, at now: Double, emit: Emit) {
    switch event {
    case .touchDown: touchDown(at: now, emit)
    case .touchUp: touchUp(at: now, emit)
    case .panBegan(let translation, let device): beginDrag(by: translation, device, at: now, emit)
    case .panMoved(let translation): drag(by: translation, emit)
    case .panEnded(let velocity): lift(velocity: velocity, at: now, emit)
    case .panCancelled: lift(velocity: .zero, at: now, emit)
    case .wheelScroll(let delta): scroll(by: delta, smoothly: true, at: now, emit)
    case .preciseScroll(let delta): scroll(by: delta, smoothly: false, at: now, emit)
    case .jump(let position): jump(to: position)
    case .animate(let position, let purpose): animate(to: position, for: purpose, at: now, emit)
    case .stop(let position): stop(at: position, emit)
    case .interrupt: interrupt(at: now, emit)
    case .geometryChanged(let geometry): adopt(geometry, emit)
    case .pinchBegan(let factor, let place): beginPinch(factor, place, at: now, emit)
    case .pinchMoved(let factor, let place): pinch(factor, place, emit)
    case .pinchEnded(let place): endPinch(place, at: now, emit)
    case .zoom(let goal, let manner): zoom(goal, manner, at: now, emit)
    case .zoomedViewLost: loseZoomedView(emit)
    case .frame: frame(at: now, emit)
    }
  }

  /// Enters another activity; pending messages of the previous one become stale.
  mutating func enter(_ next: Activity) {
    activity = next
    transitions += 1
  }

  /// Shows `position` rounded to the device pixel; no effect if `position` is shown already.
  mutating func show(_ position: Vector, _ emit: Emit) {
    show(exactly: pixel(at: position), emit)
  }

  /// Rounds to the device pixel; the value of an axis that does not move is left exact.
  func pixel(at position: Vector) -> Vector {
    Vector { position[$0] == offset[$0] ? offset[$0] : geometry.pixel(at: position[$0], on: $0) }
  }

  mutating func show(exactly position: Vector, _ emit: Emit) {
    guard position != offset else { return }
    offset = position
    emit(&self, .scroll(to: position))
  }
}

// UIKit's flags, each computed from `activity`.
extension ScrollMachine {
  /// A finger is down on the content.
  package var isTracking: Bool {
    switch activity {
    case .tracking, .dragging, .zooming: true
    case .lifting(let lift): lift.isTracked
    case .animating(let animation): animation.isTracked
    case .zoomMoving(let zoom): zoom.isTracked
    case .idle, .wheelScrolling, .decelerating: false
    }
  }

  package var isDragging: Bool {
    switch activity {
    case .dragging, .wheelScrolling: true
    case .lifting(let lift): lift.motion == nil
    case .zooming(let pinch): pinch.isDrag
    case .zoomMoving(let zoom): zoom.drag != nil
    case .idle, .tracking, .decelerating, .animating: false
    }
  }

  /// Also true while a finger holds a caught deceleration, and while an animation that replaced a deceleration runs.
  package var isDecelerating: Bool {
    switch activity {
    case .decelerating: true
    case .tracking(let caught): caught
    case .dragging(let drag): drag.caught && !drag.hasMoved
    case .lifting(let lift): lift.caught
    case .animating(let animation): animation.caught
    case .zooming(let pinch): pinch.caught
    case .zoomMoving(let zoom): zoom.caught
    case .idle, .wheelScrolling: false
    }
  }

  /// Code animates the offset.
  package var isAnimating: Bool {
    if case .animating = activity { true } else { false }
  }

  /// Two fingers zoom.
  package var isZooming: Bool {
    if case .zooming = activity { true } else { false }
  }

  /// The scale animates back within its limits.
  package var isZoomBouncing: Bool {
    if case .zoomMoving(let zoom) = activity {
      zoom.motion.curve == .bounce && zoom.motion.endScale != zoomed.scale
    } else {
      false
    }
  }

  /// Code animates the scale.
  package var isZoomAnimating: Bool {
    if case .zoomMoving(let zoom) = activity { zoom.motion.curve == .glide } else { false }
  }

  /// A zoom has begun and its end has not been sent.
  package var isZoomUnderWay: Bool {
    switch activity {
    case .zooming, .zoomMoving: true
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .decelerating, .animating: false
    }
  }

  /// A motion is running: the host should deliver frames.
  package var wantsFrames: Bool {
    switch activity {
    case .wheelScrolling, .decelerating, .animating, .zoomMoving: true
    case .idle, .tracking, .dragging, .lifting, .zooming: false
    }
  }
}
