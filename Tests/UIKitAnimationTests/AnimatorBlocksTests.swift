import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitAnimation
@testable import UIKitCore
import UIKitGraphics

/// What blocks of an animator change, and when.
@MainActor @Suite struct AnimatorBlocksTests {
  private let rig = AnimatorRig()
  private var stage: ManualStage { rig.stage }
  private var view: UIView { rig.view }

  @Test func lateChangesBeginLate() {
    let animator = rig.animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()!.opacity == 1)
    stage.advance(by: 0.25)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.5, within: 1e-6) && near(rig.x, 125))
    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 1, within: 1e-6) && near(rig.x, 100))
    stage.settle()
    #expect(view.alpha == 1 && view.center.x == 50)
  }

  @Test func changesOfAnActiveAnimatorTakeTheTimeThatIsLeft() {
    let animator = rig.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    #expect(view.alpha == 0)
    stage.advance(by: 0.25)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.5, within: 1e-6))
    stage.advance(by: 0.25)
    #expect(rig.ends == [.end] && view.layer.animationKeys() == nil)
  }

  @Test func animationsInsideTheBlockBelongToTheAnimator() {
    var inner: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(withDuration: 7) {
        view.center.x = 150
      } completion: {
        inner.append($0)
      }
      UIView.animate(withDuration: 0.5, delay: 0.25, options: [.overrideInheritedDuration, .curveLinear]) { view.alpha = 0 }
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(near(rig.x, 100) && near(CGFloat(view.layer.presentation()!.opacity), 0.5, within: 1e-6))
    animator.pauseAnimation()
    stage.advance(by: 3)
    #expect(inner == [] && near(rig.x, 100))
    animator.startAnimation()
    stage.settle()
    #expect(inner == [true] && stage.time < 5)
  }

  @Test func pausedOnCompletionItWaitsAtTheEnd() {
    let animator = rig.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1.5)
    #expect(rig.ends == [] && animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(near(rig.x, 100))
    stage.settle()
    #expect(rig.ends == [.start] && view.center.x == 50)
  }

  @Test func withoutAnimationsOrDurationItEndsAtOnce() {
    UIView.setAnimationsEnabled(false)
    rig.animator().startAnimation()
    UIView.setAnimationsEnabled(true)
    #expect(rig.ends == [.end] && view.center.x == 150 && view.layer.animationKeys() == nil)
    rig.animator(0).startAnimation()
    #expect(rig.ends == [.end, .end])
  }

  @Test func animatorsOfTheSamePropertyAddUp() {
    let first = rig.animator()
    first.startAnimation()
    stage.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 50 }
    second.startAnimation()
    #expect(near(rig.x, 100))
    stage.advance(by: 0.25)
    #expect(near(rig.x, 100))
    stage.settle()
    #expect(view.center.x == 50 && rig.ends == [.end])
  }

  @Test func anEmptyAnimatorTakesItsTime() {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)
    var end: TimeInterval?
    animator.addCompletion { [stage] _ in end = stage.time }
    animator.startAnimation()
    stage.settle()
    #expect(near(end ?? 0, 0.5, within: 1.0 / 59))
    #expect((animator.copy() as? UIViewPropertyAnimator)?.duration == 0.5)
  }
}
