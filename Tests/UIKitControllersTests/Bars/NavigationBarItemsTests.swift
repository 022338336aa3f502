import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
import UIKitControls
@testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// Items, prompts, back buttons and images of navigation bars.
@MainActor @Suite struct NavigationBarItemsTests {
  private final class Listener: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("should push \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("did push") }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should pop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("did pop") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func aFieldInTheTitleIsEditedWhileButtonsChange() {
    let rig = BarRig(isLarge: false)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    rig.list.navigationItem.titleView = field
    rig.stage.settle()
    field.becomeFirstResponder()
    rig.list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    rig.list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    rig.stage.settle()
    rig.stage.typeText("a")
    #expect(field.isEditing && field.text == "a" && field.window === rig.stage.window)
    rig.list.navigationItem.titleView = nil
    rig.stage.settle()
    #expect(!field.isEditing && field.window == nil)
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { find(type, in: $0) }
  }

  @Test func aBarOfItsOwnAsksItsDelegate() {
    let (bar, listener) = (UINavigationBar(), Listener())
    #expect(bar.barPosition == .top)
    bar.delegate = listener
    bar.pushItem(UINavigationItem(title: "A"), animated: true)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A" && bar.barPosition == .topAttached)
    listener.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.popItem(animated: true) == nil && bar.topItem?.title == "B")
    listener.allows = true
    #expect(bar.popItem(animated: true)?.title == "B" && bar.items?.count == 1)
    #expect(
      listener.log == [
        "should push A", "did push", "should push B", "did push", "should push C", "should pop B", "should pop B", "did pop",
      ])
  }

  @Test func itsBackButtonPops() {
    let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
    let (bar, listener) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)), Listener())
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    bar.delegate = listener
    stage.window.addSubview(bar)
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.settle()
    #expect(bar.items?.map(\.title) == ["A"] && listener.log == ["should pop B", "did pop"])
  }

  @Test func aPromptMakesTheBar74High() {
    let rig = BarRig(isLarge: false)
    rig.list.navigationItem.prompt = "Choose"
    rig.stage.settle()
    #expect(rig.bar.frame.height == 74 && rig.table.adjustedContentInset.top == 121 && rig.contentTop == rig.barBottom)
    let (prompt, title) = (rig.labels("Choose")[0], rig.labels()[0])
    #expect(prompt.convert(prompt.bounds, to: rig.bar).midY == 15)
    #expect(abs(title.convert(title.bounds, to: rig.bar).midY - 52) < 0.5)
    rig.bar.prefersLargeTitles = true
    rig.stage.settle()
    #expect(rig.bar.frame.height == 126)
    rig.list.navigationItem.prompt = nil
    rig.stage.settle()
    #expect(rig.bar.frame.height == 96 && rig.table.contentOffset.y == -143)
  }

  @Test func severalItemsStandFromTheEdgesInward() {
    let rig = BarRig()
    func block(_ width: CGFloat) -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
    let (left, right) = ([block(30), block(40)], [block(50), block(20)])
    rig.list.navigationItem.setLeftBarButtonItems(left, animated: true)
    rig.list.navigationItem.setRightBarButtonItems(right, animated: true)
    rig.stage.settle()
    func places(_ items: [UIBarButtonItem]) -> [CGFloat] { items.compactMap { $0.customView?.frame.minX } }
    // In the row of 44 points, above the large title.
    #expect(places(left) == [16, 62] && left[0].customView?.frame.midY == 22)
    #expect(places(right) == [327, 291])
    rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    rig.stage.settle()
    #expect(places(left) == [347, 291] && places(right) == [16, 82])
    rig.list.navigationItem.setLeftBarButton(nil, animated: true)
    rig.list.navigationItem.setRightBarButton(right[1], animated: true)
    rig.stage.settle()
    #expect(left[0].customView?.superview == nil && places(right)[1] == 16)
  }

  @Test func aTitleViewStaysInTheSmallBar() {
    let rig = BarRig()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    rig.list.navigationItem.titleView = view
    rig.stage.settle()
    #expect(view.convert(view.bounds, to: rig.bar).midY == 22 && view.alpha == 1 && rig.largeLabel != nil)
    rig.scroll(to: 100)
    #expect(view.alpha == 1)
  }

  @Test(arguments: [(UINavigationItem.BackButtonDisplayMode.default, "Inbox"), (.generic, "Back"), (.minimal, "")])
  func theBackButtonsTextIsThatOfTheMode(mode: UINavigationItem.BackButtonDisplayMode, text: String) throws {
    let rig = BarRig(isLarge: false)
    rig.list.navigationItem.backButtonDisplayMode = mode
    rig.navigation.pushViewController(UIViewController(), animated: false)
    rig.stage.settle()
    let button = try #require(find(BackButton.self, in: rig.bar).first)
    #expect(find(UILabel.self, in: button).first?.text == text)
  }

  @Test func anActionReplacesTheWayBack() {
    let rig = BarRig()
    let next = UIViewController()
    var taps = 0
    next.navigationItem.backAction = UIAction { _ in taps += 1 }
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
    rig.stage.tap(at: CGPoint(x: 30, y: 69))
    rig.stage.settle()
    #expect(taps == 1 && rig.navigation.topViewController === next)
    next.navigationItem.setHidesBackButton(true, animated: true)
    rig.stage.settle()
    #expect(find(BackButton.self, in: rig.bar).isEmpty)
  }

  @Test func titlesAreMovedAndArrowsReplaced() throws {
    let rig = BarRig(isLarge: false)
    func middle() -> CGFloat { rig.labels()[0].convert(CGPoint(x: 0, y: rig.labels()[0].bounds.midY), to: rig.bar).y }
    let before = middle()
    rig.bar.setTitleVerticalPositionAdjustment(4, for: .default)
    rig.stage.settle()
    #expect(abs(middle() - before - 4) < 0.01)
    #expect(
      rig.bar.titleVerticalPositionAdjustment(for: .default) == 4 && rig.bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    rig.bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -10)
    rig.stage.settle()
    #expect(abs(middle() - before + 6) < 0.01)
    rig.navigation.pushViewController(UIViewController(), animated: false)
    func image(_ side: CGFloat) -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in } }
    let (arrow, other) = (image(20), image(30))
    rig.bar.standardAppearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    rig.stage.settle()
    let button = try #require(find(BackButton.self, in: rig.bar).first)
    let view = try #require(find(UIImageView.self, in: button).first)
    #expect(view.frame == CGRect(x: 8, y: 12, width: 20, height: 20) && !view.isHidden)
    #expect(find(UILabel.self, in: button).first?.frame.minX == 34)
    rig.bar.backIndicatorImage = other
    rig.stage.settle()
    #expect(view.frame.width == 30 && rig.bar.standardAppearance.backIndicatorTransitionMaskImage === arrow)
  }

  /// The idiom of many apps: an empty image makes a bar transparent.
  @Test func anEmptyImageMakesTheBarTransparent() {
    let rig = BarRig(isLarge: false)
    let background = rig.bar.subviews[0]
    rig.scroll(to: 500)
    rig.bar.shadowImage = UIImage()
    #expect(
      background.backgroundColor == .systemBackground && background.subviews[1].alpha == 1, "not without a background image")
    rig.bar.setBackgroundImage(UIImage(), for: .default)
    #expect(background.backgroundColor == .clear && background.subviews[1].alpha == 0)
    #expect(rig.bar.backgroundImage(for: .default) != nil && rig.bar.backgroundImage(for: .compact) == nil)
    rig.bar.setBackgroundImage(nil, for: .default)
    #expect(background.backgroundColor == .systemBackground)
    rig.bar.setBackgroundImage(UIImage(), for: .top, barMetrics: .compact)
    #expect(rig.bar.backgroundImage(for: .top, barMetrics: .compact) != nil && background.backgroundColor == .systemBackground)
    let tabs = UITabBar()
    tabs.backgroundImage = UIImage()
    tabs.shadowImage = UIImage()
    #expect(tabs.subviews[0].backgroundColor == .clear && tabs.subviews[0].subviews[1].alpha == 0)
    tabs.barStyle = .black
    #expect(tabs.overrideUserInterfaceStyle == .dark)
    let tools = UIToolbar()
    tools.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(tools.subviews[0].backgroundColor == .clear && tools.subviews[0].subviews[1].alpha == 0)
    #expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
    #expect(tools.shadowImage(forToolbarPosition: .any) != nil && tools.shadowImage(forToolbarPosition: .bottom) == nil)
  }

  @Test func aShadowImageOfAnAppearanceIsBelowTheBar() {
    let rig = BarRig(isLarge: false)
    let background = rig.bar.subviews[0]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 6)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 6))
    }
    rig.bar.standardAppearance.shadowImage = image
    rig.bar.standardAppearance.backgroundImageContentMode = .center
    rig.scroll(to: 500)
    rig.stage.settle()
    #expect(background.subviews[2].frame == CGRect(x: 0, y: 91, width: 393, height: 6) && !background.subviews[2].isHidden)
    #expect(background.subviews[1].alpha == 0 && background.subviews[0].contentMode == .center)
    rig.bar.standardAppearance.configureWithOpaqueBackground()
    #expect(background.subviews[2].isHidden && background.subviews[1].alpha == 1)
  }

  /// UIKit's header: compact scroll edge, scroll edge, compact, standard.
  @Test func appearancesAtTheEdgeOfACompactBarHaveAnOrder() {
    let rig = BarRig(size: CGSize(width: 852, height: 393), safeAreaInsets: .zero)
    let background = rig.bar.subviews[0]
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    rig.bar.compactAppearance = appearance(.red)
    #expect(background.backgroundColor == .red)
    rig.bar.scrollEdgeAppearance = appearance(.green)
    #expect(background.backgroundColor == .green)
    rig.bar.compactScrollEdgeAppearance = appearance(.blue)
    #expect(background.backgroundColor == .blue)
    rig.list.navigationItem.compactScrollEdgeAppearance = appearance(.orange)
    #expect(background.backgroundColor == .orange)
    rig.table.contentOffset.y = 100
    #expect(background.backgroundColor == .red)
    rig.list.navigationItem.compactAppearance = appearance(.purple)
    #expect(background.backgroundColor == .purple)
  }
}
