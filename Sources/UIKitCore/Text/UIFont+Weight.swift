internal import CoreGraphics
internal import Diagnostics
public import Foundation

extension UIFont {
  /// How thick the strokes are: 0 is regular, bolder above.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

/// UIKit's weights beside OpenType's (OS/2 `usWeightClass`), both rising.
private let weightClasses: [(UIFont.Weight, class: Int, style: String)] = [
  (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
  (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
]

extension UIFont.Weight {
  /// From 100 to 900; in between the named weights it rises evenly.
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
    if !fontDescription.isItalic { return nearest }
    return nearest == "Regular" ? "Italic" : nearest + "Italic"
  }
}
