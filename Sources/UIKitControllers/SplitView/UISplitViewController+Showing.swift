internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

// Which columns show, and their way there. A call says what is to be shown; `follow()` shows it.
extension UISplitViewController: ScreenContainer {
  /// From the edge inward.
  var columns: [SplitColumn] { [primary, supplementary, secondary] }

  func column(_ kind: Column) -> SplitColumn {
    switch kind {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary: secondary
    case .compact: compact
    case .inspector: inspector
    }
  }

  private var allColumns: [SplitColumn] { columns + [compact, inspector] }
  /// Those that stand side by side while expanded.
  private var besides: [SplitColumn] { columns + [inspector] }
  var onScreen: [SplitColumn] { allColumns.filter { $0.presence != .hidden } }

  /// The columns beside the secondary one, from the edge inward.
  private var sidebarColumns: [SplitColumn] { [primary, supplementary].filter { $0.content != nil } }

  // MARK: Width

  var widthForColumns: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

  /// Our choice: what an overlay leaves of the secondary column, so that a tap can close it.
  private static var leastDimmed: CGFloat { 44 }

  /// Our choice: the width of the narrowest phones.
  static var leastSecondary: CGFloat { 320 }

  func sidebars(in width: CGFloat) -> SplitSidebars {
    let most = max(0, width - Self.leastDimmed)
    let first = min(primaryWidth.width(in: width), most)
    if style != .tripleColumn || sidebarColumns.count == 1 && supplementary.content == nil { return SplitSidebars(inner: first) }
    let second = min(supplementaryWidth.width(in: width), most)
    if sidebarColumns.count == 1 { return SplitSidebars(inner: second) }
    return SplitSidebars(outer: min(first, most - second), inner: second)
  }

  func behavior(in width: CGFloat) -> SplitBehavior {
    let wanted = preferredSplitBehavior == .automatic ? preferredDisplayMode.behavior : preferredSplitBehavior
    // A mode that no gesture may change is shown in any width.
    let isStrict = !presentsWithGesture && preferredDisplayMode != .automatic
    return sidebars(in: width).behavior(
      wanted: wanted, in: width, least: isStrict ? 0 : state.leastSecondary ?? Self.leastSecondary,
      inspector: state.wantsInspector && inspector.content != nil ? inspectorWidth(in: width) : 0)
  }

  private func usualShown(_ behavior: SplitBehavior) -> Int {
    let usual =
      switch behavior {
      case .overlay: 0
      case .displace: 1
      case .automatic, .tile: 2
      }
    return preferredDisplayMode.shown ?? usual
  }

  /// Chooses the number of sidebars again if the width has changed the behaviour.
  func decide(again: Bool = false) {
    let behavior = splitBehavior
    guard again || behavior != state.decided else { return }
    state.decided = behavior
    state.chosen = usualShown(behavior)
  }

  func preferencesChanged() {
    state.decided = nil
    widthsChanged()
  }

  func widthsChanged() {
    decide()
    guard state.hasAdapted else { return }
    state.isAnimated = UIView.inheritedAnimationDuration > 0
    changing {}
    view.setNeedsLayout()
    if state.motion == nil, !state.isCollapsed { apply(layout(state.mode)) }
  }

  var wantedMode: DisplayMode { DisplayMode(shown: min(state.chosen, sidebarColumns.count), splitBehavior) }

  // MARK: Places

  func layout(_ mode: DisplayMode, in size: CGSize? = nil, hasInspector: Bool? = nil) -> SplitLayout {
    let size = size ?? view.bounds.size
    let shown = min(mode.shown ?? 0, max(sidebarColumns.count, 1))
    return SplitLayout(
      sidebars(in: size.width), shown: shown, mode.behavior, inspectorWidth: inspectorWidth(in: size.width),
      showsInspector: hasInspector ?? state.hadInspector, in: size, isMirrored: isMirrored)
  }

  /// Whether the sidebars are at the right.
  var isMirrored: Bool { (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) }

  private func visibleColumns(_ mode: DisplayMode) -> [SplitColumn] {
    Array(sidebarColumns.suffix(mode.shown ?? 0)) + [secondary].filter { $0.content != nil }
      + [inspector].filter { _ in hasInspectorColumn }
  }

  var shownColumns: [Column] {
    guard state.hasAdapted else { return [] }
    if state.isCollapsed {
      return (topColumn.content == nil ? [] : [topColumn.kind]) + (state.inspectorSheet == nil ? [] : [.inspector])
    }
    return visibleColumns(state.mode).map(\.kind)
  }

  private func frame(of column: SplitColumn, in layout: SplitLayout) -> CGRect {
    if state.isCollapsed { return view.bounds }
    if column === secondary { return layout.secondary }
    if column === inspector { return layout.inspector }
    return column === sidebarColumns.last ? layout.inner : layout.outer
  }

  /// Whether the line towards the secondary column is at the left; nil for none.
  private func lineSide(of column: SplitColumn) -> Bool? {
    state.isCollapsed || column === secondary ? nil : isMirrored != (column === inspector)
  }

  /// Places what is on the screen; in an animation, with it.
  func apply(_ layout: SplitLayout) {
    for column in onScreen {
      let frame = frame(of: column, in: layout)
      if column.view.frame != frame { column.view.frame = frame }
      column.view.isLineLeft = lineSide(of: column)
    }
    dimmingView.frame = layout.dimmed
    dimmingView.alpha = state.isCollapsed ? 0 : layout.dimming * DimmingView.strength
    separators.forEach { $0.place() }
  }

  func columnSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard state.hasAdapted, !state.isCollapsed, let column = besides.first(where: { $0.content === container }) else {
      return parentSize
    }
    return frame(of: column, in: layout(state.mode, in: parentSize)).size
  }

  func sizeChanged() {
    guard state.hasAdapted else { return }
    if view.bounds.size != state.size {
      finishMotion()
      state.size = view.bounds.size
      decide()
      (state.isAnimated, state.isDriven) = (false, false)
    }
    changing {}
    // A view that a change loads may lay out all others before the change moves them.
    if state.motion == nil, !isChanging { apply(layout(state.mode)) }
  }

  // MARK: Changes

  private var wantsCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Whether screens are to go to other stacks, as soon as no stack sends messages of a change.
  var isToMoveScreens: Bool { wantsCollapsed != state.isCollapsed || !state.requests.isEmpty }

  /// Chooses between one stack and several columns when the view comes to the screen.
  func adapt() {
    guard !state.hasAdapted else { return }
    state.hasAdapted = true
    state.size = view.bounds.size
    decide()
    changing {}
    showBackground()
  }

  var isBehind: Bool {
    guard state.hasAdapted else { return false }
    if isToMoveScreens { return !isStackChanging }
    if allColumns.contains(where: \.isBehind) { return true }
    if !areSame(state.adopted, wantedChildren) { return true }
    if state.isCollapsed { return base.content != nil && !base.isOnScreen || !areSame(state.announced, shownColumns) }
    return wantedMode != state.mode || !areSame(visibleColumns(wantedMode), besides.filter(\.isOnScreen))
  }

  private func areSame(_ one: [AnyObject], _ other: [AnyObject]) -> Bool {
    one.count == other.count && one.allSatisfy { object in other.contains { $0 === object } }
  }

  private func areSame(_ one: [Column], _ other: [Column]) -> Bool { Set(one) == Set(other) }

  func follow() {
    if wantsCollapsed != state.isCollapsed { return wantsCollapsed ? collapse() : expand() }
    if !state.requests.isEmpty { return perform(state.requests.removeFirst()) }
    for column in allColumns where column.isBehind { replacePlaced(column) }
    adoptChildren()
    if state.isCollapsed { showBase() } else { change(to: wantedMode) }
  }

  private var wantedChildren: [UIViewController] {
    (state.isCollapsed ? [base] : besides).compactMap(\.content)
  }

  /// Makes those controllers children that the columns have, and no others. What leaves has no view on the screen any more.
  func adoptChildren() {
    let wanted = wantedChildren
    for child in state.adopted where !wanted.contains(where: { $0 === child }) {
      state.adopted.removeAll { $0 === child }
      guard child.parent === self else { continue }
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in wanted where !state.adopted.contains(where: { $0 === child }) {
      state.adopted.append(child)
      addChild(child)
      if child !== secondary.content, child !== compact.content, overrideTraitCollection(forChild: child) == nil {
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      }
      child.didMove(toParent: self)
    }
  }

  /// Shows the columns of a display mode.
  func change(to mode: DisplayMode) {
    let (isAnimated, isDriven) = (state.isAnimated && view.window != nil && isShown, state.isDriven)
    (state.isAnimated, state.isDriven) = (false, false)
    if !isAnimated, !isDriven { stopMotion() }
    let former = state.mode
    if mode != former, former != .automatic { delegate?.splitViewController(self, willChangeTo: mode) }
    state.mode = mode
    let wanted = visibleColumns(mode)
    announce(wanted.map(\.kind))
    let start = layout(former == .automatic ? mode : former)
    // A message may have hidden it and another one may show it again: what counts is what this change places.
    state.hadInspector = wanted.contains { $0 === inspector }
    for column in wanted where !column.isOnScreen { begin(column, start, isAnimated || isDriven) }
    for column in besides where column.isOnScreen && !wanted.contains(where: { $0 === column }) {
      column.presence = .leaving
      column.placed?.beginAppearanceTransition(false, animated: isAnimated || isDriven)
    }
    for view in [secondary.view, inspector.view] {
      view.isUserInteractionEnabled = !mode.isDimming
      view.accessibilityElementsHidden = mode.isDimming
    }
    buttons.update()
    if isDriven { return state.motion = .swipe(from: start, to: layout(mode)) }
    if isAnimated { animate() } else { settle() }
  }

  func animate() {
    state.animations += 1
    let number = state.animations
    state.motion = .animation(number)
    let layout = layout(state.mode)
    SlidePace.spring.animate { [self] in
      apply(layout)
      view.layoutIfNeeded()
    } completion: { [weak self] in
      guard let self, case .animation(number) = state.motion else { return }
      changing { self.settle() }
    }
  }

  /// The columns are where they are to be.
  private func settle() {
    state.motion = nil
    apply(layout(state.mode))
    for column in allColumns where column.presence == .leaving { remove(column) }
    for column in allColumns where column.presence == .entering {
      column.presence = .shown
      column.placed.map(bringToOwnAppearance)
    }
    report()
  }

  /// Ends an animation, or what a finger does, at its end.
  func finishMotion() {
    guard state.motion != nil else { return }
    stopMotion()
    changing { settle() }
  }

  private func stopMotion() {
    guard state.motion != nil else { return }
    state.motion = nil
    for layer in onScreen.map(\.view.layer) + [dimmingView.layer] { layer.removeAllAnimations() }
  }

  // MARK: One column

  private func begin(_ column: SplitColumn, _ start: SplitLayout, _ isAnimated: Bool) {
    column.presence = .entering
    guard let content = column.content else { return }
    content.loadViewIfNeeded()
    if isOnItsWayIn { content.beginAppearanceTransition(true, animated: isAnimated) }
    UIView.performWithoutAnimation {
      if column.placed !== content || column.view.superview == nil {
        column.view.frame = frame(of: column, in: start)
        column.view.isLineLeft = lineSide(of: column)
        column.placed = content
        view.addSubview(column.view)
        column.view.place(content.view)
        column.view.layoutIfNeeded()
      }
      order()
    }
    if view.window != nil { content.reportIsAppearing() }
  }

  /// The primary column is in front of the others, and the dimming in front of the secondary one.
  private func order() {
    if dimmingView.superview == nil { view.addSubview(dimmingView) }
    for view in [primary.view, supplementary.view, dimmingView, inspector.view, secondary.view, compact.view]
    where view.superview != nil {
      self.view.sendSubviewToBack(view)
    }
    for separator in separators where separator.superview == nil { view.addSubview(separator) }
  }

  /// Takes a column off the screen at once.
  func remove(_ column: SplitColumn) {
    guard column.presence != .hidden else { return }
    column.presence = .hidden
    let content = column.placed
    column.placed = nil
    content?.beginAppearanceTransition(false, animated: false)
    content?.viewIfLoaded?.removeFromSuperview()
    column.view.removeFromSuperview()
    content?.endAppearanceTransition()
  }

  /// Puts a column on the screen at once.
  func insert(_ column: SplitColumn) {
    guard column.content != nil else { return }
    begin(column, layout(state.mode), false)
    column.presence = .shown
    column.placed.map(bringToOwnAppearance)
  }

  private func replacePlaced(_ column: SplitColumn) {
    let presence = column.presence
    let frame = column.view.frame
    remove(column)
    adoptChildren()
    guard column.content != nil, presence != .leaving, presence != .hidden else { return }
    insert(column)
    column.view.frame = frame
  }

  // MARK: Delegate

  /// Reports which columns will come and go. A message may change that; the call that sends it reports the rest.
  func announce(_ next: [Column]) {
    state.toAnnounce = next
    guard !state.isAnnouncing else { return }
    state.isAnnouncing = true
    for _ in 0..<Self.mostReports {
      if let index = state.announced.firstIndex(where: { !state.toAnnounce.contains($0) }) {
        let column = state.announced.remove(at: index)
        delegate?.splitViewController(self, willHide: column)
      } else if let column = state.toAnnounce.first(where: { !state.announced.contains($0) }) {
        state.announced.append(column)
        delegate?.splitViewController(self, willShow: column)
      }
    }
    state.isAnnouncing = false
  }

  /// Reports which columns have come and gone.
  func report() {
    guard !state.isReporting else { return }
    state.isReporting = true
    for _ in 0..<Self.mostReports {
      if let index = state.reported.firstIndex(where: { !state.announced.contains($0) }) {
        let column = state.reported.remove(at: index)
        delegate?.splitViewController(self, didHide: column)
      } else if let column = state.announced.first(where: { !state.reported.contains($0) }) {
        state.reported.append(column)
        delegate?.splitViewController(self, didShow: column)
      }
    }
    state.isReporting = false
  }

  /// Our choice: more messages than this, each of which has changed the columns again, are a mistake.
  private static var mostReports: Int { 64 }

  // MARK: Calls

  func reveal(_ kind: Column) {
    if kind == .inspector { return setInspector(shown: true) }
    let column = column(kind)
    guard state.hasAdapted else {
      decide()
      return state.chosen = shown(revealing: kind)
    }
    if state.isCollapsed { return bringToTop(column) }
    guard column.content != nil else { return }
    choose(shown(revealing: kind))
  }

  private func shown(revealing kind: Column) -> Int {
    let present = min(state.chosen, sidebarColumns.count)
    return switch kind {
    case .primary: sidebarColumns.count
    case .supplementary: max(present, 1)
    case .secondary: wantedMode.isDimming ? splitBehavior == .displace ? 1 : 0 : present
    case .compact, .inspector: present
    }
  }

  func conceal(_ kind: Column) {
    if kind == .inspector { return setInspector(shown: false) }
    if state.isCollapsed { return takeFromTop(column(kind)) }
    let present = min(state.chosen, sidebarColumns.count)
    switch kind {
    case .primary: choose(min(present, sidebarColumns.count - 1))
    case .supplementary: choose(0)
    case .secondary, .compact, .inspector: break
    }
  }

  /// Shows a number of sidebars, animated.
  func choose(_ shown: Int) {
    if !state.hasAdapted { decide() }
    state.chosen = max(0, shown)
    state.isAnimated = true
    changing {}
    state.isAnimated = false
  }

  /// Hides sidebars that dim the secondary column; false if there are none.
  func closeOverlay() -> Bool {
    guard state.hasAdapted, !state.isCollapsed, state.mode.isDimming else { return false }
    choose(state.mode == .twoDisplaceSecondary ? 1 : 0)
    return true
  }

  /// The display mode to which the toggle button leads.
  var nextMode: DisplayMode {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if let shown = asked.shown { return DisplayMode(shown: min(shown, sidebarColumns.count), splitBehavior) }
    let (present, most) = (state.mode.shown ?? 0, sidebarColumns.count)
    let next = present == 0 ? 1 : present < most ? most : most - 1
    return DisplayMode(shown: min(next, most), splitBehavior)
  }

  /// The number of sidebars that a swipe from the edge shows; nil if there are no more.
  var shownBySwipe: Int? {
    let present = state.mode.shown ?? 0
    guard state.hasAdapted, !state.isCollapsed, presentsWithGesture, state.motion == nil, present < sidebarColumns.count else {
      return nil
    }
    return present + 1
  }

  func showBackground() {
    primary.view.backgroundColor = primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
  }
}
