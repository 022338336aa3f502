public import Foundation

/// A set of traits that can be changed: a collection under construction, or the overrides of a view.
///
/// Give traits of your own a name by an extension: `var density: Density { get { self[DensityTrait.self] } set { ... } }`.
public protocol UIMutableTraits {
  /// The trait's value; its `defaultValue` if nothing was set.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// `.unspecified` if not set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// Device pixels per point; 0 if not set.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// The room from left to right; `.unspecified` if not set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The room from top to bottom; `.unspecified` if not set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// `.unspecified` if not set.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

/// The traits that a view or view controller sets for itself and everything below, in place of inherited ones.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is overridden. Setting a system trait to its default value does not count.
  func contains(_ trait: UITrait) -> Bool

  /// Ends the override: the trait is inherited again.
  mutating func remove(_ trait: UITrait)
}

package struct TraitOverrides: UITraitOverrides {
  package var table: TraitTable

  package init(table: TraitTable = TraitTable()) { self.table = table }

  package subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { table[trait] }
    set { table[trait] = newValue }
  }

  package func contains(_ trait: UITrait) -> Bool { table.contains(trait) }

  package mutating func remove(_ trait: UITrait) { table.remove(trait) }
}
