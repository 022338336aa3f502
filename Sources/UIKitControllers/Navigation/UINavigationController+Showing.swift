internal import Foundation
internal import UIKitCore

/// The way of a navigation controller's screen to the top of its stack.
///
/// The stack changes with each call, and the screen follows it.
@MainActor struct WayToTop {
  /// The slide or the animator's transition that is running.
  var transition: (any ScreenTransition)?
  /// The controller that the last change has shown; the top of the stack when nothing changes.
  var shown: UIViewController?
  /// The stack that the last change has shown.
  var shownStack: [UIViewController] = []
  /// How the last call wants the top to be shown.
  var isAnimated = false
  var isPush = true
  /// Whether a finger asks for the next change, and drives it.
  var isDriven = false
  /// Children that have not yet received the message that they have come or left.
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []
}

/// A container that shows something else when the stack of a navigation controller in it changes.
@MainActor protocol StackFollower {
  /// Called before the messages of the change, which may change the stack again.
  func recordStack()
  func stackChanged(animated: Bool)
}

extension StackFollower {
  func recordStack() {}
}

extension UINavigationController: ScreenContainer {
  func change(to next: [UIViewController], animated: Bool, isPush: Bool) {
    let former = stack
    stack = next
    (parent as? any StackFollower)?.recordStack()
    (way.isAnimated, way.isPush) = (animated, isPush)
    changing {
      way.transition?.finish()
      for controller in former { announceLeaving(controller) }
      for controller in next { announceEntering(controller) }
      (parent as? any StackFollower)?.stackChanged(animated: animated)
    }
  }

  /// Whether screen, bar or children are not those of the stack; a transition shows what it was begun for first.
  var isBehind: Bool {
    way.transition == nil
      && (isViewLoaded && way.shown !== stack.last || !way.entering.isEmpty || !way.leaving.isEmpty
        || navigationBar.items ?? [] != stack.map(\.navigationItem))
  }

  func changesEnded() { splitViewController?.stackSettled() }

  func follow() {
    let (former, top, before) = (way.shown, stack.last, way.shownStack)
    way.shownStack = stack
    guard isViewLoaded, former !== top else {
      navigationBar.setItems(stack.map(\.navigationItem), animated: false)
      return reportMoves()
    }
    let isAnimated = way.isAnimated && view.window != nil && former != nil && top != nil
    let isPush = way.isPush
    let items = stack.map(\.navigationItem)
    let isBarPush = items.count >= (navigationBar.items ?? []).count
    navigationBar.announce(items)
    let ownAnimator = isAnimated ? top.flatMap { animator(from: former, to: $0, isPush: isPush) } : nil
    if let top { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
    begin(former, top, animated: isAnimated, isPush: isPush)
    let bars = { [self] (pace: SlidePace) in showBars(animated: isAnimated, isPush: isBarPush, pace) }
    // A screen that a message has covered or removed does not slide.
    guard isAnimated, let former, let top, stack.last === top, isOnItsWayIn else {
      bars(.spring)
      return end(former, top, animated: isAnimated)
    }
    container.isUserInteractionEnabled = false
    if way.isDriven, ownAnimator == nil { return drive(from: former, to: top, before) { bars(.even) } }
    if let ownAnimator { return run(ownAnimator, from: former, to: top, before, isPush: isPush, bars) }
    bars(.spring)
    let slide = NavigationTransition(from: former.screenViews, to: top.screenViews, in: container, isPush: isPush) { [self] in
      ended { end(former, top, animated: true) }
    }
    way.transition = slide
    slide.run()
  }

  /// Shows the delegate's transition, which its interaction controller may drive.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from former: UIViewController, to top: UIViewController,
    _ before: [UIViewController], isPush: Bool, _ bars: @escaping (SlidePace) -> Void
  ) {
    let driver = delegate?.navigationController(self, interactionControllerFor: animator)
    var leadsBack: () -> Bool = { false }
    let transition = CustomNavigationTransition(from: former, to: top, in: container, animator, driver: driver) {
      bars(driver == nil ? .spring : .even)
    } completion: { [self] in
      ended { leadsBack() ? takeBack(before, former, top, isPush: !isPush) : end(former, top, animated: true) }
    }
    leadsBack = { [unowned transition] in transition.leadsBack }
    way.transition = transition
    transition.run()
  }

  private func ended(_ body: () -> Void) {
    way.transition = nil
    changing {
      container.isUserInteractionEnabled = true
      body()
    }
  }

  // MARK: Fingers

  /// Pops by a finger that drives the way; nil if there is nothing to drive.
  func popByFinger() -> DrivenTransition? {
    guard canGoBack else { return nil }
    way.isDriven = true
    popViewController(animated: true)
    way.isDriven = false
    return way.transition as? DrivenTransition
  }

  private func drive(
    from former: UIViewController, to top: UIViewController, _ before: [UIViewController], _ bars: @escaping () -> Void
  ) {
    var isCancelled: () -> Bool = { false }
    let slide = NavigationTransition(
      from: former.screenViews, to: top.screenViews, in: container, isPush: false, pace: .even
    ) { [self] in
      ended { isCancelled() ? takeBack(before, former, top, isPush: true) : end(former, top, animated: true) }
    }
    let transition = DrivenTransition(slide, bars: bars)
    isCancelled = { [unowned transition] in transition.isCancelled }
    way.transition = transition
    transition.run()
  }

  /// Goes back to the stack before a change that was not to be, unless the stack has been changed meanwhile.
  private func takeBack(_ before: [UIViewController], _ former: UIViewController, _ top: UIViewController, isPush: Bool) {
    guard stack.last === top, before.last === former, way.shownStack == stack else { return end(former, top, animated: true) }
    let given = stack
    stack = before
    way.shownStack = before
    (parent as? any StackFollower)?.recordStack()
    for controller in given { announceLeaving(controller) }
    for controller in before { announceEntering(controller) }
    navigationBar.announce(stack.map(\.navigationItem))
    begin(top, former, animated: true, isPush: isPush)
    showBars(animated: false, isPush: isPush)
    (parent as? any StackFollower)?.stackChanged(animated: true)
    top.screenViews.forEach { $0.removeFromSuperview() }
    top.endAppearanceTransition()
    bringToOwnAppearance(former)
    reportMoves()
  }

  private func begin(_ former: UIViewController?, _ top: UIViewController?, animated: Bool, isPush: Bool) {
    // As on iOS, the new controller's `viewDidLoad` comes before the former one's `viewWillDisappear`.
    top?.loadViewIfNeeded()
    former?.beginAppearanceTransition(false, animated: animated)
    if isOnItsWayIn { top?.beginAppearanceTransition(true, animated: animated) }
    way.shown = top
    guard let top else { return }
    followContent()
    lay(out: top)
    for (index, view) in top.screenViews.enumerated() {
      isPush ? container.addSubview(view) : container.insertSubview(view, at: index)
    }
    top.reportIsAppearing()
    // What the screen has loaded or changed meanwhile.
    followContent()
    setInsets(of: top)
  }

  private func end(_ former: UIViewController?, _ top: UIViewController?, animated: Bool) {
    if former?.isViewLoaded == true { former?.screenViews.forEach { $0.removeFromSuperview() } }
    // This controller may have come back in a message, and the former screen with it.
    former?.beginAppearanceTransition(false, animated: false)
    former?.endAppearanceTransition()
    if let top { bringToOwnAppearance(top) }
    reportMoves()
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  // MARK: Children

  private func isOnStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  /// Sends a child that is not on the stack any more the messages of leaving, unless it has received them.
  private func announceLeaving(_ controller: UIViewController) {
    guard !isOnStack(controller), controller.parent === self, !way.leaving.contains(where: { $0 === controller }) else { return }
    if let index = way.entering.firstIndex(where: { $0 === controller }) {
      way.entering.remove(at: index)
      controller.didMove(toParent: self)
    }
    stopFollowing(controller)
    way.leaving.append(controller)
    controller.willMove(toParent: nil)
    controller.isMovingFromParent = true
  }

  /// Makes a controller on the stack a child, or calls one back that is leaving.
  private func announceEntering(_ controller: UIViewController) {
    guard isOnStack(controller) else { return }
    if let index = way.leaving.firstIndex(where: { $0 === controller }) {
      way.leaving.remove(at: index)
      controller.isMovingFromParent = false
      way.entering.append(controller)
      controller.willMove(toParent: self)
    } else if controller.parent !== self {
      way.entering.append(controller)
      addChild(controller)
      // Its message may have removed it from the stack again.
      announceLeaving(controller)
    }
  }

  private func reportMoves() {
    while !way.entering.isEmpty { way.entering.removeFirst().didMove(toParent: self) }
    while !way.leaving.isEmpty { way.leaving.removeFirst().removeFromParent() }
  }
}
