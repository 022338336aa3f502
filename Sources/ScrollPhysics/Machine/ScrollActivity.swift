extension ScrollMachine {
  /// The state of the machine: exactly one of these cases.
  package enum Activity: Equatable, Sendable {
    /// At rest, no finger. Entered when any other activity ends; frames have no effect.
    case idle
    /// A finger is down and has not passed the slop, or may not drag. Any motion has stopped.
    ///
    /// `caught`: the finger interrupted a deceleration, whose `didEndDecelerating` is still to be sent; `isDecelerating` is true until
    /// then.
    case tracking(caught: Bool)
    /// The content follows the finger. Left by a lift or an interruption, not by a change of the offset in code.
    case dragging(Drag)
    /// A wheel, a trackpad or a key moves the content without a finger: `isDragging` is true, `isTracking` false. Ends when the content
    /// rests.
    case wheelScrolling(WheelScroll)
    /// Between the lift and the motion after it, while the delegate receives `willEndDragging` and `didEndDragging`.
    case lifting(Lift)
    /// Coasting and bouncing after a lift, each axis independently; ends when both axes rest.
    case decelerating(PerAxis<AxisMotion>)
    /// An animated offset set by code. A finger may be down meanwhile.
    case animating(Animation)
    /// Two fingers control scale and offset. Left when one of them lifts.
    case zooming(Pinch)
    /// The scale animates: back within its limits after a pinch, or to a scale set by code. A finger may drag meanwhile.
    case zoomMoving(ZoomAnimation)
  }

  /// What drags the content: it decides how far the content goes on by itself, and how it gives way beyond an edge.
  package enum DragDevice: Equatable, Sendable {
    case finger
    /// Fingers on a trackpad whose platform reports when they come and go.
    case trackpad
  }

  package struct Drag: Equatable, Sendable {
    let device: DragDevice
    /// The offset, before any rubber band, at which the finger's translation is 0.
    var anchor: Vector
    var translation: Vector
    /// Whether the drag caught a deceleration, whose `didEndDecelerating` is still to be sent.
    let caught: Bool
    /// Whether the finger has moved since the drag began.
    var hasMoved = false
    /// Whether the drag replaced a zoom or an animation, or an axis has stopped being draggable: after the lift every axis then
    /// returns inside its edges, draggable or not.
    var returns = false
    var lock: DirectionalLock
    /// The page of each axis at the begin of the drag.
    var startPage: Vector

    var raw: Vector { anchor - translation }
  }

  package struct WheelScroll: Equatable, Sendable {
    var paths: PerAxis<Approach>
    /// Time at which the paths began.
    var start: Double
    /// Earliest time at which the scrolling may end, even if the content rests before.
    var end: Double
  }

  package struct Lift: Equatable, Sendable {
    var device = DragDevice.finger
    /// Velocity of the offset in points per second; 0 below the slowest flick.
    var velocity: Vector
    /// nil until the delegate has returned from `willEndDragging`.
    var motion: PerAxis<AxisMotion>?
    /// True after a finger's drag, false after wheel scrolling.
    let isTracked: Bool
    let caught: Bool
    /// The page of each axis at the begin of the drag.
    var startPage: Vector
    /// The targets set by the delegate; nil on axes where the delegate left the target unchanged.
    var chosen: PerAxis<Double?>
    /// The same as `Drag.returns`.
    var returns = false

    /// Whether axes that cannot be dragged also return inside their edges, because a caught bounce, a zoom or an animation left them
    /// outside.
    var comesBack: Bool { caught || returns }

    /// Whether a deceleration follows, which `didEndDragging(willDecelerate: true)` has announced.
    var decelerates = false

    /// Whether `didEndDecelerating` is still to be sent.
    var mustSendDidEndDecelerating: Bool { caught || decelerates }
  }

  package struct Animation: Equatable, Sendable {
    var glide: Glide
    var start: Double
    let purpose: AnimationPurpose
    /// Whether a finger is down.
    var isTracked: Bool
    /// Whether the animation replaced a deceleration; then `didEndDecelerating` is sent together with the end of the animation.
    let caught: Bool
  }

  /// The reason for an animation by code; decides which message ends it.
  package enum AnimationPurpose: Equatable, Sendable {
    case scroll
    case scrollToTop
  }

  /// Input of the machine. Positions are content offsets; translations are the finger's, in points, since the pan was recognized.
  package enum Event: Equatable, Sendable {
    /// A finger comes down anywhere in the scroll view.
    case touchDown
    /// The last finger has lifted.
    case touchUp
    /// The finger has passed the slop; `translation` is the part beyond it.
    case panBegan(translation: Vector, by: DragDevice = .finger)
    case panMoved(translation: Vector)
    /// The finger's velocity in points per second, downward and to the right positive.
    case panEnded(velocity: Vector)
    /// The system cancelled the touch; handled as a lift at velocity 0.
    case panCancelled
    /// A notch of a wheel or a key press: moves the target of a smooth motion, clamped to the edges.
    case wheelScroll(by: Vector)
    /// A trackpad event: moves the content at once, clamped to the edges.
    case preciseScroll(by: Vector)
    /// Code has set the offset; a running motion continues from there.
    case jump(to: Vector)
    case animate(to: Vector, purpose: AnimationPurpose)
    /// Code ends any motion and, with `at`, sets the offset. A finger's drag continues.
    case stop(at: Vector? = nil)
    /// The scroll view leaves the window or is disabled: every motion ends, a finger's drag too.
    case interrupt
    case geometryChanged(ScrollGeometry)
    /// Two fingers are recognized around `place`, in points from the upper left corner of the bounds; `factor` is the scale factor of their
    /// distance since they came down.
    case pinchBegan(factor: Double, place: Vector)
    case pinchMoved(factor: Double, place: Vector)
    /// One or both fingers have left. `place` is the position of the remaining one; if that finger drags, its translation counts from here.
    case pinchEnded(place: Vector?)
    case zoom(ZoomGoal, ZoomManner)
    /// The zoomed view was removed from the content.
    case zoomedViewLost
    case frame
  }

  /// Output of the machine, one effect at a time. The machine is already in the state that the receiver of a message should see.
  package enum Effect: Equatable, Sendable {
    case scroll(to: Vector)
    case willBeginDragging
    /// Velocity of the offset in points per second. The receiver may call `retarget`.
    case willEndDragging(velocity: Vector, target: Vector)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case didScrollToTop
    /// Apply this scale to the zoomed view, and set the content size, before the offset follows.
    case zoom(to: Double)
    case didZoom
    case willBeginZooming
    /// The zoom has ended; `isAnnounced` is false if code set the scale without animation.
    case zoomSettled(isAnnounced: Bool)
  }
}

extension PerAxis where Value == AxisMotion {
  var isAtRest: Bool { x.isAtRest && y.isAtRest }

  func position(at time: Double) -> Vector { Vector { self[$0].position(at: time) } }

  var announcedTarget: Vector { Vector { self[$0].announcedTarget } }

  mutating func advance(to time: Double) {
    x.advance(to: time)
    y.advance(to: time)
  }

  func restarted(at time: Double, shiftedBy shift: Vector = .zero, in geometry: ScrollGeometry) -> Self {
    Self { self[$0].restarted(at: time, shiftedBy: shift[$0], in: geometry.axes[$0]) }
  }
}
