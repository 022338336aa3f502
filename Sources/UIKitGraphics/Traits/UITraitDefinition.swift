public import Foundation

/// The metatype of a trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A value that views inherit from their surroundings: light or dark, the size of text, or one of an app's own.
public protocol UITraitDefinition<Value> {
  /// Compared by `==` if `Equatable`, else by identity; other values count as changed each time.
  associatedtype Value

  /// The value of a collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// A name for messages; the type's name by default.
  static var name: String { get }
  /// The trait's unique name; the qualified type name by default.
  static var identifier: String { get }
  /// Whether dynamic colours may depend on the trait, so that views draw again when it changes; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name without its module.
  public static var name: String { "\(self)" }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait of UIKit's own, in `TraitTable.comparisons`: setting it to its default value makes it unspecified.
protocol SystemTrait: UITraitDefinition where Value: Equatable & Sendable {}

/// The trait behind `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The trait behind `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: dynamic colours have a light and a dark variant.
  public static let affectsColorAppearance = true
}

/// The trait behind `layoutDirection`.
public struct UITraitLayoutDirection: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The trait behind `displayScale`.
public struct UITraitDisplayScale: SystemTrait {
  /// 0 stands for "not specified".
  public static let defaultValue: CGFloat = 0
}

/// The trait behind `displayGamut`.
public struct UITraitDisplayGamut: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: a dynamic colour may have a variant for each gamut.
  public static let affectsColorAppearance = true
}

/// The trait behind `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait behind `verticalSizeClass`.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait behind `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The trait behind `accessibilityContrast`.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: a dynamic colour may have a variant of high contrast.
  public static let affectsColorAppearance = true
}

/// The trait behind `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True: a dynamic colour may have an elevated variant.
  public static let affectsColorAppearance = true
}

/// The trait behind `legibilityWeight`.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The trait behind `activeAppearance`.
public struct UITraitActiveAppearance: SystemTrait {
  /// Stands for "not specified".
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
