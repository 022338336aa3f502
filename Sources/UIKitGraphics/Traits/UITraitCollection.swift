public import Foundation

/// An immutable set of traits: what a view's surroundings are like.
///
/// A collection need not specify every trait; for others it returns the trait's default value, such as `.unspecified`.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let table: TraitTable
  // Stored, since views read these traits whenever they draw.
  /// Light or dark; `.unspecified` if the collection does not say.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels a point; 0 when unspecified.
  public let displayScale: CGFloat
  /// The reading direction; `.unspecified` if the collection does not say.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text; `.unspecified` if the collection does not say.
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(_ table: TraitTable) {
    self.table = table
    userInterfaceStyle = table[UITraitUserInterfaceStyle.self]
    displayScale = table[UITraitDisplayScale.self]
    layoutDirection = table[UITraitLayoutDirection.self]
    preferredContentSizeCategory = table[UITraitPreferredContentSizeCategory.self]
  }

  /// Makes a collection that specifies no trait.
  public override convenience init() { self.init(TraitTable()) }

  /// Returns nil: there are no archives to read traits from.
  public convenience init?(coder: NSCoder) { nil }

  /// The trait's value; its `defaultValue` if the collection does not specify the trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { table[trait] }

  /// `.unspecified` if the collection does not say.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { table[UITraitUserInterfaceIdiom.self] }
  /// `.unspecified` if the collection does not say.
  public var displayGamut: UIDisplayGamut { table[UITraitDisplayGamut.self] }
  /// The room from left to right; `.unspecified` if the collection does not say.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { table[UITraitHorizontalSizeClass.self] }
  /// The room from top to bottom; `.unspecified` if the collection does not say.
  public var verticalSizeClass: UIUserInterfaceSizeClass { table[UITraitVerticalSizeClass.self] }
  /// `.unspecified` if the collection does not say.
  public var accessibilityContrast: UIAccessibilityContrast { table[UITraitAccessibilityContrast.self] }
  /// `.unspecified` if the collection does not say.
  public var userInterfaceLevel: UIUserInterfaceLevel { table[UITraitUserInterfaceLevel.self] }
  /// `.unspecified` if the collection does not say.
  public var legibilityWeight: UILegibilityWeight { table[UITraitLegibilityWeight.self] }
  /// `.unspecified` if the collection does not say.
  public var activeAppearance: UIUserInterfaceActiveAppearance { table[UITraitActiveAppearance.self] }

  // MARK: The current one

  /// The traits that resolve dynamic colours where no view does, one for each thread: of a view that draws or is laid out its own, elsewhere
  /// on the main thread the screen's.
  public static var current: UITraitCollection {
    get { ThreadDrawing.current.traits ?? displayTraits ?? unspecific }
    set { ThreadDrawing.current.traits = newValue }
  }

  private static let unspecific = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 1),
  ])

  private static var displayTraits: UITraitCollection? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { CurrentGraphics.display().idleTraits } : nil
  }

  /// Runs `actions` with this collection as `current` of the thread, then restores the former one.
  public func performAsCurrent(_ actions: () -> Void) {
    let drawing = ThreadDrawing.current
    let former = drawing.traits
    drawing.traits = self
    actions()
    drawing.traits = former
  }

  // MARK: Comparing

  /// Whether dynamic colours may differ between the two collections: some differing trait has `affectsColorAppearance`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if self === traitCollection { return false }
    return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// Whether this collection has the same value for every trait that `traits` specifies; true for nil.
  public func containsTraits(in traits: UITraitCollection?) -> Bool { traits.map { table.contains($0.table) } ?? true }

  /// The traits with another value in the other collection, sorted by identifier; for nil all that this one specifies.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    table.differences(from: traitCollection?.table ?? TraitTable())
  }

  /// The system traits that dynamic colours may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// The system traits by which images are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitUserInterfaceStyle.self]
  }

  // MARK: NSObject

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || table.count == other.table.count && table.contains(other.table)
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue ^ preferredContentSizeCategory.hashValue }

  public override var description: String {
    let traits = changedTraits(from: nil).map { "\($0.name) = \(value(of: $0))" }
    return "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }

  private func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Any { table[trait] }
}
