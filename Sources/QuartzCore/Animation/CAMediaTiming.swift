public import Foundation

/// What an animation shows before its begin and after its end while it is not removed.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Any other mode than the four constants counts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the begin, the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Begin, length, speed and repetition of an animation. Times are seconds on the clock of the screen's host.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// 0 for the time of adding.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one pass, without repeats; 0 for the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// Factor for the elapsed time.
  var speed: Float { get set }
  /// Seconds added to the elapsed time after `speed`.
  var timeOffset: CFTimeInterval { get set }
  /// Number of passes, with fractions; 0 means 1, infinity means without end.
  var repeatCount: Float { get set }
  /// Seconds of repetition; 0 leaves the length to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass runs back to its start, which doubles its length.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// Progress of a timing at a given time.
struct TimingProgress: Equatable {
  /// Progress of the current pass from 0 to 1; decreasing in a reversed pass.
  var fraction: Double
  /// The passes that are over, those that run back included in theirs.
  var passes = 0.0
  /// Whether the animation is shown: false outside the active time, unless `fillMode` covers that time.
  var isShown: Bool
  var isFinished: Bool

  /// - Parameter elapsed: Seconds since the begin time on the parent's clock.
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
    passes = ((inside - into) / pass).rounded()
    fraction = into > duration ? 2 - into / duration : into / duration
  }
}
