internal import ConstraintSolver
internal import Foundation
internal import WarningLog
internal import QuartzCore
internal import ScrollPhysics

// From constraints to frames.
extension LayoutEngine {
  /// Solves what has changed, and marks the views whose subviews move.
  func update() {
    guard isStale else { return }
    solve()
    solver.takeChanges { variable in
      guard let box = boxOfVariable[variable.index], let view = box.item.owner else { return }
      if box.slot(.contentWidth)?.variable == variable || box.slot(.contentHeight)?.variable == variable { mark(view) }
      if box.isGiven { return }
      if let parent = box.item.isView ? view.superview : view { mark(parent) }
    }
  }

  /// The owner is being laid out.
  private func mark(_ view: UIView) { if view !== owner { view.layer.setNeedsLayout() } }

  func solve() {
    markSolved()
    insertPending()
    updateIntrinsics()
    solveBreaking()
    // Text is as high as its width makes it; two rounds settle a column of texts, more only text that depends on other text.
    var rounds = 0
    while rounds < 4, measureWrapping() {
      rounds += 1
      solveBreaking()
    }
  }

  /// The required ones first and the strongest next, since each finds the better part of its solution standing then.
  private func insertPending() {
    let waiting = broken + pending
    if waiting.isEmpty { return }
    pending.removeAll(keepingCapacity: true)
    broken.removeAll(keepingCapacity: true)
    let sorted = waiting.sorted {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.serial < $1.serial
    }
    for constraint in sorted {
      // It has left, or it left and came back and is in already.
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

  /// Of views that resist equally the first one is stretched or compressed, but before it what is nested deeper.
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

  /// Hugging or compression resistance are other ones.
  func intrinsicPrioritiesChanged(of box: LayoutBox) {
    removeIntrinsic(.x, of: box)
    removeIntrinsic(.y, of: box)
    intrinsicChanged(of: box)
  }

  /// Whether a height had to change, since text got another width.
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

  /// Leaves out the last made of each set of required constraints that cannot all hold, says so, and goes on.
  private func solveBreaking() {
    while let conflict = solver.solve() {
      let named = conflict.constraints.map { ($0, constraintAt.indices.contains($0.place) ? constraintAt[$0.place] : nil) }
      // Something must go even if only views' own frames contradict each other.
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
