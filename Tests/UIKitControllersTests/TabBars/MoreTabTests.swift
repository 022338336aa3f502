import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
import UIKitControls
@testable import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitTestSupport

@MainActor @Suite struct MoreTabTests {
  @MainActor private final class Rig: NSObject, UITabBarControllerDelegate {
    let stage: ManualStage
    let tabs = UITabBarController()
    let screens: [UIViewController]
    var log: [String] = []

    init(_ count: Int, width: CGFloat = 400) {
      stage = ManualStage(size: CGSize(width: width, height: 800), scale: 2)
      screens = (0..<count).map { place in
        let screen = UIViewController()
        screen.title = "\(place)"
        return place.isMultiple(of: 2) ? screen : UINavigationController(rootViewController: screen)
      }
      super.init()
      tabs.viewControllers = screens
      tabs.delegate = self
      stage.window.rootViewController = tabs
      stage.settle()
    }

    var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    func tapItem(_ place: Int) {
      let width = tabs.tabBar.bounds.width / CGFloat(titles.count)
      stage.tap(at: CGPoint(x: width * (CGFloat(place) + 0.5), y: 780))
      stage.settle()
    }

    var table: UITableView? { (tabs.moreNavigationController.topViewController as? UITableViewController)?.tableView }

    func tapRow(_ row: Int) {
      guard let table, let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else {
        Issue.record("no row")
        return
      }
      stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
      stage.settle()
    }

    func press(_ label: String, in view: UIView? = nil) {
      guard let button = find(label, in: view ?? stage.window) else {
        Issue.record("no button \(label)")
        return
      }
      stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      stage.settle()
    }

    func find(_ label: String, in view: UIView) -> UIView? {
      if view is UIButton, view.accessibilityLabel == label || (view as? UIButton)?.currentTitle == label { return view }
      return view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      let place = screens.firstIndex(of: viewController)
      log.append(place.map { "did \($0)" } ?? "did more")
    }
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
      log.append("begins \(viewControllers.count)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { log.append("ends \(changed)") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { log.append("ended " + viewControllers.compactMap { screens.firstIndex(of: $0) }.map(String.init).joined()) }
  }

  @Test func screensWithoutRoomInTheBarAreInTheListMore() {
    let rig = Rig(7)
    #expect(rig.titles == ["0", "1", "2", "3", "More"] && rig.tabs.viewControllers == rig.screens)
    rig.tapItem(4)
    #expect(rig.tabs.selectedViewController === rig.tabs.moreNavigationController && rig.tabs.selectedIndex == NSNotFound)
    #expect(rig.log == ["did more"] && rig.table?.numberOfRows(inSection: 0) == 3)
    rig.tapRow(1)
    #expect(rig.tabs.selectedIndex == 5 && rig.screens[5].view.window != nil && rig.log == ["did more", "did 5"])
    #expect(rig.tabs.tabBar.selectedItem?.title == "More")
    // The screen's own bar leads back.
    rig.press("More", in: rig.screens[5].view)
    #expect(rig.tabs.selectedViewController === rig.tabs.moreNavigationController && rig.table?.window != nil)
    rig.tapItem(1)
    #expect(rig.tabs.selectedIndex == 1 && rig.tabs.moreNavigationController.viewIfLoaded?.window == nil)
    rig.tabs.selectedIndex = 6
    rig.stage.settle()
    #expect(rig.tabs.tabBar.selectedItem?.title == "More" && rig.screens[6].view.window != nil)
  }

  @Test func theListComesAndGoesWithTheNumberAndTheWidth() {
    let rig = Rig(5)
    #expect(rig.titles == ["0", "1", "2", "3", "4"] && rig.tabs.children.count == 5)
    rig.tabs.viewControllers = rig.screens + [UIViewController()]
    #expect(rig.titles.last == "More" && rig.tabs.children.count == 7)
    rig.tabs.selectedViewController = rig.tabs.moreNavigationController
    rig.stage.settle()
    rig.stage.resize(to: CGSize(width: 900, height: 800), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    #expect(rig.titles.count == 6 && rig.tabs.selectedIndex == 0 && rig.screens[0].view.window != nil)
    rig.stage.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    rig.tabs.selectedViewController = rig.tabs.moreNavigationController
    rig.tabs.viewControllers = Array(rig.screens.prefix(2))
    rig.stage.settle()
    #expect(rig.titles == ["0", "1"] && rig.tabs.selectedIndex == 0 && rig.screens[0].view.window != nil)
    #expect(rig.tabs.children == Array(rig.screens.prefix(2)))
  }

  @Test func aPersonMovesItemsIntoTheBar() {
    let rig = Rig(7)
    rig.tapItem(4)
    rig.press("Edit")
    #expect(rig.tabs.tabBar.isCustomizing && rig.log.suffix(1) == ["begins 7"])
    let panel = rig.tabs.view.subviews.first { $0.subviews.contains { $0 is UITableView } && $0 !== rig.table?.superview }
    let list = panel?.subviews.compactMap { $0 as? UITableView }.first
    guard let list, let cell = list.cellForRow(at: IndexPath(row: 6, section: 0)),
      let first = list.cellForRow(at: IndexPath(row: 0, section: 0))
    else {
      Issue.record("no list")
      return
    }
    let grip = cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
    let end = first.convert(CGPoint(x: first.bounds.maxX - 20, y: 4), to: nil)
    rig.stage.drag(from: grip, to: end, duration: 0.6, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(rig.titles == ["6", "0", "1", "2", "More"])
    rig.press("Done")
    #expect(!rig.tabs.tabBar.isCustomizing && rig.log.suffix(2) == ["ends true", "ended 6012345"])
    #expect(rig.tabs.viewControllers == [6, 0, 1, 2, 3, 4, 5].map { rig.screens[$0] } && panel?.superview == nil)
    rig.tabs.customizableViewControllers = nil
    rig.tapItem(4)
    #expect(rig.find("Edit", in: rig.tabs.moreNavigationController.view) == nil)
  }

  @Test func aBarIsCustomizedByItself() {
    final class Judge: NSObject, UITabBarDelegate {
      var log: [String] = []
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { log.append("will begin \(items.count)") }
      func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { log.append("did begin") }
      func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("will end \(changed)")
      }
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { log.append("did end") }
    }
    let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
    let bar = UITabBar(frame: CGRect(x: 0, y: 751, width: 400, height: 49))
    let items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    let judge = Judge()
    bar.delegate = judge
    bar.items = Array(items.prefix(2))
    bar.beginCustomizingItems(items)
    #expect(!bar.isCustomizing && judge.log.isEmpty)
    stage.window.addSubview(bar)
    bar.beginCustomizingItems(items)
    stage.settle()
    bar.beginCustomizingItems(items)
    #expect(bar.isCustomizing && judge.log == ["will begin 4", "did begin"] && stage.window.subviews.count == 2)
    #expect(!bar.endCustomizing(animated: true) && !bar.endCustomizing(animated: true))
    stage.settle()
    #expect(judge.log == ["will begin 4", "did begin", "will end false", "did end"] && stage.window.subviews == [bar])
  }

  @Test func itemsThatMayNotBeMovedKeepTheirPlaces() {
    let items = (0..<6).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    for fixed in 0..<3 {
      for from in 0..<6 {
        for to in 0..<6 {
          var order = TabItemOrder(bar: Array(items.prefix(3)), movable: items.filter { $0.tag != fixed })
          order.move(from, to: to)
          #expect(order.items[fixed] === items[fixed] && Set(order.items.map(\.tag)) == Set(0..<6) && order.inBar.count == 3)
          if from == fixed { #expect(!order.isChanged) }
          if from != fixed, to != fixed { #expect(order.items[to] === items[from]) }
        }
      }
    }
  }
}

@MainActor @Suite struct TabTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    var completes = true
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(self.completes)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  private final class Judge: NSObject, UITabBarControllerDelegate {
    let fade = Fade()
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }

  private let finger = Finger()
  private let log = CallLog()
  private let judge = Judge()

  private func make() -> (UITabBarController, [LoggingController]) {
    let controllers = ["a", "b", "c"].map { LoggingController($0, log) }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.delegate = judge
    finger.window.rootViewController = tabs
    finger.wait(0.1)
    _ = log.take()
    return (tabs, controllers)
  }

  private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }

  @Test func anAnimatorShowsTheWay() {
    let (tabs, controllers) = make()
    tabs.selectedIndex = 1
    finger.wait(0.2)
    #expect(appearances() == ["a willDisappear", "b willAppear"])
    #expect(controllers[0].view.window != nil && controllers[1].view.superview === controllers[0].view.superview)
    finger.wait(0.4)
    #expect(appearances() == ["a didDisappear", "b didAppear"] && judge.fade.ended == [true])
    #expect(controllers[0].view.window == nil && controllers[1].view.superview === tabs.view)
    #expect(controllers[1].view.frame == tabs.view.bounds && tabs.view.subviews.last === tabs.tabBar)
  }

  @Test func anotherSelectionFinishesTheWay() {
    let (tabs, controllers) = make()
    tabs.selectedIndex = 1
    finger.wait(0.1)
    tabs.selectedIndex = 2
    finger.wait(1)
    #expect(
      appearances() == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b willDisappear", "c willAppear", "b didDisappear",
        "c didAppear",
      ])
    #expect(controllers[2].view.superview === tabs.view && controllers[1].view.superview == nil)
  }

  @Test func aCancelledWayLeadsBack() {
    let (tabs, controllers) = make()
    judge.fade.completes = false
    tabs.selectedIndex = 1
    finger.wait(1)
    #expect(tabs.selectedIndex == 0 && controllers[0].view.superview === tabs.view && controllers[1].view.superview == nil)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem && judge.fade.ended == [false])
    #expect(
      appearances() == [
        "a willDisappear", "b willAppear", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
      ])
  }

  @Test func aControllerThatLeavesEndsTheWay() {
    let (tabs, controllers) = make()
    tabs.selectedIndex = 1
    finger.wait(0.1)
    finger.window.rootViewController = UIViewController()
    finger.wait(1)
    #expect(tabs.transition == nil && controllers[1].view.superview === tabs.view)
    #expect(
      appearances() == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b willDisappear", "b didDisappear",
      ])
  }
}
