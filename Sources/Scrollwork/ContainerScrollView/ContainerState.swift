import ListModel
import UIKit

// The container's state, grouped by the question that it answers.

/// The children, found by their views and by their ids in the stack.
@MainActor struct ChildTable {
  private var byView: [ObjectIdentifier: ContainerChild] = [:]
  /// Indexed by the stack's slots; nil where a slot is free.
  private(set) var bySlot: [ContainerChild?] = []

  subscript(view: UIView) -> ContainerChild? { byView[ObjectIdentifier(view)] }

  subscript(id: Stack.Child) -> ContainerChild? { bySlot[id.slot] }

  /// False once the child has been removed, also if its view has been added again since.
  func contains(_ child: ContainerChild) -> Bool { byView[ObjectIdentifier(child.view)] === child }

  mutating func insert(_ child: ContainerChild) {
    while bySlot.count <= child.id.slot { bySlot.append(nil) }
    bySlot[child.id.slot] = child
    byView[ObjectIdentifier(child.view)] = child
  }

  mutating func remove(_ child: ContainerChild) {
    byView[ObjectIdentifier(child.view)] = nil
    bySlot[child.id.slot] = nil
  }
}

/// Changes since the last pass that the stack does not know yet.
@MainActor struct PendingChanges {
  /// The stack's order may differ from the subviews' order.
  var isOrderStale = false
  /// New children, not measured yet.
  var added: [ContainerChild] = []
  /// Children whose space may have changed, each once.
  private(set) var resized: [ContainerChild] = []
  /// Children that take up space for the first time, or again; they fade in with the next placement.
  var appearing: [ContainerChild] = []

  var hasResized: Bool { !resized.isEmpty }

  var hasSizes: Bool { hasResized || !added.isEmpty }

  mutating func resize(_ child: ContainerChild) {
    child.isMarkedResized = true
    resized.append(child)
  }

  mutating func popResized() -> ContainerChild? {
    let child = resized.popLast()
    child?.isMarkedResized = false
    return child
  }

  mutating func remove(_ child: ContainerChild) {
    added.removeAll { $0 === child }
    resized.removeAll { $0 === child }
    appearing.removeAll { $0 === child }
  }
}

/// What the last placement has put on screen.
@MainActor struct PlacedChildren {
  /// Number of the placement.
  private(set) var pass = 0
  /// Children with a place on screen: in order, then the pinned child, then those that are on their way off.
  var shown: [ContainerChild] = []
  /// Children of the placement before, until the one under way ends. Double buffer for `shown`, so that a scroll step allocates nothing.
  private(set) var former: [ContainerChild] = []
  /// From the start of the first child of the plan to the end of the last one with its gap.
  var span = Segment(start: 0, length: 0)
  /// Width that all children have been given.
  var across = Segment(start: 0, length: 0)
  /// The pinned child that is at the edge, if any.
  weak var pinned: UIView?
  /// A list that enters at the upper edge, until its rows have been measured.
  var entering: ContainerChild?

  /// - Returns: The number of the placement before, and its first child.
  mutating func begin() -> (pass: Int, first: ContainerChild?) {
    pass += 1
    swap(&shown, &former)
    shown.removeAll(keepingCapacity: true)
    return (pass - 1, former.first)
  }

  mutating func end(span: Segment) {
    self.span = span
    former.removeAll(keepingCapacity: true)
  }
}

/// Who is told which part of each child shows.
@MainActor struct VisibilityReports {
  /// Children that have left the screen since the last report.
  var departed: [ContainerChild] = []
  /// Called when a child's visibility begins or ends.
  var onShow: ((_ child: UIView, _ isShown: Bool) -> Void)?
  /// Called at the end of every pass, after `onShow`.
  var onArranged: (() -> Void)?
}
