internal import CoreGraphics
package import Foundation
package import UIKitCore
internal import UIKitGraphics

// What the bars take of each screen, and how they follow the content of the one shown.
extension UINavigationController {
  // MARK: Places

  func isUnderBar(_ controller: UIViewController) -> Bool {
    !isNavigationBarHidden && controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Whether the toolbar is out of the screen, by itself or for a controller on the stack.
  var isToolbarAway: Bool { isToolbarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  func layOutBars() {
    adoptSearch()
    for controller in stack { setInsets(of: controller) }
    showBarState()
    layOutToolbar()
    if way.transition == nil, leavingScreen == nil, let shown = way.shown { lay(out: shown) }
  }

  func lay(out controller: UIViewController) {
    setInsets(of: controller)
    controller.overlayInsets.bottom = isToolbarAway ? 0 : UIToolbar.height
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let frame = frame(of: controller, in: container.bounds)
    if controller.view.frame != frame { controller.view.frame = frame }
    scrollView(of: controller)?.adoptBarRoom()
  }

  /// All of `bounds`, or the part below the bar for a controller that does not extend under the bar. A large title that gives way to the
  /// content is in front of that part, so that the content is not moved twice.
  private func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
    guard !isNavigationBarHidden, !isUnderBar(controller) else { return bounds }
    var height = navigationBar.frame.minY + rowHeight(of: controller)
    if !isTitleInSafeArea(controller) { height += largeTitle(of: controller).shown }
    return bounds.divided(atDistance: height, from: .minYEdge).remainder
  }

  private func isTitleInSafeArea(_ controller: UIViewController) -> Bool {
    isUnderBar(controller) || controller.contentScrollView(for: .top) != nil
  }

  /// Sets what the navigation bar covers of a screen, of which its large title may be a part.
  func setInsets(of controller: UIViewController) {
    let scrollView = scrollView(of: controller)
    let travel = scrollView?.travelFromTop
    setInsets(of: controller, below: largeTitle(of: controller))
    // Content that stays where it is below a bar that has grown is farther from its top: less of the title shows.
    if travel != scrollView?.travelFromTop { setInsets(of: controller, below: largeTitle(of: controller)) }
    activeSearch(of: controller)?.adoptInsets()
  }

  private func setInsets(of controller: UIViewController, below title: LargeTitle) {
    scrollView(of: controller)?.barRoom = collapsing(controller) == nil ? BarRoom() : title.room
    controller.overlayInsets.top =
      (isUnderBar(controller) ? rowHeight(of: controller) : 0) + (isTitleInSafeArea(controller) ? title.shown : 0)
    if controller.viewIfLoaded?.window != nil { scrollView(of: controller)?.adoptBarRoom() }
  }

  // MARK: Search

  /// The room of a screen's search bar; above content that does not scroll it stays.
  private func searchRoom(of controller: UIViewController) -> SearchRoom {
    var room = navigationBar.searchRoom(of: controller.navigationItem)
    if room.givesWay, collapsing(controller) == nil { room.givesWay = false }
    return room
  }

  /// Height of the bar without what gives way to the content.
  private func rowHeight(of controller: UIViewController) -> CGFloat {
    let room = searchRoom(of: controller)
    return (room.coversTitle ? 0 : UINavigationBar.rowHeight(of: controller.navigationItem)) + room.fixedHeight
  }

  private func activeSearch(of controller: UIViewController) -> SearchPresentation? {
    controller.presentingRecord?.shown as? SearchPresentation
  }

  /// Whether the screen shown is being searched, with the search bar in place of its title.
  var isTitleCovered: Bool { way.shown.map { navigationBar.searchRoom(of: $0.navigationItem).coversTitle } ?? false }

  private func adoptSearch() { way.shown?.navigationItem.searchController?.navigation = self }

  /// The search has begun or ended, or its bar has another height. A bar that gives way again shows above content that is at its top.
  func searchChanged(_ search: UISearchController, animated: Bool) {
    navigationBar.updateSearchPlacement()
    guard isViewLoaded, let shown = way.shown, shown.navigationItem.searchController === search else {
      return layOutSearch(animated)
    }
    let scrollView = scrollView(of: shown)
    let wasAtTop = scrollView.map { $0.travelFromTop <= 0 } ?? false
    let former = scrollView?.presentBarRoom.concealed ?? 0
    layOutSearch(animated)
    guard wasAtTop, let scrollView, former == 0, scrollView.presentBarRoom.concealed > 0, !search.isShownActive else { return }
    scrollView.contentOffset.y = scrollView.leastOffset
    layOutSearch(animated)
  }

  private func layOutSearch(_ animated: Bool) {
    guard isViewLoaded else { return }
    let isRunning = UIView.inheritedAnimationDuration > 0
    if animated, !isRunning, view.window != nil {
      UIView.animate(withDuration: UISearchBar.duration) { self.layOutSearch(false) }
      return
    }
    layOutBars()
    if isRunning { navigationBar.layoutIfNeeded() }
  }

  // MARK: Large title

  /// How much shows of a screen's large title, as its content is.
  private func largeTitle(of controller: UIViewController) -> LargeTitle {
    let search = searchRoom(of: controller)
    let isSmall = isNavigationBarHidden || search.coversTitle
    let whole = isSmall ? 0 : navigationBar.largeTitleHeight(of: controller.navigationItem)
    guard let scrollView = collapsing(controller) else { return LargeTitle(whole: whole) }
    let present = scrollView.presentBarRoom
    return LargeTitle(
      whole: present.whole - present.concealed, travel: scrollView.travelFromTop, held: scrollView.refreshRoom,
      search: present.concealed
    ).changed(toWhole: whole, search: search.givesWay && !isNavigationBarHidden ? search.height : 0)
  }

  /// The content's scroll view, if this controller follows it.
  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    guard controller.isViewLoaded, let scrollView = controller.contentScrollView(for: .top), scrollView.topBar === self else {
      return nil
    }
    return scrollView
  }

  /// The content's scroll view if a large title gives way to it: it begins at the top of the screen's view, so that its insets have the
  /// title's height.
  private func collapsing(_ controller: UIViewController) -> UIScrollView? {
    guard let scrollView = scrollView(of: controller), scrollView.contentInsetAdjustmentBehavior != .never,
      let edge = scrollView.topEdge(in: controller.view), edge < 0.5
    else { return nil }
    return scrollView
  }

  // MARK: Following

  /// Follows the scroll view of the screen shown, wherever it is now.
  func followContent() {
    let next = way.shown?.contentScrollView(for: .top)
    if let followed, followed !== next, !isContentOfStack(followed) { release(followed) }
    if followed !== next { reportContentScrollView() }
    adoptSearch()
    followed = next
    guard let next, next.topBar !== self, let shown = way.shown else { return }
    next.topBar = self
    setInsets(of: shown)
  }

  private func isContentOfStack(_ scrollView: UIScrollView) -> Bool {
    stack.contains { $0.isViewLoaded && $0.contentScrollView(for: .top) === scrollView }
  }

  /// Leaves the content of a controller that leaves the stack.
  func stopFollowing(_ controller: UIViewController) {
    if let scrollView = scrollView(of: controller) { release(scrollView) }
  }

  private func release(_ scrollView: UIScrollView) {
    scrollView.topBar = nil
    scrollView.barRoom = BarRoom()
    scrollView.refresher?.host = nil
  }

  // MARK: Bar

  /// The bar's place and look, as the content of the screen shown is.
  private var barState: UINavigationBar.BarState {
    let title = way.shown.map(largeTitle) ?? LargeTitle()
    let row = way.shown.map { rowHeight(of: $0) } ?? UINavigationBar.rowHeight(of: nil)
    let height = row + title.shown + title.stretch
    let y = isNavigationBarHidden ? -height : view.safeAreaInsets.top
    let hasContentBelow = followed?.isBelowTopBar ?? true
    return UINavigationBar.BarState(
      frame: CGRect(x: 0, y: y, width: view.bounds.width, height: height), largeTitle: title,
      search: way.shown.map { searchRoom(of: $0) } ?? SearchRoom(), hasContentBelow: hasContentBelow)
  }

  func showBarState() {
    navigationBar.isHidden = isNavigationBarHidden
    if navigationBar.isAnnouncing { return }
    navigationBar.state = barState
    hostRefresher()
  }

  /// Shows the items of the stack, and the toolbar's of the controller on top.
  func showBars(animated: Bool, isPush: Bool, _ pace: SlidePace = .spring) {
    navigationBar.showItems(animated: animated, isPush: isPush, state: barState, pace)
    hostRefresher()
    showToolbar(animated: animated, pace)
  }

  /// Has the bar show what the content's refresh control shows, between the bar and a large title.
  private func hostRefresher() {
    guard let refresher = followed?.refresher else { return }
    let host = way.shown.flatMap(collapsing) == nil ? nil : navigationBar.refresher
    if refresher.host !== host { refresher.host = host }
  }
}

extension UINavigationController: ContentFollower {
  /// The bar follows in the same frame: its height, the safe area of the screen and the insets of the content are one step.
  package func contentMoved(_ scrollView: UIScrollView) {
    guard isViewLoaded else { return }
    guard scrollView === followed, let shown = way.shown, !navigationBar.isAnnouncing else {
      for controller in stack where self.scrollView(of: controller) === scrollView { setInsets(of: controller) }
      return
    }
    if navigationBar.largeTitle.whole > 0 || scrollView.presentBarRoom.whole > 0 {
      setInsets(of: shown)
      navigationBar.state = barState
      hostRefresher()
      // In an animation that moves the content the bar's parts go with it.
      if UIView.inheritedAnimationDuration > 0 { navigationBar.layoutIfNeeded() }
    } else {
      navigationBar.hasContentBelow = scrollView.isBelowTopBar
    }
    showToolbarEdge(over: scrollView)
  }

  /// A motion that would end in the middle of the collapse ends before or after it.
  package func restingTarget(for target: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    guard let shown = way.shown, scrollView === followed, collapsing(shown) != nil else { return target }
    let start = scrollView.contentOffset.y - scrollView.travelFromTop
    let rest = largeTitle(of: shown).restingTravel(for: target.y - start, greatest: scrollView.greatestTravel)
    return CGPoint(x: target.x, y: start + rest)
  }
}
