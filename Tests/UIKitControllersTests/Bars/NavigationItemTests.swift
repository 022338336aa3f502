import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitTestSupport
import UIKitText

/// Styles, groups and titles with menus of navigation items.
@MainActor @Suite struct NavigationItemTests {
  private let phone = CGSize(width: 393, height: 852)
  private let tablet = CGSize(width: 1024, height: 768)

  private func rig(_ size: CGSize) -> BarRig {
    let rig = BarRig(size: size, safeAreaInsets: .zero, isLarge: false)
    rig.stage.screen.makeCurrent()
    return rig
  }

  private func block(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  /// The frames of the views that are shown, in the bar.
  private func frames(_ items: [UIBarButtonItem], _ rig: BarRig) -> [CGRect] {
    rig.stage.settle()
    return items.compactMap(\.shownView).filter { !$0.isHidden && $0.window != nil }.map { $0.convert($0.bounds, to: rig.bar) }
  }

  private func find(_ text: String, in view: UIView) -> CGPoint? {
    if let label = view as? UILabel, label.text == text || label.attributedText?.string == text, label.window != nil {
      return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
    return view.subviews.reversed().lazy.compactMap { find(text, in: $0) }.first
  }

  private func tap(_ text: String, _ rig: BarRig) throws {
    rig.stage.settle()
    rig.stage.tap(at: try #require(find(text, in: rig.stage.window), "\(text)"))
    rig.stage.settle()
  }

  private func field(_ rig: BarRig) -> UITextField? {
    func find(_ view: UIView) -> UITextField? { view as? UITextField ?? view.subviews.lazy.compactMap(find).first }
    return find(rig.bar)
  }

  private func menuButton(_ rig: BarRig) -> UIButton? {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.accessibilityLabel == "More", !button.isHidden { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(rig.bar)
  }

  // MARK: Style

  @Test(arguments: [UINavigationItem.ItemStyle.navigator, .browser, .editor])
  func theStyleDecidesOnThePlaceOfTheTitle(_ style: UINavigationItem.ItemStyle) {
    let rig = rig(tablet)
    rig.list.navigationItem.style = style
    rig.list.navigationItem.leftBarButtonItem = block(40)
    rig.stage.settle()
    let title = rig.labels()[0]
    #expect(abs(title.frame.midX - 512) < 1 || style != .navigator)
    #expect(title.frame.minX == 72 || style == .navigator)
    rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    rig.stage.settle()
    #expect(rig.labels()[0].frame.maxX == 1024 - 72 || style == .navigator)
  }

  @Test func anEditorsBackButtonIsAnArrow() throws {
    let rig = rig(phone)
    let next = UIViewController()
    next.navigationItem.style = .editor
    rig.navigation.pushViewController(next, animated: false)
    rig.stage.settle()
    #expect(rig.labels("Inbox").isEmpty)
    next.navigationItem.style = .browser
    rig.stage.settle()
    #expect(rig.labels("Inbox").count == 1)
  }

  // MARK: Groups

  @Test func groupsStandInTheReadingDirection() {
    let rig = rig(tablet)
    let (lead, middle, trail, pin, right) = (
      [block(30), block(40)], [block(50), block(60)], [block(20), block(24)], block(28), block(32)
    )
    let item = rig.list.navigationItem
    item.style = .browser
    item.leadingItemGroups = [lead[0].creatingFixedGroup(), .fixedGroup(items: [lead[1]])]
    item.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: middle, representativeItem: nil)]
    item.trailingItemGroups = [.fixedGroup(items: trail)]
    item.rightBarButtonItem = right
    item.pinnedTrailingGroup = .fixedGroup(items: [pin])
    #expect(frames(lead, rig).map(\.minX) == [16, 62])
    #expect(frames(middle, rig).map(\.minX) == [449, 515])
    let trailing = frames(trail + [right, pin], rig)
    #expect(trailing.map(\.maxX) == trailing.map(\.maxX).sorted() && trailing.last?.maxX == 1008 && trailing.count == 4)
    #expect(zip(trailing, trailing.dropFirst()).allSatisfy { $1.minX - $0.maxX == 16 })
    #expect(lead[0].buttonGroup === item.leadingItemGroups[0] && menuButton(rig) == nil)
    rig.navigation.traitOverrides.layoutDirection = .rightToLeft
    #expect(frames(lead, rig).map(\.maxX) == [1008, 962] && frames([pin], rig)[0].minX == 16)
  }

  @Test func aHiddenGroupTakesNoRoomAndChangesShowAtOnce() {
    let rig = rig(tablet)
    let (one, other) = (block(30), block(40))
    let group = UIBarButtonItemGroup.fixedGroup(items: [one])
    rig.list.navigationItem.leadingItemGroups = [group, other.creatingFixedGroup()]
    group.isHidden = true
    #expect(frames([one, other], rig).map(\.minX) == [16])
    group.isHidden = false
    group.barButtonItems = [one, block(10)]
    #expect(frames([one, other], rig).map(\.minX) == [16, 88])
    one.isHidden = true
    #expect(frames([other], rig).map(\.minX) == [42])
  }

  @Test func withoutRoomGroupsAreInTheMenu() throws {
    var log: [String] = []
    func action(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(title: name, primaryAction: UIAction { log.append(name + (($0.sender as? UIBarButtonItem)?.title ?? "")) })
    }
    let rig = rig(tablet)
    let items = [action("Bold"), action("Italic")]
    let item = rig.list.navigationItem
    item.style = .editor
    item.centerItemGroups = [.fixedGroup(items: items)]
    #expect(frames(items, rig).count == 2 && menuButton(rig) == nil)
    item.style = .navigator
    #expect(frames(items, rig).isEmpty && menuButton(rig) != nil)
    let narrow = self.rig(phone)
    narrow.list.navigationItem.style = .editor
    narrow.list.navigationItem.centerItemGroups = [.fixedGroup(items: items)]
    items[1].menuRepresentation = UIAction(title: "Slanted") { _ in log.append("slanted") }
    narrow.stage.settle()
    let button = try #require(menuButton(narrow))
    narrow.stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    try tap("Bold", narrow)
    #expect(log == ["BoldBold"])
    narrow.stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    try tap("Slanted", narrow)
    #expect(log == ["BoldBold", "slanted"])
  }

  @Test func aRepresentativeStandsInThePlaceOfItsGroup() throws {
    var log: [String] = []
    let rig = rig(phone)
    let items = ["Cut", "Copy", "Paste"].map { name in
      UIBarButtonItem(title: name, primaryAction: UIAction { _ in log.append(name) })
    }
    for item in items { item.width = 110 }
    let group = UIBarButtonItemGroup.fixedGroup(representativeItem: UIBarButtonItem(title: "Edit"), items: items)
    rig.list.navigationItem.trailingItemGroups = [group]
    #expect(frames(items, rig).isEmpty && group.isDisplayingRepresentativeItem && menuButton(rig) == nil)
    try tap("Edit", rig)
    try tap("Copy", rig)
    #expect(log == ["Copy"])
    rig.stage.resize(to: tablet, safeAreaInsets: .zero, duration: 0)
    #expect(frames(items, rig).count == 3 && !group.isDisplayingRepresentativeItem)
    group.menuRepresentation = UIAction(title: "All") { _ in }
    #expect(group.menuElement === group.menuRepresentation)
  }

  @Test func additionalElementsShowTheMenu() throws {
    let rig = rig(phone)
    rig.list.navigationItem.additionalOverflowItems = UIDeferredMenuElement.uncached { $0([UIAction(title: "Print") { _ in }]) }
    rig.stage.settle()
    let button = try #require(menuButton(rig))
    rig.stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    rig.stage.settle()
    #expect(find("Print", in: rig.stage.window) != nil)
  }

  /// Against trying every combination in order.
  @Test func groupsLoseTheirRoomInOrderAndNeverMoreThanNeeded() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let groups = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let whole = CGFloat(Int.random(in: 20...200, using: &random))
        return GroupFit.Group(
          whole: whole, representative: Bool.random() ? CGFloat(Int.random(in: 10...60, using: &random)) : nil)
      }
      let fit = GroupFit(groups: groups, menuWidth: 24, gap: 16, hasMenu: Bool.random())
      let room = CGFloat(Int.random(in: 0...900, using: &random))
      let forms = fit.forms(in: room)
      let everything = [GroupForm](repeating: .menu, count: groups.count)
      #expect(fit.width(forms) <= room || forms == everything)
      // The last change was needed.
      if let last = forms.lastIndex(of: .menu), forms.contains(where: { $0 != .whole }) {
        var before = forms
        let canShrink = groups[last].representative.map { $0 < groups[last].whole } ?? false
        before[last] = canShrink ? .representative : .whole
        #expect(fit.width(before) > room)
      }
      if fit.width([GroupForm](repeating: .whole, count: groups.count)) <= room { #expect(forms.allSatisfy { $0 == .whole }) }
    }
  }

  // MARK: Titles with menus

  @Test func aTitleWithAMenuAsksForItEachTime() throws {
    let rig = rig(phone)
    var asked: [[String]] = []
    rig.list.navigationItem.titleMenuProvider = { suggested in
      asked.append(suggested.map(\.title))
      return asked.count == 2 ? nil : UIMenu(title: "", children: suggested + [UIAction(title: "Duplicate") { _ in }])
    }
    try tap("Inbox", rig)
    #expect(asked == [[]] && find("Duplicate", in: rig.stage.window) != nil)
    try tap("Duplicate", rig)
    try tap("Inbox", rig)
    #expect(asked.count == 2 && find("Duplicate", in: rig.stage.window) == nil)
    try tap("Inbox", rig)
    #expect(asked.count == 3 && find("Duplicate", in: rig.stage.window) != nil)
  }

  private final class Renamer: NSObject, UINavigationItemRenameDelegate {
    var (names, mayBegin, refused) = ([String](), true, "")
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) { names.append(title) }
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { title != refused }
    func navigationItem(
      _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      let text = suggestedTitle + ".txt"
      return (text, text.startIndex..<text.index(text.endIndex, offsetBy: -4))
    }
  }

  @Test func aPersonRenamesTheTitle() throws {
    let rig = rig(phone)
    let renamer = Renamer()
    rig.list.navigationItem.renameDelegate = renamer
    renamer.mayBegin = false
    try tap("Inbox", rig)
    try tap("Rename", rig)
    #expect(field(rig) == nil)
    renamer.mayBegin = true
    try tap("Inbox", rig)
    try tap("Rename", rig)
    #expect(field(rig)?.isEditing == true && field(rig)?.text == "Inbox.txt")
    rig.stage.typeText("Outbox")
    #expect(field(rig)?.text == "Outbox.txt")
    renamer.refused = "Outbox.txt"
    rig.stage.typeText("\n")
    #expect(field(rig)?.isEditing == true && renamer.names == [])
    renamer.refused = ""
    // Another item changes the bar, and editing goes on.
    rig.list.navigationItem.rightBarButtonItem = block(40)
    rig.stage.settle()
    #expect(field(rig)?.isEditing == true)
    rig.stage.typeText("\n")
    rig.stage.settle()
    #expect(field(rig) == nil && renamer.names == ["Outbox.txt"] && rig.list.navigationItem.title == "Outbox.txt")
    try tap("Outbox.txt", rig)
    try tap("Rename", rig)
    rig.stage.typeText("X")
    rig.stage.key(.keyboardEscape)
    rig.stage.settle()
    #expect(field(rig) == nil && renamer.names.count == 1 && rig.list.navigationItem.title == "Outbox.txt")
  }

  @Test func anotherScreenEndsRenamingWithoutANewTitle() throws {
    let rig = rig(phone)
    let renamer = Renamer()
    rig.list.navigationItem.renameDelegate = renamer
    try tap("Inbox", rig)
    try tap("Rename", rig)
    rig.stage.typeText("Outbox")
    rig.navigation.pushViewController(UIViewController(), animated: false)
    rig.stage.settle()
    #expect(field(rig) == nil && renamer.names == [] && rig.list.navigationItem.title == "Inbox")
  }

  @Test func aTitleWithAMenuHasTheAppearancesAttributes() throws {
    let rig = rig(phone)
    rig.list.navigationItem.titleMenuProvider = { UIMenu(title: "", children: $0) }
    rig.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    rig.stage.settle()
    let label = try #require(rig.labels().first)
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}
