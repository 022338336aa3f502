public import Foundation
public import UIKitGraphics

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

/// Glass: a capsule in the opaque colour of a material, with a tint. It does not bend or blur what is behind, as with Reduce Transparency;
/// clear glass lets it through.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of what is behind shows through.
  public enum Style: Int, Hashable, Sendable {
    case regular = 0
    case clear
  }

  package let style: Style

  /// Made with the regular style.
  public convenience override init() { self.init(style: .regular) }

  /// Glass of a style.
  public init(style: Style) { self.style = style }

  /// Whether glass reacts to touches; false by default. It does not here.
  open var isInteractive = false

  /// Colours the glass; nil, the default, for none. Set it before the effect is given to a view, which reads it then.
  open var tintColor: UIColor?

  /// The colour of the glass. Our choice, as are the opacities.
  package var material: UIColor {
    let base = UIBlurEffect.Style.systemMaterial.material
    let color = tintColor ?? base
    return style == .clear ? color.withAlphaComponent(0.3) : tintColor == nil ? base : color.withAlphaComponent(0.85)
  }
}

/// Combines the glass of the views in its `contentView`; each is drawn by itself here.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// Made with a spacing of 0.
  public override init() {}

  /// The distance in points below which glass melts together; 0 by default. It does not here.
  open var spacing: CGFloat = 0
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
