import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UINavigationControllerTests {
  private let finger = Finger(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  private let log = CallLog()

  private func make(_ names: String...) -> (UINavigationController, [LoggingController]) {
    let controllers = names.map { LoggingController($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    finger.window.rootViewController = navigation
    finger.frame()
    return (navigation, controllers)
  }

  /// What was said of coming and going.
  private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") } }

  @Test func aViewThatDoesNotExtendUnderTheBarEndsThere() {
    let (navigation, controllers) = make("a")
    controllers[0].edgesForExtendedLayout = []
    finger.frame()
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 64, width: 400, height: 736))
    #expect(controllers[0].view.safeAreaInsets.top == 0)
    navigation.isNavigationBarHidden = true
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  // MARK: Stack

  @Test func onlyTheTopIsLoadedAndShown() {
    let (navigation, controllers) = make("a", "b")
    #expect(navigation.topViewController === controllers[1])
    #expect(controllers[1].view.window != nil)
    #expect(!controllers[0].isViewLoaded)
    #expect(controllers.allSatisfy { $0.navigationController === navigation && $0.parent === navigation })
    #expect(appearances() == ["b willAppear", "b isAppearing", "b didAppear"])
  }

  @Test func pushAndPopAreBalanced() {
    let (navigation, _) = make("a")
    _ = log.take()
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: true)
    #expect(appearances() == ["a willDisappear", "b willAppear", "b isAppearing"])
    finger.wait(1)
    #expect(appearances() == ["a didDisappear", "b didAppear"])
    #expect(navigation.popViewController(animated: true) === b)
    #expect(appearances() == ["b willDisappear", "a willAppear", "a isAppearing"])
    finger.wait(1)
    #expect(appearances() == ["b didDisappear", "a didAppear"])
    #expect(b.parent == nil && b.view.superview == nil)
  }

  @Test func aPushedViewIsLoadedBeforeTheFormerOneHearsThatItGoes() {
    let (navigation, _) = make("a")
    _ = log.take()
    navigation.pushViewController(LoggingController("b", log), animated: true)
    let messages = log.take().filter { ["b didLoad", "a willDisappear", "b willAppear"].contains($0) }
    #expect(messages == ["b didLoad", "a willDisappear", "b willAppear"])
  }

  @Test func parentMessagesSurroundAPushAndAPop() {
    let (navigation, _) = make("a")
    let b = LoggingController("b", log)
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    #expect(log.take().first == "b willMove nil")
    finger.wait(1)
    #expect(log.take().contains("b didMove nil"))
    #expect(b.parent === navigation)
  }

  @Test func rootStays() {
    let (navigation, controllers) = make("a")
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.viewControllers == controllers)
  }

  @Test func popToRootTakesOffAllOthers() {
    let (navigation, controllers) = make("a", "b", "c")
    #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...]))
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(controllers[0].view.window != nil && controllers[2].view.window == nil)
  }

  @Test func popToAControllerInTheMiddle() {
    let (navigation, controllers) = make("a", "b", "c", "d")
    #expect(navigation.popToViewController(controllers[1], animated: true) == Array(controllers[2...]))
    finger.wait(1)
    #expect(navigation.topViewController === controllers[1] && controllers[1].view.window != nil)
  }

  @Test func pushDuringAPushEndsTheFirst() {
    let (navigation, _) = make("a")
    let (b, c) = (LoggingController("b", log), LoggingController("c", log))
    navigation.pushViewController(b, animated: true)
    finger.wait(0.1)
    _ = log.take()
    navigation.pushViewController(c, animated: true)
    #expect(
      appearances() == ["a didDisappear", "b didAppear", "b willDisappear", "c willAppear", "c isAppearing"])
    finger.wait(1)
    #expect(appearances() == ["b didDisappear", "c didAppear"])
    #expect(navigation.viewControllers.count == 3)
  }

  @Test func wholeStackIsReplaced() {
    let (navigation, controllers) = make("a", "b")
    let new = [LoggingController("x", log), LoggingController("y", log)]
    navigation.setViewControllers(new, animated: false)
    #expect(navigation.viewControllers == new)
    #expect(controllers.allSatisfy { $0.parent == nil && $0.viewIfLoaded?.window == nil })
    #expect(new[1].view.window != nil)
  }

  @Test func delegateHearsOfEveryTop() {
    let (navigation, controllers) = make("a")
    let delegate = Delegate()
    navigation.delegate = delegate
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: true)
    #expect(delegate.shown.isEmpty && delegate.willShow == [b])
    finger.wait(1)
    #expect(delegate.shown == [b])
    navigation.popViewController(animated: false)
    #expect(delegate.shown == [b, controllers[0]])
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: [UIViewController] = []
    var shown: [UIViewController] = []

    func navigationController(_ controller: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
      willShow.append(viewController)
    }

    func navigationController(_ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      shown.append(viewController)
    }
  }

  // MARK: Layout

  @Test func barLiesBelowTheStatusBarAndMakesSafeArea() {
    let (navigation, controllers) = make("a")
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 400, height: 44))
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(controllers[0].view.safeAreaInsets.top == 64)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(controllers[0].view.safeAreaInsets.top == 20)
  }

  @Test func poppedScreenLosesTheBarsSafeArea() {
    let (navigation, controllers) = make("a", "b")
    navigation.popViewController(animated: false)
    #expect(controllers[1].view.safeAreaInsets.top == 0)
  }

  @Test func shortScrollViewStartsBelowTheBar() {
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 100, height: 100)
    let controller = UIViewController()
    controller.view = scroller
    finger.window.rootViewController = UINavigationController(rootViewController: controller)
    finger.frame()
    #expect(scroller.adjustedContentInset.top == 64)
    #expect(scroller.contentOffset.y == -64)
  }

  @Test func slideCoversTheWidthAndEndsInPlace() {
    let (navigation, controllers) = make("a")
    let b = LoggingController("b", log)
    navigation.pushViewController(b, animated: true)
    finger.frame()
    let start = b.view.layer.presentation()?.frame.minX ?? 0
    #expect(start > 390)
    finger.wait(0.15)
    let middle = b.view.layer.presentation()?.frame.minX ?? 0
    #expect(middle > 0 && middle < start)
    #expect((controllers[0].view.layer.presentation()?.frame.minX ?? 0) < 0)
    finger.wait(1)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(controllers[0].view.superview == nil && controllers[0].view.transform == .identity)
  }

  // MARK: Bar

  @Test func backButtonPops() {
    let (navigation, controllers) = make("a", "b")
    finger.tap(30, 42)
    finger.wait(1)
    #expect(navigation.topViewController === controllers[0])
  }

  @Test func rootHasNoBackButton() {
    let (navigation, _) = make("a")
    finger.tap(30, 42)
    finger.wait(1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func barItemsActAndRespectTheirState() {
    let (_, controllers) = make("a")
    var taps = 0
    let item = UIBarButtonItem(title: "Do it", primaryAction: UIAction { _ in taps += 1 })
    controllers[0].navigationItem.rightBarButtonItem = item
    finger.frame()
    finger.tap(375, 42)
    #expect(taps == 1)
    item.isEnabled = false
    finger.frame()
    finger.tap(375, 42)
    #expect(taps == 1)
    item.isEnabled = true
    item.isHidden = true
    finger.frame()
    finger.tap(375, 42)
    #expect(taps == 1)
  }

  @Test func customViewKeepsItsSize() {
    let (_, controllers) = make("a")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    controllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    finger.frame()
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 400 - 16 - 60, y: 27, width: 60, height: 30))
  }

  @Test func itemsTitleGoesBeforeTheControllers() {
    let controller = UIViewController()
    controller.title = "one"
    #expect(controller.navigationItem.title == "one")
    controller.title = "two"
    #expect(controller.navigationItem.title == "two")
    controller.navigationItem.title = "three"
    controller.title = "four"
    #expect(controller.navigationItem.title == "three")
  }

  // MARK: Line below the bar

  @Test func theLineShowsWhileContentIsUnderTheBar() throws {
    let (navigation, controllers) = make("a")
    let scroller = UIScrollView(frame: controllers[0].view.bounds)
    scroller.contentSize.height = 2000
    controllers[0].view.insertSubview(scroller, at: 0)
    navigation.view.setNeedsLayout()
    finger.frame()
    let line = try #require(
      navigation.navigationBar.subviews.lazy.flatMap(\.subviews).first { $0.frame.height <= 1 && $0.frame.height > 0 })
    #expect(line.alpha == 0)
    scroller.contentOffset.y += 30
    #expect(line.alpha == 1)
    scroller.contentOffset.y -= 30
    #expect(line.alpha == 0)
    scroller.removeFromSuperview()
    navigation.view.setNeedsLayout()
    finger.frame()
    #expect(line.alpha == 1, "nothing says where the content is")
  }
}
