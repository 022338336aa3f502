// Predictions of a motion without a finger; nil if nothing moves. For wheel scrolling only the destination is known, since its end depends
// on further events. Zooms are not predicted.
extension ScrollMachine {
  /// The resting offset of the running motion.
  package var predictedDestination: Vector? {
    switch activity {
    case .decelerating(let motion): pixel(at: Vector { motion[$0].destination })
    case .animating(let animation): animation.glide.destination
    case .wheelScrolling(let wheel): pixel(at: geometry.settled(wheel.target))
    case .idle, .tracking, .dragging, .lifting, .zooming, .zoomMoving: nil
    }
  }

  /// Time at which the motion rests: the first frame at or after this time is the last one.
  package var predictedRestTime: Double? {
    switch activity {
    case .decelerating(let motion): max(motion.x.restTime, motion.y.restTime)
    case .animating(let animation): animation.start + Glide.duration
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .zooming, .zoomMoving: nil
    }
  }

  /// The offset that a frame at `time` will show.
  package func predictedOffset(at time: Double) -> Vector? {
    switch activity {
    case .decelerating(var motion):
      motion.advance(to: time)
      return pixel(at: motion.position(at: time))
    case .animating(let animation):
      let elapsed = time - animation.start
      let position = animation.glide.position(at: elapsed)
      return animation.glide.isAtRest(at: elapsed) ? position : pixel(at: position)
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .zooming, .zoomMoving:
      return nil
    }
  }

  /// The first time from `now` on at which the motion passes or reaches `offset`; nil if never.
  package func predictedTime(ofPassing offset: Double, on axis: Axis, after now: Double) -> Double? {
    switch activity {
    case .decelerating(let motion):
      return motion[axis].time(ofPassing: offset, after: now)
    case .animating(let animation):
      let elapsed = now - animation.start
      return animation.glide.time(ofPassing: offset, on: axis, after: elapsed).map { animation.start + $0 }
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .zooming, .zoomMoving:
      return nil
    }
  }
}
