internal import Diagnostics
internal import Foundation
internal import UIKitGraphics

extension UIViewController: TraitOverriding {
  func changeOverrides(_ change: (inout ViewTraitOverrides) -> Void) {
    var ownOverrides = ownTraitOverrides ?? ViewTraitOverrides()
    change(&ownOverrides)
    ownTraitOverrides = ownOverrides
    storedView?.updateTraits()
  }

  /// The surroundings' traits with what the parent forces on this child, then with the controller's own overrides.
  func resolvedTraits(in surroundings: UITraitCollection) -> UITraitCollection {
    var traits = surroundings
    if let forced = storedParent?.traitsForced(on: self) { traits = UITraitCollection(traitsFrom: [traits, forced]) }
    return ownTraitOverrides?.applied(to: traits) ?? traits
  }

  var currentTraits: UITraitCollection {
    storedView?.controllerTraits ?? resolvedTraits(in: storedParent?.traitCollection ?? UIScreen.main.traits)
  }

  func announceTraits(since previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in ownTraitOverrides?.registrations ?? [] { registration.notify(previous, traitCollection) }
  }

  // MARK: Children

  func traitsForced(on child: UIViewController) -> UITraitCollection? { forcedTraits.first { $0.child === child }?.traits }

  func force(_ traits: UITraitCollection?, on child: UIViewController) {
    ensure(
      child.parent === self,
      "\(type(of: self)).setOverrideTraitCollection(_:forChild:): \(type(of: child)) is not a child; add it first")
    forcedTraits.removeAll { $0.child === child || $0.child == nil }
    if let traits { forcedTraits.append(ForcedTraits(child: child, traits: traits)) }
    child.storedView?.updateTraits()
  }
}

/// Traits that a view controller sets for one child.
struct ForcedTraits {
  weak var child: UIViewController?
  let traits: UITraitCollection
}
