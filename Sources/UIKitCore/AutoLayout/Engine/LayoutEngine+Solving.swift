internal import ConstraintSolver
internal import Foundation
internal import WarningLog
internal import QuartzCore
internal import ScrollPhysics

// Solving: from constraints to frames.
extension LayoutEngine {
  /// Solves what has changed, and marks the views whose subviews move.
  ///
  /// - Parameter marksOwner: False where the owner's layout begins: then it is being laid out already.
  func update(marksOwner: Bool) {
    guard isStale else { return }
    solve()
    solver.takeChanges { variable in
      guard let box = boxOfVariable[variable.index], let view = box.item.owner else { return }
      if box.slot(.contentWidth)?.variable == variable || box.slot(.contentHeight)?.variable == variable {
        mark(view, marksOwner)
      }
      if box.isGiven { return }
      if let parent = box.item.isView ? view.superview : view { mark(parent, marksOwner) }
    }
  }

  private func mark(_ view: UIView, _ marksOwner: Bool) { if marksOwner || view !== owner { view.layer.setNeedsLayout() } }

  func solve() {
    markSolved()
    insertPending()
    updateIntrinsics()
    solveBreaking()
    // The height of text depends on its width. Two rounds settle a column of texts; only text that depends on other text needs more.
    var rounds = 0
    while rounds < 4, measureWrapping() {
      rounds += 1
      solveBreaking()
    }
  }

  /// Inserts required constraints first, then the strongest, since each insertion then changes less of the solution found so far.
  private func insertPending() {
    let waiting = broken + pending
    if waiting.isEmpty { return }
    pending.removeAll(keepingCapacity: true)
    broken.removeAll(keepingCapacity: true)
    let sorted = waiting.sorted {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.serial < $1.serial
    }
    for constraint in sorted {
      // Skip a constraint that was removed while it waited, or removed, added again and inserted already.
      if measures == nil && (constraint.engine !== self || constraint.id != nil) { continue }
      guard let id = insert(constraint) else { continue }
      while constraintAt.count <= id.place { constraintAt.append(nil) }
      constraintAt[id.place] = constraint
      if measures == nil { constraint.id = id }
    }
  }

  // MARK: Content

  private func updateIntrinsics() {
    while let box = staleIntrinsics.popLast() {
      box.isIntrinsicStale = false
      guard let view = box.item.owner, box.item.isView, !box.isGiven else { continue }
      let size = view.intrinsicContentSize
      box.measuredWidth = nil
      setIntrinsic(size.width, .x, of: box, view)
      setIntrinsic(size.height, .y, of: box, view)
      let wraps = view.wrapsContent
      if wraps != wrapping.contains(where: { $0 === box }) {
        if wraps { wrapping.append(box) } else { wrapping.removeAll { $0 === box } }
      }
    }
  }

  private func setIntrinsic(_ length: CGFloat, _ axis: Axis, of box: LayoutBox, _ view: UIView) {
    if let present = box.intrinsic[axis] {
      if length >= 0 {
        solver.setConstant(-Double(length), of: present.atMost)
        solver.setConstant(-Double(length), of: present.atLeast)
        box.intrinsic[axis]?.length = length
      } else {
        removeIntrinsic(axis, of: box)
      }
      return
    }
    if length < 0 { return }
    let term = [Term(variable(.on(axis, .width), of: box))]
    let layout = view.layoutItem
    let (most, least) = (layout.hugging[axis], layout.compressionResistance[axis])
    let rank = contentRank(of: view, axis)
    box.intrinsic[axis] = LayoutBox.Intrinsic(
      length: length,
      atMost: solver.add(
        term, .lessOrEqual, constant: -Double(length), strength: Strength(most.rawValue), order: -1, tieRank: rank),
      atLeast: solver.add(
        term, .greaterOrEqual, constant: -Double(length), strength: Strength(least.rawValue), order: -1, tieRank: rank + 1))
  }

  /// Of views with equal priorities the first one is stretched or compressed; views nested deeper come before it.
  private func contentRank(of view: UIView, _ axis: Axis) -> Int {
    var depth = 0
    var next = view.storedSuperview
    while let ancestor = next, ancestor !== owner, ancestor !== measures, depth < 500 {
      depth += 1
      next = ancestor.storedSuperview
    }
    return depth << 54 - (view.layoutItem.tieRank * 4 + (axis == .x ? 0 : 2))
  }

  private func removeIntrinsic(_ axis: Axis, of box: LayoutBox) {
    guard let present = box.intrinsic[axis] else { return }
    solver.remove(present.atMost)
    solver.remove(present.atLeast)
    box.intrinsic[axis] = nil
  }

  /// Called when hugging or compression resistance have changed.
  func intrinsicPrioritiesChanged(of box: LayoutBox) {
    removeIntrinsic(.x, of: box)
    removeIntrinsic(.y, of: box)
    intrinsicChanged(of: box)
  }

  /// Measures wrapped text at its new widths; returns whether a height changed.
  private func measureWrapping() -> Bool {
    var hasChanged = false
    for box in wrapping {
      guard let view = box.item.owner, let slot = box.slot(.width) else { continue }
      let width = CGFloat(solver.value(of: slot.variable))
      if let measured = box.measuredWidth, abs(measured - width) < 0.001 { continue }
      box.measuredWidth = width
      let height = view.height(wrappedAt: width)
      if let present = box.intrinsic.y, abs(present.length - height) < 0.001 { continue }
      setIntrinsic(height, .y, of: box, view)
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: Contradictions

  /// Removes the constraint made last from each contradicting set of required constraints, reports it, and solves again.
  private func solveBreaking() {
    while let conflict = solver.solve() {
      let named = conflict.constraints.map { ($0, constraintAt.indices.contains($0.place) ? constraintAt[$0.place] : nil) }
      // Some constraint must be removed, even if only the views' own frames contradict each other.
      let victim = named.last { $0.1 != nil } ?? named[named.count - 1]
      solver.remove(victim.0)
      guard let constraint = victim.1 else {
        forget(victim.0)
        continue
      }
      constraintAt[victim.0.place] = nil
      if measures == nil { constraint.id = nil }
      broken.append(constraint)
      if measures == nil { report(named.compactMap(\.1), givingUp: constraint) }
    }
  }

  private func forget(_ id: ConstraintID) {
    for case let box? in boxOfVariable {
      for index in box.slots.indices where box.slots[index].bound == id { box.slots[index].bound = nil }
    }
  }

  private func report(_ constraints: [NSLayoutConstraint], givingUp victim: NSLayoutConstraint) {
    if victim.isReported { return }
    victim.isReported = true
    let list = constraints.map { "    \($0.text)" }.joined(separator: "\n")
    let inside = owner.map { "\(type(of: $0))" } ?? "a view that is gone"
    let text = """
      Constraints inside \(inside) cannot all hold, with the frames of the views that are placed by frames:
      \(list)
      Going on without \(victim.text)
      Give one of them a priority below 1000, or set translatesAutoresizingMaskIntoConstraints to false where constraints place a view.
      """
    report = text
    WarningLog.warn(text)
  }
}
