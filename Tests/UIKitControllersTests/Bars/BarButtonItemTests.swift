import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitTestSupport

/// What items of bars say of their buttons, and what appearances say of them.
@MainActor @Suite struct BarButtonItemTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { find(type, in: $0) }
  }

  private func button(_ item: UIBarButtonItem, _ rig: BarRig) -> UIButton {
    rig.stage.settle()
    guard let button = item.shownView as? UIButton else {
      Issue.record("\(item) has no button")
      return UIButton()
    }
    return button
  }

  private func color(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  @Test func anItemsAttributesCountBeforeThoseOfTheBar() {
    let rig = BarRig(isLarge: false)
    let (plain, done) = (UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil))
    rig.list.navigationItem.rightBarButtonItems = [done, plain]
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let look = UIBarButtonItemAppearance(style: .done)
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    look.highlighted.titleTextAttributes = [.foregroundColor: UIColor.brown]
    appearance.doneButtonAppearance = look
    rig.bar.standardAppearance = appearance
    #expect(color(button(plain, rig)) == .green && color(button(done, rig)) == .purple)
    // The appearance was copied.
    look.normal.titleTextAttributes = [:]
    #expect(color(button(done, rig)) == .purple)
    let pressed = button(done, rig)
    pressed.isHighlighted = true
    #expect(color(pressed) == .brown && pressed.titleLabel?.alpha == 1)
    pressed.isHighlighted = false
    plain.setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    #expect(plain.titleTextAttributes(for: .normal)?.count == 1 && plain.titleTextAttributes(for: .disabled) == nil)
    #expect(color(button(plain, rig)) == .orange)
    plain.isEnabled = false
    #expect(color(button(plain, rig)) == .tertiaryLabel)
    plain.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .disabled)
    #expect(color(button(plain, rig)) == .red)
    // A change of the appearance shows at once.
    appearance.doneButtonAppearance.configureWithDefault(for: .done)
    #expect(
      button(done, rig).titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .purple
    )
  }

  @Test func appearancesOfButtonsAreCopiedAndCompared() {
    let (one, other) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    one.buttonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    one.backButtonAppearance.focused.backgroundImagePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let copy = one.copy() as? UINavigationBarAppearance
    #expect(copy?.looks(like: one) == true && !one.looks(like: other))
    #expect(one.idiom == .unspecified && (UITabBarAppearance(idiom: .pad).copy() as? UITabBarAppearance)?.idiom == .pad)
    #expect(copy?.buttonAppearance.disabled.titlePositionAdjustment.vertical == 2)
    #expect(copy?.backButtonAppearance.focused.backgroundImagePositionAdjustment.horizontal == 3)
    let tools = UIToolbarAppearance(barAppearance: one)
    #expect(
      tools.buttonAppearance.disabled.titlePositionAdjustment.horizontal == 1
        && tools.doneButtonAppearance !== one.doneButtonAppearance)
    one.buttonAppearance.configureWithDefault(for: .plain)
    one.backButtonAppearance = UIBarButtonItemAppearance()
    #expect(one.looks(like: other))
  }

  @Test func imagesLieBehindTheButtonsOfTheirStyleAndHeight() {
    let rig = BarRig(isLarge: false)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    rig.list.navigationItem.rightBarButtonItem = item
    let (any, styled, pressed, low) = (image(10, 10), image(11, 11), image(12, 12), image(13, 13))
    item.setBackgroundImage(any, for: .normal, barMetrics: .default)
    #expect(button(item, rig).currentBackgroundImage === any && item.backgroundImage(for: .normal, barMetrics: .default) === any)
    item.setBackgroundImage(styled, for: .normal, style: .plain, barMetrics: .default)
    item.setBackgroundImage(low, for: .normal, style: .done, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === low)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    let view = button(item, rig)
    #expect(view.currentBackgroundImage === styled)
    view.isHighlighted = true
    #expect(view.currentBackgroundImage === pressed)
    view.isHighlighted = false
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(
      item.backgroundVerticalPositionAdjustment(for: .default) == 3
        && item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
    let moved = button(item, rig)
    #expect(moved.backgroundRect(forBounds: moved.bounds).minY == 3)
    // An item's own image counts before that of the bar.
    rig.bar.standardAppearance.buttonAppearance.normal.backgroundImage = image(5, 5)
    #expect(button(item, rig).currentBackgroundImage === styled)
  }

  @Test func compactBarsShowTheirOwnImages() throws {
    let (usual, low, behind) = (image(20, 20), image(14, 14), image(9, 9))
    for size in [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)] {
      let rig = BarRig(size: size, safeAreaInsets: .zero, isLarge: false)
      let item = UIBarButtonItem(image: usual, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
      item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
      item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
      item.setBackgroundImage(behind, for: .normal, barMetrics: .compact)
      rig.list.navigationItem.rightBarButtonItem = item
      let isLow = size.height < 480
      let view = button(item, rig)
      #expect(view.currentImage === (isLow ? low : usual) && (view.currentBackgroundImage === behind) == isLow)
      let center = try #require(view.imageView).center
      #expect(center == CGPoint(x: view.bounds.midX + (isLow ? 3 : 0), y: view.bounds.midY + (isLow ? 0 : 2)))
    }
  }

  @Test func titlesAreMoved() throws {
    let rig = BarRig(isLarge: false)
    let item = UIBarButtonItem(title: "Go")
    rig.list.navigationItem.rightBarButtonItem = item
    let before = try #require(button(item, rig).titleLabel).frame
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: -3), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == -3 && item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(button(item, rig).titleLabel?.frame == before.offsetBy(dx: 2, dy: -3))
    rig.bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 9, vertical: 9)
    #expect(button(item, rig).titleLabel?.frame == before.offsetBy(dx: 2, dy: -3), "the item's own counts")
  }

  @Test func aButtonIsAsWideAsTheWidestOfItsPossibleTitles() {
    let rig = BarRig(isLarge: false)
    let item = UIBarButtonItem(title: "Edit")
    rig.list.navigationItem.rightBarButtonItem = item
    let narrow = button(item, rig).frame
    item.possibleTitles = ["Edit", "Done editing"]
    let wide = button(item, rig).frame
    #expect(wide.width > narrow.width + 30 && wide.maxX == narrow.maxX)
    item.title = "Done editing"
    #expect(button(item, rig).frame == wide)
  }

  @Test func theBackButtonHasTheLookOfItsItem() throws {
    let rig = BarRig(isLarge: false)
    let item = UIBarButtonItem(title: "Back to it")
    rig.list.navigationItem.backBarButtonItem = item
    rig.bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    rig.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
    rig.navigation.pushViewController(UIViewController(), animated: false)
    rig.stage.settle()
    func back() -> BackButton { find(BackButton.self, in: rig.bar)[0] }
    func label() -> UILabel { find(UILabel.self, in: back())[0] }
    func attribute(_ key: NSAttributedString.Key) -> Any? { label().attributedText?.attribute(key, at: 0, effectiveRange: nil) }
    #expect(attribute(.foregroundColor) as? UIColor == .green && attribute(.kern) as? Int == 2)
    let place = label().frame
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 5), for: .default)
    item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    let behind = image(8, 8)
    item.setBackButtonBackgroundImage(behind, for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(1, for: .default)
    item.tintColor = .brown
    rig.navigation.popViewController(animated: false)
    rig.navigation.pushViewController(UIViewController(), animated: false)
    rig.stage.settle()
    #expect(attribute(.foregroundColor) as? UIColor == .purple && back().tintColor == .brown)
    #expect(label().frame == place.offsetBy(dx: 4, dy: 5))
    let picture = try #require(find(UIImageView.self, in: back()).first)
    #expect(picture.image === behind && picture.frame == CGRect(x: 0, y: 7, width: back().bounds.width, height: 33))
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === behind)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == 4)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 1)
    #expect(
      item.backgroundImage(for: .normal, barMetrics: .default) == nil && item.titlePositionAdjustment(for: .default) == .zero)
  }

  @Test func toolbarsDressTheirButtonsToo() {
    let stage = ManualStage(size: CGSize(width: 400, height: 100))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let items = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B", style: .done, target: nil, action: nil)]
    bar.items = items
    stage.window.addSubview(bar)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    stage.settle()
    let colors = items.compactMap { ($0.shownView as? UIButton).flatMap(color) }
    #expect(colors == [.green, .red])
  }

  @Test func itemsTakeOverWhatTheirClassSays() {
    let rig = BarRig(isLarge: false)
    let general = UIBarButtonItem.appearance()
    #expect(general === UIBarButtonItem.appearance())
    general.setTitleTextAttributes([.foregroundColor: UIColor.green, .kern: 1], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .brown
    let item = UIBarButtonItem(title: "Go")
    rig.list.navigationItem.rightBarButtonItem = item
    let view = button(item, rig)
    #expect(color(view) == .purple && view.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(view.tintColor != .brown)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(color(button(item, rig)) == .red)
    let tool = UIBarButtonItem(title: "Tool")
    rig.list.toolbarItems = [tool]
    rig.navigation.isToolbarHidden = false
    let shown = button(tool, rig)
    #expect(shown.tintColor == .brown && color(shown) == .green)
  }

  @Test func aMenusOrderAndADragsPressAreThoseOfTheItem() {
    let rig = BarRig(isLarge: false)
    let menu = UIMenu(title: "", children: [UIAction(title: "A") { _ in }])
    let item = UIBarButtonItem(title: "Menu", menu: menu)
    item.preferredMenuElementOrder = .priority
    item.isSpringLoaded = true
    rig.list.navigationItem.rightBarButtonItem = item
    let view = button(item, rig)
    #expect(view.menu === menu && view.preferredMenuElementOrder == .priority && view.isSpringLoaded)
    #expect(view.showsMenuAsPrimaryAction && item.menu === menu)
  }

  @Test func aButtonThatShowsTheChosenElementKeepsItWhenItsBarChanges() {
    let rig = BarRig(isLarge: false)
    let elements = ["A", "B"].map { UIAction(title: $0, state: $0 == "B" ? .on : .off) { _ in } }
    let item = UIBarButtonItem(title: "Menu", menu: UIMenu(title: "", options: .singleSelection, children: elements))
    item.changesSelectionAsPrimaryAction = true
    rig.list.navigationItem.rightBarButtonItem = item
    #expect(button(item, rig).currentTitle == "B")
    rig.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let view = button(item, rig)
    #expect(view.currentTitle == "B" && color(view) == .red)
  }
}
