internal import CoreGraphics
internal import Diagnostics
public import Foundation

extension UIFont {
  /// The thickness of strokes: 0 is regular, greater is bolder, from -1 to 1.
  public struct Weight: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// Apple's scale, which is not linear in the thickness.
    public let rawValue: CGFloat

    /// Any finite number; values between the named weights are interpolated, values beyond count as the outermost.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Any finite number; values between the named weights are interpolated, values beyond count as the outermost.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 100 on OpenType's scale, the thinnest.
    public static let ultraLight = Weight(-0.8)
    /// 200 on OpenType's scale.
    public static let thin = Weight(-0.6)
    /// 300 on OpenType's scale.
    public static let light = Weight(-0.4)
    /// 400 on OpenType's scale.
    public static let regular = Weight(0)
    /// 500 on OpenType's scale.
    public static let medium = Weight(0.23)
    /// 600 on OpenType's scale; also what `boldSystemFont(ofSize:)` uses.
    public static let semibold = Weight(0.3)
    /// 700 on OpenType's scale.
    public static let bold = Weight(0.4)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(0.56)
    /// 900 on OpenType's scale, the boldest.
    public static let black = Weight(0.62)
  }
}

extension UIFont {
  /// The width of letters: 0 is normal, less is narrower, from -1 to 1. Shown where a font of the family has such a width installed.
  public struct Width: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// Apple's scale.
    public let rawValue: CGFloat
    /// Any finite number; values beyond the named widths count as the outermost.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Any finite number; values beyond the named widths count as the outermost.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ultra-condensed on OpenType's scale.
    public static let compressed = Width(-0.4)
    /// Condensed on OpenType's scale.
    public static let condensed = Width(-0.2)
    /// The letters' normal width.
    public static let standard = Width(0)
    /// Expanded on OpenType's scale.
    public static let expanded = Width(0.2)
  }
}

/// UIKit's weights with OpenType's (OS/2 `usWeightClass`), both ascending.
private let weightClasses: [(UIFont.Weight, class: Int, style: String)] = [
  (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
  (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
]

extension UIFont.Weight {
  /// The class of OpenType, from 100 to 900; interpolated linearly between the named weights.
  package var openTypeClass: Int {
    ensure(rawValue.isFinite, "UIFont.Weight(\(rawValue)) is no weight: give a finite number from -1 to 1")
    guard let next = weightClasses.firstIndex(where: { $0.0.rawValue >= rawValue }) else { return 900 }
    if next == 0 { return 100 }
    let (low, high) = (weightClasses[next - 1], weightClasses[next])
    let part = (rawValue - low.0.rawValue) / (high.0.rawValue - low.0.rawValue)
    return low.class + Int((part * CGFloat(high.class - low.class)).rounded())
  }
}

extension UIFont {
  var styleName: String {
    let weight = fontDescription.weight
    let nearest = weightClasses.min { abs($0.class - weight) < abs($1.class - weight) }?.style ?? "Regular"
    let plain = fontDescription.isItalic ? (nearest == "Regular" ? "Italic" : nearest + "Italic") : nearest
    let width = fontDescription.variation?.value.width ?? 0
    return (width <= -0.3 ? "Compressed" : width < 0 ? "Condensed" : width > 0 ? "Expanded" : "") + plain
  }
}

extension UIFont.Weight {
  /// The weight of a class of OpenType, interpolated linearly between the named weights.
  init(openTypeClass: Int) {
    guard let next = weightClasses.firstIndex(where: { $0.class >= openTypeClass }), next > 0 else {
      self = openTypeClass > 100 ? .black : .ultraLight
      return
    }
    let (low, high) = (weightClasses[next - 1], weightClasses[next])
    let part = CGFloat(openTypeClass - low.class) / CGFloat(high.class - low.class)
    self.init(low.0.rawValue + part * (high.0.rawValue - low.0.rawValue))
  }
}
