/// The finger's velocity from its last samples, newer ones weighing more; a steady finger gives its exact speed.
public struct VelocityEstimate: Equatable, Sendable {
  /// Points per second below which a lift is no flick: UIKit reports 0 for 187 and 625 for 625.
  public static let slowestFlick = 250.0
  /// Seconds without a word from the finger after which a lift is no flick.
  public static let longestRest = 0.1

  private struct Sample: Equatable {
    var position = Vector.zero
    var time = 0.0
  }

  // The last four, oldest first. A tuple: an array would allocate.
  private var samples = (Sample(), Sample(), Sample(), Sample())
  private var count = 0
  private var lastWord = 0.0

  public init() {}

  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.lastWord == b.lastWord && a.samples == b.samples
  }

  /// The finger is at `position`. A rest before it forgets what was earlier; a second sample of one instant replaces the first.
  public mutating func add(_ position: Vector, at time: Double) {
    if count > 0, time <= samples.3.time {
      samples.3.position = position
    } else {
      if count > 0, time - lastWord > Self.longestRest { count = 0 }
      samples = (samples.1, samples.2, samples.3, Sample(position: position, time: time))
      count = min(count + 1, 4)
    }
    lastWord = max(lastWord, time)
  }

  /// The finger is still there, unmoved, and its driver says so: no sample, but no silence either.
  public mutating func confirm(at time: Double) {
    if count > 0 { lastWord = max(lastWord, time) }
  }

  /// Points per second, before any cut.
  public var velocity: Vector {
    var sum = Vector.zero
    var weights = 0.0
    func add(_ older: Sample, _ newer: Sample, _ weight: Double) {
      sum = sum + (newer.position - older.position) * (weight / (newer.time - older.time))
      weights += weight
    }
    if count > 3 { add(samples.0, samples.1, 1) }
    if count > 2 { add(samples.1, samples.2, 2) }
    if count > 1 { add(samples.2, samples.3, 3) }
    return weights > 0 ? sum * (1 / weights) : .zero
  }

  /// The velocity at a lift: 0 after a rest.
  public func velocity(atLift time: Double) -> Vector {
    // A nanosecond of grace: a rest of exactly 0.1 s is still a flick, however its ends were rounded.
    guard time - lastWord <= Self.longestRest + 1e-9 else { return .zero }
    return velocity
  }
}
