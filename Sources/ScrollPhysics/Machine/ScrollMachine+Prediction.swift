// Where a motion that nobody touches will go; nil while nothing moves by itself. Of wheel scrolling only the rest is known: that it is
// over is seen by a frame. Of a zoom nothing.
extension ScrollMachine {
  /// Where it comes to rest.
  package var predictedDestination: Vector? {
    switch activity {
    case .decelerating(let motion): pixel(at: Vector { motion[$0].destination })
    case .animating(let animation): animation.glide.destination
    case .wheelScrolling(let wheel): pixel(at: geometry.settled(wheel.target))
    case .idle, .tracking, .dragging, .lifting, .zooming, .zoomMoving: nil
    }
  }

  /// When it comes to rest: the first frame from then on is its last.
  package var predictedRestTime: Double? {
    switch activity {
    case .decelerating(let motion): max(motion.x.restTime, motion.y.restTime)
    case .animating(let animation): animation.start + Glide.duration
    case .idle, .tracking, .dragging, .wheelScrolling, .lifting, .zooming, .zoomMoving: nil
    }
  }

  /// What a frame at `time` will show.
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

  /// When it passes, or reaches, `offset` for the first time from `now` on; nil if it never does.
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
