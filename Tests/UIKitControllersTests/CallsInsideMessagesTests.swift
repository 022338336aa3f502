import CoreGraphics
import Foundation
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Screens change inside the messages of another change: what a call says is on the screen at the end.
@MainActor @Suite struct CallsInsideMessagesTests {
  private let finger = Finger()
  private let log = CallLog()

  private func screen(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.title = name
    return controller
  }

  private func navigation(_ names: String...) -> (UINavigationController, [LoggingController]) {
    let screens = names.map(screen)
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    finger.window.rootViewController = navigation
    finger.frame()
    _ = log.take()
    return (navigation, screens)
  }

  /// Does something at the first message of a name.
  private func at(_ message: String, of controller: LoggingController, _ body: @escaping @MainActor () -> Void) {
    var body: (@MainActor () -> Void)? = body
    controller.onCall = {
      guard $0 == message else { return }
      let call = body
      body = nil
      call?()
    }
  }

  private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }

  // MARK: Stacks

  @Test(arguments: ["didLoad", "willAppear", "isAppearing", "didAppear", "willMove nil"], [true, false])
  func aPushInsideAMessageOfAPushIsOnTop(message: String, animated: Bool) {
    let (navigation, _) = navigation("a")
    let (b, c) = (screen("b"), screen("c"))
    at(message, of: b) {
      navigation.pushViewController(c, animated: animated)
      #expect(navigation.topViewController === c)
    }
    navigation.pushViewController(b, animated: animated)
    finger.wait(2)
    #expect(navigation.viewControllers.last === c && navigation.navigationBar.topItem === c.navigationItem)
    #expect(c.view.superview?.subviews == [c.view] && c.view.window != nil && b.view.window == nil)
    let told = appearances()
    #expect(told.last == "c didAppear" && told.filter { $0.hasPrefix("b did") }.last != "b didAppear")
    #expect(finger.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === c.view)
  }

  @Test(arguments: ["willMove nil", "didLoad", "willAppear", "didAppear"], [true, false])
  func aPopInsideAMessageOfAPushTakesTheScreenAway(message: String, animated: Bool) {
    let (navigation, screens) = navigation("a")
    weak var former: LoggingController?
    do {
      let b = screen("b")
      former = b
      at(message, of: b) { #expect(navigation.popViewController(animated: animated) === former) }
      navigation.pushViewController(b, animated: animated)
    }
    finger.wait(2)
    #expect(navigation.viewControllers == screens && navigation.children == screens)
    #expect(screens[0].view.window != nil && former == nil)
    #expect(navigation.navigationBar.items == screens.map(\.navigationItem))
  }

  /// The container around the stack begins to hide it in the first message of a push, and calls it back in the last one.
  @Test func aStackThatLeavesAndComesBackInsideMessagesOfAPushShowsItsTop() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    finger.window.rootViewController = container
    let navigation = UINavigationController(rootViewController: screen("a"))
    container.addChild(navigation)
    navigation.beginAppearanceTransition(true, animated: false)
    container.view.addSubview(navigation.view)
    navigation.endAppearanceTransition()
    finger.frame()
    _ = log.take()
    let b = screen("b")
    b.onCall = {
      if $0 == "willAppear" { navigation.beginAppearanceTransition(false, animated: true) }
      if $0 == "didAppear" { navigation.beginAppearanceTransition(true, animated: true) }
    }
    navigation.pushViewController(b, animated: true)
    navigation.endAppearanceTransition()
    finger.wait(2)
    #expect(appearances().last == "b didAppear" && b.view.window != nil)
  }

  @Test func aScreenThatIsCoveredInsideAMessageIsToldNothingUntilItComesBack() {
    let (navigation, screens) = navigation("a", "b")
    let cover = screen("cover")
    cover.modalPresentationStyle = .fullScreen
    at("willDisappear", of: screens[1]) { navigation.popViewController(animated: false) }
    navigation.present(cover, animated: false)
    #expect(appearances() == ["b willDisappear", "b didDisappear", "cover willAppear", "cover didAppear"])
    navigation.dismiss(animated: false)
    #expect(appearances() == ["cover willDisappear", "a willAppear", "a didAppear", "cover didDisappear"])
  }

  @Test func aScreenThatCoversTheStackInItsMessageIsToldOnce() {
    let (navigation, _) = navigation("a")
    let (b, cover) = (screen("b"), screen("cover"))
    cover.modalPresentationStyle = .fullScreen
    at("willAppear", of: b) { navigation.present(cover, animated: true) }
    navigation.pushViewController(b, animated: true)
    finger.wait(2)
    let told = appearances().filter { $0.hasPrefix("b") }
    #expect(told.first == "b willAppear" && told.last == "b didDisappear" && Set(told).count == told.count)
    navigation.dismiss(animated: true)
    finger.wait(2)
    #expect(appearances().filter { $0.hasPrefix("b") } == ["b willAppear", "b didAppear"] && b.view.window != nil)
  }

  @Test func changesWithoutAnEndStopWithAWarning() {
    let (navigation, _) = navigation("a")
    func pushAnother() {
      let next = screen("next")
      at("willAppear", of: next) { pushAnother() }
      navigation.pushViewController(next, animated: false)
    }
    pushAnother()
    #expect(navigation.viewControllers.count > 60)
    #expect(finger.window.screen.warnings.given.contains { $0.contains("has changed viewControllers again") })
  }

  @Test(arguments: ["didLoad", "willAppear", "didAppear"], [true, false])
  func aStackThatIsEmptiedInsideAMessageShowsNothing(message: String, animated: Bool) {
    let (navigation, screens) = navigation("a")
    let (b, c) = (screen("b"), screen("c"))
    at(message, of: b) { navigation.setViewControllers([], animated: animated) }
    navigation.pushViewController(b, animated: animated)
    finger.wait(2)
    #expect(navigation.viewControllers.isEmpty && navigation.children.isEmpty)
    #expect(screens[0].view.window == nil && b.view.window == nil)
    navigation.pushViewController(c, animated: true)
    finger.wait(2)
    #expect(c.view.window != nil)
  }

  @Test func withoutAWindowAPushInsideAMessageSendsNoAppearance() {
    let (a, b) = (screen("a"), screen("b"))
    let navigation = UINavigationController(rootViewController: a)
    at("didLoad", of: a) { navigation.pushViewController(b, animated: true) }
    navigation.loadViewIfNeeded()
    #expect(navigation.topViewController === b && b.view.superview != nil && a.view.superview == nil)
    #expect(appearances() == [])
  }

  @Test(arguments: ["willDisappear", "didDisappear"]) func aControllerReplacedInsideItsMessageIsReleased(message: String) {
    weak var former: UINavigationController?
    let other = screen("other")
    do {
      let (navigation, screens) = navigation("a")
      former = navigation
      at(message, of: screens[0]) { finger.window.rootViewController = other }
      navigation.pushViewController(screen("b"), animated: true)
    }
    finger.wait(2)
    #expect(former == nil && other.view.window != nil)
  }

  // MARK: Tabs

  @Test(arguments: ["didLoad", "willAppear", "didAppear"]) func aTabSelectedInsideAMessageIsShown(message: String) {
    let screens = ["a", "b", "c"].map(screen)
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    finger.window.rootViewController = tabs
    finger.frame()
    _ = log.take()
    at(message, of: screens[1]) { tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2 && screens.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
    #expect(appearances().suffix(1) == ["c didAppear"])
  }

  @Test func tabsSetInsideAMessageOfTheFormerOnesStay() {
    let (first, second, third) = (screen("a"), screen("b"), screen("c"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first]
    finger.window.rootViewController = tabs
    finger.frame()
    at("willMove nil", of: second) { tabs.viewControllers = [third] }
    tabs.viewControllers = [first, second]
    #expect(tabs.viewControllers == [third] && tabs.children == [third] && third.view.window != nil && first.view.window == nil)
  }

  // MARK: Pages

  @Test(arguments: ["didLoad", "willAppear", "didAppear", "willMove nil"], [true, false])
  func aPageSetInsideAMessageOfAnotherIsShown(message: String, animated: Bool) {
    let screens = ["a", "b", "c"].map(screen)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    finger.window.rootViewController = pages
    finger.frame()
    _ = log.take()
    var completions: [String] = []
    at(message, of: screens[1]) {
      pages.setViewControllers([screens[2]], direction: .forward, animated: animated) { completions.append("c \($0)") }
      #expect(pages.viewControllers == [screens[2]])
    }
    pages.setViewControllers([screens[1]], direction: .forward, animated: animated) { completions.append("b \($0)") }
    finger.wait(2)
    #expect(pages.viewControllers == [screens[2]] && pages.children == [screens[2]])
    #expect(screens.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
    #expect(completions.count == 2 && completions.contains("c true"))
    #expect(finger.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === screens[2].view)
    let told = appearances()
    #expect(told.last { $0.hasPrefix("c") } == "c didAppear" && told.last { $0.hasPrefix("b did") } != "b didAppear")
  }

  // MARK: Presentations

  @Test(arguments: ["didLoad", "willAppear", "isAppearing", "didAppear"], [true, false])
  func aDismissalInsideAMessageOfAPresentationIsDone(message: String, animated: Bool) {
    let (navigation, _) = navigation("a")
    let sheet = screen("sheet")
    var completions: [String] = []
    at(message, of: sheet) { navigation.dismiss(animated: animated) { completions.append("dismiss") } }
    navigation.present(sheet, animated: animated) { completions.append("present") }
    finger.wait(2)
    #expect(navigation.presentedViewController == nil && sheet.viewIfLoaded?.window == nil)
    #expect(completions.sorted() == ["dismiss", "present"])
    #expect(appearances().last == "sheet didDisappear")
  }

  @Test func aDismissalOfTheLowerOneInsideAMessageOfTheUpperOneTakesBoth() {
    let (navigation, screens) = navigation("a")
    let (lower, upper) = (screen("lower"), screen("upper"))
    upper.modalPresentationStyle = .fullScreen
    navigation.present(lower, animated: false)
    at("didLoad", of: upper) { navigation.dismiss(animated: true) }
    lower.present(upper, animated: false)
    finger.wait(2)
    #expect(navigation.presentedViewController == nil && lower.view.window == nil && upper.view.window == nil)
    #expect(finger.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === screens[0].view)
    _ = log.take()
  }

  /// The sheet's view was put back below the view that dims what is around it.
  @Test(arguments: [true, false]) func aSheetThatWasCoveredCanBeTouchedAgain(animated: Bool) {
    let (navigation, _) = navigation("a")
    let (sheet, cover) = (screen("sheet"), screen("cover"))
    cover.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: animated)
    finger.wait(1)
    let frame = sheet.view.frame
    sheet.present(cover, animated: animated)
    finger.wait(1)
    sheet.dismiss(animated: animated)
    finger.wait(1)
    #expect(sheet.view.frame == frame)
    #expect(finger.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === sheet.view)
  }
}
