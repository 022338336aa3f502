public import Foundation

/// What an animation shows before it begins and after it ends, as long as it is not removed.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When something runs, how fast and how often; times in seconds on the clock of the screen's host.
@MainActor public protocol CAMediaTiming {
  /// 0: when it is added.
  var beginTime: CFTimeInterval { get set }
  /// Of one pass, without repeats; 0 takes the transaction's.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// Added to the elapsed time after `speed`.
  var timeOffset: CFTimeInterval { get set }
  /// Fractions allowed; 0 means once, infinity for ever.
  var repeatCount: Float { get set }
  /// The time to go on repeating; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = TimeInterval

/// A timing resolved to plain numbers, and where in it a moment falls.
struct TimingProgress: Equatable {
  /// Of the current pass, from 0 to 1, counted backward in a reversed pass.
  var fraction: Double
  /// nothing is shown outside the active time unless `fillMode` says so
  var isShown: Bool
  var isFinished: Bool

  /// `elapsed` counts from the begin time, on the parent's clock.
  @MainActor init(of timing: some CAMediaTiming, duration: Double, elapsed: Double) {
    let t = elapsed * Double(timing.speed) + timing.timeOffset
    let pass = timing.autoreverses ? 2 * duration : duration
    let total =
      timing.repeatDuration > 0
      ? timing.repeatDuration : pass * (timing.repeatCount > 0 ? Double(timing.repeatCount) : 1)
    let isBefore = elapsed < 0
    isFinished = t >= total && !isBefore
    let fillsBack = timing.fillMode == .backwards || timing.fillMode == .both
    let fillsOn = timing.fillMode == .forwards || timing.fillMode == .both
    isShown = isBefore ? fillsBack : isFinished ? fillsOn : true
    let inside = min(max(t, 0), total)
    guard duration > 0, inside.isFinite else {
      fraction = isBefore ? 0 : 1
      return
    }
    var into = inside.truncatingRemainder(dividingBy: pass)
    if into == 0 && inside > 0 && inside >= total { into = pass }
    fraction = into > duration ? 2 - into / duration : into / duration
  }
}
