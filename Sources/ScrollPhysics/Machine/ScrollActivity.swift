extension ScrollMachine {
  /// What a scroll view is doing: exactly one of these.
  package enum Activity: Equatable, Sendable {
    /// At rest, no finger. Entered at the end of everything else; a frame does nothing.
    case idle
    /// A finger is down and has not moved enough, or may not drag; whatever moved has been caught.
    ///
    /// `caught`: a deceleration was interrupted, so its end is still to be announced, and it counts as decelerating until then.
    case tracking(caught: Bool)
    /// The content follows the finger. Left by a lift, never by code.
    case dragging(Drag)
    /// A wheel, a trackpad or a key moves the content, as if dragged; nobody touches it. Over when it rests.
    case wheelScrolling(WheelScroll)
    /// Between the lift and what follows it: the delegate is being told and asked.
    case lifting(Lift)
    /// Coasting and bouncing after a lift, each axis by itself; over when both rest.
    case decelerating(PerAxis<AxisMotion>)
    /// Moved by code. A finger may be down all the while.
    case animating(Animation)
    /// Two fingers own scale and offset. Left when one of them lifts.
    case zooming(Pinch)
    /// The scale moves by itself: back within its limits after a pinch, or where code wants it. A finger may drag all the while.
    case zoomMoving(ZoomFlight)
  }

  package struct Drag: Equatable, Sendable {
    /// The offset, before any rubber band, at which the finger's translation is 0.
    var grip: Vector
    var translation: Vector
    /// It caught a deceleration whose end is still to be announced.
    let caught: Bool
    /// The finger has moved since it caught it.
    var hasMoved = false
    /// It took over from a zoom or an animation that had left any axis past its edge: all go back.
    var returns = false
    var lock: DirectionalLock
    /// The page of each axis on which it began.
    var startPage: Vector

    var raw: Vector { grip - translation }
  }

  package struct WheelScroll: Equatable, Sendable {
    var paths: PerAxis<Approach>
    /// When the paths began.
    var start: Double
    /// Not over before this time, though it rests.
    var end: Double
  }

  package struct Lift: Equatable, Sendable {
    /// The finger's, as offset per second, with the cut for slow ones.
    var velocity: Vector
    /// nil until the delegate has been asked for the target.
    var motion: PerAxis<AxisMotion>?
    /// It was a finger that dragged, not a wheel.
    let isTracked: Bool
    let caught: Bool
    /// The drag's.
    var startPage: Vector
    /// What the delegate made of the target; nil where it left it alone.
    var chosen: PerAxis<Double?>
    /// As the drag's.
    var returns = false

    /// Axes that no finger can drag come back, too: a bounce that was caught, a zoom or an animation had taken them past the edge.
    var comesBack: Bool { caught || returns }

    /// What follows counts as a deceleration, and that has been said.
    var decelerates = false

    /// A deceleration has been announced whose end must be, too.
    var owesEnd: Bool { caught || decelerates }
  }

  package struct Animation: Equatable, Sendable {
    var glide: Glide
    var start: Double
    let purpose: AnimationPurpose
    /// A finger is down.
    var isTracked: Bool
    /// It took over from a deceleration, whose end is announced together with its own.
    let caught: Bool

    /// It ends inside the edges: code that goes beyond them wants to stay there.
    func isLegal(in geometry: ScrollGeometry) -> Bool { geometry.clamped(glide.destination) == glide.destination }
  }

  /// Why code moves the content, which decides what is announced at the end.
  package enum AnimationPurpose: Equatable, Sendable {
    case scroll
    case scrollToTop
  }

  /// What happens to a scroll view. Positions are offsets, translations are the finger's since it was recognized.
  package enum Event: Equatable, Sendable {
    /// A finger comes down anywhere in the scroll view.
    case touchDown
    /// The last finger left.
    case touchUp
    /// The finger has moved enough; `translation` is what it went beyond that.
    case panBegan(translation: Vector)
    case panMoved(translation: Vector)
    /// The finger's velocity in points per second, downward and to the right positive.
    case panEnded(velocity: Vector)
    /// The system took the touch away: as a lift at rest.
    case panCancelled
    /// A notch of a wheel or a key: moves the target of a smooth motion, never past an edge.
    case wheelScroll(by: Vector)
    /// A trackpad: moves the content at once, never past an edge.
    case preciseScroll(by: Vector)
    /// Code has set the offset: a running motion goes on from there.
    case jump(to: Vector)
    case animate(to: Vector, purpose: AnimationPurpose)
    /// Code wants no motion to go on, and the content there, if anywhere; a finger keeps its grip.
    case stop(at: Vector? = nil)
    /// The scroll view leaves the screen or is switched off: everything ends, the finger's drag too.
    case interrupt
    case geometryChanged(ScrollGeometry)
    /// Two fingers are recognized around `place`, measured from the view's corner; `factor` is what they have asked
    /// for since they came down.
    case pinchBegan(factor: Double, place: Vector)
    case pinchMoved(factor: Double, place: Vector)
    /// One of the fingers has left, or both. `place` is where the other still is; if it drags, its translation counts from here.
    case pinchEnded(place: Vector?)
    case zoom(ZoomGoal, ZoomManner)
    /// The zoomed view has left the content.
    case zoomedViewLost
    case frame
  }

  /// What is to be done, one at a time; the machine is already in the state that the receiver of a message should see.
  package enum Effect: Equatable, Sendable {
    case scroll(to: Vector)
    case willBeginDragging
    /// Points per second in offset's direction. The receiver may call `retarget`.
    case willEndDragging(velocity: Vector, target: Vector)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case didScrollToTop
    /// Give the zoomed view this scale, and the content its size, before the offset follows.
    case zoom(to: Double)
    case didZoom
    case willBeginZooming
    /// The scale has come to rest; announced unless code set it at once.
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
