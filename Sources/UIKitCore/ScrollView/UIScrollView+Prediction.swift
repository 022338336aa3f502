internal import Diagnostics
public import Foundation
internal import ScrollPhysics

// Predictions of motions; not part of UIKit.
extension UIScrollView {
  /// The offset at which the running motion comes to rest, rounded to the pixel: of a deceleration, a bounce, a page, an animated scroll
  /// or a wheel.
  ///
  /// nil at rest and while a finger drags. Computed from the motion's closed form; changes that code makes later are not foreseen.
  public var predictedRestingOffset: CGPoint? { machine.predictedDestination.map { CGPoint($0) } }

  /// Seconds from now until the running motion is at rest; the first frame from then on is its last. nil at rest, while a finger drags,
  /// and for a wheel.
  public var predictedTimeUntilRest: TimeInterval? { machine.predictedRestTime.map { max(0, $0 - now) } }

  /// `contentOffset` in the frame `seconds` from now, rounded to the pixel; nil as `predictedRestingOffset`. Negative seconds are a
  /// programming error.
  public func predictedContentOffset(after seconds: TimeInterval) -> CGPoint? {
    ensure(
      seconds >= 0, "\(type(of: self)).predictedContentOffset(after: \(seconds)): only what is to come can be predicted")
    return machine.predictedOffset(at: now + seconds).map { CGPoint($0) }
  }

  /// Seconds from now until `contentOffset.x` first equals `x`; nil if this motion never passes it, and as `predictedRestingOffset`.
  public func predictedTime(untilContentOffsetX x: CGFloat) -> TimeInterval? { predictedTime(until: x, on: .x) }

  /// Seconds from now until `contentOffset.y` first equals `y`; nil if this motion never passes it, and as `predictedRestingOffset`.
  public func predictedTime(untilContentOffsetY y: CGFloat) -> TimeInterval? { predictedTime(until: y, on: .y) }

  private func predictedTime(until offset: CGFloat, on axis: Axis) -> TimeInterval? {
    machine.predictedTime(ofPassing: Double(offset), on: axis, after: now).map { $0 - now }
  }
}
