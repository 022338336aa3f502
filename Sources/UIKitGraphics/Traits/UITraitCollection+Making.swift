internal import Diagnostics
public import Foundation

extension UITraitCollection {
  /// Merges collections; of each trait the last collection that specifies it decides.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var table = TraitTable()
    for collection in collections { table.merge(collection.table) }
    self.init(table)
  }

  /// Makes a collection of the traits that `mutations` sets. Change the argument in place: replacing it is a programming error.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitTable().changed(mutations)) }

  /// A copy of this collection with the traits that `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(table.changed(mutations))
  }

  /// A copy of this collection with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var table = table
    table[trait] = value
    return UITraitCollection(table)
  }

  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var table = TraitTable()
    table[trait] = value
    self.init(table)
  }

  /// A collection that specifies this trait alone, for `init(traitsFrom:)` or a comparison; so do the following ones.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(UITraitUserInterfaceIdiom.self, idiom) }

  /// Specifies light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Specifies the reading direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Specifies the device pixels per point alone.
  public convenience init(displayScale scale: CGFloat) { self.init(UITraitDisplayScale.self, scale) }

  /// Specifies the gamut alone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, displayGamut) }

  /// Specifies the horizontal room alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Specifies the vertical room alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// Specifies the size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// Specifies the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Specifies the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Specifies the weight alone.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(UITraitLegibilityWeight.self, legibilityWeight) }

  /// Specifies the active appearance alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }
}

extension TraitTable {
  fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitTable {
    var traits: any UIMutableTraits = TraitOverrides(table: self)
    mutations(&traits)
    guard let changed = traits as? TraitOverrides else {
      programmingError("UITraitCollection: change the traits that you are given, do not replace them")
    }
    return changed.table
  }
}
