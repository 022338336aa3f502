internal import ConstraintSolver
internal import Foundation
internal import ScrollPhysics

// Constraints as sums of variables.
//
// An item's position is relative to its superview's inside, so that moving a view changes no row of its subviews. For items further apart
// the positions of the views between are added.
extension LayoutEngine {
  /// Adds an active constraint to the solver.
  func insert(_ constraint: NSLayoutConstraint) -> ConstraintID? {
    guard let host = constraint.host, let left = constraint.firstAttribute.parts else { return nil }
    var terms: [Term] = []
    terms.reserveCapacity(8)
    let isMirrored = constraint.isMirrored
    let sign: Double = isMirrored ? -1 : 1
    add(left, of: constraint.first, times: left.isSize ? 1 : sign, mirrored: isMirrored, in: host, to: &terms)
    if let second = constraint.second, let right = constraint.secondAttribute.parts {
      let factor = -Double(constraint.multiplier) * (right.isSize ? 1 : sign)
      add(right, of: second, times: factor, mirrored: isMirrored, in: host, to: &terms)
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return solver.add(
      terms, relation, constant: self.constant(of: constraint), strength: Strength(constraint.priority.rawValue),
      order: constraint.serial)
  }

  func constant(of constraint: NSLayoutConstraint) -> Double { -Double(constraint.constant) }

  /// In a mirrored constraint positions count from the right, as negative numbers: leading is the right edge.
  private func add(
    _ attribute: LayoutAttribute, of item: LayoutItem, times factor: Double, mirrored: Bool, in host: UIView,
    to terms: inout [Term]
  ) {
    if let distance = item as? DistanceItem { return add(distance, times: factor, in: host, to: &terms) }
    var edge = attribute.edge
    if mirrored && attribute.isDirectional { edge = edge == .low ? .high : .low }
    var side = Side(engine: self, axis: attribute.axis, host: host, terms: terms)
    side.add(edge, of: item, isWithinMargins: attribute.isWithinMargins, factor)
    terms = side.terms
  }

  private func add(_ distance: DistanceItem, times factor: Double, in host: UIView, to terms: inout [Term]) {
    let isMirrored = distance.isMirrored(in: host)
    let ahead = isMirrored ? -factor : factor
    for (end, factor) in [(distance.to, ahead), (distance.from, -ahead)] {
      guard let place = end.attribute.parts else { continue }
      add(place, of: end.item, times: factor, mirrored: isMirrored, in: host, to: &terms)
    }
  }

  /// The box with a view's size: as the container of the engine's island, or among its siblings.
  func sizeBox(of view: UIView) -> LayoutBox { box(of: view.layoutItem) }

  /// Collects the terms of one attribute of a constraint.
  @MainActor struct Side {
    let engine: LayoutEngine
    let axis: Axis
    let host: UIView
    var terms: [Term]

    mutating func add(_ quantity: LayoutQuantity, of box: LayoutBox, _ factor: Double) {
      terms.append(Term(engine.variable(.on(axis, quantity), of: box), factor))
    }

    mutating func add(_ edge: LayoutAttribute.Edge, of item: LayoutItem, isWithinMargins: Bool, _ factor: Double) {
      guard let owner = item.owner else { return }
      if isWithinMargins { return addInset(edge, of: owner, .leftMargin, .rightMargin, factor) }
      switch item.kind {
      case .view: addView(edge, owner, factor)
      case .guide: addBox(edge, engine.box(of: item), inside: owner, factor)
      case .margins: addInset(edge, of: owner, .leftMargin, .rightMargin, factor)
      case .safeArea: addInset(edge, of: owner, .leftSafe, .rightSafe, factor)
      case .readable: addInset(edge, of: owner, .leftReadable, .rightReadable, factor)
      case .content: addContent(edge, of: owner, factor)
      case .viewport: addViewport(edge, of: owner, factor)
      case .keyboard: addKeyboard(edge, of: owner, factor)
      case .distance: break
      }
    }

    private mutating func addView(_ edge: LayoutAttribute.Edge, _ view: UIView, _ factor: Double) {
      let box = engine.box(of: view.layoutItem)
      if edge == .size { return add(.width, of: box, factor) }
      if let target = baselineView(of: view, edge) {
        return addBox(edge, engine.box(of: target.layoutItem), inside: target.superview, factor)
      }
      if view === host {
        if view is UIScrollView { return addContent(edge, of: view, factor) }
        return addSpan(edge, .width, of: box, factor)
      }
      addBox(edge, box, inside: view.superview, factor)
    }

    /// The view inside of `view` that provides its baseline; nil if it is `view` itself.
    private func baselineView(of view: UIView, _ edge: LayoutAttribute.Edge) -> UIView? {
      let target: UIView
      switch edge {
      case .firstBaseline: target = view.forFirstBaselineLayout
      case .lastBaseline: target = view.forLastBaselineLayout
      default: return nil
      }
      return target !== view && target.isDescendant(of: view) ? target : nil
    }

    /// Adds an attribute of an item with a position of its own inside `parent`.
    private mutating func addBox(_ edge: LayoutAttribute.Edge, _ box: LayoutBox, inside parent: UIView?, _ factor: Double) {
      if edge == .size { return add(.width, of: box, factor) }
      add(.left, of: box, factor)
      addSpan(edge, .width, of: box, factor)
      climb(from: parent, factor)
    }

    /// Adds the distance of an edge from the low edge.
    private mutating func addSpan(_ edge: LayoutAttribute.Edge, _ length: LayoutQuantity, of box: LayoutBox, _ factor: Double) {
      let hasText = box.item.isView && box.item.owner?.baselineOffsets != nil
      switch edge {
      case .low, .size: break
      case .firstBaseline where !hasText, .lastBaseline where !hasText: add(length, of: box, factor)
      case .high: add(length, of: box, factor)
      case .center: add(length, of: box, factor / 2)
      case .firstBaseline: terms.append(Term(engine.variable(.firstBaseline, of: box), factor))
      case .lastBaseline:
        add(length, of: box, factor)
        terms.append(Term(engine.variable(.lastBaseline, of: box), -factor))
      }
    }

    /// Adds an attribute of the part of `owner` inside two insets.
    private mutating func addInset(
      _ edge: LayoutAttribute.Edge, of owner: UIView, _ low: LayoutQuantity, _ high: LayoutQuantity, _ factor: Double
    ) {
      let box = engine.sizeBox(of: owner)
      let (fromLow, fromHigh): (Double, Double) =
        switch edge {
        case .low, .firstBaseline: (1, 0)
        case .high, .lastBaseline: (0, 1)
        case .center: (0.5, 0.5)
        case .size: (-1, 1)
        }
      if fromLow != 0 { add(low, of: box, factor * fromLow) }
      if fromHigh != 0 {
        add(.width, of: box, factor * fromHigh)
        add(high, of: box, -factor * fromHigh)
      }
      if edge == .size { return }
      if owner is UIScrollView { add(.offsetX, of: box, factor) }
      climb(from: owner, factor)
    }

    private mutating func addContent(_ edge: LayoutAttribute.Edge, of owner: UIView, _ factor: Double) {
      let box = engine.sizeBox(of: owner)
      if edge == .size { return add(.contentWidth, of: box, factor) }
      addSpan(edge, .contentWidth, of: box, factor)
      climb(from: owner, factor)
    }

    private mutating func addViewport(_ edge: LayoutAttribute.Edge, of owner: UIView, _ factor: Double) {
      let box = engine.sizeBox(of: owner)
      if edge == .size { return add(.width, of: box, factor) }
      add(.offsetX, of: box, factor)
      addSpan(edge, .width, of: box, factor)
      climb(from: owner, factor)
    }

    /// Adds an attribute of the keyboard guide: as wide as `owner`, from its bottom up.
    private mutating func addKeyboard(_ edge: LayoutAttribute.Edge, of owner: UIView, _ factor: Double) {
      let box = engine.sizeBox(of: owner)
      let isAcross = axis == .x
      if edge == .size { return add(isAcross ? .width : .keyboardX, of: box, factor) }
      if isAcross {
        addSpan(edge, .width, of: box, factor)
      } else {
        let part: Double = edge == .high || edge == .lastBaseline ? 0 : edge == .center ? 0.5 : 1
        add(.width, of: box, factor)
        if part != 0 { add(.keyboardX, of: box, -factor * part) }
      }
      if owner is UIScrollView { add(.offsetX, of: box, factor) }
      climb(from: owner, factor)
    }

    /// Adds the positions of the views from `start` up to the host's inside.
    private mutating func climb(from start: UIView?, _ factor: Double) {
      var next = start
      while let view = next, view !== host {
        let box = engine.box(of: view.layoutItem)
        add(.left, of: box, factor)
        if view is UIScrollView { add(.offsetX, of: box, -factor) }
        next = view.superview
      }
    }
  }
}
