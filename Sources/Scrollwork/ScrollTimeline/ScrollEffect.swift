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
@MainActor final class TimelineBinding {
  /// Valid while the layer has its view: a weak reference would slow down every retain of the view.
  private let target: Unmanaged<UIView>
  /// The view's: values are read here, so that a frame that changes none of them does not touch the view.
  private let layer: CALayer
  let range: ScrollTimeline.Range
  private let hasAlpha: Bool
  private let (firstAlpha, alphaChange): (CGFloat, CGFloat)
  /// The effects on the transform.
  private let moves: [ScrollEffect]

  init(_ view: UIView, _ effects: [ScrollEffect], _ range: ScrollTimeline.Range) {
    (target, layer, self.range) = (Unmanaged.passUnretained(view), view.layer, range)
    moves = effects.filter(\.isTransform)
    var last: (from: CGFloat, to: CGFloat)?
    for case .alpha(let from, let to) in effects { last = (from, to) }
    hasAlpha = last != nil
    (firstAlpha, alphaChange) = last.map { ($0.from, $0.to - $0.from) } ?? (0, 0)
  }

  private var view: UIView? { layer.hasView ? target.takeUnretainedValue() : nil }

  func apply(_ progress: CGFloat) {
    if hasAlpha {
      let value = min(max(firstAlpha + alphaChange * progress, 0), 1)
      // The layer keeps a `Float`.
      if layer.opacity != Float(value) { view?.alpha = value }
    }
    if !moves.isEmpty { applyMoves(progress) }
  }

  private func applyMoves(_ progress: CGFloat) {
    var transform = CGAffineTransform.identity
    for effect in moves {
      switch effect {
      case .alpha: break
      case .offset(let from, let to):
        let move = from.mixed(with: to, progress)
        transform = transform.translatedBy(x: move.x, y: move.y)
      case .scale(let from, let to):
        let scale = from + (to - from) * progress
        transform = transform.scaledBy(x: scale, y: scale)
      case .rotation(let from, let to): transform = transform.rotated(by: from + (to - from) * progress)
      }
    }
    if layer.affineTransform() != transform { view?.transform = transform }
  }
}
