import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitAnimation
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  private let rig = AnimatorRig()
  private var stage: ManualStage { rig.stage }
  private var view: UIView { rig.view }

  @Test func itRunsFromStartToEnd() {
    let animator = rig.animator()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    stage.advance(by: 0.25)
    #expect(near(rig.x, 75) && near(animator.fractionComplete, 0.25) && rig.ends == [])
    stage.advance(by: 0.75)
    #expect(rig.ends == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(view.center.x == 150 && view.layer.animationKeys() == nil)
    stage.settle()
    #expect(!stage.isBusy && rig.ends == [.end])
  }

  @Test func aRunningAnimatorNeedsNobodyToRetainIt() {
    weak var gone: UIViewPropertyAnimator?
    var end: UIViewAnimatingPosition?
    do {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        [view] in
        view.alpha = 0
      } completion: { position in
        end = position
      }
      gone = animator
    }
    stage.advance(by: 0.5)
    #expect(gone != nil && view.layer.presentation()!.opacity == 1)
    stage.advance(by: 0.25)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.5, within: 1e-6))
    stage.advance(by: 0.25)
    #expect(end == .end && gone == nil)
  }

  @Test func aPausedAnimatorAsksForNoFrameAndGoesOnWhereItWas() {
    let animator = rig.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    stage.settle()
    #expect(animator.state == .active && !animator.isRunning && !stage.isBusy)
    let frames = stage.driver.frameCount
    stage.advance(by: 5)
    #expect(near(rig.x, 100) && stage.driver.frameCount == frames && near(animator.fractionComplete, 0.5))
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(near(rig.x, 125))
    stage.settle()
    #expect(rig.ends == [.end])
  }

  @Test func scrubbingShowsAnyPartOfTheWay() {
    let animator = rig.animator(1, .easeInOut)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning && near(rig.x, 75) && near(animator.fractionComplete, 0.25))
    animator.fractionComplete = 0.9
    stage.advance(by: 1)
    #expect(near(rig.x, 140))
    animator.fractionComplete = 7
    #expect(rig.x == 150 && animator.fractionComplete == 1)
    animator.fractionComplete = -1
    #expect(rig.x == 50)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    #expect(near(rig.x, 100))
    stage.advance(by: 0.52)
    #expect(rig.ends == [.end] && view.center.x == 150)
  }

  @Test func aCurveScrubsByTimeIfNotLinearly() {
    let animator = rig.animator(1, .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    let eased = 50 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).progress(at: 0.5))
    #expect(near(rig.x, eased) && animator.fractionComplete == 0.5)
    rig.finish(animator)
  }

  @Test func scrubbedByAnEasedHandTheRestFollowsTheCurve() {
    let animator = rig.animator(1, .easeIn)
    animator.startAnimation()
    stage.advance(by: 0.5)
    let way = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    animator.pauseAnimation()
    #expect(near(animator.fractionComplete, CGFloat(way)))
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(near(rig.x, 50 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).progress(at: 0.75)), within: 1e-6))
    stage.settle()
    #expect(rig.ends == [.end])
  }

  @Test func turnedRoundItEndsWhereItBegan() {
    view.backgroundColor = .red
    let animator = rig.animator()
    animator.addAnimations { [view] in
      view.alpha = 0.5
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.layer.cornerRadius = 10
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    #expect(near(rig.x, 100) && animator.isRunning && near(animator.fractionComplete, 0.5))
    stage.advance(by: 0.25)
    #expect(near(rig.x, 75) && view.center.x == 150)
    stage.advance(by: 0.25)
    #expect(rig.ends == [.start] && view.center.x == 50 && view.alpha == 1 && view.transform == .identity)
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor && view.layer.cornerRadius == 0 && !animator.isReversed)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aFractionCountsInTheDirectionOfRunning() {
    let animator = rig.animator()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(near(animator.fractionComplete, 0.75) && near(rig.x, 75))
    animator.fractionComplete = 0.5
    #expect(near(rig.x, 100))
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(near(rig.x, 75))
    stage.settle()
    #expect(rig.ends == [.start] && view.center.x == 50)
  }

  @Test func reversedBeforeTheStartItRunsBackFromTheEnd() {
    let animator = rig.animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(near(rig.x, 150))
    stage.advance(by: 0.25)
    #expect(near(rig.x, 125))
    stage.settle()
    #expect(rig.ends == [.start] && view.center.x == 50)
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end]) func stoppedItFinishesWhereItIsTold(
    _ end: UIViewAnimatingPosition
  ) {
    let animator = rig.animator()
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && near(view.center.x, 75) && view.layer.animationKeys() == nil && rig.ends == [])
    stage.advance(by: 1)
    #expect(near(rig.x, 75))
    animator.finishAnimation(at: end)
    #expect(animator.state == .inactive && rig.ends == [end])
    #expect(near(view.center.x, end == .start ? 50 : end == .end ? 150 : 75))
  }

  @Test func stoppedForGoodItCallsNothing() {
    let animator = rig.animator()
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && near(view.center.x, 75) && view.layer.animationKeys() == nil)
    stage.settle()
    animator.stopAnimation(true)
    #expect(rig.ends == [] && !stage.isBusy && near(rig.x, 75))
  }

  @Test func theRestTakesAnotherPaceAndDuration() {
    let animator = rig.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    #expect(near(rig.x, 100))
    stage.advance(by: 1)
    #expect(near(rig.x, 125) && near(animator.fractionComplete, 0.75))
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.125)
    #expect(near(rig.x, 137.5))
    stage.advance(by: 0.125)
    #expect(rig.ends == [.end])
  }

  @Test func aSpringTakesOverWithTheFingersVelocity() {
    let animator = rig.animator()
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: CGVector(dx: 20, dy: 0))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    stage.advance(by: 0.001)
    // 20 times the 50 points that are left, per second.
    #expect(near((rig.x - 100) / 0.001, 1000, within: 25))
    stage.settle()
    #expect(rig.ends == [.end] && view.center.x == 150)
  }

  @Test func coordinatesOfAPositionHaveTheirOwnVelocity() {
    view.center.y = 50
    let spring = UISpringTimingParameters(mass: 1, stiffness: 400, damping: 40, initialVelocity: CGVector(dx: 10, dy: -10))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 150) }
    animator.startAnimation()
    #expect(animator.duration < 1)
    stage.advance(by: 0.002)
    let shown = view.layer.presentation()!.position
    #expect(shown.x > 51 && shown.y < 49)
    stage.settle()
    #expect(view.center == CGPoint(x: 150, y: 150) && animator.state == .inactive)
  }
}
