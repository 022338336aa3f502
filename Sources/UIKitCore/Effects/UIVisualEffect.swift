public import Foundation
public import UIKitGraphics

/// What a `UIVisualEffectView` does to what is behind it. Immutable.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// The object itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a view with the effect shows below its content; nil for nothing.
  package var look: EffectLook? { nil }
}

/// How an effect changes what is behind it.
package struct EffectLook {
  /// The standard deviation of the blur, in points; 0 for none.
  package var blurRadius: CGFloat
  /// Drawn over the blurred pixels.
  package var tint: UIColor
  /// Drawn in place of both where the person reduces transparency.
  package var material: UIColor

  package init(blurRadius: CGFloat, tint: UIColor, material: UIColor) {
    (self.blurRadius, self.tint, self.material) = (blurRadius, tint, material)
  }
}

/// A material: what is behind shows through blurred, below a tint. With Reduce Transparency the material is opaque.
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

  package override var look: EffectLook? { EffectLook(blurRadius: style.blurRadius, tint: style.tint, material: style.material) }

  /// A material of a style.
  public init(style: Style) { self.style = style }
}

/// Glass: a capsule that blurs what is behind it, with a tint. It does not bend what is behind; clear glass does not blur it either.
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

  /// Our choice.
  package override var look: EffectLook? {
    let base = UIBlurEffect.Style.systemMaterial.material
    let tint = tintColor ?? base
    switch style {
    case .clear: return EffectLook(blurRadius: 0, tint: tint.withAlphaComponent(0.3), material: tint.withAlphaComponent(0.3))
    case .regular:
      let tinted = tintColor?.withAlphaComponent(0.85)
      return EffectLook(blurRadius: 12, tint: tinted ?? base.withAlphaComponent(0.7), material: tinted ?? base)
    }
  }
}

/// Combines the glass of the views in its `contentView`; each is drawn by itself here.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// Made with a spacing of 0.
  public override init() {}

  /// The distance in points below which glass melts together; 0 by default. It does not here.
  open var spacing: CGFloat = 0
}

/// Lets content stand out from the material of a blur. Content is shown as it is.
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
  /// In points. Those of iOS 7 are the figures of Apple's sample code for images (`UIImage+ImageEffects`), the others our choice.
  fileprivate var blurRadius: CGFloat {
    switch self {
    case .extraLight, .dark, .regular, .prominent: 20
    default: 30
    }
  }

  /// The colour over the blurred pixels, by the same sources.
  fileprivate var tint: UIColor {
    switch self {
    case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
    case .light: return UIColor(white: 1, alpha: 0.3)
    case .dark: return UIColor(white: 0.11, alpha: 0.73)
    default: return material.withAlphaComponent(thickness)
    }
  }

  /// The opacity of the tint.
  private var thickness: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.87
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.8
    default: 0.73
    }
  }
}
