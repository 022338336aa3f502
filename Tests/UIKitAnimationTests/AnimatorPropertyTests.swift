import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import TestSupport
import UIKitCore
import UIKitTestSupport
@testable import UIKitAnimation
import UIKitGraphics

/// Random lives of an animator against what holds for every one of them.
@MainActor @Suite struct AnimatorPropertyTests {
  private static let timings: [any UITimingCurveProvider] = [
    UICubicTimingParameters(animationCurve: .linear), UICubicTimingParameters(animationCurve: .easeIn),
    UICubicTimingParameters(),
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.3, y: -0.5), controlPoint2: CGPoint(x: 0.6, y: 1.6)),
    UISpringTimingParameters(dampingRatio: 1), UISpringTimingParameters(dampingRatio: 0.3),
    UISpringTimingParameters(duration: 0.4, bounce: 0.2),
  ]

  /// Nothing but scrubbing and time moves what shows, and the end is exact.
  @Test(arguments: 0..<150) func whatShowsGoesOnFromWhereItIs(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rig = AnimatorRig()
    let animator = rig.animator(1, Self.timings[seed % Self.timings.count])
    var isBackward = false
    for _ in 0..<12 where animator.state == .active || rig.ends.isEmpty {
      let before = rig.x
      switch Int.random(in: 0..<6, using: &random) {
      case 0: animator.startAnimation()
      case 1: animator.pauseAnimation()
      case 2:
        if animator.state == .inactive { continue }
        isBackward.toggle()
        animator.isReversed = isBackward
      case 3:
        guard animator.state == .active, !animator.isRunning else { continue }
        animator.continueAnimation(
          withTimingParameters: Self.timings.randomElement(using: &random),
          durationFactor: CGFloat.random(in: 0...2, using: &random))
      case 4:
        let fraction = CGFloat.random(in: 0...1, using: &random)
        animator.fractionComplete = fraction
        #expect(near(rig.x, 50 + 100 * (isBackward ? 1 - fraction : fraction), within: 1e-6))
        #expect(near(animator.fractionComplete, fraction, within: 1e-6))
        continue
      default:
        rig.stage.advance(by: Double.random(in: 0...0.4, using: &random))
        continue
      }
      #expect(near(rig.x, before, within: 1e-6), "seed \(seed)")
      #expect(animator.isReversed == isBackward && animator.fractionComplete >= 0 && animator.fractionComplete <= 1)
    }
    if animator.state == .active || rig.ends.isEmpty { animator.startAnimation() }
    #expect(rig.stage.settle(limit: 20))
    #expect(rig.ends == [isBackward ? .start : .end] && animator.state == .inactive && animator.fractionComplete == 0)
    #expect(near(rig.view.center.x, isBackward ? 50 : 150) && rig.view.layer.animationKeys() == nil)
  }
}
