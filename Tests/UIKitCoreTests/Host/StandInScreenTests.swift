import Foundation
import QuartzCore
import Selectors
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

/// Programs without a stage and without an app, as the tests of an iOS library: each runs in a process of its own, which has no screen yet.
@Suite struct StandInScreenTests {
  @Test func animationsEndWhileTheTestWaits() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (window, view) = (UIWindow(frame: UIScreen.main.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      window.addSubview(view)
      window.makeKeyAndVisible()
      let isFinished = await withCheckedContinuation { done in
        UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 100 }, completion: { done.resume(returning: $0) })
      }
      precondition(isFinished && view.layer.presentation()?.position.x == 105 && CACurrentMediaTime() >= 0.2)
    }
  }

  @Test func layoutScrollingAndDisplayLinksRun() async {
    await #expect(processExitsWith: .success) { @MainActor in
      final class Laid: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
      }
      let (window, view, scroll) = (UIWindow(frame: UIScreen.main.bounds), Laid(), UIScrollView(frame: UIScreen.main.bounds))
      window.addSubview(scroll)
      scroll.addSubview(view)
      scroll.contentSize.height = 5_000
      window.isHidden = false
      scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      var frames = 0
      await withCheckedContinuation { done in
        let link = CADisplayLink { link in
          frames += 1
          if scroll.contentOffset.y == 700 {
            link.invalidate()
            done.resume()
          }
        }
        link.add(to: .main, forMode: .common)
      }
      precondition(view.count > 0 && frames >= 15)
    }
  }

  @Test func delayedCallsCome() async {
    await #expect(processExitsWith: .success) { @MainActor in
      final class Target: NSObject {
        var done: CheckedContinuation<Void, Never>?
      }
      let target = Target()
      await withCheckedContinuation { done in
        target.done = done
        let selector = Selector("finish", of: SelectorMethod { (target: Target, _: SelectorArguments) in target.done?.resume() })
        target.perform(selector, with: nil, afterDelay: 0.05)
      }
    }
  }

  @Test func aWaitInsideOfAFrameDoesNotStopTheProgram() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      await withCheckedContinuation { done in
        UIView.animate(withDuration: 0.05, animations: { window.alpha = 0.5 }) { _ in
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceReferenceDate: 0))
          UIView.animate(withDuration: 0.05, animations: { window.alpha = 1 }) { _ in done.resume() }
        }
      }
    }
  }
}
