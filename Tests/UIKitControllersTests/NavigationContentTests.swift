import Foundation
import ManualHost
import Testing
import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitTestSupport

/// Scroll views, refresh controls and keys inside of a navigation controller.
@MainActor @Suite struct NavigationContentTests {
  @Test func insideANavigationControllerContentStartsBelowItsBar() {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    rig.window.rootViewController = UINavigationController(rootViewController: controller)
    rig.run(frames: 2)
    #expect(scroll.safeAreaInsets.top > 47 && scroll.contentSize == .zero)
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
    #expect(scroll.adjustedContentInset.bottom == 34 && scroll.contentOffset.y == -scroll.safeAreaInsets.top)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func contentThatAdjustsNothingByItselfStaysUnlessItScrolls() {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.automaticallyAdjustsScrollViewInsets = false
    controller.view = scroll
    rig.window.rootViewController = UINavigationController(rootViewController: controller)
    rig.run(frames: 2)
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    scroll.contentSize = CGSize(width: 10, height: 5000)
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
  }

  @Test(arguments: [true, false]) func withoutAStatusBarNobodyTapsIt(_ isHidden: Bool) {
    final class Page: UIViewController {
      var isFull = false
      override var prefersStatusBarHidden: Bool { isFull }
    }
    let rig = ScrollRig()
    let page = Page()
    page.isFull = isHidden
    rig.window.rootViewController = UINavigationController(rootViewController: page)
    page.view.addSubview(rig.scroll)
    rig.run(frames: 1)
    rig.scroll.contentOffset.y = 500
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == (isHidden ? 500.0 : 0.0))
    #expect(!UIViewController().prefersStatusBarHidden && UIViewController().childForStatusBarHidden == nil)
  }

  @Test func underANavigationBarItShowsBelowTheBar() {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    let table = UITableView(frame: .zero, style: .plain)
    controller.view = table
    let refresh = UIRefreshControl()
    table.refreshControl = refresh
    rig.window.rootViewController = UINavigationController(rootViewController: controller)
    rig.run(frames: 2)
    let top = table.safeAreaInsets.top
    #expect(top > 47 && table.contentOffset.y == -top && refresh.isHidden)
    table.contentOffset.y = -top - 20
    #expect(refresh.convert(CGPoint.zero, to: nil).y == top && !refresh.isHidden)
    table.contentOffset.y = -top
    refresh.beginRefreshing()
    #expect(table.contentOffset.y == -top && table.adjustedContentInset.top == top + 60)
    rig.settle(limit: 10)
    refresh.endRefreshing()
    rig.settle()
    #expect(table.contentOffset.y == -top)
  }

  final class Controller: UIViewController {
    var types: [UIPress.PressType] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      types += presses.map(\.type)
      super.pressesBegan(presses, with: event)
    }
  }

  @Test func withoutAFirstResponderTheTopViewControllerHears() {
    let (rig, controller) = (ScrollRig(), Controller())
    rig.window.rootViewController = UINavigationController(rootViewController: controller)
    for code in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardPageDown, .keyboardQ] {
      rig.key(code)
    }
    #expect(controller.types == [.upArrow, .select, .menu, .pageDown, .keyboard])
  }

  @Test func theEditButtonTurnsATableControllersEditingOnAndOff() {
    let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let controller = Controller(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem === controller.editButtonItem)
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.settle()
    stage.tap(at: CGPoint(x: 290, y: 22))
    stage.settle()
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(controller.editButtonItem.title == "Done" && controller.editButtonItem.style == .done)
    #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    stage.tap(at: CGPoint(x: 290, y: 22))
    stage.settle()
    #expect(!controller.isEditing && !controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    controller.isEditing = true
    #expect(controller.tableView.isEditing)
  }
}
