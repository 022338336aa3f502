import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitAnimation
import UIKitCore
import UIKitTestSupport

/// Calls of an animator from inside its own messages.
@MainActor @Suite struct AnimatorMessageTests {
  private let rig = AnimatorRig()

  @Test func aCompletionMayStartTheAnimatorAgain() {
    let animator = rig.animator(0.2)
    var again = 0
    animator.addCompletion { [rig, unowned animator] _ in
      guard again == 0 else { return }
      again += 1
      animator.addAnimations { rig.view.center.x = 50 }
      animator.startAnimation()
    }
    animator.startAnimation()
    rig.stage.advance(by: 0.25)
    #expect(rig.ends == [.end] && animator.isRunning && rig.view.center.x == 50)
    rig.stage.settle()
    #expect(animator.state == .inactive && rig.x == 50 && again == 1)
  }

  @Test func aCompletionMayStopAnotherAnimatorOfTheSameFrame() {
    let (first, second) = (rig.animator(0.2), rig.animator(0.2))
    first.addCompletion { _ in second.stopAnimation(true) }
    first.startAnimation()
    second.startAnimation()
    rig.stage.settle()
    #expect(first.state == .inactive && second.state == .inactive)
    #expect(rig.ends == [.end])
  }

  @Test func aBlockMayPauseAndGoOnWithItsAnimator() {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    animator.addAnimations { [rig, unowned animator] in
      rig.view.center.x = 150
      if animator.state == .active {
        animator.pauseAnimation()
        animator.startAnimation()
      }
    }
    animator.startAnimation()
    rig.stage.settle()
    #expect(animator.state == .inactive && rig.x == 150)
  }
}
