import CoreGraphics
import Foundation
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UITabBarControllerTests {
  private let finger = Finger(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  private let log = CallLog()

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: UIViewController?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      log.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("did \(viewController.title ?? "")")
    }
  }

  private func make(_ names: String...) -> (UITabBarController, [LoggingController]) {
    let controllers = names.map { LoggingController($0, log) }
    for (controller, name) in zip(controllers, names) { controller.title = name }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    finger.window.rootViewController = tabs
    finger.frame()
    return (tabs, controllers)
  }

  /// Taps the item at a place among `count`.
  private func tap(_ index: Int, of count: Int) { finger.tap(400 * (CGFloat(index) + 0.5) / CGFloat(count), 745) }

  private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") } }

  @Test func theFirstScreenIsShownAndNoOtherIsLoaded() {
    let (tabs, controllers) = make("a", "b", "c")
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    #expect(controllers.allSatisfy { $0.tabBarController === tabs && $0.parent === tabs })
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
    #expect(appearances() == ["a willAppear", "a isAppearing", "a didAppear"])
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test func anAppearanceColoursTheBarAndItsItems() {
    let (tabs, _) = make("a", "b")
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.shadowColor = .green
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    tabs.tabBar.standardAppearance = appearance
    finger.frame()
    let background = tabs.tabBar.subviews[0]
    #expect(background.backgroundColor == .red && background.subviews[1].backgroundColor == .green)
    #expect(background.frame == tabs.tabBar.bounds && background.subviews[1].frame.maxY == 0)
    func color(_ title: String) -> UIColor? {
      labels(in: tabs.tabBar).first { $0.text == title }?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(color("a") == .white && color("b") == .yellow)
    appearance.configureWithTransparentBackground()
    #expect(background.backgroundColor == .clear)
    tabs.selectedIndex = 1
    #expect(color("a") == .yellow && color("b") == .white)
    #expect((appearance.copy() as? UITabBarAppearance)?.looks(like: appearance) == true)
  }

  @Test func systemItemsHaveTitlesAndSymbols() {
    let kinds: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads, .mostRecent,
      .mostViewed,
    ]
    for kind in kinds {
      let item = UITabBarItem(tabBarSystemItem: kind, tag: 3)
      #expect(item.title?.isEmpty == false && item.image != nil && item.tag == 3)
      #expect(item.image?.isSymbolImage == true)
    }
    #expect(finger.window.screen.warnings.given.isEmpty)
  }

  @Test func aTapOnAnItemShowsItsScreen() {
    let (tabs, controllers) = make("a", "b")
    let judge = Judge()
    tabs.delegate = judge
    _ = log.take()
    tap(1, of: 2)
    finger.frame()
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(controllers[0].view.superview == nil && controllers[1].view.window != nil)
    #expect(
      appearances() == ["a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear"])
    #expect(judge.log == ["should b", "did b"])
    tap(1, of: 2)
    #expect(judge.log == ["should b", "did b", "should b", "did b"])
    #expect(appearances() == [])
  }

  @Test func aRefusedScreenIsNotShown() {
    let (tabs, controllers) = make("a", "b")
    let judge = Judge()
    judge.refused = controllers[1]
    tabs.delegate = judge
    tap(1, of: 2)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(judge.log == ["should b"] && !controllers[1].isViewLoaded)
  }

  @Test func aDisabledItemTakesNoTap() {
    let (tabs, controllers) = make("a", "b")
    controllers[1].tabBarItem.isEnabled = false
    tap(1, of: 2)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func selectionByCodeSendsNothing() {
    let (tabs, controllers) = make("a", "b")
    let judge = Judge()
    tabs.delegate = judge
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController === controllers[1] && judge.log.isEmpty)
    tabs.selectedViewController = controllers[0]
    #expect(tabs.selectedIndex == 0 && judge.log.isEmpty)
  }

  @Test func theBarIsPartOfTheSafeAreaOfItsScreens() {
    let (tabs, controllers) = make("a", "b")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 800 - 49 - 34, width: 400, height: 83))
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
    tabs.tabBar.isTranslucent = false
    finger.frame()
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 717))
    #expect(controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func screensMayBeReplacedWhileOneIsShown() {
    let (tabs, controllers) = make("a", "b", "c")
    tabs.selectedIndex = 1
    tabs.viewControllers = [controllers[2], controllers[1]]
    #expect(tabs.selectedViewController === controllers[1] && tabs.selectedIndex == 1 && controllers[0].parent == nil)
    tabs.viewControllers = [controllers[0]]
    finger.frame()
    #expect(tabs.selectedViewController === controllers[0] && controllers[0].view.window != nil && controllers[1].parent == nil)
    tabs.viewControllers = nil
    finger.frame()
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound && controllers[0].view.superview == nil)
  }

  @Test func aSecondTapPopsANavigationControllerToItsRoot() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    root.tabBarItem = UITabBarItem(title: "root", image: nil, tag: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    finger.window.rootViewController = tabs
    finger.frame()
    #expect(tabs.tabBar.items?.first?.tag == 3)
    navigation.pushViewController(next, animated: false)
    #expect(next.view.safeAreaInsets.bottom == 83)
    tap(0, of: 2)
    finger.wait(1)
    #expect(navigation.topViewController === root)
  }

  @Test func aPushedScreenMayTakeTheBarsRoom() {
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    finger.window.rootViewController = tabs
    finger.frame()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    finger.wait(1)
    #expect(tabs.tabBar.frame.maxX == 0 && next.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    finger.wait(1)
    #expect(tabs.tabBar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 83)
  }

  @Test func changedItemsShowAtOnce() {
    let (tabs, controllers) = make("a", "b")
    controllers[1].title = "B"
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "B"])
    controllers[1].tabBarItem = UITabBarItem(title: "other", image: nil, tag: 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "other"])
    controllers[1].tabBarItem.badgeValue = "12"
    finger.frame()
    let labels = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
    #expect(labels.sorted() == ["12", "a", "other"])
  }

  @Test func theParentOfAControllerIsObserved() {
    let (parent, child) = (UIViewController(), UIViewController())
    var changes: [Bool] = []
    let observation = child.observe(\.parent, options: [.new, .old]) { _, change in
      changes.append(change.newValue.flatMap { $0 } === parent)
    }
    parent.addChild(child)
    child.removeFromParent()
    #expect(changes == [true, false])
    observation.invalidate()
    parent.addChild(child)
    #expect(changes.count == 2)
  }
}
