internal import Diagnostics
public import Foundation

/// Has traits: a screen, a window, a view controller, a view.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` gives, for `unregisterForTraitChanges(_:)`.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Tells closures of changes of the traits that they are about, and of no others.
@MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends it; so does the end of this object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// `handler` gets this object and the former traits whenever one of `traits` has changed. This object keeps it.
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

  func tell(_ previous: UITraitCollection, _ present: UITraitCollection) {
    if traits.contains(where: { present.table.differs(from: previous.table, in: $0) }) { handler(previous) }
  }
}

/// Trait overrides of one view or view controller, limits of its text size, and registered observers.
struct ViewTraitOverrides {
  var overrides = TraitOverrides()
  /// Between which sizes of text views stay, whatever the person wants.
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
