internal import CoreGraphics
internal import Foundation
@_spi(Lists) internal import UIKitCollections
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The column of tabs: a bar with its buttons, the list of tabs, and the app's own bar below.
final class TabSidebarView: UIView {
  weak var tabs: UITabBarController?
  private let bar = UINavigationBar()
  private let line = UIView()
  private var collapsed: Set<String> = []
  /// Groups that were asked once whether they begin collapsed.
  private var known: Set<String> = []
  private(set) var outline = TabOutline([], collapsed: [], isEditing: false, hasHeader: false, hasFooter: false)
  private var source: UICollectionViewDiffableDataSource<String, TabOutline.Row>?
  private weak var bottomBar: UIView?
  private(set) lazy var editing = TabEditing(self)
  private lazy var drags = TabSidebarDrags(self)
  private(set) lazy var list = makeList()
  /// Whether the line beside the screen is at the left.
  var isLineLeft = false { didSet { if isLineLeft != oldValue { setNeedsLayout() } } }

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    line.backgroundColor = .separator
    for view in [list, bar, line] { addSubview(view) }
    accessibilityContainerType = .semanticGroup
    update(animated: false)
    showBottomBar()
  }

  required init?(coder: NSCoder) { nil }

  private func makeList() -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.backgroundColor = .clear
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0, isLeading: true) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0, isLeading: false) }
    let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      // Our choice: a margin as wide as the corners of the rows.
      (section.contentInsets.leading, section.contentInsets.trailing) = (Self.margin, Self.margin)
      (section.contentInsets.top, section.contentInsets.bottom) = (0, self == nil ? 0 : Self.margin)
      return section
    }
    let list = UICollectionView(frame: bounds, collectionViewLayout: layout)
    list.backgroundColor = .clear
    list.contentInsetAdjustmentBehavior = .never
    list.delegate = self
    (list.dragDelegate, list.dropDelegate) = (drags, drags)
    let cells = UICollectionView.CellRegistration<TabSidebarCell, TabOutline.Row> { [weak self] cell, _, row in
      self?.prepare(cell, row)
    }
    let source = UICollectionViewDiffableDataSource<String, TabOutline.Row>(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] in self?.group(around: $0)?.allowsReordering ?? false }
    source.reorderingHandlers.didReorder = { [weak self] in self?.reordered($0.finalSnapshot.itemIdentifiers) }
    self.source = source
    return list
  }

  private static let margin: CGFloat = 10

  // MARK: Rows

  func tab(_ row: TabOutline.Row) -> UITab? {
    if case .tab(let name) = row { outline.entries[name]?.tab } else { nil }
  }

  func row(at path: IndexPath) -> TabOutline.Row? { source?.itemIdentifier(for: path) }

  func action(_ row: TabOutline.Row) -> (action: UIAction, group: UITabGroup)? {
    guard case .action(let name, let place) = row, let group = outline.entries[name]?.tab as? UITabGroup ?? inlineGroup(name),
      group.sidebarActions.indices.contains(place)
    else { return nil }
    return (group.sidebarActions[place], group)
  }

  /// A group without a row of its own.
  private func inlineGroup(_ name: String) -> UITabGroup? { tabs?.tab(forIdentifier: name) as? UITabGroup }

  /// Shows the tabs as they are now.
  ///
  /// - Parameter reconfigures: Whether rows that stay ask for their items again.
  func update(animated: Bool = false, reconfigures: Bool = false) {
    guard let tabs, let source else { return }
    collapseByDefault(tabs.tabs)
    outline = TabOutline(
      tabs.tabs, collapsed: collapsed, isEditing: editing.isOn, hasHeader: tabs.sidebar.headerContentConfiguration != nil,
      hasFooter: tabs.sidebar.footerContentConfiguration != nil)
    var next = NSDiffableDataSourceSnapshot<String, TabOutline.Row>()
    for section in outline.sections {
      next.appendSections([section.name])
      next.appendItems(section.rows, toSection: section.name)
    }
    let former = source.snapshot()
    if reconfigures { next.reconfigureItems(next.itemIdentifiers.filter { former.indexOfItem($0) != nil }) }
    if former.sectionIdentifiers != next.sectionIdentifiers || former.itemIdentifiers != next.itemIdentifiers || reconfigures {
      source.apply(next, animatingDifferences: animated && window != nil)
    }
    updateBar()
    showSelection()
  }

  private func collapseByDefault(_ tabs: [UITab]) {
    for case let group as UITabGroup in tabs {
      if known.insert(group.identifier).inserted, group.isCollapsedByDefault { collapsed.insert(group.identifier) }
      collapseByDefault(group.children)
    }
  }

  /// Asks for the item of a tab's row again.
  func reconfigure(_ tab: UITab) {
    guard let source, outline.entries[tab.identifier]?.tab === tab else { return }
    var next = source.snapshot()
    next.reconfigureItems([.tab(tab.identifier)])
    source.apply(next, animatingDifferences: false)
  }

  func toggle(_ group: UITabGroup) {
    if collapsed.remove(group.identifier) == nil { collapsed.insert(group.identifier) }
    update(animated: true, reconfigures: true)
  }

  /// Expands the groups around the tab that is selected.
  func reveal(_ tab: UITab?) {
    let around = sequence(first: tab?.parent) { $0?.parent }.compactMap { $0?.identifier }
    guard !collapsed.isDisjoint(with: around) else { return }
    collapsed.subtract(around)
    update(animated: true, reconfigures: true)
  }

  /// Marks the row of the tab that is selected; of a tab without a row the nearest group's.
  func showSelection() {
    guard let source else { return }
    let path = sequence(first: tabs?.selectedTab) { $0?.parent }.lazy.compactMap { tab in
      tab.flatMap { tab in
        self.outline.entries[tab.identifier]?.isHeader == false ? source.indexPath(for: .tab(tab.identifier)) : nil
      }
    }.first
    let former = list.indexPathsForSelectedItems ?? []
    for other in former where other != path { list.deselectItem(at: other, animated: false) }
    if let path, !former.contains(path) { list.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
    let row: TabOutline.Row =
      switch target {
      case .header: .header
      case .footer: .footer
      case .tab(let tab): .tab(tab.identifier)
      }
    guard let path = source?.indexPath(for: row) else { return }
    layoutIfNeeded()
    list.scrollToItem(at: path, at: [], animated: animated)
  }

  // MARK: Cells

  private func prepare(_ cell: TabSidebarCell, _ row: TabOutline.Row) {
    let entry = if case .tab(let name) = row { outline.entries[name] } else { TabOutline.Entry?.none }
    cell.outlineChanged(level: entry?.level ?? actionLevel(row), isExpanded: entry?.isExpanded ?? false)
    cell.show(row, in: self)
  }

  private func actionLevel(_ row: TabOutline.Row) -> Int {
    guard let group = action(row)?.group, let entry = outline.entries[group.identifier] else { return 0 }
    return entry.isHeader ? 0 : entry.level + 1
  }

  /// The item of a row; nil for the header and the footer of the list.
  func makeItem(_ row: TabOutline.Row, _ state: UICellConfigurationState) -> UITabSidebarItem? {
    let content: UITabSidebarItem.Content
    if let tab = tab(row) {
      content = .tab(tab)
    } else if let action = action(row)?.action {
      content = .action(action)
    } else {
      return nil
    }
    let isHeader = if case .tab(let name) = row { outline.entries[name]?.isHeader ?? false } else { false }
    let request = UITabSidebarItem.Request(content, isHeader: isHeader, state)
    guard let tabs, let delegate = tabs.sidebar.delegate else { return UITabSidebarItem(request: request) }
    return delegate.tabBarController(tabs, sidebar: tabs.sidebar, itemFor: request)
  }

  func itemChanged(_ item: UITabSidebarItem) {
    guard let tabs else { return }
    tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, update: item)
  }

  /// What the column itself shows beside a row.
  func accessories(of row: TabOutline.Row) -> [UICellAccessory] {
    guard case .tab(let name) = row, let entry = outline.entries[name] else { return [] }
    var accessories: [UICellAccessory] = []
    if let badge = entry.tab.badgeValue { accessories.append(.label(text: badge)) }
    if let group = entry.tab as? UITabGroup, !group.children.isEmpty || !group.sidebarActions.isEmpty {
      let options = UICellAccessory.OutlineDisclosureOptions(style: entry.isHeader ? .header : .cell)
      accessories.append(.outlineDisclosure(options: options) { [weak self, weak group] in group.map { self?.toggle($0) } })
    }
    return accessories + editing.accessories(of: entry.tab)
  }

  // MARK: Moving

  /// The group among whose children the row of a tab stands.
  func group(around row: TabOutline.Row) -> UITabGroup? { tab(row)?.parent }

  private func reordered(_ rows: [TabOutline.Row]) {
    let parents = rows.compactMap(group)
    for group in parents.indices.lazy.map({ parents[$0] }) where group.allowsReordering {
      let shown = rows.compactMap { tab($0) }.filter { $0.parent === group }.map(\.identifier)
      let former = group.displayOrder.map(\.identifier)
      let hidden = former.filter { !shown.contains($0) }
      guard former.filter({ shown.contains($0) }) != shown else { continue }
      group.displayOrderIdentifiers = shown + hidden
      tabs?.reportOrder(of: group)
      return
    }
  }

  // MARK: Bars

  func updateBar() {
    guard let tabs else { return }
    let item = bar.topItem ?? UINavigationItem()
    let isRight = tabs.isViewLoaded && tabs.isSidebarAtRight
    let hide = UIBarButtonItem(
      image: UIImage(systemName: isRight ? "sidebar.right" : "sidebar.left"),
      primaryAction: UIAction { [weak tabs] _ in tabs?.setSidebarHidden(true, animated: true) })
    hide.accessibilityLabel = "Hide Sidebar"
    item.leftBarButtonItem = hide
    item.rightBarButtonItem = editing.barItem(overflow: tabs.sidebar.navigationOverflowItems)
    item.title = tabs.title
    if bar.topItem == nil { bar.setItems([item], animated: false) }
  }

  func showBottomBar() {
    let next = tabs?.sidebar.bottomBarView
    if bottomBar !== next { bottomBar?.removeFromSuperview() }
    bottomBar = next
    if let next { insertSubview(next, belowSubview: line) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let pixel = 1 / max(1, window?.screen.scale ?? 1)
    line.frame = CGRect(x: isLineLeft ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
    let width = max(0, bounds.width - insets.left - insets.right)
    bar.frame = CGRect(x: insets.left, y: insets.top, width: width, height: UINavigationBar.height)
    var end = bounds.height
    if let bottomBar {
      let fitting = bottomBar.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      let height = fitting.height > 0 ? fitting.height : bottomBar.bounds.height
      end -= height + insets.bottom
      bottomBar.frame = CGRect(x: insets.left, y: end, width: width, height: height)
    }
    let top = insets.top + UINavigationBar.height
    list.frame = CGRect(x: insets.left, y: top, width: width, height: max(0, end - top))
    list.contentInset.bottom = bottomBar == nil ? insets.bottom : 0
  }
}

extension TabSidebarView: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else { return false }
    if let action = action(row)?.action { return !action.attributes.contains(.disabled) }
    return tab(row)?.isEnabled ?? false
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath), let tabs else { return false }
    if let (action, _) = action(row) {
      if !action.attributes.contains(.disabled) { action.performWithSender(tabs, target: nil) }
      return false
    }
    guard case .tab(let name) = row, let entry = outline.entries[name], entry.tab.isEnabled else { return false }
    if entry.isHeader, let group = entry.tab as? UITabGroup {
      toggle(group)
      return false
    }
    // The selection follows the tab that is selected in the end.
    tabs.choose(entry.tab)
    showSelection()
    return false
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    if let row = row(at: indexPath), let tab = tab(row), tab.isEnabled { tabs?.choose(tab) }
    return false
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let tabs, let row = (cell as? TabSidebarCell)?.row, let tab = tab(row) else { return }
    tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, willBeginDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let tabs, let tab = (cell as? TabSidebarCell)?.tab else { return }
    tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, didEndDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let own = row(at: originalIndexPath), let other = row(at: proposedIndexPath) else { return currentIndexPath }
    return group(around: own) === group(around: other) ? proposedIndexPath : currentIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let tabs, let tab = row(at: indexPath).flatMap(tab) else { return nil }
    return tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, contextMenuConfigurationFor: tab)
  }

  fileprivate func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let tabs, let tab = row(at: path).flatMap(tab), let delegate = tabs.sidebar.delegate else { return nil }
    return isLeading
      ? delegate.tabBarController(tabs, sidebar: tabs.sidebar, leadingSwipeActionsConfigurationFor: tab)
      : delegate.tabBarController(tabs, sidebar: tabs.sidebar, trailingSwipeActionsConfigurationFor: tab)
  }
}

/// A row of the column.
final class TabSidebarCell: UICollectionViewListCell {
  private weak var column: TabSidebarView?
  private(set) var row: TabOutline.Row?
  /// Of the row, also after it has left the list.
  private(set) weak var tab: UITab?
  private var item: UITabSidebarItem?

  func show(_ row: TabOutline.Row, in column: TabSidebarView) {
    (self.row, self.column, tab) = (row, column, column.tab(row))
    item = column.makeItem(row, configurationState)
    guard let item else {
      backgroundConfiguration = .clear()
      let sidebar = column.tabs?.sidebar
      contentConfiguration = row == .header ? sidebar?.headerContentConfiguration : sidebar?.footerContentConfiguration
      accessories = []
      return
    }
    item.configurationState = configurationState
    apply(item)
  }

  private func apply(_ item: UITabSidebarItem) {
    contentConfiguration = item.contentConfiguration.updated(for: configurationState)
    backgroundConfiguration = item.backgroundConfiguration.updated(for: configurationState)
    guard let row, let column else { return }
    let own = column.accessories(of: row)
    let kinds = Set(own.map(\.accessoryType))
    accessories = item.accessories.filter { !kinds.contains($0.accessoryType) } + own
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let item, item.configurationState != state else { return }
    item.configurationState = state
    column?.itemChanged(item)
    contentConfiguration = item.contentConfiguration.updated(for: state)
    backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
}

/// What is dragged from the column and dropped on its actions.
@MainActor final class TabSidebarDrags: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private weak var column: TabSidebarView?

  init(_ column: TabSidebarView) {
    self.column = column
    super.init()
  }

  private func tab(at path: IndexPath) -> UITab? { column.flatMap { $0.row(at: path).flatMap($0.tab) } }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let tabs = column?.tabs, let tab = tab(at: indexPath) else { return [] }
    return tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, itemsForBeginning: session, tab: tab) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let tabs = column?.tabs, let tab = tab(at: indexPath) else { return [] }
    return tabs.sidebar.delegate?.tabBarController(tabs, sidebar: tabs.sidebar, itemsForAddingTo: session, tab: tab) ?? []
  }

  private func target(_ path: IndexPath?) -> (action: UIAction, group: UITabGroup)? {
    guard let column, let path else { return nil }
    return column.row(at: path).flatMap(column.action)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let tabs = column?.tabs, let (action, group) = target(destinationIndexPath) else {
      return UICollectionViewDropProposal(operation: .cancel)
    }
    let operation = tabs.sidebar.delegate?.tabBarController(
      tabs, sidebar: tabs.sidebar, sidebarAction: action, group: group, operationForAcceptingItemsFrom: session)
    return UICollectionViewDropProposal(operation: operation ?? .cancel, intent: .insertIntoDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let tabs = column?.tabs, let (action, group) = target(coordinator.destinationIndexPath) else { return }
    tabs.sidebar.delegate?.tabBarController(
      tabs, sidebar: tabs.sidebar, sidebarAction: action, group: group, acceptItemsFrom: coordinator.session)
  }
}
