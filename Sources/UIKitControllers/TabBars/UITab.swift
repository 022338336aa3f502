internal import Diagnostics
public import Foundation
public import UIKitCore
public import UIKitGraphics

/// One tab of a tab bar controller that was given `tabs`: what the bar shows, and the controller for it.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab may stand in the bar of a controller that has a sidebar too. Where the width is compact, or the controller has no sidebar, all
  /// but `.sidebarOnly` stand in the bar, in the order of the tabs.
  public enum Placement: Int, Sendable {
    /// As `.default`.
    case automatic
    /// In the bar.
    case `default`
    /// Not in the bar.
    case optional
    /// As `.default`.
    case movable
    /// At the trailing end of the bar.
    case pinned
    /// At the leading end of the bar.
    case fixed
    /// Never in the bar.
    case sidebarOnly
  }

  /// What the app names the tab by; unique among the tabs of a controller.
  public let identifier: String
  /// Made when the tab comes into the bar.
  private var made: UIViewController?
  private let provider: ((UITab) -> UIViewController)?
  let item = UITabBarItem()
  /// The group that the tab belongs to; nil for a tab of the controller itself.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?

  /// - Parameter viewControllerProvider: Called once, when the tab comes into the bar or `viewController` is read.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
    update()
  }

  /// The text of the tab; in the bar below the image.
  open var title: String { didSet { update() } }
  /// A second line in the sidebar; nil, the default, for none.
  open var subtitle: String? { didSet { update() } }
  /// The image in the bar and the sidebar; nil for none.
  open var image: UIImage? { didSet { update() } }
  /// The image while the tab is selected; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { update() } }
  /// The text of the badge; nil, the default, for no badge.
  open var badgeValue: String? { didSet { update() } }
  /// Whether a tap selects the tab; true by default.
  open var isEnabled = true { didSet { update() } }
  /// Whether the tab is left out of the bar and the sidebar; by default `isHiddenByDefault`.
  open var isHidden: Bool {
    get { ownHidden ?? isHiddenByDefault }
    set {
      let former = isHidden
      ownHidden = newValue
      if newValue != former { tabBarController?.tabsChanged(animated: false) }
    }
  }
  private var ownHidden: Bool?
  /// Whether the tab is hidden until code or a person shows it; false by default.
  open var isHiddenByDefault = false {
    didSet { if isHiddenByDefault != oldValue, ownHidden == nil { tabBarController?.tabsChanged(animated: false) } }
  }
  /// Whether a person who edits the sidebar may hide the tab and show it again; false by default.
  open var allowsHiding = false { didSet { if allowsHiding != oldValue { tabBarController?.sidebarView?.update() } } }
  /// `.automatic` by default.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged(animated: false) } }
  }
  /// What the app attaches to the tab; nil by default.
  open var userInfo: Any?
  /// How UI tests find the tab's button; nil by default.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// The controller whose bar has the tab, or the group of the tab; nil if there is none.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// Whether the bar shows the tab, or its group with this tab selected.
  open var hasVisiblePlacement: Bool {
    guard let tabBarController, !isHidden else { return false }
    guard let parent else { return !tabBarController.showsSidebar && tabBarController.tabsInBar.contains { $0 === self } }
    return parent.hasVisiblePlacement && parent.selectedChild === self
  }
  /// The nearest group around the tab with a navigation controller for the screens of its tabs; nil if there is none.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 }.first { $0.managingNavigationController != nil }
  }
  /// The tab's controller, made on first access; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  /// What is shown while the tab is selected.
  var shownController: UIViewController? { viewController }

  private func update() {
    (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    item.selectedImage = selectedImage
    tabBarController?.sidebarView?.reconfigure(self)
  }
}

/// A tab with the title and the image of searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes a tab "Search" with a magnifying glass.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.look.title, image: UIImage(systemName: UITabBarItem.SystemItem.search.look.symbol),
      identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  /// Whether a person who selects the tab begins a search: with the search controller of the screen, or of the one on top of its stack. False
  /// by default.
  open var automaticallyActivatesSearch = false

  func activateSearch() {
    guard automaticallyActivatesSearch else { return }
    let screen = (viewController as? UINavigationController)?.topViewController ?? viewController
    screen?.navigationItem.searchController?.isActive = true
  }

  /// Makes a tab with a title and an image of the app's own.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// Several tabs that stand in the bar as one: it shows the child that is selected, or the group's own controller. In the sidebar a group is a
/// section, and one in a group a row that expands.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// How the sidebar shows a group.
  public enum SidebarAppearance: UInt, Sendable {
    /// Of a controller a section, in a group a row that expands.
    case automatic
    /// The children alone, among the tabs around the group.
    case inline
    /// A section, also in a group.
    case rootSection
  }

  private var selected: UITab?

  /// Makes a group. A tab given twice is a programming error.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren([])
  }

  /// The tabs of the group. The selected one stays selected if it is among them.
  open var children: [UITab] { didSet { adoptChildren(oldValue) } }

  /// The child that is shown; nil for the group's own controller. Before the first one is set it is the default child, and without a controller of
  /// the group the first. Setting a tab that is no child is a programming error.
  open var selectedChild: UITab? {
    get { selected ?? tab(forIdentifier: defaultChildIdentifier ?? "") ?? (viewController == nil ? children.first : nil) }
    set {
      ensure(
        newValue.map { child in children.contains { $0 === child } } ?? true,
        "UITabGroup.selectedChild = \(newValue?.identifier ?? ""): it is not among the children of \(identifier)")
      guard newValue !== selected else { return }
      selected = newValue
      tabBarController?.tabsChanged(animated: false)
    }
  }

  /// The child that is shown before another one is selected; nil by default.
  open var defaultChildIdentifier: String? { didSet { tabBarController?.tabsChanged(animated: false) } }

  /// The navigation controller on which the screens of the group and of its selected child stand; nil, the default, for none.
  open var managingNavigationController: UINavigationController? { didSet { tabBarController?.tabsChanged(animated: false) } }

  /// The identifiers of children in the order of their display; empty, the default, for the order of `children`. Others come last.
  open var displayOrderIdentifiers: [String] = [] { didSet { sidebarChanged(displayOrderIdentifiers != oldValue) } }

  /// Whether a person who edits the sidebar may change the order of the children; false by default.
  open var allowsReordering = false { didSet { sidebarChanged(allowsReordering != oldValue) } }

  /// `.automatic` by default.
  open var sidebarAppearance = SidebarAppearance.automatic { didSet { sidebarChanged(sidebarAppearance != oldValue) } }

  /// Rows of the sidebar after those of the children; a tap performs the action, with the tab bar controller as its sender. Empty by default.
  open var sidebarActions: [UIAction] = [] { didSet { sidebarChanged(true) } }

  /// Whether the sidebar shows the children only when a person has expanded the group; counts when the sidebar shows the group first. False by
  /// default.
  open var isCollapsedByDefault = false

  private func sidebarChanged(_ isChanged: Bool) {
    if isChanged { tabBarController?.sidebarView?.update(animated: UIView.inheritedAnimationDuration > 0, reconfigures: true) }
  }

  /// The children in the order of their display.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { identifier in children.first { $0.identifier == identifier } }
    return first + children.filter { child in !first.contains { $0 === child } }
  }

  /// The child with that identifier, at any depth; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

  private func adoptChildren(_ former: [UITab]) {
    for child in former where child.parent === self { child.parent = nil }
    for child in children {
      ensure(
        child.parent == nil && child.owner == nil && child !== self,
        "UITabGroup.children: the tab \(child.identifier) belongs to another group or to a tab bar controller; remove it there first"
      )
      child.parent = self
    }
    if let selected, !children.contains(where: { $0 === selected }) { self.selected = nil }
    tabBarController?.tabsChanged(animated: false)
  }

  override var shownController: UIViewController? {
    let child = selectedChild?.shownController
    guard let navigation = managingNavigationController else { return child ?? viewController }
    let proposed = [viewController, child].compactMap(\.self).filter { $0 !== navigation }
    let screens =
      tabBarController.flatMap { tabs in
        tabs.delegate?.tabBarController(tabs, displayedViewControllersFor: self, proposedViewControllers: proposed)
      } ?? proposed
    let present = navigation.viewControllers
    if !screens.isEmpty, present.count < screens.count || !zip(present, screens).allSatisfy({ $0 === $1 }) {
      navigation.setViewControllers(screens, animated: false)
    }
    return navigation
  }
}

extension [UITab] {
  /// The tab with that identifier, at any depth.
  @MainActor func tab(_ identifier: String) -> UITab? {
    lazy.compactMap { $0.identifier == identifier ? $0 : ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }
}
