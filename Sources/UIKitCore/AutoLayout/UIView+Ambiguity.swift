internal import ConstraintSolver
internal import Foundation
internal import ScrollPhysics

// Debugging aids: what constraints leave open, and what they decide.
extension UIView {
  var isLayoutAmbiguous: Bool {
    guard let storedLayout else { return isForgottenByConstraints }
    updateEngines()
    for box in storedLayout.boxes where box.isAmbiguous { return true }
    return storedLayout.box == nil && isForgottenByConstraints
  }

  /// Whether the view is to be placed by constraints and has none.
  private var isForgottenByConstraints: Bool { flags.isPlacedByConstraints && storedSuperview != nil && !flags.isArranged }

  func exerciseAmbiguity() {
    updateEngines()
    guard let box = storedLayout?.box, let engine = box.engine, !box.isGiven else { return }
    engine.exercise(box)
  }

  /// Solves pending changes around the view and inside it; frames change at the next layout.
  fileprivate func updateEngines() {
    var next: UIView? = storedSuperview
    while let view = next, !view.isLayoutIsland { next = view.storedSuperview }
    next?.updateOwnEngine()
    updateOwnEngine()
  }

  /// A tree of this view and all below: class, frame, and whether the layout is ambiguous. Not part of UIKit, where debuggers print the
  /// like.
  public var autoLayoutTrace: String {
    var lines: [String] = []
    trace("", &lines)
    return lines.joined(separator: "\n")
  }

  private func trace(_ indent: String, _ lines: inout [String]) {
    let how = isPlacedByFrame ? "" : hasAmbiguousLayout ? " - AMBIGUOUS LAYOUT" : " - placed by constraints"
    let (x, y, size) = (frame.minX, frame.minY, frame.size)
    lines.append("\(indent)\(type(of: self)) (\(x), \(y), \(size.width) x \(size.height))\(how)")
    for view in storedSubviews { view.trace(indent + "  ", &lines) }
  }
}

extension LayoutItem {
  private var solvedBoxes: [LayoutBox] {
    switch kind {
    case .view, .guide: [box, (self as? ViewLayout)?.inner].compactMap { $0 }
    default: (owner?.storedLayout).map(\.boxes) ?? []
    }
  }

  var isAmbiguous: Bool {
    owner?.updateEngines()
    if kind == .guide && box == nil { return owner != nil }
    return solvedBoxes.contains { $0.isAmbiguous }
  }

  func constraints(deciding axis: Axis) -> [NSLayoutConstraint] {
    owner?.updateEngines()
    var found: [NSLayoutConstraint] = []
    for box in solvedBoxes {
      for constraint in box.engine?.constraints(deciding: axis, of: box) ?? []
      where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found.sorted { $0.serial < $1.serial }
  }
}

extension LayoutBox {
  /// Whether one of the item's lengths or positions could have another value.
  var isAmbiguous: Bool {
    guard let engine else { return false }
    return slots.contains { !$0.isInput && engine.solver.isAmbiguous($0.variable) }
  }
}

extension LayoutEngine {
  func constraints(deciding axis: Axis, of box: LayoutBox) -> [NSLayoutConstraint] {
    box.slots.filter { !$0.isInput && $0.quantity.axis == axis }
      .flatMap { solver.constraints(deciding: $0.variable) }
      .compactMap { constraintAt.indices.contains($0.place) ? constraintAt[$0.place] : nil }
  }

  /// Pulls ambiguous variables to another value by the weakest constraints; the next call removes these.
  func exercise(_ box: LayoutBox) {
    if !box.exercise.isEmpty {
      for pull in box.exercise { solver.remove(pull) }
      box.exercise = []
      return setStale()
    }
    for slot in box.slots where !slot.isInput && solver.isAmbiguous(slot.variable) {
      let value = solver.value(of: slot.variable)
      for distance in [Self.stride, -Self.stride] {
        let pull = solver.add(
          [Term(slot.variable)], .equal, constant: -(value + distance), strength: Strength(0.001), order: -1)
        _ = solver.solve()
        if abs(solver.value(of: slot.variable) - value) > 0.001 {
          box.exercise.append(pull)
          break
        }
        solver.remove(pull)
      }
    }
    setStale()
  }

  /// How far ambiguous views move, in points. Our choice.
  private static let stride = 20.0
}

extension LayoutQuantity {
  var axis: Axis { rawValue % 2 == 0 ? .x : .y }
}
