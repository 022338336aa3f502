internal import Diagnostics
public import Foundation
public import UIKitGraphics

/// An object with traits: a screen, a window, a view controller, a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The object's traits, always up to date.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed; `previousTraitCollection` holds the former ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token of `registerForTraitChanges`, for `unregisterForTraitChanges(_:)`. The observed object retains it; the caller need not.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls closures when the traits they were registered for change, and for no others.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration; so does the deallocation of this object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its former traits whenever one of `traits` has changed, after `traitCollectionDidChange(_:)`.
  /// This object retains `handler`.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitOverriding)?.changeOverrides { $0.registrations.append(registration) }
    return registration
  }
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) { (self.traits, self.handler) = (traits, handler) }

  func notify(_ previous: UITraitCollection, _ present: UITraitCollection) {
    if traits.contains(where: { present.table.differs(from: previous.table, in: $0) }) { handler(previous) }
  }
}

/// The trait overrides of one view or view controller, the limits of its text size, and its registered closures.
struct ViewTraitOverrides {
  var overrides = TraitOverrides()
  /// The limits of the text size, whatever the person has chosen.
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  var registrations: [TraitRegistration] = []

  var changesTraits: Bool { !overrides.table.isEmpty || minimumCategory != nil || maximumCategory != nil }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    if !changesTraits { return traits }
    var table = traits.table
    table.merge(overrides.table)
    let category = table[UITraitPreferredContentSizeCategory.self]
    table[UITraitPreferredContentSizeCategory.self] = category.limited(from: minimumCategory, to: maximumCategory)
    return UITraitCollection(table)
  }
}

@MainActor protocol TraitOverriding: UITraitChangeObservable {
  func changeOverrides(_ change: (inout ViewTraitOverrides) -> Void)
}

extension TraitOverriding {
  func forget(_ registration: any UITraitChangeRegistration) {
    changeOverrides { overrides in overrides.registrations.removeAll { $0 === registration } }
  }

  func setOverrides(_ overrides: any UITraitOverrides) {
    guard let overrides = overrides as? TraitOverrides else {
      programmingError("traitOverrides: change the overrides that you are given, do not make your own")
    }
    changeOverrides { $0.overrides = overrides }
  }
}
