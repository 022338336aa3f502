// Readings for debug descriptions.
extension ScrollMachine {
  /// The case of `activity`.
  package var activityName: String {
    switch activity {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .wheelScrolling: "wheelScrolling"
    case .lifting: "lifting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    case .zooming: "zooming"
    case .zoomMoving: "zoomMoving"
    }
  }

  /// Velocity of the offset at the machine's time, in points per second; nil if no motion runs, and during a zoom.
  package var velocity: Vector? {
    switch activity {
    case .decelerating(let motion): Vector { motion[$0].velocity(at: time) }
    case .wheelScrolling(let wheel): Vector { wheel.paths[$0].velocity(at: time - wheel.start) }
    case .animating(let animation): animation.glide.velocity(at: time - animation.start)
    case .idle, .tracking, .dragging, .lifting, .zooming, .zoomMoving: nil
    }
  }
}

extension Glide {
  /// Central difference over 1 ms.
  fileprivate func velocity(at elapsed: Double) -> Vector {
    let step = 0.0005
    return (position(at: elapsed + step) - position(at: elapsed - step)) * (1 / (2 * step))
  }
}
