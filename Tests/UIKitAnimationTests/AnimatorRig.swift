import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import UIKitAnimation
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A stage with one view, which an animator moves from x = 50 to x = 150.
@MainActor final class AnimatorRig {
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var ends: [UIViewAnimatingPosition] = []

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// Where the screen shows the view's centre.
  var x: CGFloat { view.layer.presentation()!.position.x }

  func animator(_ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    fill(UIViewPropertyAnimator(duration: duration, curve: curve))
  }

  func animator(_ duration: TimeInterval, _ timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    fill(UIViewPropertyAnimator(duration: duration, timingParameters: timing))
  }

  private func fill(_ animator: UIViewPropertyAnimator) -> UIViewPropertyAnimator {
    animator.addAnimations { [view] in view.center.x = 150 }
    animator.addCompletion { [unowned self] in ends.append($0) }
    return animator
  }

  /// Ends an animator that a test has left paused.
  func finish(_ animator: UIViewPropertyAnimator) {
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
