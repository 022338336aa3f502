internal import Diagnostics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// The tabs of a controller that was given objects in place of controllers.
extension UITabBarController {
  func replaceTabs(_ tabs: [UITab], animated: Bool) {
    var names: Set<String> = []
    for tab in tabs {
      ensure(
        names.insert(tab.identifier).inserted,
        "UITabBarController.tabs: two tabs have the identifier \(tab.identifier); give each its own")
      ensure(
        tab.parent == nil && (tab.owner == nil || tab.owner === self),
        "UITabBarController.tabs: the tab \(tab.identifier) belongs to a group or to another controller; remove it there first")
    }
    for tab in storedTabs { tab.owner = nil }
    storedTabs = tabs
    for tab in tabs { tab.owner = self }
    kept.restore(tabs)
    tabsChanged(animated: animated)
  }

  /// The tabs that can be selected: those of the sidebar alone only in a controller that has one.
  private var usableTabs: [UITab] {
    storedTabs.filter {
      !$0.isHidden && ($0.preferredPlacement != .sidebarOnly || resolvedMode == .tabSidebar) && $0.shownController != nil
    }
  }

  /// The tabs of the bar, from the leading edge.
  var tabsInBar: [UITab] {
    let usable = usableTabs.filter { $0.preferredPlacement != .sidebarOnly }
    if hasSidebar {
      let inner = usable.filter { ![.fixed, .pinned, .optional].contains($0.preferredPlacement) }
      return usable.filter { $0.preferredPlacement == .fixed } + inner + usable.filter { $0.preferredPlacement == .pinned }
    }
    guard let compactTabIdentifiers, traitCollection.horizontalSizeClass != .regular else { return usable }
    return usable.filter { compactTabIdentifiers.contains($0.identifier) }
  }

  /// Shows the tabs that are there now; inside of `performBatchUpdates(_:)` at its end.
  func tabsChanged(animated: Bool) {
    guard batch.begin() else { return }
    let controllers = usableTabs.compactMap { tab in
      let controller = tab.shownController
      if controller?.tabBarItem !== tab.item { controller?.tabBarItem = tab.item }
      return controller
    }
    batch.end()
    // A group that shows another child keeps its place, and with it the selection.
    replaceControllers(controllers, animated: animated)
    sidebarView?.update(animated: animated || UIView.inheritedAnimationDuration > 0)
    if isViewLoaded { layOutBar() }
  }

  /// The tab of the screen shown: of a group the child.
  var shownTab: UITab? {
    guard let selectedViewController else { return nil }
    return innermost(usableTabs.first { $0.shownController === selectedViewController })
  }

  private func innermost(_ tab: UITab?) -> UITab? {
    guard let group = tab as? UITabGroup, let child = group.selectedChild else { return tab }
    return innermost(child)
  }

  /// The tab of an item of the bar: of a group the child that is selected.
  func tab(of item: UITabBarItem) -> UITab? { innermost(usableTabs.first { $0.item === item }) }

  func select(_ tab: UITab?) {
    guard let tab else { return }
    let path = Array(sequence(first: tab) { $0.parent })
    ensure(
      path.last.map { root in storedTabs.contains { $0 === root } } ?? false,
      "UITabBarController.selectedTab = \(tab.identifier): it is not among tabs and their groups; set one of these")
    for (child, group) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.selectedChild = child }
    guard let root = path.last, let index = usableTabs.firstIndex(where: { $0 === root }) else { return }
    selectedIndex = index
    sidebarView?.reveal(tab)
  }
}
