public import Foundation

/// An immutable set of traits: what a view's surroundings are like.
///
/// A collection need not specify every trait; for others it returns the trait's default value, such as `.unspecified`.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let table: TraitTable
  // Stored, since views read these traits whenever they draw.
  private let storedUserInterfaceStyle: UIUserInterfaceStyle
  private let storedDisplayScale: CGFloat
  private let storedLayoutDirection: UITraitEnvironmentLayoutDirection
  private let storedPreferredContentSizeCategory: UIContentSizeCategory

  /// Light or dark; `.unspecified` if the collection does not say.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    note(UITraitUserInterfaceStyle.self)
    return storedUserInterfaceStyle
  }
  /// Device pixels a point; 0 when unspecified.
  public var displayScale: CGFloat {
    note(UITraitDisplayScale.self)
    return storedDisplayScale
  }
  /// The reading direction; `.unspecified` if the collection does not say.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    note(UITraitLayoutDirection.self)
    return storedLayoutDirection
  }
  /// The size of text; `.unspecified` if the collection does not say.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    note(UITraitPreferredContentSizeCategory.self)
    return storedPreferredContentSizeCategory
  }

  package init(_ table: TraitTable) {
    self.table = table
    storedUserInterfaceStyle = table[UITraitUserInterfaceStyle.self]
    storedDisplayScale = table[UITraitDisplayScale.self]
    storedLayoutDirection = table[UITraitLayoutDirection.self]
    storedPreferredContentSizeCategory = table[UITraitPreferredContentSizeCategory.self]
  }

  /// Makes a collection that specifies no trait.
  public override convenience init() { self.init(TraitTable()) }

  /// Returns nil: there are no archives to read traits from.
  public convenience init?(coder: NSCoder) { nil }

  /// The trait's value; its `defaultValue` if the collection does not specify the trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    note(trait)
    return table[trait]
  }

  /// `.unspecified` if the collection does not say.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// `.unspecified` if the collection does not say.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// The room from left to right; `.unspecified` if the collection does not say.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// The room from top to bottom; `.unspecified` if the collection does not say.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// `.unspecified` if the collection does not say.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// `.unspecified` if the collection does not say.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// `.unspecified` if the collection does not say.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// `.unspecified` if the collection does not say.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

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
