internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Progress as a function of the share of a duration that has passed: for x and y of positions, and for everything else.
struct TimingCurve {
  static let linear = TimingCurve(function: CAMediaTimingFunction(name: .linear))

  /// Steps in which the time of a progress is looked for.
  private static let steps = 512

  let function: CAMediaTimingFunction?
  private let springs: [Spring]
  /// Seconds until the springs rest.
  private let duration: TimeInterval

  init(function: CAMediaTimingFunction) { (self.function, springs, duration) = (function, [], 0) }

  init(_ spring: ViewSpring) {
    let velocity = SIMD3(repeating: Double(spring.velocity))
    self.init(nil, mass: 1, spring.stiffness, spring.damping, velocity, spring.duration)
  }

  /// The pace of an animation block.
  init(_ pace: ViewAnimation.Pace) {
    switch pace {
    case .none: self = .linear
    case .curve(let function, _): self.init(function: function)
    case .spring(let spring): self.init(spring)
    }
  }

  private init(
    _ function: CAMediaTimingFunction?, mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: SIMD3<Double>,
    _ duration: TimeInterval?
  ) {
    self.function = function
    springs = (0..<3).map {
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGFloat(velocity[$0]))
    }
    self.duration = duration ?? springs.map { $0.settlingTime(within: 0.001) }.max() ?? 0
  }

  /// The pace that `provider` describes for an animation of `duration` seconds, and the seconds that the animation lasts then.
  @MainActor static func of(
    _ provider: any UITimingCurveProvider, duration: TimeInterval
  ) -> (curve: TimingCurve, duration: TimeInterval) {
    let type = provider.timingCurveType
    let function = type == .spring ? nil : provider.cubicTimingParameters?.timingFunction
    guard type == .spring || type == .composed, let spring = provider.springTimingParameters, duration > 0 else {
      return (function.map { TimingCurve(function: $0) } ?? .linear, duration)
    }
    let (dx, dy) = (spring.initialVelocity.dx, spring.initialVelocity.dy)
    let length = (dx * dx + dy * dy).squareRoot()
    let velocity = SIMD3(Double(dx), Double(dy), Double(length))
    let curve =
      switch spring.shape {
      case .ratio(let ratio):
        {
          let made = ViewSpring(settlingIn: duration, dampingRatio: ratio, velocity: length)
          return TimingCurve(function, mass: 1, made.stiffness, made.damping, velocity, duration)
        }()
      case .physical(let mass, let stiffness, let damping):
        TimingCurve(function, mass: mass, stiffness, damping, velocity, nil)
      case .period(let period, let bounce):
        {
          let made = ViewSpring(period: period, bounce: bounce, velocity: length)
          return TimingCurve(function, mass: 1, made.stiffness, made.damping, velocity, nil)
        }()
      }
    return (curve, curve.duration)
  }

  /// 0 at 0 and 1 at 1; a spring may overshoot in between.
  func progress(at share: Double) -> SIMD3<Double> {
    if share <= 0 { return .zero }
    if share >= 1 { return .one }
    let share = function?.progress(at: share) ?? share
    if springs.isEmpty { return SIMD3(repeating: share) }
    let time = share * duration
    return SIMD3(springs[0].progress(at: time), springs[1].progress(at: time), springs[2].progress(at: time))
  }

  /// The first share of the duration at which the progress (`z`) is reached.
  func share(of progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 && springs.isEmpty { return 1 }
    guard let step = (1...Self.steps).first(where: { self.progress(at: Double($0) / Double(Self.steps)).z >= progress }) else {
      return 1
    }
    var (low, high) = (Double(step - 1) / Double(Self.steps), Double(step) / Double(Self.steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle).z < progress { low = middle } else { high = middle }
    }
    return high
  }
}
