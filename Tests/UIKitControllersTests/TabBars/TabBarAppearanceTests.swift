import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Layouts, states and badges of the items of a tab bar.
@MainActor @Suite struct TabBarAppearanceTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// A bar with items "a", "b", ... in a window of that size.
  private func make(_ size: CGSize, _ count: Int = 3) -> (UITabBar, ManualStage) {
    let stage = ManualStage(size: size)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: size.width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: ["a", "b", "c", "d"][$0], image: image(24, 24), tag: $0) }
    bar.selectedItem = bar.items?[0]
    stage.window.addSubview(bar)
    stage.settle()
    return (bar, stage)
  }

  private func buttons(_ bar: UITabBar) -> [TabBarButton] { bar.subviews.compactMap { $0 as? TabBarButton } }
  private func picture(_ button: TabBarButton) -> UIImageView { button.subviews[0] as! UIImageView }
  private func title(_ button: TabBarButton) -> UILabel { button.subviews[1] as! UILabel }
  private func badge(_ button: TabBarButton) -> UILabel { button.subviews[2] as! UILabel }
  private func color(_ label: UILabel) -> UIColor? {
    label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  private let narrow = CGSize(width: 393, height: 852)
  private let wide = CGSize(width: 1024, height: 768)
  private let low = CGSize(width: 852, height: 393)

  @Test func titlesAreBelowImagesInANarrowBarAndBesideThemInAWideOne() {
    let stacked = buttons(make(narrow).0)[0]
    #expect(
      picture(stacked).frame.maxY <= title(stacked).frame.minY && picture(stacked).center.x == stacked.bounds.midX.rounded())
    let inline = buttons(make(wide).0)[0]
    #expect(title(inline).frame.minX == picture(inline).frame.maxX + 6 && title(inline).font.pointSize == 13)
    #expect(abs(title(inline).frame.midY - picture(inline).frame.midY) < 1)
    let compact = buttons(make(low).0)[0]
    #expect(picture(compact).frame.size == CGSize(width: 18, height: 18) && title(compact).font.pointSize == 12)
  }

  @Test func inAWideBarTheItemsAreCentredUnlessTheyAreToFillIt() {
    let (bar, stage) = make(wide)
    let frames = buttons(bar).map(\.frame)
    #expect(frames[0].width == 76 && frames[1].minX - frames[0].maxX == 34 && abs(frames[1].midX - 512) < 1)
    bar.items?[0].title = "A title that is long"
    stage.settle()
    #expect(buttons(bar)[0].frame.width > 120 && buttons(bar)[1].frame.width == buttons(bar)[0].frame.width)
    bar.itemPositioning = .fill
    stage.settle()
    #expect(buttons(bar).map(\.frame.minX) == [0, 341, 683])
  }

  @Test func fromTheRightTheImageIsAtTheRightOfItsTitle() {
    let (bar, stage) = make(wide)
    bar.semanticContentAttribute = .forceRightToLeft
    for button in buttons(bar) { button.semanticContentAttribute = .forceRightToLeft }
    bar.setNeedsLayout()
    for button in buttons(bar) { button.setNeedsLayout() }
    stage.settle()
    let first = buttons(bar)[0]
    #expect(picture(first).frame.minX == title(first).frame.maxX + 6 && first.frame.minX > buttons(bar)[1].frame.minX)
  }

  @Test func eachLayoutHasItsLook() {
    let appearance = UITabBarAppearance()
    let looks: [(CGSize, UITabBarItemAppearance, UIColor)] = [
      (narrow, appearance.stackedLayoutAppearance, .red), (wide, appearance.inlineLayoutAppearance, .green),
      (low, appearance.compactInlineLayoutAppearance, .purple),
    ]
    for (size, look, color) in looks {
      look.normal.titleTextAttributes = [.foregroundColor: color]
      look.normal.iconColor = color
      let (bar, stage) = make(size)
      bar.standardAppearance = appearance
      stage.settle()
      #expect(self.color(title(buttons(bar)[1])) == color && picture(buttons(bar)[1]).tintColor == color)
    }
  }

  @Test func aLookThatIsSetIsCopied() {
    let (appearance, item) = (UITabBarAppearance(), UITabBarItemAppearance(style: .inline))
    item.selected.iconColor = .red
    appearance.stackedLayoutAppearance = item
    appearance.inlineLayoutAppearance = item
    appearance.compactInlineLayoutAppearance = item
    item.configureWithDefault(for: .inline)
    #expect(item.selected.iconColor == nil && appearance.inlineLayoutAppearance.selected.iconColor == .red)
    #expect(appearance.stackedLayoutAppearance !== appearance.compactInlineLayoutAppearance)
    let copy = appearance.copy() as? UITabBarAppearance
    #expect(copy?.looks(like: appearance) == true && copy?.looks(like: UITabBarAppearance()) == false)
    copy?.stackedItemSpacing = 3
    #expect(copy?.looks(like: appearance) == false)
  }

  @Test func statesHaveTheirLooksAndTakeTheRestFromTheUsualOne() {
    let (bar, stage) = make(narrow)
    let look = bar.standardAppearance.stackedLayoutAppearance
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
    look.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    look.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.disabled.titleTextAttributes = [.foregroundColor: UIColor.purple]
    look.focused.titleTextAttributes = [.foregroundColor: UIColor.orange]
    bar.items?[2].isEnabled = false
    stage.settle()
    #expect(buttons(bar).map { color(title($0)) } == [.green, .red, .purple])
    #expect(title(buttons(bar)[0]).attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let bottom = title(buttons(bar)[1]).frame.maxY
    #expect(abs(bottom - 44) < 0.01)
    stage.key(.keyboardTab)
    stage.settle()
    let focused = buttons(bar).filter(\.isFocused)
    #expect(focused.count == 1 && focused.allSatisfy { color(title($0)) == .orange })
  }

  @Test func anItemsOwnLookCountsBeforeTheBars() throws {
    let (bar, stage) = make(narrow)
    let item = try #require(bar.items?[1])
    bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .selected)
    item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -5)
    stage.settle()
    #expect(color(title(buttons(bar)[1])) == .green && title(buttons(bar)[1]).frame.maxY == 42)
    #expect(item.titlePositionAdjustment.horizontal == 2)
    bar.selectedItem = item
    #expect(color(title(buttons(bar)[1])) == .purple)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    bar.items?[0].title = "again"
    #expect(color(title(buttons(bar)[0])) == .brown && color(title(buttons(bar)[1])) == .purple)
  }

  @Test func badgesHaveColoursAttributesAndPlaces() throws {
    let (bar, stage) = make(narrow)
    let item = try #require(bar.items?[0])
    item.badgeValue = "3"
    stage.settle()
    let view = badge(buttons(bar)[0])
    let place = view.frame
    #expect(view.backgroundColor == .systemRed && view.text == "3" && place.size == CGSize(width: 18, height: 18))
    let look = bar.standardAppearance.stackedLayoutAppearance
    look.normal.badgeBackgroundColor = .blue
    look.normal.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
    look.normal.badgePositionAdjustment = UIOffset(horizontal: -4, vertical: 6)
    look.selected.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
    stage.settle()
    #expect(view.backgroundColor == .blue && color(view) == .yellow && view.frame == place.offsetBy(dx: -4, dy: 6))
    #expect(look.selected.badgeTitlePositionAdjustment.horizontal == 1 && look.normal.badgeTitlePositionAdjustment == .zero)
    item.badgeColor = .green
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(item.badgeTextAttributes(for: .selected)?.count == 1 && item.badgeTextAttributes(for: .normal) == nil)
    #expect(view.backgroundColor == .green && color(view) == .red)
    bar.selectedItem = nil
    #expect(color(view) == .yellow)
    item.badgeColor = nil
    #expect(view.backgroundColor == .blue)
  }

  @Test func aBadgeBesideATitleCoversTheImagesCorner() throws {
    let (bar, stage) = make(wide)
    bar.items?[0].badgeValue = "12"
    stage.settle()
    let button = buttons(bar)[0]
    #expect(badge(button).frame.minX == picture(button).frame.midX && badge(button).frame.minY < picture(button).frame.minY)
    #expect(button.bounds.contains(badge(button).frame))
  }

  @Test func theAppearanceSaysHowStackedItemsShareTheWidth() {
    let (bar, stage) = make(narrow)
    bar.standardAppearance.stackedItemPositioning = .centered
    bar.standardAppearance.stackedItemWidth = 60
    bar.standardAppearance.stackedItemSpacing = 10
    stage.settle()
    #expect(buttons(bar).map(\.frame.width) == [60, 60, 60] && buttons(bar)[1].frame.minX - buttons(bar)[0].frame.maxX == 10)
    bar.standardAppearance.stackedItemPositioning = .fill
    bar.itemPositioning = .centered
    stage.settle()
    #expect(buttons(bar)[0].frame.minX == 0 && buttons(bar)[2].frame.maxX == 393)
  }

  @Test func anIndicatorLiesBehindTheSelectedItem() throws {
    let (bar, stage) = make(narrow)
    let (one, other) = (image(30, 30), image(20, 20))
    bar.standardAppearance.selectionIndicatorImage = one
    bar.standardAppearance.selectionIndicatorTintColor = .red
    stage.settle()
    let view = try #require(bar.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(view.frame == buttons(bar)[0].frame && view.tintColor == .red && view.image?.renderingMode == .alwaysTemplate)
    bar.selectedItem = bar.items?[2]
    bar.selectionIndicatorImage = other
    bar.standardAppearance.selectionIndicatorTintColor = nil
    stage.settle()
    #expect(view.frame == buttons(bar)[2].frame && view.image === other)
  }

  @Test func inACompactHeightItemsShowTheirLandscapeImages() {
    for size in [narrow, low] {
      let (bar, stage) = make(size, 1)
      bar.items?[0].landscapeImagePhone = image(16, 16)
      stage.settle()
      let before = picture(buttons(bar)[0]).frame.midY
      bar.items?[0].imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
      stage.settle()
      #expect(picture(buttons(bar)[0]).frame.width == (size == low ? 16 : 24))
      #expect(picture(buttons(bar)[0]).frame.midY - before == (size == narrow ? 6 : 0), "insets belong to their image")
    }
  }
}
