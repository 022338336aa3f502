import ListModel
import UIKit

// The container's state, grouped by purpose.

/// The children, indexed by view and by identifier in the stack.
@MainActor struct ChildTable {
  private var byView: [ObjectIdentifier: ContainerChild] = [:]
  /// Indexed by the stack's slots; nil where a slot is free.
  private(set) var bySlot: [ContainerChild?] = []

  subscript(view: UIView) -> ContainerChild? { byView[ObjectIdentifier(view)] }

  /// nil for a section without a view.
  subscript(id: Stack.Child) -> ContainerChild? { id.slot < bySlot.count ? bySlot[id.slot] : nil }

  /// Whether the child belongs to the container; false for a removed child, even if its view has been added again.
  func contains(_ child: ContainerChild) -> Bool { self[child.id] === child }

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

/// Changes since the last pass that are not yet in the stack.
@MainActor struct PendingChanges {
  /// Whether the stack's order may differ from the subviews' order.
  var isOrderStale = false
  /// New children, not yet measured.
  var added: [ContainerChild] = []
  /// Children whose space may have changed, without duplicates.
  private(set) var resized: [ContainerChild] = []
  /// Children that take up space for the first time, or again; the next placement fades them in.
  var appearing: [ContainerChild] = []

  var hasResized: Bool { !resized.isEmpty }

  var hasSizes: Bool { hasResized || !added.isEmpty }

  /// Whether children have been added or moved.
  var hasChildren: Bool { isOrderStale || !added.isEmpty }

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

/// The result of the last placement.
@MainActor struct PlacedChildren {
  /// Number of the current or last placement.
  private(set) var pass = 0
  /// Children with a place on screen: in order, then the pinned child, then those that are animating off screen.
  var shown: [ContainerChild] = []
  /// The former placement's children, until the running one ends. Double buffer for `shown`, so that a scroll step does not allocate.
  private(set) var former: [ContainerChild] = []
  /// Segment from the start of the plan's first child to the end of its last one with its gap.
  var span = Segment(start: 0, length: 0)
  /// Whether the children were laid out from right to left.
  var isMirrored = false
  /// Position and width across the stack that all children were given.
  var across = Segment(start: 0, length: 0)
  /// The pinned children currently at the edges: piles from the edge inward, then the pushed one.
  var pinned: [ContainerChild] = []
  /// Those of the former placement.
  private(set) var formerPinned: [ContainerChild] = []
  /// The placement of the last pass, if a scroll step may keep its children: see `ContainerScrollView.step()`.
  var steady: SteadyPlacement?
  /// The list entering at the upper edge, until its rows have been measured; else nil.
  var entering: ContainerChild?

  /// - Returns: number and children of the former placement.
  mutating func begin() -> (pass: Int, shown: [ContainerChild]) {
    pass += 1
    // `former` is empty between placements.
    swap(&shown, &former)
    swap(&pinned, &formerPinned)
    if !pinned.isEmpty { pinned.removeAll(keepingCapacity: true) }
    return (pass - 1, former)
  }

  mutating func end(span: Segment) {
    self.span = span
    former.removeAll(keepingCapacity: true)
  }

  func isPinned(_ child: ContainerChild) -> Bool { pinned.contains { $0 === child } }

  /// Whether the running placement or, until it ends, the former one has pinned the child.
  func wasPinned(_ child: ContainerChild) -> Bool {
    isPinned(child) || !former.isEmpty && formerPinned.contains { $0 === child }
  }
}

/// Receivers of visibility reports, and reports that are due.
@MainActor struct VisibilityReports {
  /// Children that have left the screen since the last report.
  var departed: [ContainerChild] = []
  struct Observer {
    let isForAll: Bool
    weak var child: UIView?
    let body: @MainActor (UIView, CGFloat) -> Void
  }

  var observers = ObservationList<Observer>()
  /// Called when a child's visibility begins or ends.
  var onShow: ((_ child: UIView, _ isShown: Bool) -> Void)?
  /// Called at the end of every pass, after `onShow`.
  var onArranged: (() -> Void)?
}
