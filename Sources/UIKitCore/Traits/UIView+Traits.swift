internal import Foundation
internal import QuartzCore

/// What a view wants of its traits, and what it got.
struct ViewTraits {
  /// nil as long as it leaves all to its surroundings, as most views do.
  var ownOverrides: ViewTraitOverrides?
  /// The surroundings' own object, unless the view wants something.
  var resolved: UITraitCollection
}

extension UIView: TraitOverriding {
  var currentTraits: UITraitCollection { storedTraits.resolved }

  func changeOverrides(_ change: (inout ViewTraitOverrides) -> Void) {
    change(&storedTraits.ownOverrides[orMade: ViewTraitOverrides()])
    updateTraits()
  }

  /// Takes over the superview's traits and tint; nothing below is visited if they are the ones that the view had.
  func inheritFromSuperview() {
    updateTraits()
    tellTint()
  }

  /// First all views below get their traits, then they hear of it, from this one down.
  func updateTraits() {
    var changes: [TraitChange] = []
    resolveTraits(&changes)
    for change in changes { change.view.tellTraits(since: change.previous) }
  }

  private func resolveTraits(_ changes: inout [TraitChange]) {
    let traits = wishedTraits(in: surroundingTraits)
    let previous = storedTraits.resolved
    if traits === previous { return }
    storedTraits.resolved = traits
    if traits == previous {
      // Those below may have taken over what is equal, but another object.
      if storedSubviews.allSatisfy({ $0.storedTraits.resolved !== previous }) { return }
    } else {
      changes.append(TraitChange(view: self, previous: previous))
    }
    for view in storedSubviews { view.resolveTraits(&changes) }
  }

  private var surroundingTraits: UITraitCollection {
    storedSuperview?.storedTraits.resolved ?? (self as? UIWindow)?.baseTraits ?? UIScreen.main.traits
  }

  /// With what the controller and the view itself want.
  func wishedTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    let traits = viewController?.wishedTraits(in: surroundings) ?? surroundings
    return storedTraits.ownOverrides?.applied(to: traits) ?? traits
  }

  /// Of the controller's view, without the view's own overrides.
  var controllerTraits: UITraitCollection {
    if !(storedTraits.ownOverrides?.changesTraits ?? false) { return currentTraits }
    return viewController?.wishedTraits(in: surroundingTraits) ?? surroundingTraits
  }

  private func tellTraits(since previous: UITraitCollection) {
    let present = storedTraits.resolved
    if present.hasDifferentColorAppearance(comparedTo: previous) {
      applyBackgroundColor()
      layer.setNeedsDisplay()
    }
    if present.layoutDirection != previous.layoutDirection { layoutDirectionChanged() }
    traitsChanged(since: previous)
    viewController?.tellTraits(since: previous)
    traitCollectionDidChange(previous)
    for registration in storedTraits.ownOverrides?.registrations ?? [] { registration.tell(previous, present) }
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

@MainActor private struct TraitChange {
  let view: UIView
  let previous: UITraitCollection
}

extension Optional {
  /// The value, made if there is none.
  fileprivate subscript(orMade make: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? make() }
    set { self = newValue }
  }
}
