internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// A view's overrides and its resulting traits.
struct ViewTraits {
  /// nil for a view without overrides, as most are.
  var ownOverrides: ViewTraitOverrides?
  /// The resulting traits: the superview's own object if the view has no overrides.
  var resolved: UITraitCollection
}

extension UIView: TraitOverriding {
  var currentTraits: UITraitCollection { storedTraits.resolved }

  func changeOverrides(_ change: (inout ViewTraitOverrides) -> Void) {
    change(&storedTraits.ownOverrides[orMade: ViewTraitOverrides()])
    updateTraits()
  }

  /// Adopts the superview's traits and tint; visits nothing below if both are unchanged.
  func inheritFromSuperview() {
    updateTraits()
    announceTint()
  }

  /// Adopts the traits that the view will have below `superview`, to which it is added later: a cell is measured before it is a subview.
  package final func adoptTraits(of superview: UIView) {
    if storedSuperview == nil { updateTraits(in: superview.storedTraits.resolved) }
  }

  /// Resolves the traits of this view and all below, then sends the changes, from this view down.
  func updateTraits() { updateTraits(in: surroundingTraits) }

  private func updateTraits(in surroundings: UITraitCollection) {
    var pass = TraitPass()
    resolveTraits(in: surroundings, &pass)
    for change in pass.changes { change.view.announceTraits(since: change.previous, &pass) }
  }

  private func resolveTraits(in surroundings: UITraitCollection, _ pass: inout TraitPass) {
    let traits = resolvedTraits(in: surroundings)
    let previous = storedTraits.resolved
    if traits === previous { return }
    storedTraits.resolved = traits
    if pass.areEqual(traits, previous) {
      // Subviews may hold the former object although the traits are equal.
      if storedSubviews.allSatisfy({ $0.storedTraits.resolved !== previous }) { return }
    } else {
      pass.changes.append(TraitChange(view: self, previous: previous))
    }
    for view in storedSubviews { view.resolveTraits(in: traits, &pass) }
  }

  private var surroundingTraits: UITraitCollection {
    storedSuperview?.storedTraits.resolved ?? (self as? UIWindow)?.baseTraits ?? UIScreen.main.traits
  }

  /// The surroundings' traits with the overrides of the controller and of the view.
  func resolvedTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    let traits = viewController?.resolvedTraits(in: surroundings) ?? surroundings
    return storedTraits.ownOverrides?.applied(to: traits) ?? traits
  }

  /// The traits of the controller's view without the view's own overrides.
  var controllerTraits: UITraitCollection {
    if !(storedTraits.ownOverrides?.changesTraits ?? false) { return currentTraits }
    return viewController?.resolvedTraits(in: surroundingTraits) ?? surroundingTraits
  }

  private func announceTraits(since previous: UITraitCollection, _ pass: inout TraitPass) {
    let present = storedTraits.resolved
    if pass.haveDifferentColors(present, previous) {
      // A colour that is on its way has been resolved for the former traits.
      if UIView.inheritedAnimationDuration == 0, storedBackgroundColor != nil { layer.removeAnimation(forKey: "backgroundColor") }
      applyBackgroundColor()
      layer.setNeedsDisplay()
    }
    if present.layoutDirection != previous.layoutDirection { layoutDirectionChanged() }
    if !storedReads.isEmpty { announceTrackedTraits(since: previous, to: present) }
    present.performAsCurrent {
      traitsChanged(since: previous)
      viewController?.announceTraits(since: previous)
      traitCollectionDidChange(previous)
      for registration in storedTraits.ownOverrides?.registrations ?? [] { registration.notify(previous, present) }
    }
  }

  func applyBackgroundColor() {
    layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: currentTraits).cgColor
  }

  // MARK: Limits of the size of text

  var contentSizeLimits: String {
    let ownOverrides = storedTraits.ownOverrides
    func text(_ limit: UIContentSizeCategory?) -> String { limit?.rawValue ?? "none" }
    return "\(type(of: self)): from \(text(ownOverrides?.minimumCategory)) to \(text(ownOverrides?.maximumCategory)), "
      + "got \(traitCollection.preferredContentSizeCategory.rawValue)"
  }
}

/// One walk down the views, with the last comparison: most views change from one and the same collection to another.
@MainActor private struct TraitPass {
  var changes: [TraitChange] = []
  private var pair: (UITraitCollection, UITraitCollection)?
  private var isEqual: Bool?
  private var isColored: Bool?

  mutating func areEqual(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    take(one, other)
    let answer = isEqual ?? (one == other)
    isEqual = answer
    return answer
  }

  mutating func haveDifferentColors(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    take(one, other)
    let answer = isColored ?? one.hasDifferentColorAppearance(comparedTo: other)
    isColored = answer
    return answer
  }

  private mutating func take(_ one: UITraitCollection, _ other: UITraitCollection) {
    if let pair, pair.0 === one, pair.1 === other { return }
    (pair, isEqual, isColored) = ((one, other), nil, nil)
  }
}

@MainActor private struct TraitChange {
  let view: UIView
  let previous: UITraitCollection
}

extension Optional {
  /// The value, made on first access.
  fileprivate subscript(orMade make: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? make() }
    set { self = newValue }
  }
}
