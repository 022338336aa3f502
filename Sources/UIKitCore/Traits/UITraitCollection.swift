public import Foundation

/// What a view's surroundings are like.
///
/// A collection need not say anything of a trait: then it gives the trait's default value, as `.unspecified`.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let table: TraitTable
  // What views ask for whenever they draw, looked up once.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels a point; 0 when unspecified.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(_ table: TraitTable) {
    self.table = table
    userInterfaceStyle = table[UITraitUserInterfaceStyle.self]
    displayScale = table[UITraitDisplayScale.self]
    layoutDirection = table[UITraitLayoutDirection.self]
    preferredContentSizeCategory = table[UITraitPreferredContentSizeCategory.self]
  }

  /// Without any trait.
  public override convenience init() { self.init(TraitTable()) }

  /// There are no archives to read traits from: nil.
  public convenience init?(coder: NSCoder) { nil }

  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { table[trait] }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { table[UITraitUserInterfaceIdiom.self] }
  public var displayGamut: UIDisplayGamut { table[UITraitDisplayGamut.self] }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { table[UITraitHorizontalSizeClass.self] }
  public var verticalSizeClass: UIUserInterfaceSizeClass { table[UITraitVerticalSizeClass.self] }
  public var accessibilityContrast: UIAccessibilityContrast { table[UITraitAccessibilityContrast.self] }
  public var userInterfaceLevel: UIUserInterfaceLevel { table[UITraitUserInterfaceLevel.self] }
  public var legibilityWeight: UILegibilityWeight { table[UITraitLegibilityWeight.self] }
  public var activeAppearance: UIUserInterfaceActiveAppearance { table[UITraitActiveAppearance.self] }

  // MARK: The current one

  /// What dynamic colours are resolved with where no view says otherwise; while a view draws, its own. Each thread has one.
  public static var current: UITraitCollection {
    get { ThreadDrawing.current.traits }
    set { ThreadDrawing.current.traits = newValue }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let drawing = ThreadDrawing.current
    let former = drawing.traits
    drawing.traits = self
    actions()
    drawing.traits = former
  }

  // MARK: Comparing

  /// Whether dynamic colours may look another way.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if self === traitCollection { return false }
    return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// Whether this collection has every trait that `traits` specifies.
  public func containsTraits(in traits: UITraitCollection?) -> Bool { traits.map { table.contains($0.table) } ?? true }

  /// Those that have another value in the other collection; all that this one specifies for nil.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    table.differences(from: traitCollection?.table ?? TraitTable())
  }

  /// Those of UIKit's that dynamic colours may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// Those of UIKit's by which images are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitUserInterfaceStyle.self]
  }

  // MARK: NSObject

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
