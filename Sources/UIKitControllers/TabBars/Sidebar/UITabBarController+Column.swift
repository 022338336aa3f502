internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Changes that run along with the column.
@MainActor private final class ColumnAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}

// The column of tabs: whether it shows, and where.
extension UITabBarController {
  /// Our choice: the seconds of its way in and out.
  private static let columnDuration: TimeInterval = 0.35

  var resolvedMode: Mode {
    mode != .automatic ? mode : storedTabs.contains { $0 is UITabGroup } ? .tabSidebar : .tabBar
  }

  /// Whether the column can show now.
  var hasSidebar: Bool {
    resolvedMode == .tabSidebar && !storedTabs.isEmpty && traitCollection.horizontalSizeClass == .regular
  }

  var showsSidebar: Bool { hasSidebar && !sidebar.isOut }

  var isSidebarAtRight: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var columnWidth: CGFloat { SidebarWidth().width(in: view.bounds.width) }

  /// The room beside the column, or all of it where the screen goes on below the column.
  var screenFrame: CGRect {
    guard showsSidebar, sidebar.preferredLayout != .overlap else { return view.bounds }
    return view.bounds.divided(atDistance: columnWidth, from: isSidebarAtRight ? .maxXEdge : .minXEdge).remainder
  }

  /// What the column covers of the screen.
  var columnInsets: UIEdgeInsets {
    guard showsSidebar, sidebar.preferredLayout == .overlap else { return .zero }
    return UIEdgeInsets(
      top: 0, left: isSidebarAtRight ? 0 : columnWidth, bottom: 0, right: isSidebarAtRight ? columnWidth : 0)
  }

  /// Places the column, beside the view while it is out.
  func placeColumn() {
    if hasSidebar, sidebarView == nil { makeColumn() }
    guard let sidebarView else { return }
    let (width, isRight) = (columnWidth, isSidebarAtRight)
    let x = showsSidebar ? (isRight ? view.bounds.width - width : 0) : (isRight ? view.bounds.width : -width)
    sidebarView.isLineLeft = isRight
    if showsSidebar { sidebarView.isHidden = false }
    sidebarView.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    sidebarView.accessibilityElementsHidden = !showsSidebar
    if !hasSidebar { sidebarView.editing.end() }
    if !showsSidebar, UIView.inheritedAnimationDuration == 0 { sidebarView.isHidden = true }
  }

  private func makeColumn() {
    UIView.performWithoutAnimation {
      let column = TabSidebarView(self)
      sidebarView = column
      view.addSubview(column)
      column.frame = CGRect(
        x: isSidebarAtRight ? view.bounds.width : -columnWidth, y: 0, width: columnWidth, height: view.bounds.height)
      column.layoutIfNeeded()
    }
  }

  func sidebarLayoutChanged() {
    if isViewLoaded { layOutBar() }
  }

  /// Shows or hides the column. What the delegate sets in its message is what counts in the end.
  func setSidebarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != sidebar.isOut else { return }
    sidebar.isOut = hidden
    guard isViewLoaded, hasSidebar, !isReportingColumn else { return }
    let animator = ColumnAnimator()
    isReportingColumn = true
    sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
    isReportingColumn = false
    if hidden { sidebarView?.editing.end() }
    guard animated, view.window != nil else {
      columnChanged()
      animator.run()
      return animator.complete()
    }
    UIView.animate(
      withDuration: Self.columnDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.columnChanged()
      animator.run()
    } completion: { _ in
      if !self.showsSidebar { self.sidebarView?.isHidden = true }
      animator.complete()
    }
  }

  private func columnChanged() {
    updateBarItems()
    layOutBar()
    view.layoutIfNeeded()
  }

  /// A person has chosen a tab in the column.
  func choose(_ tab: UITab) {
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true, self.tab(forIdentifier: tab.identifier) === tab else {
      return
    }
    if tab === previous {
      popToRoot(tab)
    } else {
      // The row of a group with a screen of its own stands for that screen.
      if let group = tab as? UITabGroup, group.viewController != nil { group.selectedChild = nil }
      selectedTab = tab
    }
    delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
    (tab as? UISearchTab)?.activateSearch()
  }

  private func popToRoot(_ tab: UITab) {
    let navigation = tab.managingTabGroup == nil ? tab.viewController as? UINavigationController : nil
    navigation?.popToRootViewController(animated: true)
  }

  func reportOrder(of group: UITabGroup) {
    kept.keep(group)
    delegate?.tabBarController(self, displayOrderDidChangeFor: group)
  }

  func reportVisibility(of tabs: [UITab]) {
    for tab in tabs { kept.keep(tab) }
    delegate?.tabBarController(self, visibilityDidChangeFor: tabs)
  }
}
