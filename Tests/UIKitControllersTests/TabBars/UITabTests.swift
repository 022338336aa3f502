import CoreGraphics
import Foundation
import Testing
@testable import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UITabTests {
  private let finger = Finger()

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused = ""

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("should \(tab.identifier)")
      return tab.identifier != refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("old message")
    }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      let controller = UIViewController()
      controller.title = tab.identifier
      return controller
    }
  }

  private func show(_ tabs: [UITab]) -> UITabBarController {
    let controller = UITabBarController(tabs: tabs)
    finger.window.rootViewController = controller
    finger.frame()
    return controller
  }

  private func tap(_ index: Int, of count: Int) { finger.tap(400 * (CGFloat(index) + 0.5) / CGFloat(count), 780) }

  @Test func tabsFillTheBarAndTapsSelectThem() {
    let judge = Judge()
    let tabs = ["a", "b", "c"].map(tab)
    let controller = show(tabs)
    controller.delegate = judge
    #expect(
      controller.tabBar.items?.map(\.title) == ["a", "b", "c"] && controller.tabs == tabs && controller.selectedTab === tabs[0])
    #expect(
      tabs.allSatisfy { $0.tabBarController === controller && $0.hasVisiblePlacement && $0.viewController?.parent === controller }
    )
    tap(1, of: 3)
    judge.refused = "c"
    tap(2, of: 3)
    #expect(controller.selectedTab === tabs[1] && judge.log == ["should b", "did b after a", "should c"])
    #expect(tabs[1].viewController?.view.window != nil && tabs[0].viewController?.view.window == nil)
    controller.selectedTab = tabs[2]
    #expect(controller.selectedIndex == 2 && controller.tab(forIdentifier: "b") === tabs[1] && judge.log.count == 3)
  }

  @Test func aTabChangesItsItem() {
    let tabs = ["a", "b"].map(tab)
    let controller = show(tabs)
    (tabs[0].title, tabs[0].badgeValue, tabs[1].isEnabled) = ("Home", "3", false)
    tabs[0].image = UIImage()
    tabs[0].userInfo = 7
    tabs[0].accessibilityIdentifier = "home"
    let item = controller.tabBar.items?[0]
    #expect(item?.title == "Home" && item?.badgeValue == "3" && item?.image != nil && item?.accessibilityIdentifier == "home")
    tap(1, of: 2)
    #expect(controller.selectedTab === tabs[0] && tabs[0].userInfo as? Int == 7)
  }

  @Test func hiddenTabsAreNotInTheBar() {
    let tabs = ["a", "b", "c"].map(tab)
    let controller = show(tabs)
    controller.selectedTab = tabs[1]
    tabs[0].isHidden = true
    tabs[2].preferredPlacement = .sidebarOnly
    #expect(controller.tabBar.items?.map(\.title) == ["b"] && controller.selectedTab === tabs[1] && controller.tabs.count == 3)
    #expect(!tabs[0].hasVisiblePlacement && tabs[1].hasVisiblePlacement && !tabs[2].hasVisiblePlacement)
    tabs[1].isHidden = true
    tabs[0].isHidden = false
    #expect(controller.selectedTab === tabs[0])
    controller.viewControllers = [UIViewController()]
    #expect(controller.tabs.isEmpty && controller.selectedTab == nil && tabs[0].tabBarController == nil)
  }

  @Test func aGroupShowsTheChildThatIsSelected() {
    let children = ["x", "y"].map(tab)
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: children)
    let first = tab("a")
    let controller = show([first, group])
    #expect(children.allSatisfy { $0.parent === group } && group.tab(forIdentifier: "y") === children[1])
    tap(1, of: 2)
    #expect(controller.selectedTab === children[0] && children[0].viewController?.view.window != nil)
    controller.selectedTab = children[1]
    finger.frame()
    #expect(
      group.selectedChild === children[1] && children[1].viewController?.view.window != nil && controller.selectedIndex == 1)
    #expect(children[0].viewController?.view.window == nil && children[1].hasVisiblePlacement && !children[0].hasVisiblePlacement)
    controller.selectedTab = first
    #expect(group.selectedChild === children[1] && controller.tab(forIdentifier: "x") === children[0])
    group.displayOrderIdentifiers = ["y"]
    #expect(group.displayOrder == [children[1], children[0]])
    group.children = [children[0]]
    #expect(children[1].parent == nil && group.selectedChild === children[0])
  }

  @Test func aGroupStacksItsScreens() {
    let children = ["x", "y"].map(tab)
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: children) { _ in UIViewController() }
    group.managingNavigationController = UINavigationController()
    let controller = show([group])
    #expect(group.selectedChild == nil && controller.selectedTab === group && children[0].managingTabGroup === group)
    #expect(group.managingNavigationController?.viewControllers == [group.viewController].compactMap(\.self))
    group.defaultChildIdentifier = "y"
    #expect(group.managingNavigationController?.viewControllers.count == 2 && controller.selectedTab === children[1])
    controller.selectedTab = children[0]
    finger.frame()
    #expect(group.managingNavigationController?.topViewController === children[0].viewController)
    #expect(children[0].viewController?.view.window != nil && controller.selectedViewController is UINavigationController)
  }

  @Test func aSearchTabIsATabWithAMagnifyingGlass() {
    let search = UISearchTab { _ in UIViewController() }
    let own = UISearchTab(title: "Find", image: nil, identifier: "find") { _ in UIViewController() }
    let controller = show([search, own])
    #expect(controller.tabBar.items?.map(\.title) == ["Search", "Find"] && search.image != nil)
  }

  @Test func theBarGoesOutOfTheScreen() {
    let controller = show(["a", "b"].map(tab))
    controller.setTabBarHidden(true, animated: true)
    finger.wait(0.1)
    finger.wait(1)
    #expect(controller.isTabBarHidden && controller.tabBar.frame.minY == 800)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 0)
    controller.isTabBarHidden = false
    finger.frame()
    #expect(controller.tabBar.frame.maxY == 800 && controller.selectedViewController?.view.safeAreaInsets.bottom == 49)
  }
}
