// What is to come, from the closed form: no frame is played for it.
extension AxisMotion {
  /// Where it comes to rest.
  var destination: Double {
    var motion = self
    while let next = motion.next { motion = next }
    return motion.position(at: motion.end)
  }

  /// When: frames from then on show it there.
  var restTime: Double {
    var (motion, time) = (self, end)
    while let next = motion.next {
      if next.isAtRest { return time }
      (motion, time) = (next, next.end)
    }
    return time
  }

  /// When it is at `offset` for the first time from `now` on; nil if never.
  func time(ofPassing offset: Double, after now: Double) -> Double? {
    var (motion, now) = (self, now)
    motion.advance(to: now)
    while true {
      let end = max(now, motion.end)
      if let time = motion.time(ofPassing: offset, from: now, to: end) { return time }
      guard let next = motion.next else { return nil }
      // The last half point of a bounce and of a snap is a step.
      if next.isAtRest {
        return isBetween(motion.position(at: end), next.position(at: end), offset) ? end : nil
      }
      (motion, now) = (next, end)
    }
  }

  /// Within one phase, which goes one way, or out and back.
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
  /// When, counted from its start, it is at `offset` for the first time from `elapsed` on; nil if never.
  func time(ofPassing offset: Double, on axis: Axis, after elapsed: Double) -> Double? {
    let first = position(at: elapsed)[axis]
    guard isBetween(first, destination[axis], offset) else { return nil }
    return bisect(from: elapsed) { isAtRest(at: $0) || isBetween(first, position(at: $0)[axis], offset) }
  }
}

private func isBetween(_ a: Double, _ b: Double, _ value: Double) -> Bool { min(a, b) <= value && value <= max(a, b) }
