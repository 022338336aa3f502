import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitAnimation
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Pushes and pops that a finger drives by the delegate's objects, and the orientations that delegates allow.
@MainActor @Suite struct InteractiveNavigationTests {
  private final class Way: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
    var log: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      log.append(animationController === self ? "driver" : "other")
      return driver
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeRight }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let next = context.view(forKey: .to)!
      context.containerView.addSubview(next)
      next.alpha = 0
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        next.alpha = 1
      } completion: { _ in
        next.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private let stage = ManualStage(size: CGSize(width: 400, height: 800))
  private let way = Way()
  private let log = CallLog()
  private let navigation: UINavigationController
  private let (first, second): (LoggingController, LoggingController)

  init() {
    (first, second) = (LoggingController("a", log), LoggingController("b", log))
    (first.title, second.title) = ("a", "b")
    navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    navigation.delegate = way
    stage.settle()
    way.log = []
    _ = log.take()
  }

  private func alpha(_ controller: UIViewController) -> Float { controller.view.layer.presentation()?.opacity ?? -1 }

  @Test func aPushFollowsWhatDrivesItAndIsFinished() {
    navigation.pushViewController(second, animated: true)
    #expect(way.log == ["driver"] && way.driver?.duration == 0.5)
    way.driver?.update(0.4)
    stage.advance(by: 1)
    #expect(abs(alpha(second) - 0.4) < 0.01 && navigation.topViewController === second)
    way.driver?.finish()
    stage.settle()
    #expect(way.log == ["driver", "did show b", "ended true"] && second.view.superview != nil && first.view.superview == nil)
    #expect(navigation.navigationBar.items?.map(\.title) == ["a", "b"])
  }

  @Test func aCancelledPushLeavesTheStackAsItWas() {
    navigation.pushViewController(second, animated: true)
    way.driver?.update(0.6)
    stage.advance(by: 0.1)
    way.driver?.cancel()
    stage.settle()
    #expect(navigation.viewControllers == [first] && second.parent == nil && second.view.superview == nil)
    #expect(first.view.superview != nil && navigation.navigationBar.items?.map(\.title) == ["a"])
    #expect(way.log == ["driver", "ended false"])
    let messages = log.take().filter { $0.hasSuffix("ppear") }
    #expect(messages.filter { $0.hasPrefix("a") } == ["a willDisappear", "a willAppear", "a didAppear"])
    #expect(messages.filter { $0.hasPrefix("b") } == ["b willAppear", "b willDisappear", "b didDisappear"])
    // And the next one is whole.
    way.driver = nil
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [first, second] && second.view.window != nil && second.view.alpha == 1)
  }

  @Test func aCancelledPopBringsTheScreenBack() {
    way.driver = nil
    navigation.pushViewController(second, animated: false)
    stage.settle()
    way.driver = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    #expect(navigation.topViewController === first)
    way.driver?.update(0.3)
    way.driver?.cancel()
    stage.settle()
    #expect(navigation.viewControllers == [first, second] && second.view.window != nil && first.view.superview == nil)
    #expect(navigation.navigationBar.items?.map(\.title) == ["a", "b"] && second.parent === navigation)
    way.driver = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    way.driver?.update(0.9)
    way.driver?.finish()
    stage.settle()
    #expect(navigation.viewControllers == [first] && second.parent == nil && first.view.window != nil)
  }

  @Test func aChangeOfTheStackEndsADrivenTransition() {
    navigation.pushViewController(second, animated: true)
    way.driver?.update(0.5)
    let third = UIViewController()
    let driver = way.driver
    way.driver = nil
    navigation.setViewControllers([third], animated: false)
    driver?.cancel()
    stage.settle()
    #expect(navigation.viewControllers == [third] && third.view.window != nil && second.parent == nil && first.parent == nil)
  }

  private final class Tabs: NSObject, UITabBarControllerDelegate {
    let way: Way
    init(_ way: Way) { self.way = way }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { way.driver }
  }

  @Test func aCancelledWayToAnotherTabSelectsTheFormerOne() {
    let (tabs, delegate) = (UITabBarController(), Tabs(way))
    let screens = [UIViewController(), UIViewController()]
    tabs.viewControllers = screens
    tabs.delegate = delegate
    stage.window.rootViewController = tabs
    stage.settle()
    tabs.selectedIndex = 1
    way.driver?.update(0.5)
    stage.advance(by: 0.1)
    #expect(abs(alpha(screens[1]) - 0.5) < 0.01)
    way.driver?.cancel()
    stage.settle()
    #expect(tabs.selectedIndex == 0 && screens[0].view.window != nil && screens[1].view.window == nil)
    way.driver = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = 1
    way.driver?.finish()
    stage.settle()
    #expect(tabs.selectedIndex == 1 && screens[1].view.window != nil && screens[0].view.window == nil)
  }

  @Test func delegatesSayWhichOrientationsAreAllowed() {
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeRight)
    navigation.delegate = nil
    #expect(navigation.supportedInterfaceOrientations != .landscape)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let usual = pages.supportedInterfaceOrientations
    let turner = Turner()
    pages.delegate = turner
    #expect(pages.supportedInterfaceOrientations == .portrait && usual != .portrait)
    #expect(pages.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
  }

  private final class Turner: NSObject, UIPageViewControllerDelegate {
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
      -> UIInterfaceOrientationMask
    {
      .portrait
    }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portraitUpsideDown }
  }
}
