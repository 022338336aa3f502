internal import Diagnostics
public import Foundation
internal import ScrollPhysics

// An addition of ours; UIKit has nothing like it.
extension UIScrollView {
  /// Where the motion that is under way comes to rest, to the pixel: of a deceleration, a bounce, a page, an animated scroll or a turned wheel.
  ///
  /// nil at rest and while a finger drags. Computed from the closed form of the motion: what code does later is not in it.
  public var predictedRestingOffset: CGPoint? { machine.predictedDestination.map { CGPoint($0) } }

  /// Seconds from now until it is there; the first frame from then on is its last. nil as above, and for a wheel.
  public var predictedTimeUntilRest: TimeInterval? { machine.predictedRestTime.map { max(0, $0 - now) } }

  /// `contentOffset` in the frame `seconds` from now, to the pixel. nil as above.
  public func predictedContentOffset(after seconds: TimeInterval) -> CGPoint? {
    ensure(
      seconds >= 0, "\(type(of: self)).predictedContentOffset(after: \(seconds)): only what is to come can be predicted")
    return machine.predictedOffset(at: now + seconds).map { CGPoint($0) }
  }

  /// Seconds from now until `contentOffset.x` is there for the first time; nil if this motion never passes it, and as above.
  public func predictedTime(untilContentOffsetX x: CGFloat) -> TimeInterval? { predictedTime(until: x, on: .x) }

  /// Seconds from now until `contentOffset.y` is there for the first time; nil if this motion never passes it, and as above.
  public func predictedTime(untilContentOffsetY y: CGFloat) -> TimeInterval? { predictedTime(until: y, on: .y) }

  private func predictedTime(until offset: CGFloat, on axis: Axis) -> TimeInterval? {
    machine.predictedTime(ofPassing: Double(offset), on: axis, after: now).map { $0 - now }
  }
}
