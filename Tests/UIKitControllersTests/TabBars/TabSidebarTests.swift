import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCollections
@testable import UIKitControllers
import UIKitControls
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTestSupport

/// A tab bar controller in a window of any width.
@MainActor final class TabRig: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
  let stage: ManualStage
  let tabs: UITabBarController
  var log: [String] = []
  var refused = ""
  var onVisibility: ((any UITabBarController.Sidebar.Animating) -> Void)?

  init(_ tabs: [UITab], width: CGFloat = 1_000) {
    stage = ManualStage(size: CGSize(width: width, height: 800), scale: 2)
    self.tabs = UITabBarController(tabs: tabs)
    super.init()
    self.tabs.delegate = self
    self.tabs.sidebar.delegate = self
    stage.window.rootViewController = self.tabs
    stage.settle()
  }

  static func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in UIViewController() }
  }

  static func library() -> [UITab] {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: ["songs", "albums", "artists"].map(tab))
    return [tab("home"), tab("radio"), group]
  }

  var column: TabSidebarView? { tabs.sidebarView }

  /// The texts of the rows that show, from above.
  var rows: [String] {
    guard let list = column?.list else { return [] }
    return list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  func cell(_ text: String) -> TabSidebarCell? {
    column?.list.visibleCells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == text } as? TabSidebarCell
  }

  var selectedRows: [String] {
    column?.list.visibleCells.filter(\.isSelected).compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
      ?? []
  }

  func tap(_ text: String) {
    guard let cell = cell(text) else {
      Issue.record("no row \(text)")
      return
    }
    stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    stage.settle()
  }

  func press(_ label: String) {
    guard let button = find(label, in: stage.window) else {
      Issue.record("no button \(label)")
      return
    }
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    stage.settle()
  }

  func find(_ label: String, in view: UIView) -> UIView? {
    if view.isHidden { return nil }
    if view is UIControl, view.accessibilityLabel == label || (view as? UIButton)?.currentTitle == label { return view }
    return view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
  }

  func resize(_ width: CGFloat, duration: TimeInterval = 0) {
    stage.resize(to: CGSize(width: width, height: 800), safeAreaInsets: .zero, duration: duration)
  }

  var screenFrame: CGRect {
    guard let view = tabs.selectedViewController?.viewIfLoaded, view.window != nil else { return .null }
    return view.convert(view.bounds, to: nil)
  }

  // MARK: Messages

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.append("should \(tab.identifier)")
    return tab.identifier != refused
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    log.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { log.append("begins") }
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { log.append("ended") }
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
    log.append("visibility " + tabs.map(\.identifier).joined(separator: " "))
  }
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
    log.append("order " + group.displayOrder.map(\.identifier).joined(separator: " "))
  }
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    log.append(sidebar.isHidden ? "hides" : "shows")
    onVisibility?(animator)
  }
}

@MainActor @Suite struct TabSidebarTests {
  @Test func aWideWindowShowsTabsInAColumnAndANarrowOneInABar() {
    let rig = TabRig(TabRig.library())
    #expect(rig.tabs.mode == .automatic && !rig.tabs.sidebar.isHidden)
    #expect(rig.rows == ["home", "radio", "Library", "songs", "albums", "artists"])
    #expect(rig.screenFrame == CGRect(x: 320, y: 0, width: 680, height: 800) && rig.tabs.tabBar.frame.minY == 800)
    rig.resize(500)
    rig.stage.settle()
    #expect(rig.tabs.sidebar.isHidden && rig.column?.isHidden == true && rig.tabs.tabBar.frame.maxY == 800)
    #expect(rig.screenFrame == CGRect(x: 0, y: 0, width: 500, height: 800))
    rig.resize(1_000)
    rig.stage.settle()
    #expect(!rig.tabs.sidebar.isHidden && rig.screenFrame.minX == 320)
    rig.tabs.mode = .tabBar
    rig.stage.settle()
    #expect(rig.tabs.sidebar.isHidden && rig.screenFrame.minX == 0)
  }

  @Test func onlyGroupsBringTheColumnByThemselves() {
    let rig = TabRig(["a", "b"].map(TabRig.tab))
    #expect(rig.column == nil && rig.tabs.sidebar.isHidden)
    rig.tabs.mode = .tabSidebar
    rig.stage.settle()
    #expect(rig.rows == ["a", "b"])
  }

  @Test func aTapOnARowSelectsItsTab() {
    let tabs = TabRig.library()
    let rig = TabRig(tabs)
    #expect(rig.selectedRows == ["home"])
    rig.tap("albums")
    #expect(rig.tabs.selectedTab?.identifier == "albums" && rig.selectedRows == ["albums"])
    #expect(rig.log == ["should albums", "did albums after home"])
    rig.refused = "radio"
    rig.tap("radio")
    #expect(rig.tabs.selectedTab?.identifier == "albums" && rig.selectedRows == ["albums"])
    rig.tap("albums")
    #expect(rig.log.suffix(2) == ["should albums", "did albums after albums"] && rig.selectedRows == ["albums"])
    tabs[0].isEnabled = false
    rig.stage.settle()
    rig.tap("home")
    #expect(rig.tabs.selectedTab?.identifier == "albums")
    rig.tabs.selectedTab = tabs[1]
    rig.stage.settle()
    #expect(rig.selectedRows == ["radio"] && rig.log.count == 5)
  }

  @Test func theSelectionStaysWhenTheWidthChangesInTheMiddleOfTheWay() {
    let rig = TabRig(TabRig.library())
    rig.tap("albums")
    let screen = rig.tabs.selectedTab?.viewController
    for width in [500, 900, 450, 1_200] as [CGFloat] {
      rig.resize(width, duration: 0.3)
      rig.stage.advance(by: 0.1)
      rig.tabs.sidebar.isHidden.toggle()
      rig.stage.advance(by: 0.05)
    }
    rig.tabs.sidebar.isHidden = false
    rig.stage.settle()
    #expect(rig.tabs.selectedTab?.identifier == "albums" && screen?.view.window != nil && rig.selectedRows == ["albums"])
    #expect(rig.screenFrame == CGRect(x: 320, y: 0, width: 880, height: 800))
  }

  @Test func buttonsHideAndShowTheColumn() {
    let rig = TabRig(TabRig.library())
    var steps: [String] = []
    rig.onVisibility = { animator in
      animator.addAnimations { steps.append("animates") }
      animator.addCompletion { steps.append("completed") }
    }
    rig.press("Hide Sidebar")
    #expect(rig.tabs.sidebar.isHidden && rig.tabs.tabBar.frame.maxY == 800 && rig.screenFrame.minX == 0)
    #expect(rig.column?.isHidden == true && rig.log == ["hides"] && steps == ["animates", "completed"])
    rig.press("Show Sidebar")
    #expect(!rig.tabs.sidebar.isHidden && rig.screenFrame.minX == 320 && rig.log == ["hides", "shows"])
    rig.tabs.sidebar.isHidden = true
    #expect(steps.suffix(2) == ["animates", "completed"] && rig.screenFrame.minX == 0)
    rig.tabs.sidebar.isHidden = true
    #expect(rig.log.count == 3)
  }

  @Test func whatTheDelegateSetsInItsMessageCounts() {
    let rig = TabRig(TabRig.library())
    rig.onVisibility = { [weak rig] _ in rig?.tabs.sidebar.isHidden = false }
    rig.tabs.sidebar.isHidden = true
    rig.stage.settle()
    #expect(!rig.tabs.sidebar.isHidden && rig.screenFrame.minX == 320 && rig.log == ["hides"])
  }

  @Test func theScreenGoesOnBelowAColumnThatOverlaps() {
    let rig = TabRig(TabRig.library())
    rig.tabs.sidebar.preferredLayout = .overlap
    rig.stage.settle()
    #expect(rig.screenFrame == CGRect(x: 0, y: 0, width: 1_000, height: 800))
    #expect(rig.tabs.selectedViewController?.view.safeAreaInsets.left == 320)
    rig.tabs.sidebar.preferredLayout = .tile
    rig.stage.settle()
    #expect(rig.screenFrame.minX == 320 && rig.tabs.selectedViewController?.view.safeAreaInsets.left == 0)
  }

  @Test func theColumnIsAtTheRightWhereTextIsReadFromThere() {
    let rig = TabRig(TabRig.library())
    rig.stage.window.traitOverrides.layoutDirection = .rightToLeft
    rig.stage.settle()
    #expect(rig.column?.frame.minX == 680 && rig.screenFrame == CGRect(x: 0, y: 0, width: 680, height: 800))
  }

  @Test func groupsExpandAndCollapse() {
    let inner = UITabGroup(title: "Playlists", image: nil, identifier: "lists", children: ["one", "two"].map(TabRig.tab))
    inner.isCollapsedByDefault = true
    let tabs = TabRig.library()
    (tabs[2] as? UITabGroup)?.children.append(inner)
    let rig = TabRig(tabs)
    #expect(rig.rows == ["home", "radio", "Library", "songs", "albums", "artists", "Playlists"])
    rig.tap("Library")
    #expect(rig.rows == ["home", "radio", "Library"] && rig.tabs.selectedTab?.identifier == "home")
    rig.tap("Library")
    // A tab that is selected shows.
    rig.tabs.selectedTab = rig.tabs.tab(forIdentifier: "two")
    rig.stage.settle()
    #expect(rig.rows.suffix(3) == ["Playlists", "one", "two"] && rig.selectedRows == ["two"])
    #expect(rig.cell("two")?.indentationLevel == 1 && rig.cell("songs")?.indentationLevel == 0)
    inner.sidebarAppearance = .inline
    rig.stage.settle()
    #expect(!rig.rows.contains("Playlists") && rig.rows.suffix(3) == ["artists", "one", "two"])
    inner.sidebarAppearance = .rootSection
    rig.stage.settle()
    #expect(rig.rows.suffix(3) == ["Playlists", "one", "two"] && rig.cell("two")?.indentationLevel == 0)
  }

  @Test func actionsOfGroupsAreRows() {
    let tabs = TabRig.library()
    var count = 0
    (tabs[2] as? UITabGroup)?.sidebarActions = [UIAction(title: "New Playlist") { _ in count += 1 }]
    let rig = TabRig(tabs)
    #expect(rig.rows.last == "New Playlist")
    rig.tap("New Playlist")
    #expect(count == 1 && rig.selectedRows == ["home"] && rig.log.isEmpty)
  }

  @Test func rowsFollowTheirTabs() {
    let tabs = TabRig.library()
    let rig = TabRig(tabs)
    (tabs[0].title, tabs[0].subtitle, tabs[0].badgeValue) = ("Start", "All of it", "3")
    rig.stage.settle()
    let content = rig.cell("Start")?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.secondaryText == "All of it" && rig.cell("Start")?.accessories.count == 1)
    tabs[1].isHidden = true
    rig.stage.settle()
    #expect(!rig.rows.contains("radio"))
    rig.tabs.tabs = [TabRig.tab("other")] + tabs.suffix(1)
    rig.stage.settle()
    #expect(rig.rows.prefix(2) == ["other", "Library"] && rig.selectedRows == ["other"])
  }

  @Test func aPersonHidesTabs() {
    let tabs = TabRig.library()
    (tabs[0].allowsHiding, tabs[1].allowsHiding) = (true, true)
    let rig = TabRig(tabs)
    rig.press("Edit")
    rig.press("Show radio")
    #expect(tabs[1].isHidden && rig.rows.contains("radio"))
    rig.press("Show home")
    rig.press("Show home")
    #expect(rig.log == ["begins"])
    rig.press("Done")
    #expect(rig.log == ["begins", "visibility radio", "ended"] && !rig.rows.contains("radio"))
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["home", "Library"])
  }

  @Test func aPersonReordersTheTabsOfAGroup() {
    let tabs = TabRig.library()
    let group = tabs[2] as? UITabGroup
    group?.allowsReordering = true
    let rig = TabRig(tabs)
    rig.press("Edit")
    guard let cell = rig.cell("songs"), let other = rig.cell("artists") else {
      Issue.record("no rows")
      return
    }
    let grip = cell.convert(CGPoint(x: cell.bounds.maxX - 20, y: cell.bounds.midY), to: nil)
    let end = other.convert(CGPoint(x: other.bounds.maxX - 20, y: other.bounds.maxY - 4), to: nil)
    rig.stage.drag(from: grip, to: end, duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(group?.displayOrder.map(\.identifier) == ["albums", "artists", "songs"])
    #expect(rig.log == ["begins", "order albums artists songs"] && rig.rows.suffix(3) == ["albums", "artists", "songs"])
    // Out of the group.
    guard let last = rig.cell("songs"), let home = rig.cell("home") else {
      Issue.record("no rows")
      return
    }
    let from = last.convert(CGPoint(x: last.bounds.maxX - 20, y: last.bounds.midY), to: nil)
    let to = home.convert(CGPoint(x: home.bounds.maxX - 20, y: home.bounds.midY), to: nil)
    rig.stage.drag(from: from, to: to, duration: 0.5, holdBeforeLift: 0.3)
    rig.stage.settle()
    #expect(Set(group?.displayOrder.map(\.identifier) ?? []) == ["albums", "artists", "songs"])
    #expect(rig.rows.prefix(3) == ["home", "radio", "Library"])
  }

  @Test func whatAPersonChangesIsKeptUnderAName() {
    let name = "TabSidebarTests \(UUID())"
    func make() -> TabRig {
      let tabs = TabRig.library()
      tabs[1].allowsHiding = true
      (tabs[2] as? UITabGroup)?.allowsReordering = true
      let rig = TabRig(tabs)
      rig.tabs.customizationIdentifier = name
      rig.stage.settle()
      return rig
    }
    let rig = make()
    rig.press("Edit")
    rig.press("Show radio")
    rig.press("Done")
    (rig.tabs.tabs[2] as? UITabGroup).map {
      $0.displayOrderIdentifiers = ["artists"]
      rig.tabs.reportOrder(of: $0)
    }
    let next = make()
    #expect(next.rows == ["home", "Library", "artists", "songs", "albums"] && next.tabs.customizationIdentifier == name)
    UserDefaults.standard.removeObject(forKey: "UITabBarController \(name)")
  }

  @Test func editingEndsWithTheColumn() {
    let tabs = TabRig.library()
    tabs[0].allowsHiding = true
    let rig = TabRig(tabs)
    rig.press("Edit")
    rig.resize(400)
    rig.stage.settle()
    #expect(rig.log == ["begins", "ended"])
  }

  @Test func headerFooterAndBarBelowAreTheApps() {
    var header = UIListContentConfiguration.cell()
    header.text = "Header"
    var footer = header
    footer.text = "Footer"
    let rig = TabRig((0..<40).map { TabRig.tab("\($0)") } + TabRig.library())
    rig.tabs.sidebar.headerContentConfiguration = header
    rig.tabs.sidebar.footerContentConfiguration = footer
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    rig.tabs.sidebar.bottomBarView = bar
    rig.stage.settle()
    #expect(rig.rows.first == "Header" && bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 740, width: 320, height: 60))
    rig.tabs.sidebar.scroll(to: .footer, animated: false)
    rig.stage.settle()
    #expect(rig.rows.last == "Footer" && !rig.rows.contains("Header"))
    rig.tabs.sidebar.scroll(to: .tab(rig.tabs.tabs[3]), animated: true)
    rig.stage.settle()
    #expect(rig.rows.contains("3"))
    rig.tabs.sidebar.scroll(to: .header, animated: false)
    rig.stage.settle()
    #expect(rig.rows.first == "Header")
    rig.tap("5")
    rig.tabs.sidebar.headerContentConfiguration = nil
    rig.tabs.sidebar.bottomBarView = nil
    rig.stage.settle()
    #expect(rig.rows.first == "0" && bar.superview == nil)
  }

  /// Gives rows items of its own.
  private final class Decorator: NSObject, UITabBarController.Sidebar.Delegate {
    var log: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      guard case .tab(let tab) = item.content, tab.identifier == "home" else { return item }
      var content = item.defaultContentConfiguration()
      content.text = "Own"
      item.contentConfiguration = content
      item.accessories = [.checkmark()]
      return item
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {
      if case .tab(let tab) = item.content { log.append("\(tab.identifier) \(item.configurationState.isSelected)") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) { log.append("shows \(tab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) { log.append("ended \(tab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Open \(tab.identifier)") { _ in }])
      }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession,
      tab: UITab
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: tab.identifier as NSString))] }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
      operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { .copy }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
      acceptItemsFrom dropSession: any UIDropSession
    ) { log.append("\(sidebarAction.title) accepts \(dropSession.items.count) for \(group.identifier)") }
  }

  @Test func theDelegateDecidesOnRows() {
    let decorator = Decorator()
    let rig = TabRig(TabRig.library(), width: 500)
    rig.tabs.sidebar.delegate = decorator
    rig.resize(1_000)
    rig.stage.settle()
    #expect(rig.rows.first == "Own" && rig.cell("Own")?.accessories.count == 1 && decorator.log.contains("shows songs"))
    decorator.log = []
    rig.tap("radio")
    #expect(decorator.log.contains("radio true") && decorator.log.contains("home false"))
    rig.tabs.sidebar.reconfigureItem(for: rig.tabs.tabs[0])
    rig.tabs.tabs[1].isHidden = true
    rig.stage.settle()
    #expect(rig.rows.first == "Own" && decorator.log.contains("ended radio"))
    guard let cell = rig.cell("songs"), let list = rig.column?.list, let path = list.indexPath(for: cell) else { return }
    #expect(
      rig.column?.collectionView(list, contextMenuConfigurationForItemAt: path, point: .zero) != nil)
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    rig.stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.2)
    rig.stage.settle()
    #expect(cell.configurationState.isSwiped)
  }

  @Test func moreCommandsAreInAMenuOfTheBar() {
    let tabs = TabRig.library()
    tabs[0].allowsHiding = true
    let rig = TabRig(tabs)
    rig.tabs.sidebar.navigationOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Sort") { _ in }]) }
    rig.stage.settle()
    // The command that edits stands in the menu, and not beside it.
    #expect(rig.find("More", in: rig.stage.window) != nil && rig.find("Edit", in: rig.stage.window) == nil)
    rig.tabs.sidebar.navigationOverflowItems = nil
    rig.stage.settle()
    rig.press("Edit")
    #expect(rig.log == ["begins"])
  }

  @Test func placementsCountInTheBarOfAWideWindow() {
    let names = ["automatic", "fixed", "pinned", "optional", "movable", "only"]
    let placements: [UITab.Placement] = [.automatic, .fixed, .pinned, .optional, .movable, .sidebarOnly]
    let tabs = names.map(TabRig.tab)
    for (tab, placement) in zip(tabs, placements) { tab.preferredPlacement = placement }
    let rig = TabRig(tabs)
    rig.tabs.mode = .tabSidebar
    rig.stage.settle()
    #expect(rig.rows == names && tabs.allSatisfy { !$0.hasVisiblePlacement })
    rig.tabs.sidebar.isHidden = true
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["fixed", "automatic", "movable", "pinned"])
    #expect(tabs[0].hasVisiblePlacement && !tabs[3].hasVisiblePlacement)
    rig.tabs.selectedTab = tabs[5]
    rig.resize(400)
    rig.stage.settle()
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["automatic", "fixed", "pinned", "optional", "movable"])
    #expect(rig.tabs.selectedTab === tabs[5] && rig.tabs.tabBar.selectedItem !== rig.tabs.tabBar.items?[0])
    rig.tabs.compactTabIdentifiers = ["pinned", "automatic"]
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["automatic", "pinned"])
    rig.resize(1_000)
    rig.stage.settle()
    #expect(rig.tabs.tabBar.items?.count == 4)
  }

  @Test func tabsAreHiddenByDefaultUntilSomebodyShowsThem() {
    let tabs = TabRig.library()
    tabs[0].isHiddenByDefault = true
    let rig = TabRig(tabs)
    #expect(tabs[0].isHidden && rig.rows.first == "radio")
    tabs[0].isHidden = false
    tabs[0].isHiddenByDefault = true
    rig.stage.settle()
    #expect(rig.rows.first == "home")
  }

  @Test func severalChangesShowOnce() {
    let rig = TabRig(TabRig.library())
    rig.tabs.performBatchUpdates {
      rig.tabs.tabs[0].isHidden = true
      rig.tabs.performBatchUpdates { rig.tabs.tabs[1].isHidden = true }
      #expect(rig.tabs.viewControllers?.count == 3)
    }
    #expect(rig.tabs.viewControllers?.count == 1)
  }

  @Test func theControllerIsReleased() {
    weak var former: UITabBarController?
    do {
      let rig = TabRig(TabRig.library())
      former = rig.tabs
      rig.press("Hide Sidebar")
      rig.stage.window.rootViewController = UIViewController()
      rig.stage.settle()
    }
    #expect(former == nil)
  }

  /// The stack of a group is what the delegate says.
  private final class StackJudge: NSObject, UITabBarControllerDelegate {
    let extra = UIViewController()
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { [extra] + proposedViewControllers }
  }

  @Test func theDelegateDecidesOnTheStackOfAGroup() {
    let judge = StackJudge()
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [TabRig.tab("x")])
    group.managingNavigationController = UINavigationController()
    let tabs = UITabBarController()
    tabs.delegate = judge
    tabs.tabs = [group]
    #expect(
      group.managingNavigationController?.viewControllers == [judge.extra, group.children[0].viewController].compactMap(\.self))
  }

  @Test func anItemIsCopied() {
    let request = UITabSidebarItem.Request(
      .action(UIAction(title: "Do") { _ in }), isHeader: false, UICellConfigurationState(traitCollection: UITraitCollection()))
    let item = UITabSidebarItem(request: request)
    item.accessories = [.checkmark()]
    item.backgroundConfiguration = .clear()
    let copy = item.copy() as? UITabSidebarItem
    item.accessories = []
    #expect(copy?.accessories.count == 1 && copy?.defaultContentConfiguration().text == "Do")
    #expect(item.defaultBackgroundConfiguration().cornerRadius == 10 && copy?.backgroundConfiguration.cornerRadius == 0)
  }
}
