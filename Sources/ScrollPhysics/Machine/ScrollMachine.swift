/// Decides how a scroll view moves and what its delegate hears: one state, events in, effects out.
///
/// A value: it knows no view, no clock and allocates nothing. `emit` is handed the machine itself, in the state that the effect
/// belongs to. A receiver that may be called back stores that copy, does what the effect says, and hands back what it has then;
/// the machine notices by its transition counter that something else began meanwhile and drops the "begin" notices
/// that are stale by then, never an "end".
package struct ScrollMachine: Equatable, Sendable {
  package typealias Emit = (inout ScrollMachine, Effect) -> Void

  /// Seconds between the timestamp of a lift and the start of the motion that follows. Measured on UIKit.
  package static let motionDelay = 0.00095

  package internal(set) var activity = Activity.idle
  /// What shows: the offset that was last emitted or jumped to.
  package internal(set) var offset: Vector
  package internal(set) var geometry: ScrollGeometry
  /// As it was when the machine was last told of it.
  package var zoomed = ZoomedContent()
  /// The scale has changed and the offset is about to follow: edges that move now must not move it first.
  var isZoomStepping = false
  /// Applying a zoom's final step. A zoom started inside it continues it and must send didEndZooming.
  var owesZoomEnd = false
  /// The instant that `offset` belongs to.
  var time = 0.0
  /// Counts changes of the kind of activity, and every stop, so that a caller of `emit` sees that it was overtaken.
  var transitions = 0

  package init(offset: Vector, geometry: ScrollGeometry) {
    self.offset = offset
    self.geometry = geometry
  }

  package mutating func handle(_ event: Event, at now: Double, emit: Emit) {
    switch event {
    case .touchDown: touchDown(at: now, emit)
    case .touchUp: touchUp(at: now, emit)
    case .panBegan(let translation): beginDrag(by: translation, at: now, emit)
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

  /// Enters an activity of another kind; what is still to be told of the one before is stale from now on.
  mutating func enter(_ next: Activity) {
    activity = next
    transitions += 1
  }

  /// Shows `position`, rounded to the pixel; silent if that shows already.
  mutating func show(_ position: Vector, _ emit: Emit) {
    show(exactly: pixel(at: position), emit)
  }

  /// The nearest device pixel; an axis that stays where it is stays there exactly.
  func pixel(at position: Vector) -> Vector {
    Vector { position[$0] == offset[$0] ? offset[$0] : geometry.pixel(at: position[$0], on: $0) }
  }

  mutating func show(exactly position: Vector, _ emit: Emit) {
    guard position != offset else { return }
    offset = position
    emit(&self, .scroll(to: position))
  }
}

// What UIKit's flags say, each computed from the one state.
extension ScrollMachine {
  /// A finger is down.
  package var isTracking: Bool {
    switch activity {
    case .tracking, .dragging, .zooming: true
    case .lifting(let lift): lift.isTracked
    case .animating(let animation): animation.isTracked
    case .zoomMoving(let flight): flight.isTracked
    case .idle, .wheelScrolling, .decelerating: false
    }
  }

  package var isDragging: Bool {
    switch activity {
    case .dragging, .wheelScrolling: true
    case .lifting(let lift): lift.motion == nil
    case .zooming(let pinch): pinch.isDrag
    case .zoomMoving(let flight): flight.drag != nil
    case .idle, .tracking, .decelerating, .animating: false
    }
  }

  /// Also while a finger holds a deceleration that it caught, and while an animation has taken one over.
  package var isDecelerating: Bool {
    switch activity {
    case .decelerating: true
    case .tracking(let caught): caught
    case .dragging(let drag): drag.caught && !drag.hasMoved
    case .lifting(let lift): lift.caught
    case .animating(let animation): animation.caught
    case .zooming(let pinch): pinch.caught
    case .zoomMoving(let flight): flight.caught
    case .idle, .wheelScrolling: false
    }
  }

  /// Code moves it.
  package var isAnimating: Bool {
    if case .animating = activity { true } else { false }
  }

  /// Two fingers zoom.
  package var isZooming: Bool {
    if case .zooming = activity { true } else { false }
  }

  /// The scale is on its way back within its limits.
  package var isZoomBouncing: Bool {
    if case .zoomMoving(let flight) = activity {
      flight.motion.curve == .bounce && flight.motion.endScale != zoomed.scale
    } else {
      false
    }
  }

  /// Code moves the scale.
  package var isZoomAnimating: Bool {
    if case .zoomMoving(let flight) = activity { flight.motion.curve == .glide } else { false }
  }

  /// A zoom has begun whose end is still to be announced.
  package var isZoomUnderWay: Bool {
    switch activity {
    case .zooming, .zoomMoving: true
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .decelerating, .animating: false
    }
  }

  /// It moves by itself: frames are wanted.
  package var wantsFrames: Bool {
    switch activity {
    case .wheelScrolling, .decelerating, .animating, .zoomMoving: true
    case .idle, .tracking, .dragging, .lifting, .zooming: false
    }
  }
}
