internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The fingers that show and hide sidebars: a swipe from the edge, a swipe and a tap on the dimmed column.
@MainActor final class SplitSwipes: NSObject, UIGestureRecognizerDelegate {
  /// Least speed in points per second with which a swipe goes on by itself. Our choice.
  private static let speed: CGFloat = 300

  private weak var split: UISplitViewController?
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let back = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The number of sidebars that a running swipe shows, and the number before.
  private var way: (shown: Int, former: Int)?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    edge.addAction { [weak self] _ in self?.followEdge() }
    back.addAction { [weak self] _ in self?.followBack() }
    tap.addAction { [weak self] _ in _ = self?.split?.closeOverlay() }
    edge.delegate = self
    back.delegate = self
  }

  func attach() {
    guard let split else { return }
    split.view.addGestureRecognizer(edge)
    split.dimmingView.addGestureRecognizer(back)
    split.dimmingView.addGestureRecognizer(tap)
  }

  /// 1 where the sidebars come from the left, else -1.
  private var side: CGFloat { split?.isMirrored == true ? -1 : 1 }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === edge else { return true }
    edge.edges = side < 0 ? .right : .left
    return split?.shownBySwipe != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let split else { return false }
    guard gestureRecognizer === back else { return split.shownBySwipe != nil }
    let travel = back.translation(in: split.view)
    return split.presentsWithGesture && split.state.motion == nil && -travel.x * side > abs(travel.y)
  }

  private func followEdge() {
    guard let split else { return }
    if edge.state == .began, let shown = split.shownBySwipe { begin(shown) }
    follow(edge, 1)
  }

  private func followBack() {
    guard let split else { return }
    if back.state == .began { begin(split.state.mode == .twoDisplaceSecondary ? 1 : 0) }
    follow(back, -1)
  }

  private func begin(_ shown: Int) {
    guard let split else { return }
    way = (shown, split.state.mode.shown ?? 0)
    split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
    split.swipeBegins(shown)
  }

  /// - Parameter direction: 1 for a finger that moves away from the sidebars' edge.
  private func follow(_ recognizer: UIPanGestureRecognizer, _ direction: CGFloat) {
    guard let split, let way else { return }
    let travel = recognizer.translation(in: split.view).x * side * direction
    let speed = recognizer.velocity(in: split.view).x * side * direction
    switch recognizer.state {
    case .began, .changed: split.swipeMoves(travel)
    case .ended, .cancelled, .failed:
      let goes = recognizer.state == .ended && (speed > Self.speed || speed > -Self.speed && split.swipeShare(travel) > 0.5)
      self.way = nil
      split.swipeEnds(goes ? way.shown : way.former)
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    default: break
    }
  }
}

// A finger in place of an animation.
extension UISplitViewController {
  func swipeBegins(_ shown: Int) {
    state.chosen = shown
    state.isDriven = true
    changing {}
    state.isDriven = false
  }

  /// The share of the way that a travel of the finger is.
  func swipeShare(_ travel: CGFloat) -> CGFloat {
    guard case .swipe(let start, let end) = state.motion else { return 0 }
    let way = max(abs(end.inner.minX - start.inner.minX), abs(end.outer.minX - start.outer.minX))
    return way > 0 ? min(max(travel / way, 0), 1) : 0
  }

  func swipeMoves(_ travel: CGFloat) {
    guard case .swipe(let start, let end) = state.motion else { return }
    apply(start.interpolated(to: end, swipeShare(travel)))
  }

  /// Goes the rest of the way, or back, unless something else has shown other columns meanwhile.
  func swipeEnds(_ shown: Int) {
    guard case .swipe = state.motion else { return }
    if shown != state.mode.shown { return choose(shown) }
    animate()
  }
}
