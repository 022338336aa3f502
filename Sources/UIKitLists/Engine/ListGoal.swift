internal import Foundation
internal import ListModel
internal import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore

/// The row or item that a list scrolls to, while sizes on the way are still estimates.
struct ListGoal {
  /// The row is `NSNotFound` for the header of a table's section.
  var position: RowPosition
  /// Its place in the visible part; nil on an axis that does not scroll.
  let places: PerAxis<ListPlace?>
  /// The offset at which the scroll is to end, as far as sizes are known.
  var offset = CGPoint.zero
  /// The machine's counter when the animation began.
  var transitions = 0
}

/// Alignment of a row or an item within the visible part, on one axis.
enum ListPlace: CaseIterable {
  case leading, centered, trailing

  /// The nearest place at which the whole element is visible; nil if it is.
  static func nearest(_ first: CGFloat, _ last: CGFloat, from lower: CGFloat, to upper: CGFloat) -> ListPlace? {
    if first < lower { return .leading }
    if last <= upper { return nil }
    return last - first > upper - lower ? .leading : .trailing
  }

  /// Where the visible part begins if the element is at this place.
  func start(_ first: CGFloat, _ last: CGFloat, room: CGFloat) -> CGFloat {
    switch self {
    case .leading: first
    case .centered: (first + last - room) / 2
    case .trailing: last - room
    }
  }
}

// Scrolling to a place that depends on sizes which are not known yet.
extension ListEngine {
  /// Scrolls so that the goal is where it shall be, to the point, although rows on the way or beside it have other sizes than estimated.
  func scroll(to goal: ListGoal, animated: Bool) {
    guard var target = target(of: goal) else { return }
    self.goal = nil
    setContentOffset(target, animated: animated)
    // A container scrolls its lists itself; a list that knows its sizes is there, or on the way.
    guard contentScroller == nil, hasUnknownSizes, self.goal == nil else { return }
    self.goal = goal
    self.goal?.offset = target
    self.goal?.transitions = machine.transitions
    if machine.isAnimating { return }
    for _ in 0..<32 {
      tile()
      guard let goal = self.goal, let better = self.target(of: goal) else { break }
      target = better
      if (contentOffset.x - target.x).magnitude + (contentOffset.y - target.y).magnitude < 1e-6 { break }
      contentOffset = target
    }
    if session.activity == .idle { self.goal = nil }
  }

  /// Called when the views match the bounds: leads a running animation to the present place of the goal, and ends it exactly there.
  func followGoal() {
    guard let goal else { return }
    let passed = machine.transitions - goal.transitions
    if machine.isAnimating, passed == 0, let target = target(of: goal) {
      self.goal?.offset = target
      return machine.redirect(to: Vector(target))
    }
    // The loop above leads a scroll without an animation.
    if passed == 0, !machine.isAnimating, machine.isAtRest { return }
    self.goal = nil
    // The animation has arrived, and nothing else has begun.
    guard passed == 1, machine.isAtRest,
      (contentOffset.x - goal.offset.x).magnitude + (contentOffset.y - goal.offset.y).magnitude < 1
    else { return }
    scroll(to: goal, animated: false)
  }

  /// Moves the goal to its place after a batch.
  func carryGoal(_ change: ListChange) {
    guard let former = goal else { return }
    if former.position.row == NSNotFound {
      goal = change.section(after: former.position.section).map { section in
        var moved = former
        moved.position.section = section
        return moved
      }
      return
    }
    guard let position = change.row(after: former.position) else { return goal = nil }
    goal?.position = position
  }
}

extension ScrollMachine {
  fileprivate var isAtRest: Bool { !isAnimating && !isTracking && !isDragging && !isDecelerating }
}
