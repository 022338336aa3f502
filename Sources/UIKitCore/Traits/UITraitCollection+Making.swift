internal import Diagnostics
public import Foundation

extension UITraitCollection {
  /// Of each trait the last collection that specifies it decides.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var table = TraitTable()
    for collection in collections { table.merge(collection.table) }
    self.init(table)
  }

  /// With what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitTable().changed(mutations)) }

  /// This collection with other values for what `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(table.changed(mutations))
  }

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

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(UITraitUserInterfaceIdiom.self, idiom) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) { self.init(UITraitDisplayScale.self, scale) }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, displayGamut) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(UITraitLegibilityWeight.self, legibilityWeight) }

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
