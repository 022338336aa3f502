internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics

// Why a view is where it is along an axis.
extension UIView {
  /// What places the view along `axis`: the constraints that decide it, those that hold without deciding, those that were left out because
  /// others contradict them, and the content's own size. An addition of ours, beside `constraintsAffectingLayout(for:)`.
  ///
  /// Pending changes of constraints are solved first; frames still come with the next layout.
  public func constraintTrace(for axis: NSLayoutConstraint.Axis) -> String {
    let deciding = constraintsAffectingLayout(for: axis)
    let uses = (storedLayout?.uses ?? []).filter { $0.touches(self, axis) }.sorted { $0.serial < $1.serial }
    let broken = uses.filter { use in use.engine?.broken.contains { $0 === use } ?? false }
    let idle = uses.filter { use in !(deciding + broken).contains { $0 === use } }
    var lines = [headline(axis), "   \(placement(axis))"]
    lines += contentLine(axis).map { ["   \($0)"] } ?? []
    for (title, list) in [
      ("decided by", deciding), ("holding without deciding", idle), ("left out, contradicted by others", broken),
    ]
    where !list.isEmpty {
      lines.append("   \(title):")
      lines += list.map { "      \($0.text)" }
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ axis: NSLayoutConstraint.Axis) -> String {
    let (frame, identity) = (untransformedFrame, DebugText.identity(self))
    return axis == .horizontal
      ? "<\(identity)> horizontal: x = \(DebugText.number(frame.minX)), width = \(DebugText.number(frame.width))"
      : "<\(identity)> vertical: y = \(DebugText.number(frame.minY)), height = \(DebugText.number(frame.height))"
  }

  private func placement(_ axis: NSLayoutConstraint.Axis) -> String {
    if isPlacedByFrame {
      return "placed by its frame: translatesAutoresizingMaskIntoConstraints is true, constraints only read the frame"
    }
    guard let box = storedLayout?.box, let engine = box.engine, !box.isGiven else {
      return flags.isArranged
        ? "placed by the stack view that arranges it"
        : "placed by constraints, and none names it: it keeps the frame that it has"
    }
    let free = box.slots.filter { $0.quantity.axis == axis.direction && !$0.isInput && engine.solver.isAmbiguous($0.variable) }
    if !free.isEmpty {
      return "placed by constraints, AMBIGUOUS: they leave open \(free.map { $0.quantity.debugName }.joined(separator: " and "))"
    }
    return "placed by constraints\(layer.superlayer?.needsLayout() ?? false ? ", the superview's layout is pending" : "")"
  }

  private func contentLine(_ axis: NSLayoutConstraint.Axis) -> String? {
    guard let length = storedLayout?.box?.intrinsic[axis.direction]?.length else { return nil }
    let (hugging, resistance) = (contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis))
    let broken = storedLayout?.box?.measuredWidth.map { " for lines \(DebugText.number($0)) wide" } ?? ""
    return """
      content \(axis == .horizontal ? "width" : "height") = \(DebugText.number(length))\(axis == .vertical ? broken : ""), \
      hugging \(DebugText.number(Double(hugging.rawValue))), \
      compression resistance \(DebugText.number(Double(resistance.rawValue)))
      """
  }
}

extension NSLayoutConstraint {
  /// Whether it relates an attribute of `view` along `axis`.
  fileprivate func touches(_ view: UIView, _ axis: Axis) -> Bool {
    let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    return sides.contains { $0.0 === view && $0.1.parts?.axis == axis.direction }
  }
}

extension LayoutQuantity {
  fileprivate var debugName: String {
    switch self {
    case .left: "x"
    case .top: "y"
    default: "\(self)"
    }
  }
}
