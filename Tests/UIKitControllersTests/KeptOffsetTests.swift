import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// A list that leaves the window and comes back shows what it has shown.
@MainActor @Suite struct KeptOffsetTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private final class ListScreen: UIViewController {
    let list = UITableView()
    private let rows = Rows()

    override func loadView() {
      list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (list.rowHeight, list.dataSource) = (44, rows)
      view = list
    }

    /// Scrolls to the last row, and returns the offset there.
    func scrollToEnd() -> CGFloat {
      list.layoutIfNeeded()
      list.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
      return list.contentOffset.y
    }
  }

  private let stage = ManualStage(
    size: CGSize(width: 393, height: 852), scale: 2, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let screen = ListScreen()

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }

  /// The list is at its end, leaves in `leave`, comes back in `comeBack`, and is at its end again; likewise at its start.
  private func expectKept(_ comment: Comment? = nil, leave: () -> Void, comeBack: () -> Void) {
    for isAtEnd in [true, false] {
      let end = screen.scrollToEnd()
      #expect(end > 3000)
      if !isAtEnd { screen.list.setContentOffset(CGPoint(x: 0, y: -screen.list.adjustedContentInset.top), animated: false) }
      let (before, insets) = (screen.list.contentOffset, screen.list.adjustedContentInset)
      leave()
      stage.settle()
      #expect(screen.list.window == nil, comment)
      comeBack()
      stage.settle()
      #expect(screen.list.contentOffset == before, comment)
      #expect(screen.list.adjustedContentInset == insets, comment)
    }
  }

  @Test(arguments: [true, false]) func belowAPush(animated: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    expectKept {
      navigation.pushViewController(UIViewController(), animated: animated)
    } comeBack: {
      navigation.popViewController(animated: animated)
    }
  }

  @Test(arguments: [true, false], [true, false]) func belowAPushInATab(animated: Bool, hidesBar: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    show(tabs)
    expectKept("the bar is hidden: \(hidesBar)") {
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = hidesBar
      navigation.pushViewController(next, animated: animated)
    } comeBack: {
      navigation.popViewController(animated: animated)
    }
  }

  @Test(arguments: [true, false], [true, false]) func inATab(isStack: Bool, isTranslucent: Bool) {
    let tabs = UITabBarController()
    let navigation = isStack ? UINavigationController(rootViewController: screen) : nil
    tabs.viewControllers = [navigation ?? screen, UIViewController()]
    tabs.tabBar.isTranslucent = isTranslucent
    navigation?.navigationBar.isTranslucent = isTranslucent
    show(tabs)
    expectKept {
      tabs.selectedIndex = 1
    } comeBack: {
      tabs.selectedIndex = 0
    }
  }

  @Test(arguments: [true, false], [true, false]) func belowAFullScreen(animated: Bool, isTranslucent: Bool) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.isTranslucent = isTranslucent
    show(navigation)
    expectKept {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      screen.present(cover, animated: animated)
    } comeBack: {
      screen.dismiss(animated: animated)
    }
  }

  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical], [true, false])
  func onAPage(orientation: UIPageViewController.NavigationOrientation, animated: Bool) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    pages.setViewControllers([screen], direction: .forward, animated: false)
    show(pages)
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
      expectKept("\(direction)") {
        pages.setViewControllers([UIViewController()], direction: direction, animated: animated)
      } comeBack: {
        pages.setViewControllers([screen], direction: direction, animated: animated)
      }
    }
  }

  @Test func ofAReplacedRoot() {
    show(screen)
    expectKept {
      stage.window.rootViewController = UIViewController()
    } comeBack: {
      stage.window.rootViewController = screen
    }
  }

  @Test func ofAChildThatIsTakenOut() {
    let parent = UIViewController()
    show(parent)
    func add() {
      parent.addChild(screen)
      screen.view.frame = parent.view.bounds
      parent.view.addSubview(screen.view)
      screen.didMove(toParent: parent)
    }
    add()
    stage.settle()
    expectKept {
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    } comeBack: {
      add()
    }
  }

  @Test func ofAViewThatIsTakenOut() {
    let root = UIViewController()
    show(root)
    screen.view.frame = root.view.bounds
    root.view.addSubview(screen.view)
    stage.settle()
    expectKept {
      screen.view.removeFromSuperview()
    } comeBack: {
      root.view.addSubview(screen.view)
    }
  }

  @Test func ofAWindowThatGoes() {
    let other = UIWindow(frame: stage.window.bounds)
    func place(in window: UIWindow) {
      screen.view.frame = window.bounds
      window.addSubview(screen.view)
    }
    place(in: stage.window)
    expectKept {
      screen.view.removeFromSuperview()
    } comeBack: {
      other.isHidden = false
      place(in: other)
    }
  }
}
