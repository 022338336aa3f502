internal import Foundation

// Views that move take their constraints along, from engine to engine.
extension UIView {
  /// Before the view gets another superview, or is placed another way: takes it, and what is solved with it, out of the engine.
  ///
  /// - Parameter isMoving: Constraints to what stays behind end.
  /// - Returns: What is to join an engine again.
  func leaveLayout(isMoving: Bool) -> [NSLayoutConstraint] {
    var kept: [NSLayoutConstraint] = []
    var boxes: [LayoutBox] = []
    collectLayout(below: self, isMoving: isMoving, &kept, &boxes)
    for constraint in kept { constraint.leave() }
    for box in boxes { box.engine?.close(box) }
    return kept
  }

  func rejoinLayout(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isMoving = false
      if constraint.isActive && constraint.engine == nil { constraint.join() }
    }
  }

  private func collectLayout(
    below top: UIView, isMoving: Bool, _ kept: inout [NSLayoutConstraint], _ boxes: inout [LayoutBox]
  ) {
    guard let layout = storedLayout else { return }
    let isIsland = isLayoutIsland
    // Copies: what crosses the border is deactivated on the way.
    for item in [layout] + (isIsland ? [] : layout.guides.map(\.layoutItem) + layout.standardGuides.map(\.layoutItem)) {
      for constraint in item.uses {
        let isInside = constraint.host?.isDescendant(of: top) ?? false
        if isIsland && constraint.host === self { continue }
        if isInside || !isMoving {
          if constraint.isMoving { continue }
          constraint.isMoving = true
          kept.append(constraint)
        } else {
          constraint.isActive = false
        }
      }
      if let box = item.box { boxes.append(box) }
      item.box = nil
    }
    if isIsland { return }
    if let inner = layout.inner {
      boxes.append(inner)
      layout.inner = nil
    }
    for view in storedSubviews { view.collectLayout(below: top, isMoving: isMoving, &kept, &boxes) }
  }

  /// From now on solved together with what is around the view, though it is placed by its frame.
  func joinSurroundings() {
    let constraints = insideConstraints
    for constraint in constraints { constraint.leave() }
    closeInside()
    layoutItem.isBridged = true
    layoutItem.engine = nil
    rejoinLayout(constraints)
  }

  /// The constraints of the view's own engine.
  private var insideConstraints: [NSLayoutConstraint] {
    guard let engine = storedLayout?.engine else { return [] }
    return (engine.pending + engine.broken).filter { $0.engine === engine && $0.id == nil }
      + engine.constraintAt.compactMap { $0 }
  }

  private func closeInside() {
    guard let engine = storedLayout?.engine else { return }
    var seen: [LayoutBox] = []
    for case let box? in engine.boxOfVariable where !seen.contains(where: { $0 === box }) { seen.append(box) }
    for box in seen {
      engine.close(box)
      if box.isInner { storedLayout?.inner = nil } else { box.item.box = nil }
    }
  }

  /// `isPlacedByConstraints` changes.
  func setPlacedByConstraints(_ isPlaced: Bool) {
    if flags.isPlacedByConstraints == isPlaced { return }
    guard let layout = storedLayout else {
      flags.isPlacedByConstraints = isPlaced
      return
    }
    // What is inside changes engines, what is beside it meets another kind of box.
    let inside = isLayoutIsland ? insideConstraints : []
    for constraint in inside { constraint.leave() }
    if isLayoutIsland { closeInside() }
    let around = leaveLayout(isMoving: false)
    flags.isPlacedByConstraints = isPlaced
    if isPlaced { layout.isBridged = false }
    rejoinLayout(inside + around)
    storedSuperview?.setNeedsLayout()
  }
}
