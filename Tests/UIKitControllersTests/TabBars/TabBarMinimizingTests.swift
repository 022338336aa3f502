import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
import UIKitControls
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct TabBarMinimizingTests {
  /// Two screens, each with a long content.
  @MainActor private final class Rig {
    let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
    let tabs = UITabBarController()
    let lists: [UIScrollView]

    init(_ behavior: UITabBarController.MinimizeBehavior, length: CGFloat = 4_000) {
      var lists: [UIScrollView] = []
      let screens = ["a", "b"].map { title in
        let (screen, list) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
        screen.title = title
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: length)
        list.alwaysBounceVertical = true
        screen.view.addSubview(list)
        lists.append(list)
        return screen
      }
      self.lists = lists
      tabs.viewControllers = screens
      tabs.tabBarMinimizeBehavior = behavior
      stage.window.rootViewController = tabs
      stage.settle()
    }

    func drag(_ way: CGFloat) {
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + way), duration: 0.4, holdBeforeLift: 0.2)
      stage.settle()
    }

    var isOut: Bool { tabs.tabBar.frame.minY == 800 }
  }

  @Test func scrollingOnMovesTheBarOutAndBackBringsItBack() {
    let rig = Rig(.onScrollDown)
    #expect(rig.tabs.tabBarMinimizeBehavior == .onScrollDown && !rig.isOut && rig.tabs.tabBar.frame.minY == 751)
    rig.drag(-200)
    #expect(rig.isOut && rig.tabs.tabBar.accessibilityElementsHidden)
    // Nothing of the content has moved with it, and its end is where it was.
    #expect(
      rig.lists[0].contentOffset.y > 180 && rig.lists[0].contentOffset.y <= 200 && rig.lists[0].adjustedContentInset.bottom == 49)
    rig.drag(60)
    #expect(!rig.isOut && !rig.tabs.tabBar.accessibilityElementsHidden && rig.tabs.tabBar.frame.minY == 751)
    rig.drag(-100)
    #expect(rig.isOut)
    // The start of the content brings it back, however short the way.
    rig.stage.flick(from: CGPoint(x: 200, y: 300), velocity: CGPoint(x: 0, y: 4_000))
    rig.stage.settle()
    #expect(!rig.isOut && rig.lists[0].contentOffset.y == 0)
  }

  @Test func scrollingBackMovesTheBarOutWhereTheAppWantsThat() {
    let rig = Rig(.onScrollUp)
    rig.drag(-300)
    #expect(!rig.isOut)
    rig.drag(100)
    #expect(rig.isOut)
    rig.drag(-60)
    #expect(!rig.isOut)
  }

  @Test(arguments: [UITabBarController.MinimizeBehavior.automatic, .never]) func otherBarsStay(
    _ behavior: UITabBarController.MinimizeBehavior
  ) {
    let rig = Rig(behavior)
    rig.drag(-300)
    #expect(!rig.isOut)
  }

  @Test func theWheelAndKeysMoveTheBarOutAndCodeDoesNot() {
    let rig = Rig(.onScrollDown)
    rig.lists[0].contentOffset.y = 500
    rig.lists[0].setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    rig.stage.settle()
    #expect(!rig.isOut)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 300), at: CGPoint(x: 200, y: 400))
    rig.stage.settle()
    #expect(rig.isOut)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: -300), at: CGPoint(x: 200, y: 400))
    rig.stage.settle()
    #expect(!rig.isOut)
    rig.stage.scrollWheel(by: CGPoint(x: 0, y: 120), at: CGPoint(x: 200, y: 400), precise: true)
    rig.stage.settle()
    #expect(rig.isOut)
  }

  @Test func anotherScreenBringsTheBarBack() {
    let rig = Rig(.onScrollDown)
    rig.drag(-200)
    #expect(rig.isOut)
    rig.tabs.selectedIndex = 1
    rig.stage.settle()
    #expect(!rig.isOut)
    rig.drag(-200)
    #expect(rig.isOut)
    rig.tabs.tabBarMinimizeBehavior = .never
    rig.stage.settle()
    #expect(!rig.isOut)
  }

  @Test func shortContentAndOpaqueBarsMoveNothing() {
    let short = Rig(.onScrollDown, length: 300)
    short.drag(-200)
    #expect(!short.isOut)
    let opaque = Rig(.onScrollDown)
    opaque.tabs.tabBar.isTranslucent = false
    opaque.stage.settle()
    opaque.drag(-200)
    #expect(!opaque.isOut)
  }

  @Test func aResizeWhileTheBarLeavesEndsAtTheNewEdge() {
    let rig = Rig(.onScrollDown)
    rig.stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -2_000))
    rig.stage.advance(by: 0.05)
    rig.stage.resize(to: CGSize(width: 700, height: 500), safeAreaInsets: .zero, duration: 0.2)
    rig.stage.settle()
    #expect(rig.tabs.tabBar.frame == CGRect(x: 0, y: 500, width: 700, height: 49))
  }

  // MARK: Accessories

  @Test func anAccessoryStandsAboveTheBarAndTakesItsPlace() {
    let rig = Rig(.onScrollDown)
    let content = UILabel()
    let accessory = UITabAccessory(contentView: content)
    #expect(rig.tabs.bottomAccessory == nil && accessory.contentView === content)
    rig.tabs.bottomAccessory = accessory
    rig.stage.settle()
    func place() -> CGRect { content.convert(content.bounds, to: nil) }
    #expect(rig.tabs.bottomAccessory === accessory && place() == CGRect(x: 16, y: 695, width: 368, height: 48))
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular && rig.lists[0].adjustedContentInset.bottom == 105)
    #expect(rig.tabs.traitCollection.tabAccessoryEnvironment == .unspecified)
    rig.drag(-200)
    #expect(rig.isOut && place() == CGRect(x: 16, y: 744, width: 368, height: 48))
    #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
    rig.drag(100)
    #expect(place().minY == 695 && content.traitCollection.tabAccessoryEnvironment == .regular)
    rig.tabs.isTabBarHidden = true
    rig.stage.settle()
    #expect(place().minY == 800 && rig.lists[0].adjustedContentInset.bottom == 0)
    rig.tabs.isTabBarHidden = false
    rig.tabs.setBottomAccessory(nil, animated: true)
    #expect(content.window != nil && rig.tabs.bottomAccessory == nil)
    rig.stage.settle()
    #expect(content.window == nil && rig.lists[0].adjustedContentInset.bottom == 49)
  }

  @Test func anAccessorySetBeforeTheViewFadesInLater() {
    let tabs = UITabBarController()
    let first = UITabAccessory(contentView: UIView())
    tabs.setBottomAccessory(first, animated: true)
    tabs.viewControllers = [UIViewController()]
    let stage = ManualStage(size: CGSize(width: 320, height: 600), scale: 2)
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(first.contentView.window != nil && first.contentView.frame.width == 288)
    let second = UITabAccessory(contentView: UIView())
    tabs.setBottomAccessory(second, animated: true)
    stage.advance(by: 0.1)
    #expect(first.contentView.window != nil && second.contentView.window != nil)
    stage.settle()
    #expect(first.contentView.window == nil && second.contentView.superview?.alpha == 1)
  }

  // MARK: The bar

  @Test func centredItemsHaveTheirWidthAndSpacing() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 800, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    func places() -> [[CGFloat]] {
      bar.layoutIfNeeded()
      return bar.subviews.compactMap { $0 as? TabBarButton }.map { [$0.frame.minX, $0.frame.maxX] }
    }
    #expect(bar.itemPositioning == .automatic && places() == [[0, 267], [267, 533], [533, 800]])
    bar.itemPositioning = .fill
    #expect(places().last == [533, 800])
    bar.itemPositioning = .centered
    #expect(places() == [[252, 328], [362, 438], [472, 548]])
    bar.itemWidth = 100
    bar.itemSpacing = 20
    #expect(places() == [[230, 330], [350, 450], [470, 570]] && bar.itemWidth == 100 && bar.itemSpacing == 20)
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(places() == [[470, 570], [350, 450], [230, 330]])
    bar.itemWidth = 500
    #expect(places().map { $0[1] - $0[0] }.allSatisfy { abs($0 - 800.0 / 3) < 1 })
  }

  @Test func theIndicatorIsBehindTheSelectedItem() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.selectionIndicatorImage = UIImage(systemName: "circle")
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    let indicator = bar.subviews.compactMap { $0 as? UIImageView }.first
    #expect(indicator?.frame == CGRect(x: 200, y: 0, width: 200, height: 49) && bar.selectionIndicatorImage != nil)
    #expect(bar.subviews.firstIndex { $0 === indicator } ?? 9 < bar.subviews.firstIndex { $0 is TabBarButton } ?? 0)
    bar.selectedItem = nil
    bar.layoutIfNeeded()
    #expect(indicator?.frame == .zero)
  }

  // MARK: Tabs

  private final class Judge: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
      .landscape
    }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  @Test func orientationsAreTheDelegates() {
    let (tabs, judge) = (UITabBarController(), Judge())
    let usual = tabs.supportedInterfaceOrientations
    tabs.delegate = judge
    #expect(usual != .landscape && tabs.supportedInterfaceOrientations == .landscape)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func aSelectedTabShowsItsSelectedImage() {
    let (image, selected) = (UIImage(systemName: "circle"), UIImage(systemName: "circle.fill"))
    let tab = UITab(title: "a", image: image, identifier: "a") { _ in UIViewController() }
    #expect(tab.selectedImage == nil)
    tab.selectedImage = selected
    #expect(tab.item.selectedImage === selected && tab.item.image === image)
  }

  @Test func aSearchTabBeginsASearchWhenAPersonSelectsIt() {
    let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let tab = UISearchTab { _ in UINavigationController(rootViewController: screen) }
    let tabs = UITabBarController(tabs: [UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }, tab])
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(!tab.automaticallyActivatesSearch)
    stage.tap(at: CGPoint(x: 300, y: 780))
    stage.settle()
    #expect(tabs.selectedTab === tab && !search.isActive)
    stage.tap(at: CGPoint(x: 100, y: 780))
    tab.automaticallyActivatesSearch = true
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 780))
    stage.settle()
    #expect(search.isActive)
  }
}
