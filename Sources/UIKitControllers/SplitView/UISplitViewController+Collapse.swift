internal import Diagnostics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// One stack of screens in place of columns, and back.
extension UISplitViewController: StackFollower {
  /// The column whose controller shows everything while collapsed.
  var base: SplitColumn { state.base ?? primary }

  /// The column whose screens are on top while collapsed.
  var topColumn: SplitColumn {
    if base === compact { return compact }
    let stack = baseStack
    return columns.last { column in column !== base && column.parked.first.map { root in stack.contains { $0 === root } } ?? false
    }
      ?? base
  }

  private var baseNavigation: UINavigationController? { state.joint ?? base.navigation }
  private var baseStack: [UIViewController] { baseNavigation?.viewControllers ?? [] }

  // MARK: Requests

  /// Does what an app asks for: at once, unless screens are on their way to other stacks or would have to leave a stack that is sending
  /// messages of a change. `follow()` does what waits.
  func request(_ request: SplitRequest) {
    guard waits(request) else { return perform(request) }
    state.requests.append(request)
    changing {}
  }

  private func waits(_ request: SplitRequest) -> Bool {
    if state.isMovingScreens || !state.requests.isEmpty { return true }
    guard case .replace = request else { return false }
    return state.isCollapsed && isStackChanging
  }

  func perform(_ request: SplitRequest) {
    switch request {
    case .replace(let controller, let column): replace(controller, in: column)
    case .show(let column): reveal(column)
    case .hide(let column): conceal(column)
    }
  }

  /// Whether a stack is sending messages of a change.
  var isStackChanging: Bool { columns.contains { $0.navigation?.isChanging == true } || state.joint?.isChanging == true }

  /// A stack has sent all messages of a change: what has waited for that goes on.
  func stackSettled() {
    guard state.hasAdapted else { return }
    if !state.requests.isEmpty { changing {} } else if isToMoveScreens { view.setNeedsLayout() }
  }

  /// What the app has set for a column, done or not.
  func requested(for column: SplitColumn) -> UIViewController? {
    for case .replace(let controller, let replaced) in state.requests.reversed() where replaced === column { return controller }
    return column.given
  }

  private func movingScreens(_ body: () -> Void) {
    state.isMovingScreens = true
    body()
    state.isMovingScreens = false
  }

  // MARK: Collapse

  func collapse() {
    finishMotion()
    remove(inspector)
    state.hadInspector = false
    movingScreens {
      state.isCollapsed = true
      state.base = columns.first { $0.content != nil }
      if style == .unspecified { collapsePair() } else { collapseColumns() }
      report()
      buttons.update()
    }
    followInspectorSheet(animated: false)
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseColumns() {
    let proposed = compact.content != nil ? Column.compact : columns.last { $0.content != nil }?.kind ?? .primary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, compact.content != nil { state.base = compact }
    let base = base
    let shownTop = base === compact ? compact : columns.last { $0.content != nil && $0.kind.rawValue <= top.rawValue } ?? base
    announce(shownTop.content == nil ? [] : [shownTop.kind])
    for column in columns where column !== base { remove(column) }
    join(upTo: shownTop)
    adoptChildren()
    showBase()
  }

  func showBase() {
    announce(shownColumns)
    if base.content != nil, !base.isOnScreen { insert(base) }
    secondary.view.isUserInteractionEnabled = true
    secondary.view.accessibilityElementsHidden = false
    apply(layout(state.mode))
    report()
  }

  /// Puts the screens of the other columns onto the base's stack, as far as a column.
  private func join(upTo top: SplitColumn) {
    guard base !== compact, let navigation = base.navigation else { return }
    var stack = navigation.viewControllers
    for column in columns where column !== base && column.content != nil {
      column.parked = column.navigation?.viewControllers ?? []
      column.navigation?.setViewControllers([], animated: false)
      if column.kind.rawValue <= top.kind.rawValue { stack += column.parked }
    }
    base.parked = []
    navigation.setViewControllers(stack, animated: false)
  }

  // MARK: Expansion

  func expand() {
    decide(again: true)
    let proposed = wantedMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if let shown = mode.shown { state.chosen = shown }
    movingScreens {
      if style == .unspecified { expandPair() } else { separate() }
      let former = base
      state.isCollapsed = false
      state.base = nil
      followInspectorSheet(animated: false)
      if former === compact { remove(compact) }
      for column in onScreen where column.isBehind { remove(column) }
      adoptChildren()
      state.isAnimated = false
      change(to: wantedMode)
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Gives each column its own screens again, with what was pushed since.
  private func separate() {
    guard base !== compact, let navigation = base.navigation else { return }
    let sections = columns.filter { $0 !== base && $0.content != nil }.map { ($0, section(of: $0) ?? $0.parked) }
    navigation.setViewControllers(section(of: base) ?? [], animated: false)
    for (column, screens) in sections {
      column.parked = []
      column.navigation?.setViewControllers(screens, animated: false)
    }
  }

  /// The screens of a column on the stack, from its first one to the next column's; nil if it is not there.
  private func section(of column: SplitColumn) -> [UIViewController]? {
    let stack = baseStack
    let starts = columns.compactMap { column in
      column === base ? nil : column.parked.first.flatMap { root in stack.firstIndex { $0 === root } }
    }
    let start = column === base ? 0 : column.parked.first.flatMap { root in stack.firstIndex { $0 === root } }
    guard let start else { return nil }
    return Array(stack[start..<(starts.filter { $0 > start || column === base }.min() ?? stack.count)])
  }

  // MARK: Stack

  func recordStack() {
    if state.hasAdapted, state.isCollapsed, !state.isMovingScreens { recordSections() }
  }

  /// A navigation controller of a column has other screens now.
  func stackChanged(animated: Bool) {
    guard state.hasAdapted, state.isCollapsed, !state.isMovingScreens else { return }
    changing {
      announce(shownColumns)
      report()
    }
  }

  private func recordSections() {
    for column in columns where column !== base {
      if let screens = section(of: column) { column.parked = screens }
    }
  }

  /// Makes a column's screens those on top.
  func bringToTop(_ column: SplitColumn) {
    guard base !== compact, column.content != nil, column !== compact, let navigation = baseNavigation, column !== topColumn
    else {
      return
    }
    recordSections()
    if let section = section(of: column), let last = section.last {
      navigation.popToViewController(last, animated: true)
    } else {
      var stack = section(of: base) ?? []
      for other in columns where other !== base && other.kind.rawValue <= column.kind.rawValue && other.content != nil {
        stack += section(of: other) ?? other.parked
      }
      navigation.setViewControllers(stack, animated: true)
    }
  }

  /// Pops a column's screens, if they are on top.
  func takeFromTop(_ column: SplitColumn) {
    guard column === topColumn, column !== base, let root = column.parked.first else { return }
    recordSections()
    let stack = baseStack
    guard let index = stack.firstIndex(where: { $0 === root }), index > 0 else { return }
    baseNavigation?.popToViewController(stack[index - 1], animated: true)
  }

  // MARK: Controllers

  private func replace(_ controller: UIViewController?, in column: SplitColumn) {
    guard controller !== column.given else { return }
    let wraps = style != .unspecified && column !== compact
    changing {
      guard state.isCollapsed, base !== compact, column !== compact, column !== inspector, style != .unspecified else {
        column.set(controller, wraps: wraps)
        if column === inspector, state.isCollapsed { followInspectorSheet(animated: false) }
        // With another column the behaviour may be another one.
        if state.hasAdapted, !state.isCollapsed { decide() }
        return
      }
      let isOnStack = column === base || section(of: column) != nil
      if column !== base, !isOnStack, base.content != nil {
        column.set(controller, wraps: wraps)
        column.parked = column.navigation?.viewControllers ?? []
        column.navigation?.setViewControllers([], animated: false)
        return
      }
      movingScreens {
        let top = topColumn
        separate()
        column.set(controller, wraps: wraps)
        let former = base
        state.base = columns.first { $0.content != nil } ?? primary
        if former !== base { remove(former) }
        join(upTo: top.content == nil || top.kind.rawValue < base.kind.rawValue ? base : top)
      }
    }
    if state.hasAdapted, !state.isCollapsed { widthsChanged() }
    buttons.update()
  }

  func showMain(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    let target = state.isCollapsed ? base : primary
    if let navigation = target.navigation, !(controller is UINavigationController) {
      return navigation.pushViewController(controller, animated: true)
    }
    request(.replace(controller, target))
  }

  func showDetail(_ controller: UIViewController, _ sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard state.isCollapsed else { return request(.replace(controller, secondary)) }
    if style == .unspecified || base === compact {
      guard let navigation = base.content?.stackForDetails else { return present(controller, animated: true) }
      if base === compact {
        guard !(controller is UINavigationController) else { return present(controller, animated: true) }
        return navigation.pushViewController(controller, animated: true)
      }
      secondary.set(controller, wraps: false)
      return join(controller, navigation, animated: true)
    }
    request(.replace(controller, secondary))
    request(.show(.secondary))
  }

  // MARK: Two controllers

  func setPair(_ controllers: [UIViewController]) {
    ensure(
      style == .unspecified,
      "UISplitViewController.viewControllers: the split view was made with init(style:); use setViewController(_:for:)")
    ensure(
      controllers.count <= 2,
      "UISplitViewController.viewControllers: \(controllers.count) controllers were given; give a primary and a secondary one")
    changing {
      primary.set(controllers.first, wraps: false)
      if controllers.count > 1 || !state.isCollapsed { secondary.set(controllers.dropFirst().first, wraps: false) }
    }
  }

  private func collapsePair() {
    let shown = delegate?.primaryViewController(forCollapsing: self) ?? primary.content
    guard let shown else { return showBase() }
    state.base = primary
    remove(secondary)
    if shown !== primary.content { remove(primary) }
    primary.set(shown, wraps: false)
    adoptChildren()
    if let controller = secondary.content, controller !== shown {
      let isDone = delegate?.splitViewController(self, collapseSecondary: controller, onto: shown) ?? false
      if !isDone { shown.collapseSecondaryViewController(controller, for: self) }
    }
    showBase()
  }

  private func expandPair() {
    guard base === primary, let shown = primary.content else { return }
    let next = delegate?.primaryViewController(forExpanding: self) ?? shown
    let own = delegate?.splitViewController(self, separateSecondaryFrom: next)
    let separated = own ?? next.separateSecondaryViewController(for: self) ?? secondary.content
    // What a person has popped comes back.
    if let stack = separated as? UINavigationController, stack === secondary.given, stack.viewControllers.isEmpty {
      stack.setViewControllers(secondary.parked.filter { $0.parent == nil }, animated: false)
    }
    (secondary.parked, state.joint) = ([], nil)
    primary.set(next, wraps: false)
    if separated !== next { secondary.set(separated, wraps: false) }
  }

  /// Puts the secondary of two controllers onto a stack.
  func join(_ controller: UIViewController, _ navigation: UINavigationController, animated: Bool) {
    let own = controller as? UINavigationController
    let screens = (own?.viewControllers ?? [controller]).filter { screen in !navigation.viewControllers.contains { $0 === screen }
    }
    own?.setViewControllers([], animated: false)
    (secondary.parked, state.joint) = (screens, navigation)
    if !screens.isEmpty { navigation.setViewControllers(navigation.viewControllers + screens, animated: animated) }
  }

  /// Takes the secondary of two controllers off a stack.
  func separate(from navigation: UINavigationController) -> UIViewController? {
    let stack = navigation.viewControllers
    guard let start = secondary.parked.first.flatMap({ root in stack.firstIndex { $0 === root } }), start > 0 else {
      return secondary.parked.isEmpty ? navigation.popViewController(animated: false) : nil
    }
    let screens = Array(stack[start...])
    if let own = secondary.given as? UINavigationController, own !== navigation {
      navigation.setViewControllers(Array(stack[..<start]), animated: false)
      own.setViewControllers(screens, animated: false)
      return own
    }
    return navigation.popViewController(animated: false)
  }
}

extension UIViewController {
  /// The stack onto which the secondary controller of a collapsed split view is pushed.
  fileprivate var stackForDetails: UINavigationController? {
    self as? UINavigationController ?? (self as? UITabBarController)?.selectedViewController?.stackForDetails
  }
}
