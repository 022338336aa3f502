public import Foundation
package import UIKitGraphics

/// What a `UIVisualEffectView` does to what is behind it. Immutable.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The object itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A material. What is behind does not show through: materials look as on a device with Reduce Transparency.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// A material, for a light or dark surrounding, or for both.
  public enum Style: Int, Hashable, Sendable {
    /// Materials of iOS 10.
    case extraLight = 0
    case light, dark
    /// Adapt to the user interface style.
    case regular = 4
    case prominent
    /// The materials of iOS 13, from the thinnest to the thickest; adapt to the user interface style.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// Always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  package let style: Style

  /// A material of a style.
  public init(style: Style) { self.style = style }
}

/// Lets content stand out from the material of a blur. Content is shown as it is, as on a device with Reduce Transparency.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// For the style of the blur below; no difference to see.
  public init(blurEffect: UIBlurEffect) {}

  /// For content of a kind; no difference to see.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kind of content that stands out.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text, the most important first.
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, the strongest first.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator
}

extension UIBlurEffect.Style {
  /// The opaque colour of the material. Our choice, from the system's backgrounds.
  package var material: UIColor {
    let (light, dark) = (UIColor(white: 0.97, alpha: 1), UIColor(white: 0.13, alpha: 1))
    switch self {
    case .extraLight: return UIColor(white: 1, alpha: 1)
    case .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      return light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      return dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}
