public import Foundation

/// The type of a trait, as lists of traits hold them.
public typealias UITrait = any UITraitDefinition.Type

/// Something that surroundings tell their views: light or dark, the size of text, or whatever an app defines for itself.
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// What a collection gives that has no value of its own.
  static var defaultValue: Value { get }
  /// For messages.
  static var name: String { get }
  static var identifier: String { get }
  /// Whether dynamic colours may depend on it, so that views draw anew when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { String(reflecting: self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait of UIKit's own: with its default value a collection has none.
protocol SystemTrait: UITraitDefinition {}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
}

public struct UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

public struct UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
}

public struct UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
