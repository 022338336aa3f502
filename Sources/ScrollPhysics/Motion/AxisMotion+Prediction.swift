// Predictions from the closed formulas, without stepping through frames.
extension AxisMotion {
  /// The resting position.
  var destination: Double {
    var motion = self
    while let next = motion.next { motion = next }
    return motion.position(at: motion.end)
  }

  /// Time at which the motion rests: frames from then on show `destination`.
  var restTime: Double {
    var (motion, time) = (self, end)
    while let next = motion.next {
      if next.isAtRest { return time }
      (motion, time) = (next, next.end)
    }
    return time
  }

  /// The first time from `now` on at which the motion is at `offset`; nil if never.
  func time(ofPassing offset: Double, after now: Double) -> Double? {
    var (motion, now) = (self, now)
    motion.advance(to: now)
    while true {
      let end = max(now, motion.end)
      if let time = motion.time(ofPassing: offset, from: now, to: end) { return time }
      guard let next = motion.next else { return nil }
      // The last half point of a bounce and of a snap is a jump.
      if next.isAtRest {
        return isBetween(motion.position(at: end), next.position(at: end), offset) ? end : nil
      }
      (motion, now) = (next, end)
    }
  }

  /// Searches one phase, which moves in one direction or turns once.
  private func time(ofPassing offset: Double, from: Double, to end: Double) -> Double? {
    guard let turn, turn > from, turn < end else { return time(ofReaching: offset, from: from, to: end) }
    return time(ofReaching: offset, from: from, to: turn) ?? time(ofReaching: offset, from: turn, to: end)
  }

  private func time(ofReaching offset: Double, from: Double, to end: Double) -> Double? {
    let (first, last) = (position(at: from), position(at: end))
    guard isBetween(first, last, offset) else { return nil }
    return bisect(from: from) { time in time >= end || isBetween(first, position(at: time), offset) }
  }
}

extension Glide {
  /// Seconds from the start at which the glide is at `offset` for the first time from `elapsed` on; nil if never.
  func time(ofPassing offset: Double, on axis: Axis, after elapsed: Double) -> Double? {
    let first = position(at: elapsed)[axis]
    guard isBetween(first, destination[axis], offset) else { return nil }
    return bisect(from: elapsed) { isAtRest(at: $0) || isBetween(first, position(at: $0)[axis], offset) }
  }
}

private func isBetween(_ a: Double, _ b: Double, _ value: Double) -> Bool { min(a, b) <= value && value <= max(a, b) }
