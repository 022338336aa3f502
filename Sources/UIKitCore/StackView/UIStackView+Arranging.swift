internal import Diagnostics
internal import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int, _ call: String) {
    let limit = arranged.count - (arranged.contains { $0 === view } ? 1 : 0)
    ensure(
      index >= 0 && index <= limit,
      "UIStackView.\(call): no place \(index) among \(limit) arranged views; give an index from 0 to \(limit)")
    if view.superview === self {
      arranged.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    arranged.insert(view, at: index)
    view.flags.isArranged = true
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsUpdateConstraints()
  }

  func forget(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    view.flags.isArranged = false
    view.storedLayout?.setArranged(nil, in: layoutItem)
    customSpacings.removeAll { $0.view === view }
    setNeedsUpdateConstraints()
  }

  func setCustom(_ spacing: CGFloat, after view: UIView) {
    ensure(spacing.isFinite, "UIStackView.setCustomSpacing(\(spacing), after:): give a finite number of points")
    guard arranged.contains(where: { $0 === view }), customSpacing(after: view) != spacing else { return }
    customSpacings.removeAll { $0.view === view }
    if spacing != Self.spacingUseDefault { customSpacings.append((view, spacing)) }
    setNeedsUpdateConstraints()
  }

  /// The spacing after a view, in points.
  func points(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let chosen = custom == Self.spacingUseDefault ? spacing : custom
    return chosen == Self.spacingUseSystem ? 8 : chosen
  }

  /// Called when an arranged view has been hidden or shown.
  func arrangedVisibilityChanged() { setNeedsUpdateConstraints() }

  /// Called when the content of an arranged view has another size.
  func arrangedContentChanged() { if distribution == .fillProportionally { setNeedsUpdateConstraints() } }

  /// Makes all constraints again: there are a few per view, and the solver starts from its previous solution.
  func rearrange() {
    NSLayoutConstraint.deactivate(managed)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    for (place, view) in arranged.enumerated() { view.layoutItem.setArranged(place, in: layoutItem) }
    var arrangement = StackArrangement(self)
    arrangement.arrange()
    (managed, gaps) = (arrangement.constraints, arrangement.gaps)
    NSLayoutConstraint.activate(managed)
  }
}
