internal import ConstraintSolver
package import Foundation
internal import QuartzCore
internal import ScrollPhysics

extension UIView {
  /// Solves the view's inside by itself, with a free size that is pulled to the target.
  package func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    requireFinite(CGRect(origin: .zero, size: target), "systemLayoutSizeFitting(_:)")
    updateMarkedProperties()
    updateMarkedConstraints()
    let engine = LayoutEngine(measuring: self)
    let box = engine.box(of: layoutItem)
    collectInside { engine.pending.append($0) }
    engine.want(target.width, horizontal, .x, of: box)
    engine.want(target.height, vertical, .y, of: box)
    engine.solve()
    let size = engine.rect(of: box).size
    let scale = storedWindow?.screen.scale ?? layer.contentsScale
    // Rounded up to the pixel so that content fits, but not for a rounding error of the solver.
    func pixel(_ number: CGFloat) -> CGFloat { (number * scale - 0.001).rounded(.up) / scale }
    let fitting = frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    return CGSize(width: pixel(fitting.width), height: pixel(fitting.height))
  }

  /// The height that the constraints inside require at `width`.
  package func constrainedHeight(width: CGFloat) -> CGFloat {
    fittingSize(CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel).height
  }

  /// Whether constraints relate the view's inside to its edges, so that they can determine its size.
  package var hasConstraintsInside: Bool { !(storedLayout?.constraints.isEmpty ?? true) }

  /// Calls `body` with the constraints that are solved with the view's inside.
  func collectInside(_ body: (NSLayoutConstraint) -> Void) {
    guard let storedLayout else { return }
    for constraint in storedLayout.constraints { body(constraint) }
    for view in storedSubviews where !view.isLayoutIsland { view.collectInside(body) }
  }
}

extension LayoutEngine {
  func want(_ length: CGFloat, _ priority: UILayoutPriority, _ axis: Axis, of box: LayoutBox) {
    let term = [Term(variable(.on(axis, .width), of: box))]
    _ = solver.add(term, .equal, constant: -Double(length), strength: Strength(priority.rawValue))
  }
}
