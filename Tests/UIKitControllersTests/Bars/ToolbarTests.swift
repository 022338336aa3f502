import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// Toolbars, by themselves and in navigation controllers.
@MainActor @Suite struct ToolbarTests {
  private func bar(_ items: [UIBarButtonItem], width: CGFloat = 400) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func block(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func places(_ items: [UIBarButtonItem]) -> [CGFloat] { items.compactMap { $0.customView?.frame.minX } }

  @Test func itIs44High() {
    #expect(UIToolbar().sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
    #expect(UIToolbar().intrinsicContentSize.height == 44)
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    let items = [block(40), .flexibleSpace(), block(60), .flexibleSpace(), block(40)]
    let bar = bar(items)
    #expect(places(items) == [16, 170, 344] && items[0].customView?.frame.midY == 22)
    #expect(bar.subviews.count == 4)
  }

  @Test func aFieldIsEditedWhileOtherItemsChange() {
    let stage = ManualStage(size: CGSize(width: 400, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let items = [block(40), UIBarButtonItem(customView: field), .flexibleSpace(), block(60)]
    let bar = bar(items)
    stage.window.addSubview(bar)
    stage.settle()
    field.becomeFirstResponder()
    bar.items = [items[1], items[2], block(30)]
    stage.settle()
    stage.typeText("a")
    #expect(field.text == "a" && bar.subviews.filter { $0 is UITextField }.count == 1 && field.frame.minX == 16)
    items[1].isHidden = true
    stage.settle()
    #expect(!field.isEditing && field.window == nil)
  }

  @Test func fixedSpacesAndGapsBetweenButtons() {
    let items = [block(40), .fixedSpace(30), block(60), block(10)]
    _ = bar(items)
    #expect(places(items) == [16, 86, 162])
  }

  @Test func itemsOfTheirOwnWidthHiddenOnesAndNewOnes() {
    let items = [block(40), block(60), block(10)]
    items[1].isHidden = true
    items[2].width = 50
    let bar = bar(items)
    #expect(places([items[0], items[2]]) == [16, 72] && items[2].customView?.frame.width == 50)
    items[1].isHidden = false
    bar.layoutIfNeeded()
    #expect(places(items) == [16, 72, 148])
    bar.setItems(nil, animated: true)
    #expect(bar.items == nil && items[0].customView?.superview == nil)
  }

  @Test func readFromTheRightTheyBeginThere() {
    let items = [block(40), .flexibleSpace(), block(60)]
    let bar = bar(items)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(places(items) == [344, 16])
  }

  @Test func aTapPerformsTheItemsAction() {
    let rig = BarRig(isLarge: false)
    var taps = 0
    rig.list.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in taps += 1 })]
    rig.navigation.setToolbarHidden(false, animated: true)
    rig.stage.settle()
    rig.stage.tap(at: CGPoint(x: 25, y: 852 - 34 - 22))
    #expect(taps == 1)
  }

  @Test func inANavigationControllerItIsAboveTheSafeArea() {
    let rig = BarRig()
    #expect(rig.navigation.isToolbarHidden && rig.navigation.toolbarIfMade == nil)
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    let bar: UIToolbar = rig.navigation.toolbar
    #expect(bar.frame == CGRect(x: 0, y: 774, width: 393, height: 44) && bar.subviews[0].frame.height == 78)
    #expect(rig.list.view.safeAreaInsets.bottom == 78 && rig.table.adjustedContentInset.bottom == 78)
    rig.navigation.setToolbarHidden(true, animated: true)
    #expect(rig.table.adjustedContentInset.bottom == 34)
    rig.stage.advance(by: 0.19)
    #expect((bar.layer.presentation()?.frame.minY ?? 0) < 852)
    rig.stage.settle()
    #expect(bar.frame.minY >= 852 && UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test func theItemsAreThoseOfTheControllerOnTop() {
    let rig = BarRig()
    let next = UIViewController()
    rig.list.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
    next.setToolbarItems([UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)], animated: true)
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    func titles() -> [String?] { rig.navigation.toolbar.items?.map(\.title) ?? [] }
    #expect(titles() == ["A"])
    rig.navigation.pushViewController(next, animated: true)
    #expect(titles() == ["B"])
    rig.stage.settle()
    next.toolbarItems = nil
    #expect(titles() == [])
    rig.list.toolbarItems?.append(UIBarButtonItem(title: "C", style: .plain, target: nil, action: nil))
    #expect(titles() == [])
    rig.navigation.popViewController(animated: false)
    #expect(titles() == ["A", "C"])
  }

  @Test func aPushedControllerMayHideIt() {
    let rig = BarRig()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    rig.navigation.pushViewController(next, animated: true)
    rig.stage.settle()
    #expect(rig.navigation.toolbar.frame.maxX <= 0 && next.view.safeAreaInsets.bottom == 34 && !rig.navigation.isToolbarHidden)
    rig.navigation.popViewController(animated: true)
    rig.stage.settle()
    #expect(rig.navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(rig.list.view.safeAreaInsets.bottom == 78)
  }

  @Test func inATabItIsAboveTheTabBar() {
    let rig = BarRig()
    let tabs = UITabBarController()
    tabs.viewControllers = [rig.navigation, UIViewController()]
    rig.stage.window.rootViewController = tabs
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    #expect(rig.navigation.toolbar.frame.maxY == 852 - 34 - 49 && rig.list.view.safeAreaInsets.bottom == 34 + 49 + 44)
    // The bars of the tab follow the same content.
    #expect(tabs.contentScrollView(for: .top) === rig.table && rig.bar.frame.height == 96)
  }

  @Test func itsLookIsAnotherAtTheEndOfTheContent() {
    let rig = BarRig()
    rig.navigation.isToolbarHidden = false
    rig.stage.settle()
    let bar: UIToolbar = rig.navigation.toolbar
    let background = bar.subviews[0]
    let (edge, compact) = (UIToolbarAppearance(), UIToolbarAppearance())
    (edge.backgroundColor, compact.backgroundColor) = (.red, .blue)
    bar.scrollEdgeAppearance = edge
    #expect(background.backgroundColor == .systemBackground)
    rig.table.contentOffset.y = rig.top + rig.table.greatestTravel
    #expect(background.backgroundColor == .red)
    edge.backgroundColor = .green
    #expect(background.backgroundColor == .green)
    rig.table.contentOffset.y -= 10
    #expect(background.backgroundColor == .systemBackground)
    bar.compactAppearance = compact
    rig.stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    #expect(background.backgroundColor == .blue)
    bar.barTintColor = .orange
    #expect(background.backgroundColor == .orange)
  }

  @Test func itsPositionIsThatOfItsDelegate() {
    final class Top: NSObject, UIToolbarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let (bar, top) = (UIToolbar(), Top())
    #expect(bar.barPosition == .bottom)
    bar.delegate = top
    #expect(bar.barPosition == .topAttached)
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark)
  }

  @Test func aTabBarsLookIsAnotherAtTheEndOfTheContent() {
    let rig = BarRig()
    let tabs = UITabBarController()
    tabs.viewControllers = [rig.navigation, UIViewController()]
    rig.stage.window.rootViewController = tabs
    rig.stage.settle()
    let background = tabs.tabBar.subviews[0]
    let (edge, own) = (UITabBarAppearance(), UITabBarAppearance())
    (edge.backgroundColor, own.backgroundColor) = (.red, .blue)
    tabs.tabBar.scrollEdgeAppearance = edge
    #expect(background.backgroundColor == .systemBackground)
    rig.table.contentOffset.y = rig.top + rig.table.greatestTravel
    #expect(background.backgroundColor == .red)
    rig.navigation.tabBarItem.scrollEdgeAppearance = own
    #expect(background.backgroundColor == .blue)
    rig.table.contentOffset.y = 0
    #expect(background.backgroundColor == .systemBackground)
    rig.navigation.tabBarItem.standardAppearance = own
    #expect(background.backgroundColor == .blue)
    tabs.selectedIndex = 1
    rig.stage.settle()
    #expect(background.backgroundColor == .systemBackground)
  }
}
