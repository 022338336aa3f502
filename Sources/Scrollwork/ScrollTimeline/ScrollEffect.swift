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

/// Effects on one view over one range.
@MainActor struct TimelineBinding {
  private weak var target: UIView?
  private let effects: [ScrollEffect]
  let range: ScrollTimeline.Range
  private let movesTransform: Bool

  init(_ target: UIView, _ effects: [ScrollEffect], _ range: ScrollTimeline.Range) {
    (self.target, self.effects, self.range) = (target, effects, range)
    movesTransform = effects.contains(where: \.isTransform)
  }

  func apply(_ progress: CGFloat) {
    guard let target else { return }
    var transform = CGAffineTransform.identity
    for effect in effects {
      switch effect {
      case .alpha(let from, let to): target.alpha = from + (to - from) * progress
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
