import UIKit

/// Invisible animations of a layer's opacity, by which a container learns that time has passed.
@MainActor struct PassClock {
  private static let pauseKey = "ContainerScrollView.pause"

  let layer: CALayer

  /// Whether a pause runs.
  var isPausing: Bool { layer.animation(forKey: Self.pauseKey) != nil }

  /// Calls `body` after 0.1 s, unless a pause runs already.
  func startPause(_ body: @escaping @MainActor () -> Void) {
    if isPausing { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { body() }
    layer.add(makeAnimation(duration: 0.1), forKey: Self.pauseKey)
    CATransaction.commit()
  }

  /// Adds an animation with the current block's duration, which ends together with the block's animations.
  ///
  /// - Parameter key: One per pass: replacing an animation would end it, and thereby request a layout in this block.
  func addEnd(key: String) {
    layer.add(makeAnimation(duration: UIView.inheritedAnimationDuration), forKey: "ContainerScrollView.clock \(key)")
  }

  private func makeAnimation(duration: CFTimeInterval) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (CGFloat(layer.opacity), CGFloat(layer.opacity))
    animation.duration = duration
    return animation
  }
}
