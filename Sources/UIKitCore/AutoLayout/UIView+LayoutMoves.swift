internal import Foundation

// Moving a view's constraints from engine to engine.
extension UIView {
  /// Removes the view, and all that is solved together with it, from its engine, before it gets another superview or is placed another
  /// way.
  ///
  /// - Parameter isMoving: Whether constraints to views that stay behind become inactive.
  /// - Returns: The constraints to add to an engine again.
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
    // Iterates over copies: constraints across the border are deactivated meanwhile.
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

  /// Solves the view's inside together with its surroundings from now on, although the view is placed by its frame.
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

  /// Changes whether constraints place the view.
  func setPlacedByConstraints(_ isPlaced: Bool) {
    if flags.isPlacedByConstraints == isPlaced { return }
    guard let layout = storedLayout else {
      flags.isPlacedByConstraints = isPlaced
      return
    }
    // Constraints inside move to another engine; those around it get another kind of box.
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
