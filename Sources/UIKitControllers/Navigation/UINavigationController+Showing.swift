internal import Foundation
internal import UIKitCore

/// The way of a navigation controller's screen to the top of its stack: idle, changing, sliding, changing, idle.
///
/// The stack changes with each call. The screen follows it: a call inside a message of a change leaves that to the sender of the message.
@MainActor struct WayToTop {
  enum Phase {
    case idle
    /// Messages of a change are being sent.
    case changing
    case sliding(any ScreenTransition)
  }

  var phase = Phase.idle
  /// The controller that the last change has shown; the top of the stack when nothing changes.
  var shown: UIViewController?
  /// How the last call wants the top to be shown.
  var isAnimated = false
  var isPush = true
  /// Children that are still to be told that they have come or left.
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []

  var isSliding: Bool { if case .sliding = phase { true } else { false } }
}

extension UINavigationController {
  /// More changes than this, each made by a message of the last, are not shown. Our choice.
  private static let mostChanges = 64

  func change(to next: [UIViewController], animated: Bool, isPush: Bool) {
    let former = stack
    stack = next
    (way.isAnimated, way.isPush) = (animated, isPush)
    changing {
      for controller in former { announceLeaving(controller) }
      for controller in next { announceEntering(controller) }
      (parent as? UITabBarController)?.stackChanged(animated: animated)
    }
  }

  /// Jumps to the end of a running transition.
  func finishTransition() { if case .sliding(let transition) = way.phase { transition.finish() } }

  /// Shows the top of the stack.
  func showTop() { changing {} }

  /// Sends messages, and shows the top of the stack after them, unless this is inside a message of another change.
  private func changing(_ body: () -> Void) {
    switch way.phase {
    case .changing: return body()
    case .sliding(let transition):
      way.phase = .changing
      transition.finish()
    case .idle: way.phase = .changing
    }
    body()
    for _ in 0..<Self.mostChanges {
      guard case .changing = way.phase, isBehind else { break }
      follow()
    }
    guard case .changing = way.phase else { return }
    way.phase = .idle
    if isBehind {
      (viewIfLoaded?.window?.screen ?? UIScreen.main).warnings.once(
        "\(type(of: self)): a message of each of \(Self.mostChanges) changes in a row has changed viewControllers again, and the last change is "
          + "not shown; change them once, as in viewDidAppear(_:)")
    }
  }

  /// Whether screen, bar or children are not those of the stack.
  private var isBehind: Bool {
    isViewLoaded && way.shown !== stack.last || !way.entering.isEmpty || !way.leaving.isEmpty
      || navigationBar.items ?? [] != stack.map(\.navigationItem)
  }

  private func follow() {
    let (former, top) = (way.shown, stack.last)
    guard isViewLoaded, former !== top else {
      navigationBar.setItems(stack.map(\.navigationItem), animated: false)
      return reportMoves()
    }
    let isAnimated = way.isAnimated && view.window != nil && former != nil && top != nil
    let isPush = way.isPush
    navigationBar.setItems(stack.map(\.navigationItem), animated: isAnimated)
    let ownAnimator = isAnimated ? top.flatMap { animator(from: former, to: $0, isPush: isPush) } : nil
    if let top { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
    begin(former, top, animated: isAnimated, isPush: isPush)
    // A screen that a message has covered or taken away does not slide.
    guard isAnimated, let former, let top, stack.last === top, isOnItsWayIn else {
      return end(former, top, animated: isAnimated)
    }
    container.isUserInteractionEnabled = false
    let transition = Self.transition(from: former, to: top, in: container, isPush: isPush, ownAnimator) { [self] in
      if way.isSliding { way.phase = .idle }
      changing {
        container.isUserInteractionEnabled = true
        end(former, top, animated: true)
      }
    }
    way.phase = .sliding(transition)
    transition.run()
  }

  private func begin(_ former: UIViewController?, _ top: UIViewController?, animated: Bool, isPush: Bool) {
    // As on iOS, the new controller's `viewDidLoad` comes before the former one's `viewWillDisappear`.
    top?.loadViewIfNeeded()
    former?.beginAppearanceTransition(false, animated: animated)
    if isOnItsWayIn { top?.beginAppearanceTransition(true, animated: animated) }
    way.shown = top
    guard let top else { return }
    lay(out: top)
    isPush ? container.addSubview(top.view) : container.insertSubview(top.view, at: 0)
    top.reportIsAppearing()
    watchContent()
  }

  private func end(_ former: UIViewController?, _ top: UIViewController?, animated: Bool) {
    former?.viewIfLoaded?.removeFromSuperview()
    // This controller may have come back in a message, and the former screen with it.
    former?.beginAppearanceTransition(false, animated: false)
    former?.endAppearanceTransition()
    if let top { bringToOwnAppearance(top) }
    reportMoves()
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  // MARK: Children

  private func isOnStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  /// Tells a child that is not on the stack any more, unless it knows.
  private func announceLeaving(_ controller: UIViewController) {
    guard !isOnStack(controller), controller.parent === self, !way.leaving.contains(where: { $0 === controller }) else { return }
    if let index = way.entering.firstIndex(where: { $0 === controller }) {
      way.entering.remove(at: index)
      controller.didMove(toParent: self)
    }
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
      // Its message may have taken it off the stack again.
      announceLeaving(controller)
    }
  }

  private func reportMoves() {
    while !way.entering.isEmpty { way.entering.removeFirst().didMove(toParent: self) }
    while !way.leaving.isEmpty { way.leaving.removeFirst().removeFromParent() }
  }
}
