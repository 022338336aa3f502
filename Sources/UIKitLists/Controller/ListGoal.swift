package import Foundation
package import ListModel
package import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore

/// The row or item that a list scrolls to, while sizes on the way are still estimates.
package struct ListGoal {
  /// The row is `NSNotFound` for the header of a table's section.
  package fileprivate(set) var position: RowPosition
  /// Its place in the visible part; nil on an axis that does not scroll.
  package let places: PerAxis<ListPlace?>
  /// The offset at which the scroll is to end, as far as sizes are known.
  fileprivate var offset = CGPoint.zero
  /// The machine's counter when the animation began.
  fileprivate var transitions = 0

  package init(position: RowPosition, places: PerAxis<ListPlace?>) { (self.position, self.places) = (position, places) }
}

/// Alignment of a row or an item within the visible part, on one axis.
package enum ListPlace: CaseIterable {
  case leading, centered, trailing

  /// The nearest place at which the whole element is visible; nil if it is.
  package static func nearest(_ first: CGFloat, _ last: CGFloat, from lower: CGFloat, to upper: CGFloat) -> ListPlace? {
    if first < lower { return .leading }
    if last <= upper { return nil }
    return last - first > upper - lower ? .leading : .trailing
  }

  /// Where the visible part begins if the element is at this place.
  package func start(_ first: CGFloat, _ last: CGFloat, room: CGFloat) -> CGFloat {
    switch self {
    case .leading: first
    case .centered: (first + last - room) / 2
    case .trailing: last - room
    }
  }
}

/// The scroll of a list to a place that depends on sizes which are not known yet.
@MainActor final class ListGoals {
  @exclusivity(unchecked) private var goal: ListGoal?

  func forget() { goal = nil }

  /// The content has moved by a change of sizes.
  func shift(by distance: CGPoint) {
    goal?.offset.x += distance.x
    goal?.offset.y += distance.y
  }

  /// Moves the goal to its place after a batch.
  func move(_ change: ListChange) {
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

  func scroll(to goal: ListGoal, animated: Bool, _ controller: ListController<some ControlledList>) {
    let list = controller.list
    guard var target = list.target(of: goal) else { return }
    self.goal = nil
    list.setContentOffset(target, animated: animated)
    // A container scrolls its lists itself; a list that knows its sizes is there, or on the way.
    guard list.contentScroller == nil, list.hasUnknownSizes, self.goal == nil else { return }
    self.goal = goal
    self.goal?.offset = target
    self.goal?.transitions = list.machine.transitions
    if list.machine.isAnimating { return }
    for _ in 0..<32 {
      controller.tile()
      guard let goal = self.goal, let better = list.target(of: goal) else { break }
      target = better
      if (list.contentOffset.x - target.x).magnitude + (list.contentOffset.y - target.y).magnitude < 1e-6 { break }
      list.contentOffset = target
    }
    if controller.isIdle { self.goal = nil }
  }

  func follow(_ controller: ListController<some ControlledList>) {
    guard let goal else { return }
    let list = controller.list
    let passed = list.machine.transitions - goal.transitions
    if list.machine.isAnimating, passed == 0, let target = list.target(of: goal) {
      self.goal?.offset = target
      return list.redirectScroll(to: target)
    }
    // `scroll` itself leads a scroll without an animation.
    if passed == 0, !list.machine.isAnimating, list.machine.isAtRest { return }
    self.goal = nil
    // The animation has arrived, and nothing else has begun.
    guard passed == 1, list.machine.isAtRest,
      (list.contentOffset.x - goal.offset.x).magnitude + (list.contentOffset.y - goal.offset.y).magnitude < 1
    else { return }
    scroll(to: goal, animated: false, controller)
  }
}

extension ListController {
  /// Scrolls so that the goal is where it shall be, to the point, although rows on the way or beside it have other sizes than estimated.
  package func scroll(to goal: ListGoal, animated: Bool) { goals.scroll(to: goal, animated: animated, self) }

  /// Called when the views match the bounds: leads a running animation to the present place of the goal, and ends it exactly there.
  package func followGoal() { goals.follow(self) }

  /// The content has moved by a change of sizes: the goal of a scroll moves along.
  package func shiftGoal(by distance: CGPoint) { goals.shift(by: distance) }

  /// Moves the goal to its place after a batch.
  package func moveGoal(_ change: ListChange) { goals.move(change) }

  package func forgetGoal() { goals.forget() }
}

extension ScrollMachine {
  fileprivate var isAtRest: Bool { !isAnimating && !isTracking && !isDragging && !isDecelerating }
}
