import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitAnimation
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A controller that a finger pulls down and off the screen, by an app's own animator.
@MainActor @Suite struct PercentDrivenTests {
  private let rig = PresentingRig()
  private let way = Way()

  private final class Way: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var driver: UIPercentDrivenInteractiveTransition?
    var ended: [Bool] = []

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let below = context.view(forKey: .to) { context.containerView.insertSubview(below, at: 0) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        context.view(forKey: .from)?.frame.origin.y = 800
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// The same with an animator that can be interrupted.
  private final class Interruptible: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    private var made: UIViewPropertyAnimator?

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        context.view(forKey: .from)?.frame.origin.y = 800
      }
      animator.addCompletion { context.completeTransition($0 == .end) }
      made = animator
      return animator
    }
  }

  /// Presents a controller in full screen whose view a finger pulls down by its own height.
  private func present(_ delegate: any UIViewControllerTransitioningDelegate, _ driver: UIPercentDrivenInteractiveTransition)
    -> LoggingController
  {
    let next = rig.controller("b", .fullScreen)
    rig.root.present(next, animated: false)
    next.transitioningDelegate = delegate
    rig.stage.settle()
    next.view.addGestureRecognizer(
      UIPanGestureRecognizer { [unowned next] in
        guard let pan = $0 as? UIPanGestureRecognizer else { return }
        let share = pan.translation(in: next.view.window).y / 800
        switch pan.state {
        case .began: next.dismiss(animated: true)
        case .changed: driver.update(share)
        case .ended: if share > 0.3 { driver.finish() } else { driver.cancel() }
        default: driver.cancel()
        }
      })
    _ = rig.log.take()
    return next
  }

  private func drag(to y: CGFloat) {
    rig.stage.touch(.began, at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      rig.stage.advance(by: 0.016)
      rig.stage.touch(.moved, at: CGPoint(x: 200, y: 100 + (y - 100) * CGFloat(step) / 10))
    }
    rig.stage.advance(by: 0.016)
  }

  private func top(_ controller: UIViewController) -> CGFloat { controller.view.layer.presentation()?.frame.minY ?? -1 }

  @Test func theViewFollowsTheFingerAndLeaves() {
    let driver = UIPercentDrivenInteractiveTransition()
    way.driver = driver
    let next = present(way, driver)
    drag(to: 500)
    #expect(driver.percentComplete > 0.45 && driver.percentComplete <= 0.5 && driver.duration == 0.5)
    #expect(near(top(next), driver.percentComplete * 800, within: 1e-6) && next.isBeingDismissed)
    #expect(next.transitionCoordinator?.isInteractive == true)
    let held = top(next)
    rig.stage.advance(by: 2)
    #expect(top(next) == held)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 500))
    #expect(next.transitionCoordinator?.isInteractive == false)
    rig.stage.advance(by: 0.1)
    #expect(top(next) > held && way.ended == [])
    rig.stage.advance(by: 0.2)
    #expect(way.ended == [true] && rig.root.presentedViewController == nil && next.view.window == nil)
    #expect(rig.appearances().suffix(2) == ["a didAppear", "b didDisappear"])
    rig.stage.settle()
    #expect(!rig.stage.isBusy)
  }

  @Test func releasedEarlyTheViewComesBack() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    way.driver = driver
    let next = present(way, driver)
    drag(to: 300)
    let held = top(next)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 300))
    rig.stage.advance(by: 0.05)
    #expect(near(held - top(next), 80, within: 20))
    rig.stage.settle()
    #expect(way.ended == [false] && rig.root.presentedViewController === next && !next.isBeingDismissed)
    #expect(next.view.frame.minY == 0 && next.view.layer.animationKeys() == nil)
    #expect(rig.appearances().suffix(2) == ["b didAppear", "a didDisappear"])
  }

  @Test func aFastReleaseTakesLessTime() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 4
    way.driver = driver
    let next = present(way, driver)
    drag(to: 500)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 500))
    rig.stage.advance(by: 0.09)
    #expect(next.view.window == nil && way.ended == [true])
  }

  @Test func withoutAnInteractiveStartItRunsUntilPaused() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    way.driver = driver
    let next = present(way, driver)
    next.dismiss(animated: true)
    #expect(next.transitionCoordinator?.isInteractive == false)
    rig.stage.advance(by: 0.25)
    driver.update(0.9)
    #expect(near(top(next), 400, within: 30))
    driver.pause()
    let held = top(next)
    rig.stage.advance(by: 1)
    #expect(top(next) == held && near(driver.percentComplete, held / 800, within: 1e-6))
    driver.update(0.75)
    #expect(near(top(next), 600))
    driver.cancel()
    rig.stage.settle()
    #expect(way.ended == [false] && next.view.frame.minY == 0)
    next.dismiss(animated: true)
    rig.stage.settle()
    #expect(way.ended == [false, true] && next.view.window == nil)
  }

  @Test func whatRunsAlongsideIsDrivenToo() {
    final class Fading: UIViewController {
      let shade = UIView()
      override func viewWillDisappear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
      }
    }
    let (driver, next) = (UIPercentDrivenInteractiveTransition(), Fading())
    way.driver = driver
    next.transitioningDelegate = way
    rig.root.present(next, animated: false)
    rig.stage.window.addSubview(next.shade)
    rig.stage.settle()
    next.dismiss(animated: true)
    driver.update(0.5)
    let opacity = { next.shade.layer.presentation()!.opacity }
    #expect(opacity() > 0 && opacity() < 1)
    let held = opacity()
    rig.stage.advance(by: 1)
    #expect(opacity() == held)
    driver.cancel()
    rig.stage.settle()
    #expect(next.shade.alpha == 1 && way.ended == [false])
  }

  @Test func anInterruptibleAnimatorIsDriven() {
    let interruptible = Interruptible()
    let next = present(interruptible, interruptible.driver)
    drag(to: 500)
    let share = interruptible.driver.percentComplete
    #expect(share > 0.4 && near(top(next), share * 800, within: 1e-6))
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: 500))
    rig.stage.settle()
    #expect(next.view.window == nil && rig.root.presentedViewController == nil)
  }
}
