internal import ConstraintSolver
internal import Foundation
internal import ScrollPhysics

/// The solver of one island: the inside of a view that is placed by its frame, down to the next views placed by their frames.
///
/// Changes are collected and solved when the owner is laid out. Islands are solved independently: a cell that changes costs nothing in
/// the screen around it.
@MainActor final class LayoutEngine {
  /// The view whose layout solves the engine and whose deinit clears this reference; nil for an engine that only measures.
  nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  var solver = Solver()
  /// Indexed by the variable's index.
  var boxOfVariable: [LayoutBox?] = []
  /// Indexed by the constraint's place in the solver.
  var constraintAt: [NSLayoutConstraint?] = []
  /// Active constraints that are not in the solver yet.
  var pending: [NSLayoutConstraint] = []
  /// Active constraints that are left out because others contradict them.
  var broken: [NSLayoutConstraint] = []
  /// Boxes whose content size may have changed.
  var staleIntrinsics: [LayoutBox] = []
  /// Boxes with text whose height depends on its width.
  var wrapping: [LayoutBox] = []
  /// Boxes of an engine that only measures; other engines find boxes through their items.
  private var measured: [ObjectIdentifier: LayoutBox] = [:]
  /// The view that the engine measures; nil for an engine that places views.
  let measures: UIView?
  private(set) var isStale = false
  /// Whether the owner is being laid out: it solves what changes meanwhile at the end, and is laid out again only if its subviews move.
  var isOwnerBusy = false
  /// How many engines have a busy owner.
  static var busyOwners = 0
  /// Number of solves, for tests.
  private(set) var solves = 0
  /// The text of the last reported contradiction.
  var report: String?

  init(owner: UIView) {
    self.owner = owner
    measures = nil
  }

  /// Makes an engine that measures the size that constraints give to `view`, independent of its surroundings.
  init(measuring view: UIView) { measures = view }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    constraint.id = nil
    pending.append(constraint)
    setStale()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let id = constraint.id {
      solver.remove(id)
      constraintAt[id.place] = nil
      constraint.id = nil
    } else {
      // Constraints in `pending` that were removed are skipped when the engine inserts them.
      broken.removeAll { $0 === constraint }
    }
    constraint.engine = nil
    constraint.isReported = false
    setStale()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    if let id = constraint.id { solver.setConstant(constant(of: constraint), of: id) }
    setStale()
  }

  func reinsert(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func inputsChanged(of box: LayoutBox) {
    for slot in box.slots where slot.isInput {
      guard let bound = slot.bound else { continue }
      let value = box.given(slot.quantity)
      if solver.constant(of: bound) == -value { continue }
      solver.setConstant(-value, of: bound)
      setStale()
    }
  }

  func intrinsicChanged(of box: LayoutBox) {
    if box.isIntrinsicStale { return }
    box.isIntrinsicStale = true
    staleIntrinsics.append(box)
    setStale()
  }

  func setStale() {
    isStale = true
    if !isOwnerBusy { owner?.setNeedsLayout() }
  }

  // MARK: Boxes

  /// The item's box among its siblings, or as the container of this island.
  func box(of item: LayoutItem) -> LayoutBox {
    if let view = item.owner as UIView?, measures != nil {
      if let box = measured[ObjectIdentifier(item)] { return box }
      let box = LayoutBox(item, in: self, isInner: false, isGiven: item.isView && view.isPlacedByFrame && view !== measures)
      measured[ObjectIdentifier(item)] = box
      return opened(box)
    }
    let layout = item as? ViewLayout
    let isInner = layout != nil && layout?.engine === self && layout?.owner?.isLayoutIsland ?? false
    if let box = isInner ? layout?.inner : item.box, box.engine === self { return box }
    let box = LayoutBox(
      item, in: self, isInner: isInner, isGiven: item.isView && (isInner || item.owner?.isPlacedByFrame ?? true))
    if isInner { layout?.inner = box } else { item.box = box }
    return opened(box)
  }

  private func opened(_ box: LayoutBox) -> LayoutBox {
    if box.isGiven { return box }
    for quantity in [LayoutQuantity.left, .top, .width, .height] { _ = variable(quantity, of: box) }
    if box.item.isView { intrinsicChanged(of: box) }
    return box
  }

  func variable(_ quantity: LayoutQuantity, of box: LayoutBox) -> Variable {
    if let slot = box.slot(quantity) { return slot.variable }
    let variable = solver.makeVariable(quantity.isLength ? .size : .position, rank: rank(of: quantity, box.item))
    while boxOfVariable.count <= variable.index { boxOfVariable.append(nil) }
    boxOfVariable[variable.index] = box
    let isInput = box.isInput(quantity)
    var bound: ConstraintID?
    if isInput {
      bound = solver.add([Term(variable)], .equal, constant: -box.given(quantity), order: -1)
    } else if quantity.isLength {
      bound = solver.add([Term(variable)], .greaterOrEqual, constant: 0, order: -1)
    }
    box.slots.append(LayoutBox.Slot(quantity: quantity, variable: variable, bound: bound, isInput: isInput))
    return variable
  }

  private func rank(of quantity: LayoutQuantity, _ item: LayoutItem) -> Int {
    item.tieRank * LayoutQuantity.count + quantity.rawValue
  }

  func tieRankChanged(of box: LayoutBox) {
    for slot in box.slots { solver.setRank(rank(of: slot.quantity, box.item), of: slot.variable) }
    intrinsicPrioritiesChanged(of: box)
  }

  /// Removes an item that no constraint uses any more.
  func close(_ box: LayoutBox) {
    for intrinsic in [box.intrinsic.x, box.intrinsic.y] {
      guard let intrinsic else { continue }
      solver.remove(intrinsic.atMost)
      solver.remove(intrinsic.atLeast)
    }
    for pull in box.exercise { solver.remove(pull) }
    box.exercise = []
    for slot in box.slots {
      if let bound = slot.bound { solver.remove(bound) }
      boxOfVariable[slot.variable.index] = nil
    }
    // After a contradiction the variable may still be in the tableau, so it stays.
    if broken.isEmpty { for slot in box.slots { solver.remove(slot.variable) } }
    box.slots = []
    box.intrinsic = PerAxis(x: nil, y: nil)
    box.engine = nil
    wrapping.removeAll { $0 === box }
    staleIntrinsics.removeAll { $0 === box }
    setStale()
  }

  func value(_ quantity: LayoutQuantity, of box: LayoutBox) -> CGFloat {
    box.slot(quantity).map { CGFloat(solver.value(of: $0.variable)) } ?? CGFloat(box.given(quantity))
  }

  func markSolved() {
    isStale = false
    solves += 1
  }
}
