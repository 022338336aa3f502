package import Foundation
@_spi(UIKitModules) package import UIKitCore

/// A list's pan gesture for swiping a row aside. Recognizes a horizontal movement on a row with swipe actions on that side, and fails for
/// any other movement, which scroll views then handle.
///
/// A touch outside of the open row closes that row; apart from that, the touch can only scroll.
package final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private var list: (any SwipeList)? { view as? any SwipeList }
  private var plan: SwipePlan?
  private var isClosing = false

  package override init() {
    super.init()
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
    addAction { [unowned self] _ in report() }
  }

  private func report() {
    guard let list, !isClosing, let plan else { return }
    let way = (plan.side == .leading) != list.isReadFromTheRight ? 1.0 : -1.0
    let moved = translation(in: list).x * way
    switch state {
    case .began:
      list.beginSwipe(plan)
      list.swipe(plan.row, by: moved)
    case .changed: list.swipe(plan.row, by: moved)
    case .ended: list.endSwipe(plan.row, velocity: velocity(in: list).x * way)
    case .cancelled: list.cancelSwipe(plan)
    case .possible, .failed: break
    }
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let list, let touch = touches.first, list.closesOpenRow(touch) else { return }
    isClosing = true
    state = .began
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isClosing { super.touchesMoved(touches, with: event) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first { list?.tapBesideTray(touch) }
    super.touchesEnded(touches, with: event)
  }

  package override func reset() {
    super.reset()
    (plan, isClosing) = (nil, false)
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if isClosing && preventedGestureRecognizer is ScrollPanGestureRecognizer { return false }
    return super.canPrevent(preventedGestureRecognizer)
  }

  // MARK: Beginning

  /// Decides by the first movement of 10 points, for the rest of the gesture.
  package override func applied(_ travel: CGPoint) -> CGPoint? {
    guard let translation = super.applied(travel), let list else { return nil }
    if plan != nil { return translation }
    let way = convert(vector: travel, to: list)
    let point = location(in: list)
    guard way.x.magnitude > way.y.magnitude, list.givesUpTouches(to: self),
      let plan = list.planSwipe(at: CGPoint(x: point.x - way.x, y: point.y - way.y), direction: way.x)
    else {
      if way.y.magnitude >= way.x.magnitude { list.closeOpenRow(animated: true) }
      state = .failed
      return nil
    }
    self.plan = plan
    return translation
  }
}

extension SwipeList {
  /// The rule for scrolling; in addition, touches on swipe-action buttons may always be taken.
  fileprivate func givesUpTouches(to gesture: RowSwipeGestureRecognizer) -> Bool {
    gesture.liveTouches.allSatisfy { $0.view is RowTrayButton } || mayCancelContentTouches(for: gesture)
  }
}
