import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct AnimateTests {
  let stage = ManualStage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.settle()
  }

  private var shownX: CGFloat { view.layer.presentation()!.position.x }

  @Test func theModelJumpsAndTheScreenFollows() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x += 100
    } completion: {
      finished.append($0)
    }
    #expect(view.center.x == 150)
    stage.advance(by: 0.25)
    #expect(near(shownX, 75) && finished == [])
    stage.advance(by: 0.75)
    #expect(finished == [true] && shownX == 150)
    stage.settle()
    #expect(finished == [true] && !stage.isBusy)
  }

  @Test func outsideOfABlockNothingMoves() {
    view.center.x = 500
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 20 }
    }
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    var isDone = false
    UIView.animate(withDuration: 1) {
      view.center.x = 30
    } completion: {
      isDone = $0
    }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil && isDone)
  }

  @Test func aBlockThatMovesNothingEndsAtOnce() {
    var ends = 0
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 1)
    UIView.animate(withDuration: 0) {
      view.center.x = 9
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 2 && view.layer.animationKeys() == nil)
  }

  @Test func aSecondAnimationAddsToTheFirst() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(near(shownX, 100))
    stage.advance(by: 0.25)
    // A quarter of the first way is left, and three quarters of the way back.
    #expect(near(shownX, 100))
    stage.advance(by: 2)
    #expect(shownX == 50)
  }

  @Test func aDelayHoldsWhatIsShown() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
    #expect(view.alpha == 0)
    stage.advance(by: 0.9)
    #expect(view.layer.presentation()!.opacity == 1)
    stage.advance(by: 0.6)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.5, within: 1e-6))
  }

  @Test func nestedBlocksInheritTheirPace() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 5) { view.center.x = 150 }
      UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration]) { view.alpha = 0 }
    }
    stage.advance(by: 0.5)
    #expect(near(shownX, 100) && near(CGFloat(view.layer.presentation()!.opacity), 0.75, within: 1e-6))
  }

  @Test func removalEndsItUnfinishedOnce() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 500
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.1)
    view.layer.removeAllAnimations()
    #expect(finished == [false])
    stage.advance(by: 2)
    #expect(finished == [false])
  }

  @Test func leavingTheWindowEndsItUnfinished() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.center.x = 500
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.1)
    view.removeFromSuperview()
    stage.settle()
    #expect(finished == [false])
  }

  @Test func coloursAndTransformsStartFromWhatIsShownIfAsked() {
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
      view.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.backgroundColor = .black
      view.transform = .identity
    }
    stage.advance(by: 0)
    #expect(near(view.layer.presentation()!.affineTransform().tx, 50))
    stage.advance(by: 0.5)
    #expect(near(view.layer.presentation()!.affineTransform().tx, 25))
  }

  @Test func aSpringRestsWhenItSays() {
    var finished: TimeInterval?
    UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.center.x = 150
    } completion: { [stage] _ in
      finished = stage.time
    }
    var highest: CGFloat = 0
    while finished == nil && stage.time < 3 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, shownX)
    }
    #expect(highest > 155 && highest < 170)
    #expect(near(finished!, 0.7, within: 1.0 / 59))
  }

  /// Recorded on iOS 26.1: damping 0.35 over 1 s has the stiffness 286.41.
  @Test func aSpringOfADurationIsTheStiffestThatComesToRest() {
    #expect(near(ViewSpring(settlingIn: 1, dampingRatio: 0.35, velocity: 0).stiffness, 286.41, within: 0.005))
    for ratio in [0.1, 0.35, 0.5, 0.8, 1] as [CGFloat] {
      for (velocity, duration) in [(0, 1), (0, 0.3), (1, 0.5), (-4, 0.7), (30, 2), (500, 1)] as [(CGFloat, TimeInterval)] {
        let spring = ViewSpring(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
        let w = spring.stiffness.squareRoot()
        func rest(_ w: CGFloat) -> CGFloat {
          let decay = exp(-ratio * w * duration)
          if ratio == 1 { return abs(1 + (w - velocity) * duration) * decay }
          return abs(ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot()) * decay
        }
        #expect(near(rest(w), 0.001, within: 1e-10) && near(spring.damping, 2 * ratio * w), "\(ratio) \(velocity) \(duration)")
        #expect(spring.duration == duration)
        let above = (1...4000).map { w * pow(1.002, CGFloat($0)) }
        #expect(above.allSatisfy { rest($0) < 0.001 }, "\(ratio) \(velocity) \(duration) has a larger root")
      }
    }
  }

  @Test func theNewSpringsFollowApplesParameters() {
    let spring = ViewSpring(period: 0.5, bounce: 0, velocity: 0)
    #expect(near(spring.stiffness, 157.91367, within: 1e-4) && near(spring.damping, 25.13274, within: 1e-4))
    let bouncy = ViewSpring(period: 0.5, bounce: 0.3, velocity: 0)
    #expect(near(bouncy.damping, 17.59292, within: 1e-4))
    UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 150 }
    stage.advance(by: 0.1)
    #expect(shownX > 60 && shownX < 150)
    stage.settle()
    #expect(shownX == 150)
  }

  @Test func movingViewsTakeNoTouchesUnlessAllowed() {
    UIView.animate(withDuration: 1) { view.center.x += 10 }
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === stage.window)
    stage.settle()
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.center.x -= 10 }
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func repeatingGoesOnUntilRemoved() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 10.25)
    #expect(near(CGFloat(view.layer.presentation()!.opacity), 0.75, within: 1e-6))
    #expect(!stage.settle(limit: 3))
    view.layer.removeAllAnimations()
    #expect(finished == [false] && stage.settle())
  }

  @Test func layoutMovesAlong() {
    final class Row: UIView {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        if box.superview == nil { addSubview(box) }
        box.frame.origin.x = bounds.width - 10
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.window.addSubview(row)
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) { row.frame.size.width = 200 }
    stage.advance(by: 0.5)
    #expect(near(row.box.layer.presentation()!.position.x, 145))
  }

  @Test func aScreenThatGoesLetsGoOfWhatItsAnimationsHold() {
    weak var gone: UIView?
    do {
      let stage = ManualStage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.tag = 1
      }
      stage.advance(by: 0.1)
      gone = view
      #expect(view.layer.animationKeys()?.isEmpty == false)
    }
    #expect(gone == nil)
  }

  @Test func badDurationsStopAtTheDoor() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView.animate(withDuration: .nan) {} } }
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView.animate(withDuration: -1) {} } }
  }
}
