internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A change of the screen that is on its way.
struct PageTurn {
  let controller: UIViewController
  /// The place of the incoming screen in the scroll view: 0 before the shown one, 2 after it; the shown one has place 1.
  let place: Int
  /// Whether a finger, or the page control, began it; the delegate receives the messages then.
  var isByTouch = true
  var completion: (@MainActor (Bool) -> Void)?
}

/// What `setViewControllers` was given.
struct PageChange {
  let controller: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let animated: Bool
  let completion: (@MainActor (Bool) -> Void)?
}

/// The data source's answers about the shown screen.
struct PageNeighbors {
  var before: UIViewController?
  var after: UIViewController?
}

// Three places in a paging scroll view: the shown screen in the middle, the incoming one beside it.
extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  var isMirrored: Bool { isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

  /// How far the middle has been left, from -1 to 1 and, beyond the edges, further.
  var position: CGFloat {
    let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    return length > 0 ? offset / length - 1 : 0
  }

  func offset(ofPlace place: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: place * length, y: 0) : CGPoint(x: 0, y: place * length)
  }

  func setPosition(_ position: CGFloat) {
    scroller.isPlacing = true
    scrollView.contentOffset = offset(ofPlace: position + 1)
    scroller.isPlacing = false
  }

  /// Ends what moves the scroll view, at the shown screen; a finger's drag goes on.
  func rest() {
    scroller.isPlacing = true
    scrollView.setContentOffset(offset(ofPlace: 1), animated: false)
    scroller.isPlacing = false
  }

  // MARK: Layout

  func setUpScrolling() {
    scrollView.onMessage = { [weak self] message in self.map { $0.scroller.receive(message, for: $0) } }
    (scrollView.isPagingEnabled, scrollView.contentInsetAdjustmentBehavior) = (true, .never)
    (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (false, false)
    (scrollView.scrollsToTop, scrollView.clipsToBounds) = (false, true)
    if isHorizontal { scrollView.alwaysBounceHorizontal = true } else { scrollView.alwaysBounceVertical = true }
    view.addSubview(scrollView)
    layOut()
    if let shown { enter(shown) }
    updatePageControl()
  }

  func layOut() {
    var area = view.bounds
    if let pageControl {
      let height = pageControl.sizeThatFits(area.size).height
      area.size.height = max(0, area.height - view.safeAreaInsets.bottom - height)
      pageControl.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: height)
    }
    let (former, position) = (scrollView.bounds.size, position)
    scroller.isPlacing = true
    scrollView.frame = area.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    scrollView.contentSize =
      isHorizontal ? CGSize(width: 3 * length, height: area.height) : CGSize(width: area.width, height: 3 * length)
    scroller.isPlacing = false
    if scrollView.bounds.size != former {
      setInsets()
      setPosition(former == .zero ? 0 : position)
      // The way is another one now: only a finger goes on.
      if turn != nil, length != (isHorizontal ? former.width : former.height), !scrollView.isTracking { endTurn() }
    }
    if let shown { place(shown, 1) }
    if let turn { place(turn.controller, turn.place) }
  }

  private func place(_ controller: UIViewController, _ place: Int) {
    var frame = CGRect(origin: offset(ofPlace: CGFloat(place)), size: scrollView.bounds.size)
    if isHorizontal {
      (frame.origin.x, frame.size.width) = (frame.minX + spacing / 2, max(0, frame.width - spacing))
    } else {
      (frame.origin.y, frame.size.height) = (frame.minY + spacing / 2, max(0, frame.height - spacing))
    }
    controller.overlayInsets = pageSafeArea
    controller.view.frame = frame
  }

  private var pageSafeArea: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if pageControl != nil { insets.bottom = 0 }
    return insets
  }

  func setSafeAreas() {
    for controller in [shown, turn?.controller] where controller?.parent === self { controller?.overlayInsets = pageSafeArea }
  }

  /// Closes the sides without a neighbour; before the data source is asked both are open, so that a drag can begin.
  func setInsets() {
    let isOpen = [0, 2].map { neighbors == nil && dataSource != nil || turn?.place == $0 || neighbor($0) != nil }
    let (start, end) = (isOpen[0] ? 0 : -length, isOpen[1] ? 0 : -length)
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end) : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    guard scrollView.contentInset != insets else { return }
    let position = position
    scroller.isPlacing = true
    scrollView.contentInset = insets
    scroller.isPlacing = false
    // Content at its start would stay there, at the side that has been opened.
    if self.position != position { setPosition(position) }
  }

  // MARK: Neighbours

  private func neighbor(_ place: Int) -> UIViewController? { (place == 0) != isMirrored ? neighbors?.before : neighbors?.after }

  func askForNeighbors() {
    guard neighbors == nil, let shown, let dataSource else { return }
    let answer = PageNeighbors(
      before: dataSource.pageViewController(self, viewControllerBefore: shown),
      after: dataSource.pageViewController(self, viewControllerAfter: shown))
    ensure(
      answer.before !== shown && answer.after !== shown,
      """
      \(type(of: dataSource)) returned the \(type(of: shown)) that is shown as its own neighbour \
      (pageViewController(_:viewControllerBefore:) or viewControllerAfter): return another screen, or nil
      """)
    neighbors = answer
  }

  func dataSourceChanged() {
    if turn == nil { neighbors = nil }
    guard isViewLoaded else { return }
    setInsets()
    updatePageControl()
  }

  // MARK: Touches

  func dragBegins() {
    // A drag that catches a screen on its way: what is mostly shown becomes the shown one at the drag's first step, when the offset can
    // be set.
    catchesTurn = turn != nil && position.magnitude >= 0.5
    askForNeighbors()
    setInsets()
  }

  func scrolled() { changing { followScroll() } }

  private func followScroll() {
    if catchesTurn {
      catchesTurn = false
      end(isCompleted: true, finished: true)
    }
    let position = position
    guard position != 0, shown != nil else { return }
    let place = position < 0 ? 0 : 2
    if let turn {
      guard turn.place != place, turn.isByTouch else { return }
      end(isCompleted: false, finished: true, keepsPosition: true)
    }
    askForNeighbors()
    if let next = neighbor(place) { begin(PageTurn(controller: next, place: place)) }
  }

  func rested() {
    catchesTurn = false
    if turn != nil { endTurn() } else if position != 0 { rest() }
  }

  /// Ends the turn at the nearer screen; code's turn that no finger has stopped at its own.
  private func endTurn() {
    let isUnstopped = turn?.isByTouch == false && !scrollView.isTracking
    changing {
      end(isCompleted: isUnstopped || position.magnitude >= 0.5, finished: true)
      if position != 0 { rest() }
    }
  }

  func animateTurn() {
    guard let turn else { return }
    scrollView.setContentOffset(offset(ofPlace: CGFloat(turn.place)), animated: true)
  }

  func animationEnded() {
    // A finger that only touches has stopped the scroll view, which would stay where it is.
    let isHeld = scrollView.isTracking && scrollView.panGestureRecognizer.state == .possible
    if let turn, isHeld, scrollView.contentOffset != offset(ofPlace: CGFloat(turn.place)) { return animateTurn() }
    rested()
  }

  // MARK: Turns

  func enter(_ controller: UIViewController) {
    if controller.parent !== self { addChild(controller) }
    place(controller, 1)
    scrollView.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  func begin(_ next: PageTurn) {
    turn = next
    if next.isByTouch { delegate?.pageViewController(self, willTransitionTo: [next.controller]) }
    if next.controller.parent !== self { addChild(next.controller) }
    next.controller.loadViewIfNeeded()
    place(next.controller, next.place)
    if isShown {
      shown?.beginAppearanceTransition(false, animated: true)
      next.controller.beginAppearanceTransition(true, animated: true)
    }
    scrollView.addSubview(next.controller.view)
  }

  /// Ends the running turn: one of the two screens leaves, the other one moves to the middle.
  func end(isCompleted: Bool, finished: Bool, keepsPosition: Bool = false) {
    guard let turn, let former = shown else { return }
    self.turn = nil
    catchesTurn = false
    let (staying, leaving) = isCompleted ? (turn.controller, former) : (former, turn.controller)
    if isShown && !isCompleted {
      leaving.beginAppearanceTransition(false, animated: true)
      staying.beginAppearanceTransition(true, animated: true)
    }
    leaving.willMove(toParent: nil)
    leaving.view.removeFromSuperview()
    if isShown {
      leaving.endAppearanceTransition()
      staying.endAppearanceTransition()
    }
    leaving.removeFromParent()
    shown = staying
    if isCompleted {
      neighbors = nil
      staying.didMove(toParent: self)
      let rest = position - CGFloat(turn.place - 1)
      askForNeighbors()
      setInsets()
      setPosition(rest.magnitude < 0.001 ? 0 : rest)
      if let pageControl, turn.isByTouch { pageControl.currentPage += (turn.place == 2) != isMirrored ? 1 : -1 }
    } else if !keepsPosition {
      setInsets()
    }
    place(staying, 1)
    setNeedsStatusBarAppearanceUpdate()
    if turn.isByTouch {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: [former], transitionCompleted: isCompleted)
    }
    turn.completion?(finished)
  }
}
