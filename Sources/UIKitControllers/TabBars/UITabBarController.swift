internal import Diagnostics
public import Foundation
internal import NibFormat
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Several screens, one of which is shown, above a bar that selects among them, or beside a column of tabs.
///
/// A bar shows five items where the width is compact, else eight; if there are more screens, the last item is "More", and shows a list of the
/// others. A screen's view is loaded when it is selected first.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate, ScreenContainer {
  /// When scrolling moves the bar out of the way.
  public enum MinimizeBehavior: Int, Sendable {
    /// As `.never`: the bar of a window costs little of its height.
    case automatic
    case never
    /// When a person scrolls on, or back; scrolling the other way brings the bar back, and so does the start or the end of the content.
    case onScrollDown, onScrollUp
  }

  /// The bar; this controller sets its items and is its delegate.
  open private(set) var tabBar = UITabBar()
  /// Weak; nil by default.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var controllers: [UIViewController] = []
  private(set) var selected: UIViewController?
  /// The controller whose view is shown; the selected one, except while messages of a change are being sent.
  var shown: UIViewController?
  /// The scroll view that the bar follows.
  private weak var followed: UIScrollView?
  var isChanging = false
  var storedTabs: [UITab] = []
  private var isBarOut = false
  private var isUnread = false
  private var minimizing = BarMinimizing()
  private var plate: TabAccessoryPlate?
  var sidebarView: TabSidebarView?
  /// Whether the delegate of the sidebar is being told that it comes or goes.
  var isReportingColumn = false
  var kept = KeptTabs()
  var batch = TabBatch()
  /// What shows the way from one screen to the next, if the delegate's animator does.
  var transition: CustomNavigationTransition?
  private var more: MoreTab?
  private lazy var showButton = makeShowButton()

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Makes a controller without screens; a nib's name is a programming error.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Makes a controller that a storyboard describes; from another coder one without screens.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.delegate = self
    if let nib = coder as? NibCoder { decodeTabs(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return super.connectOutlet(name, to: value) }
    delegate = value as? any UITabBarControllerDelegate
    return true
  }

  @_spi(UIKitModules) open override func showAgain(_ child: UIViewController, animated: Bool) -> Bool {
    guard controllers.contains(where: { $0 === child }), child !== selected else { return false }
    selectedViewController = child
    return true
  }

  /// What the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// What the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForStatusBarStyle: UIViewController? { selected }
  @_spi(UIKitModules) open override var presentedChild: UIViewController? { selected }
  @_spi(UIKitModules) open override var hasBarsForChildren: Bool { true }

  /// That of the selected controller.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    selected?.contentScrollView(for: edge)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    if let plate { view.insertSubview(plate, belowSubview: tabBar) }
    changing {}
  }

  // MARK: Screens

  /// The screens in the order of their items; nil if there are none. Setting them leaves the selected one selected if it is among them, else
  /// selects the one at the same place, or the last.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; animated, the new items fade in. A controller given twice is a programming error.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in storedTabs { tab.owner = nil }
    storedTabs = []
    customizableViewControllers = viewControllers
    replaceControllers(viewControllers ?? [], animated: animated)
    sidebarView?.update()
    if isViewLoaded { layOutBar() }
  }

  /// The list of the screens for which the bar has no room. Selecting it is the item "More".
  open var moreNavigationController: UINavigationController { makeMore().navigation }

  /// The screens whose items a person may move in the bar and the list "More"; nil for none. Setting `viewControllers` sets all of them.
  open var customizableViewControllers: [UIViewController]? { didSet { more?.update() } }

  func replaceControllers(_ next: [UIViewController], animated: Bool) {
    for (index, controller) in next.enumerated() {
      ensure(
        !next[..<index].contains { $0 === controller },
        "UITabBarController.setViewControllers(_:animated:): the \(type(of: controller)) is in the list twice; give each once")
    }
    let place = selectedIndex == NSNotFound ? 0 : selectedIndex
    let leaving = controllers.filter { old in !next.contains { $0 === old } }
    let entering = next.filter { new in !controllers.contains { $0 === new } }
    controllers = next
    let keepsSelection = selected.map(isScreen) ?? false
    if !keepsSelection { selected = next.isEmpty ? nil : next[min(place, next.count - 1)] }
    changing {
      for controller in leaving { controller.willMove(toParent: nil) }
      for controller in entering where isScreen(controller) && controller.parent !== self {
        addChild(controller)
        // Its message may have set other screens.
        if isScreen(controller) { continue }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      updateBarItems(animated: animated)
    }
    for controller in entering where controller.parent === self { controller.didMove(toParent: self) }
    for controller in leaving where controller.parent === self && !isScreen(controller) { controller.removeFromParent() }
  }

  // MARK: Tabs

  /// The tabs that were set, also those that are hidden; empty if `viewControllers` was set. Tabs with one identifier are a programming error.
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; animated, the new items fade in. The tab that is selected stays so if its controller is still there.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

  /// The tab of the screen shown: of a group the child that is selected. Setting one that is not among `tabs` and their groups is a programming
  /// error; nil does nothing. No message is sent.
  open var selectedTab: UITab? {
    get { shownTab }
    set { select(newValue) }
  }

  /// The tab with that identifier, at any depth; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { storedTabs.tab(identifier) }

  /// Replaces and changes several tabs; what shows follows once, when the closure returns.
  open func performBatchUpdates(_ updates: () -> Void) {
    batch.open()
    updates()
    if batch.close() { tabsChanged(animated: false) }
  }

  /// Whether a wide window shows the tabs in a column; `.automatic` by default.
  open var mode = Mode.automatic {
    didSet { if mode != oldValue { tabsChanged(animated: false) } }
  }

  /// The column of tabs.
  open private(set) lazy var sidebar = Sidebar(self)

  /// The tabs in the bar where the width is compact; nil, the default, for all. Those of groups do not count.
  open var compactTabIdentifiers: [String]? {
    didSet { if compactTabIdentifiers != oldValue { tabsChanged(animated: false) } }
  }

  /// The name under which the app's `UserDefaults` keep what a person has changed in the sidebar; nil, the default, keeps nothing.
  open var customizationIdentifier: String? {
    get { kept.identifier }
    set {
      kept.identifier = newValue
      performBatchUpdates { kept.restore(storedTabs) }
    }
  }

  /// Whether the bar is out of the screen; false by default.
  open var isTabBarHidden: Bool {
    get { isBarOut }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Moves the bar below the lower edge, or back.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarOut else { return }
    isBarOut = hidden
    stackChanged(animated: animated)
  }

  /// When scrolling moves a translucent bar below the lower edge; `.automatic` by default. The safe area of the screens stays, so that the
  /// content does not move. Another screen brings the bar back.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { minimizing.behavior }
    set {
      minimizing.behavior = newValue
      if isViewLoaded { layOutBar() }
    }
  }

  // MARK: Accessory

  /// What is shown above the bar, 48 points high, and in its place while it is minimized; nil, the default, for nothing. It belongs to the safe
  /// area of the screens, and leaves the screen with a hidden bar.
  open var bottomAccessory: UITabAccessory? {
    get { plate?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows another accessory; animated, it fades in or out for 0.25 s.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== plate?.accessory else { return }
    let former = plate
    plate = bottomAccessory.map(TabAccessoryPlate.init)
    guard isViewLoaded else { return }
    if let plate { view.insertSubview(plate, belowSubview: tabBar) }
    layOutBar()
    guard animated, view.window != nil else {
      former?.removeFromSuperview()
      return
    }
    plate?.alpha = 0
    UIView.animate(withDuration: 0.25) {
      self.plate?.alpha = 1
      former?.alpha = 0
    } completion: { _ in
      former?.removeFromSuperview()
    }
  }

  private var hasMore: Bool { more?.rest.isEmpty == false }

  private func makeMore() -> MoreTab {
    let more = more ?? MoreTab(self)
    self.more = more
    return more
  }

  private func isScreen(_ controller: UIViewController) -> Bool {
    controllers.contains { $0 === controller } || hasMore && controller === more?.navigation
  }

  /// The screen shown; nil without screens. Setting one that is not in `viewControllers`, or nil while there are some, is a programming
  /// error.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      ensure(
        newValue.map(isScreen) ?? controllers.isEmpty,
        "UITabBarController.selectedViewController = \(newValue.map { "\(type(of: $0))" } ?? "nil"): set one of viewControllers")
      select(newValue)
    }
  }

  /// The place of the screen shown; `NSNotFound` without screens. Setting a place that `viewControllers` does not have changes nothing, as
  /// on iOS.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  func select(_ next: UIViewController?) {
    selected = next
    showSelectedItem()
    changing {}
    sidebarView?.showSelection()
  }

  private func showSelectedItem() {
    tabBar.selectedItem = if let more, more.contains(selected) { more.item } else { selected?.tabBarItem }
  }

  /// Our choice for wide windows; five are documented for phones.
  private var mostItems: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The screens whose items are in the bar or in the list "More".
  private var barScreens: [UIViewController] { storedTabs.isEmpty ? controllers : tabsInBar.compactMap(\.shownController) }

  func updateBarItems(animated: Bool = false) {
    let screens = barScreens
    let rest = screens.count > mostItems ? Array(screens.dropFirst(mostItems - 1)) : []
    let items = screens.dropLast(rest.count).map { $0.tabBarItem! } + (rest.isEmpty ? [] : [makeMore().item])
    if tabBar.items ?? [] != items { tabBar.setItems(items, animated: animated) }
    if !rest.isEmpty || hasMore {
      let more = makeMore()
      if rest.isEmpty, selected === more.navigation { selected = controllers.first }
      more.show(rest)
    }
    showSelectedItem()
  }

  var isBehind: Bool { isViewLoaded && shown !== selected }

  func follow() {
    finishTransition()
    let (former, next) = (shown, selected)
    shown = next
    next?.loadViewIfNeeded()
    defer { shownChanged() }
    if let former, let next, runTransition(from: former, to: next) { return }
    former?.beginAppearanceTransition(false, animated: false)
    if isOnItsWayIn { next?.beginAppearanceTransition(true, animated: false) }
    if let next {
      lay(out: next)
      view.insertSubview(next.view, at: 0)
    }
    former?.viewIfLoaded?.removeFromSuperview()
    former?.endAppearanceTransition()
    if let next { bringToOwnAppearance(next) }
  }

  func shownChanged() {
    more?.shownChanged(to: shown)
    setNeedsStatusBarAppearanceUpdate()
    followContent()
    reportContentScrollView()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTransition()
  }

  /// The item of a screen is another object now.
  @_spi(UIKitModules) open override func tabBarItemChanged() {
    updateBarItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass, isViewLoaded else { return }
    changing { updateBarItems() }
    view.setNeedsLayout()
  }

  // MARK: Taps

  /// Selects the screen of the item. A tap on the selected item pops a navigation controller to its root.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let next = hasMore && item === more?.item ? more?.navigation : controllers.first(where: { $0.tabBarItem === item })
    else { return }
    let (tab, previous) = (tab(of: item), selectedTab)
    let isAllowed =
      tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) } ?? delegate?.tabBarController(self, shouldSelect: next)
    guard isAllowed ?? true else { return showSelectedItem() }
    if next === selected { (next as? UINavigationController)?.popToRootViewController(animated: true) }
    select(next)
    if let tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
      (tab as? UISearchTab)?.activateSearch()
    } else {
      delegate?.tabBarController(self, didSelect: next)
    }
  }

  // MARK: Layout

  /// Whether the screen shown has left the bar out by `hidesBottomBarWhenPushed`.
  private var isBarHidden: Bool { isBarOut || isBarPushedOut || showsSidebar }

  private var isBarPushedOut: Bool {
    (selected as? UINavigationController)?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// Slides the bar out or in after the stack of a screen has changed.
  func stackChanged(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBar() }
    UIView.animate(withDuration: UINavigationBar.transitionDuration) { self.layOutBar() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Outside of the window nothing moves.
    if view.window != nil { layOutBar() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
  }

  /// Follows the end of the content of the screen shown, wherever it is now.
  private func followContent() {
    let next = shown?.contentScrollView(for: .bottom)
    if followed !== next {
      if followed?.bottomBar === self { followed?.bottomBar = nil }
      followed = next
      next?.bottomBar = self
      if minimizing.isMinimized { animateBar { $0.restart() } } else { minimizing.restart() }
    }
    tabBar.isAtEdge = next?.isAtBottom ?? false
  }

  private var isMinimized: Bool { minimizing.isMinimized && tabBar.isTranslucent && !isBarHidden }

  private func animateBar(_ change: (inout BarMinimizing) -> Void) {
    change(&minimizing)
    guard isViewLoaded, view.window != nil else { return }
    UIView.animate(
      withDuration: TimeInterval(UINavigationController.hideShowBarDuration), delay: 0, options: .beginFromCurrentState
    ) {
      self.layOutBar()
    }
  }

  func layOutBar() {
    placeColumn()
    let bottom = view.safeAreaInsets.bottom
    let height = UITabBar.height + bottom
    let x = isBarPushedOut && !showsSidebar ? -view.bounds.width : 0
    let y = view.bounds.height - (isBarOut || isMinimized || showsSidebar ? 0 : height)
    tabBar.frame = CGRect(x: x, y: y, width: view.bounds.width, height: height)
    tabBar.leadingButton = hasSidebar ? showButton : nil
    hideFromReaders(isBarOut || isMinimized || showsSidebar)
    placeAccessory(x, isMinimized || showsSidebar ? view.bounds.height - bottom : y)
    if let selected, transition == nil { lay(out: selected) }
  }

  private func makeShowButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    button.accessibilityLabel = "Show Sidebar"
    button.addAction(
      UIAction { [weak self] _ in self?.setSidebarHidden(false, animated: true) }, for: .primaryActionTriggered)
    return button
  }

  /// A bar out of the screen is not read; what the app itself has hidden stays so.
  private func hideFromReaders(_ isOut: Bool) {
    guard isOut != isUnread else { return }
    isUnread = isOut
    tabBar.accessibilityElementsHidden = isOut
  }

  private func placeAccessory(_ x: CGFloat, _ y: CGFloat) {
    guard let plate else { return }
    let insets = view.safeAreaInsets
    let margin = TabAccessoryPlate.margin
    let top = isBarOut && !showsSidebar ? view.bounds.height : y - TabAccessoryPlate.room
    let room = view.bounds.inset(by: insets).intersection(screenFrame.inset(by: columnInsets))
    plate.place(
      in: CGRect(
        x: x + room.minX + margin, y: top, width: max(0, room.width - 2 * margin), height: TabAccessoryPlate.height),
      isInline: isMinimized)
  }

  func lay(out controller: UIViewController) {
    let isBelow = tabBar.isTranslucent || isBarHidden
    let plateRoom = plate == nil || isBarHidden && !showsSidebar ? 0 : TabAccessoryPlate.room
    let inset = (tabBar.isTranslucent && !isBarHidden ? UITabBar.height : 0) + plateRoom
    // The safe area of a screen that leaves does not change, nor do the offsets of its lists.
    let loss = controller.overlayInsets.bottom - inset
    let leaving = (controller as? UINavigationController)?.leavingScreen
    if loss > 0 { leaving?.overlayInsets.bottom += loss }
    controller.overlayInsets.bottom = inset
    if loss < 0 { leaving?.overlayInsets.bottom += loss }
    (controller.overlayInsets.left, controller.overlayInsets.right) = (columnInsets.left, columnInsets.right)
    let room = screenFrame
    let frame = isBelow ? room : room.divided(atDistance: tabBar.frame.height, from: .maxYEdge).remainder
    if controller.view.frame != frame { controller.view.frame = frame }
  }
}

extension UITabBarController: StackFollower, ContentFollower {
  package func contentMoved(_ scrollView: UIScrollView) {
    tabBar.isAtEdge = scrollView.isAtBottom
    let isPerson = scrollView.isDragging || scrollView.isDecelerating
    var next = minimizing
    let isChange = next.move(to: scrollView.travelFromTop, of: scrollView.greatestTravel, isPerson: isPerson)
    if isChange { animateBar { $0 = next } } else { minimizing = next }
  }
}
