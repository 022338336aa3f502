// One frame: advances the motion to the frame's time.
extension ScrollMachine {
  mutating func frame(at now: Double, _ emit: Emit) {
    switch activity {
    case .decelerating(var motion):
      time = max(time, now)
      motion.advance(to: time)
      activity = .decelerating(motion)
      let (began, isOver) = (transitions, motion.isAtRest)
      show(motion.position(at: time), emit)
      // If the receiver of `scroll` ended the motion early, the last position is shown by the next frame.
      guard isOver, transitions == began, case .decelerating(let motion) = activity, motion.isAtRest else { return }
      enter(.idle)
      emit(&self, .didEndDecelerating)
    case .animating(let animation):
      time = max(time, now)
      let elapsed = time - animation.start
      let isOver = animation.glide.isAtRest(at: elapsed)
      let began = transitions
      let position = animation.glide.position(at: elapsed)
      isOver ? show(exactly: position, emit) : show(position, emit)
      guard isOver, transitions == began, case .animating(let animation) = activity else { return }
      // The receiver of `scroll` may have moved the edges and thereby the destination.
      show(exactly: animation.glide.destination, emit)
      guard transitions == began else { return }
      enter(animation.isTracked ? .tracking(caught: false) : .idle)
      if animation.caught { emit(&self, .didEndDecelerating) }
      announceEnd(of: animation, wasReached: true, emit)
    case .wheelScrolling(let wheel):
      wheelFrame(wheel, at: now, emit)
    case .zoomMoving(let zoom):
      advance(zoom, at: now, emit)
    case .idle, .tracking, .dragging, .lifting, .zooming:
      break
    }
  }
}
