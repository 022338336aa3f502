internal import Diagnostics
public import Foundation
internal import ScrollPhysics

/// What is to come of a scroll view's motion, if no finger and no code interferes. Not part of UIKit.
///
/// A value of the moment at which `UIScrollView.predictedMotion` was read, computed from the motion's closed form.
public struct PredictedMotion: Sendable {
  private let machine: ScrollMachine
  private let now: Double
  /// The offset at which the motion comes to rest, rounded to the pixel: of a deceleration, a bounce, a page, an animated scroll or a wheel.
  public let restingOffset: CGPoint

  fileprivate init?(_ machine: ScrollMachine, at now: Double) {
    guard let destination = machine.predictedDestination else { return nil }
    (self.machine, self.now, restingOffset) = (machine, now, CGPoint(destination))
  }

  /// Seconds until the motion is at rest; the first frame from then on is its last. nil for a wheel.
  public var timeUntilRest: TimeInterval? { machine.predictedRestTime.map { max(0, $0 - now) } }

  /// The offset of the frame in `seconds`, rounded to the pixel; nil for a wheel. Negative seconds are a programming error.
  public func contentOffset(after seconds: TimeInterval) -> CGPoint? {
    ensure(seconds >= 0, "PredictedMotion.contentOffset(after: \(seconds)): only what is to come can be predicted")
    return machine.predictedOffset(at: now + seconds).map { CGPoint($0) }
  }

  /// Seconds until `contentOffset.x` first equals `x`; nil if this motion never passes it, and for a wheel.
  public func time(untilX x: CGFloat) -> TimeInterval? { time(until: x, on: .x) }

  /// Seconds until `contentOffset.y` first equals `y`; nil if this motion never passes it, and for a wheel.
  public func time(untilY y: CGFloat) -> TimeInterval? { time(until: y, on: .y) }

  private func time(until offset: CGFloat, on axis: Axis) -> TimeInterval? {
    machine.predictedTime(ofPassing: Double(offset), on: axis, after: now).map { $0 - now }
  }
}

extension UIScrollView {
  /// The rest of the running motion; nil at rest, while a finger drags, and during a zoom. Not part of UIKit.
  public var predictedMotion: PredictedMotion? { PredictedMotion(machine, at: now) }
}
