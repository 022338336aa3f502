/// The finger's velocity from its last four samples, newer ones weighted more. A steady finger yields its exact speed.
public struct VelocityEstimate: Equatable, Sendable {
  /// Points per second below which a lift counts as speed 0. Our choice within a measured range: section "Dragging" of
  /// docs/measurements.md.
  public static let slowestFlick = 250.0
  /// Seconds without a sample or confirmation after which a lift is no flick. Our choice.
  public static let longestRest = 0.1

  private struct Sample: Equatable {
    var position = Vector.zero
    var time = 0.0
  }

  // The last four samples, oldest first; a tuple avoids an allocation.
  private var samples = (Sample(), Sample(), Sample(), Sample())
  private var count = 0
  private var lastWord = 0.0

  /// An estimate without samples: `velocity` is zero until two are added.
  public init() {}

  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.lastWord == b.lastWord && a.samples == b.samples
  }

  /// Adds a sample. After a rest longer than `longestRest` earlier samples are dropped; a second sample of the same time replaces the
  /// first.
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

  /// Reports that the finger is still down and unmoved: adds no sample, but the rest before a lift counts from here.
  public mutating func confirm(at time: Double) {
    if count > 0 { lastWord = max(lastWord, time) }
  }

  /// Points per second from the samples alone, without regard to rests or the slowest flick.
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

  /// The velocity at a lift at `time`: 0 after a rest longer than `longestRest`.
  public func velocity(atLift time: Double) -> Vector {
    // 1 ns of tolerance: a rest of exactly 0.1 s is still a flick, however its times were rounded.
    guard time - lastWord <= Self.longestRest + 1e-9 else { return .zero }
    return velocity
  }
}
