import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTestSupport
@testable import UIKitAnimation
import UIKitGraphics

/// A card of 400 x 300 points that a finger pulls up by 400 points, caught and turned round on its way.
@MainActor @Suite struct AnimatorGestureTests {
  private let finger = Finger(size: CGSize(width: 400, height: 800))
  private let card = UIView(frame: CGRect(x: 0, y: 700, width: 400, height: 300))
  private let log = Log()

  @MainActor private final class Puller {
    var animator: UIViewPropertyAnimator?
    var isUp = false
    private var caught: CGFloat = 0

    func follow(_ pan: UIPanGestureRecognizer, _ card: UIView, _ log: Log) {
      switch pan.state {
      case .began:
        if animator == nil {
          let (top, target) = (isUp ? 700 : 300, !isUp)
          let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.frame.origin.y = CGFloat(top) }
          made.addCompletion { [unowned self] in
            if $0 == .end { isUp = target }
            animator = nil
            log.add("\($0)")
          }
          animator = made
        }
        animator?.pauseAnimation()
        caught = animator?.fractionComplete ?? 0
      case .changed:
        let way = pan.translation(in: card.superview).y / 400 * (isUp ? 1 : -1)
        animator?.fractionComplete = caught + (animator?.isReversed == true ? -way : way)
      case .ended:
        let speed = pan.velocity(in: card.superview).y
        let goesOn = isUp ? speed > 0 : speed < 0
        if animator?.isReversed == goesOn { animator?.isReversed.toggle() }
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    }
  }

  private let puller = Puller()

  init() {
    finger.window.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer { [puller, card, log] in
        if let pan = $0 as? UIPanGestureRecognizer { puller.follow(pan, card, log) }
      })
    finger.frame()
  }

  private var top: CGFloat { card.layer.presentation()!.frame.minY }

  private func pull(from y: CGFloat, by distance: CGFloat, steps: Int = 10) {
    finger.down(200, y)
    for i in 1...steps { finger.move(200, y + distance * CGFloat(i) / CGFloat(steps)) }
    finger.frame()
  }

  @Test func theCardFollowsTheFingerAndGoesOn() {
    pull(from: 720, by: -200)
    #expect(top < 540 && top >= 500 && card.frame.minY == 300)
    let held = top
    finger.wait(1)
    #expect(near(top, held))
    for y in stride(from: 515, to: 500, by: -3) { finger.move(200, CGFloat(y)) }
    finger.up(200, 500)
    finger.wait(1.5)
    #expect(log.entries == ["end"] && top == 300 && puller.isUp)
  }

  @Test func aMovingCardIsCaughtWhereItIsShown() {
    pull(from: 720, by: -40)
    finger.up(200, 670)
    finger.wait(0.5)
    let shown = top
    #expect(shown > 350 && shown < 600)
    // The finger is on the part of the card that its final frame leaves free.
    finger.down(200, shown + 280)
    finger.move(200, shown + 300)
    let caught = top
    finger.wait(1)
    #expect(near(top, caught), "the card stays under the finger")
    for i in 1...5 { finger.move(200, shown + 300 + CGFloat(i) * 10) }
    #expect(top > caught)
    finger.up(200, shown + 360)
    finger.wait(2)
    #expect(log.entries == ["start"] && card.frame.minY == 700 && !puller.isUp)
  }

  @Test func aTapHitsWhereTheViewIsOrWhereItGoes() {
    var taps = 0
    card.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    for (isManual, isHitAtOnce) in [(false, true), (true, false)] {
      card.frame.origin.y = 700
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.frame.origin.y = 100 }
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      taps = 0
      finger.tap(200, 720)
      #expect(taps == (isHitAtOnce ? 1 : 0))
      animator.stopAnimation(true)
    }
    card.frame.origin.y = 700
    let silent = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in card.frame.origin.y = 100 }
    silent.isUserInteractionEnabled = false
    silent.startAnimation()
    taps = 0
    finger.tap(200, 720)
    finger.tap(200, 120)
    #expect(taps == 0)
    silent.stopAnimation(true)
    finger.tap(200, card.frame.minY + 20)
    #expect(taps == 1)
  }
}
