import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitAnimation
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct KeyframeTests {
  private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  private let stage = ManualStage(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  /// To x = 100 in the first quarter, and on to 200 in the last half.
  private func move(_ options: UIView.KeyframeAnimationOptions = linear, delay: TimeInterval = 0) {
    UIView.animateKeyframes(withDuration: 4, delay: delay, options: options) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 200 }
    } completion: { [log] in
      log.add("end \($0)")
    }
  }

  private var x: CGFloat { (view.layer.presentation()!.frame.minX * 100).rounded() / 100 }

  private func shown(after steps: Double...) -> [CGFloat] {
    steps.map { step in
      stage.advance(by: step)
      return x
    }
  }

  @Test func eachKeyframeHasItsPartOfTheTime() {
    move()
    #expect(view.frame.minX == 200)
    #expect(shown(after: 0.5, 0.5, 0.5, 1, 0.5) == [50, 100, 100, 125, 150])
    #expect(log.entries == [])
    stage.settle()
    #expect(log.entries == ["end true"] && view.layer.animationKeys() == nil && x == 200)
  }

  @Test func withoutACurveTheWholeIsSlowAtBothEnds() {
    move([])
    // A half of the time is a half of the way: the middle between the keyframes.
    #expect(shown(after: 0.5)[0] < 20)
    #expect(shown(after: 1.5) == [100])
    #expect(shown(after: 1.5)[0] > 190)
  }

  @Test func discreteValuesChangeAtTheEndOfTheirKeyframe() {
    move(Self.linear.union(.calculationModeDiscrete))
    #expect(shown(after: 0.9, 0.2, 2.8) == [0, 100, 100])
    stage.settle()
    #expect(x == 200 && log.entries == ["end true"])
  }

  @Test func aDelayShowsTheStart() {
    move(delay: 1)
    #expect(shown(after: 0.5, 1) == [0, 50])
  }

  @Test func repeatedKeyframesGoBackTogether() {
    move(Self.linear.union([.repeat, .autoreverse]))
    #expect(shown(after: 3, 1.75, 0.5, 2.5) == [150, 162.5, 137.5, 25])
    view.layer.removeAllAnimations()
    #expect(log.entries == ["end false"])
  }

  @Test func transformsAndColoursGoThroughAllKeyframes() {
    view.backgroundColor = .black
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        view.backgroundColor = .white
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.transform = .identity
        view.backgroundColor = .black
      }
    } completion: { [log] in
      log.add("end \($0)")
    }
    func looks(after time: Double) -> [CGFloat] {
      stage.advance(by: time)
      let layer = view.layer.presentation()!
      return [layer.affineTransform().a, layer.backgroundColor!.components![0]].map { ($0 * 100).rounded() / 100 }
    }
    #expect(looks(after: 0.25) == [2, 0.5])
    #expect(looks(after: 0.25) == [3, 1])
    #expect(looks(after: 0.25) == [2, 0.5])
    stage.settle()
    #expect(log.entries == ["end true"])
  }

  @Test func otherChangesTakeTheWholeTime() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { [view] in
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: -3, relativeDuration: 9) { view.frame.origin.x = 100 }
    }
    stage.advance(by: 0.5)
    #expect(x == 50 && view.layer.presentation()!.opacity == 0.5)
  }

  @Test func aPropertyAnimatorScrubsKeyframes() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [self] in move() }
    animator.fractionComplete = 0.125
    #expect(x == 50)
    animator.fractionComplete = 0.75
    #expect(x == 150)
    animator.stopAnimation(true)
    #expect(view.frame.minX == 150)
  }

  @Test func withoutAnimationsAllEndsAtOnce() {
    UIView.performWithoutAnimation { move() }
    #expect(x == 200 && log.entries == ["end true"])
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.x = 7 }
    #expect(x == 7)
  }
}
