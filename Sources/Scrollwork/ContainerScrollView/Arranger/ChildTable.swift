import ListModel
import UIKit

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

/// State that a feature holds for single children, by their identity. A feature drops it when the child leaves.
@MainActor struct ChildStates<State> {
  private var states: [ObjectIdentifier: State] = [:]

  var isEmpty: Bool { states.isEmpty }

  subscript(child: ContainerChild) -> State? {
    get { states.isEmpty ? nil : states[ObjectIdentifier(child)] }
    set { if newValue != nil || !states.isEmpty { states[ObjectIdentifier(child)] = newValue } }
  }
}
