import UIKit

/// A property that a `ScrollTimeline` sets, from its value at progress 0 to that at 1.
public enum ScrollEffect: Equatable, Sendable {
  case alpha(from: CGFloat, to: CGFloat)
  /// In points.
  case offset(from: CGPoint, to: CGPoint)
  case scale(from: CGFloat, to: CGFloat)
  /// In radians, clockwise.
  case rotation(from: CGFloat, to: CGFloat)

  var isTransform: Bool {
    if case .alpha = self { false } else { true }
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

/// Effects on one view over one range. A class, since copies of a value with a weak reference are slow.
@MainActor final class TimelineBinding {
  /// nil for the timeline's own view.
  private weak var other: UIView?
  private let isOwn: Bool
  private let effects: [ScrollEffect]
  let range: ScrollTimeline.Range
  private let movesTransform: Bool

  init(_ target: UIView, _ effects: [ScrollEffect], _ range: ScrollTimeline.Range, isOwn: Bool) {
    (self.isOwn, self.effects, self.range) = (isOwn, effects, range)
    movesTransform = effects.contains(where: \.isTransform)
    if !isOwn { other = target }
  }

  /// - Parameter view: The timeline's own view.
  func apply(_ progress: CGFloat, of view: UIView) {
    guard let target = isOwn ? view : other else { return }
    var transform = CGAffineTransform.identity
    for effect in effects {
      switch effect {
      case .alpha(let from, let to):
        let alpha = from + (to - from) * progress
        // The layer keeps a `Float`.
        if Float(target.alpha) != Float(alpha) { target.alpha = alpha }
      case .offset(let from, let to):
        let move = from.mixed(with: to, progress)
        transform = transform.translatedBy(x: move.x, y: move.y)
      case .scale(let from, let to):
        let scale = from + (to - from) * progress
        transform = transform.scaledBy(x: scale, y: scale)
      case .rotation(let from, let to): transform = transform.rotated(by: from + (to - from) * progress)
      }
    }
    if movesTransform, target.transform != transform { target.transform = transform }
  }
}
