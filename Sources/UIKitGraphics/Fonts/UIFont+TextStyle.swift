internal import CoreGraphics
internal import Foundation

extension UIFont {
  /// The role of a text on the screen, which decides its size and weight. The sizes: "Text sizes" of docs/measurements.md.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String

    /// Any text makes a style; one that Apple does not name gets body's font.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points bold at the category Large.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points bold at the category Large.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points at the category Large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the category Large.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the category Large.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the category Large.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points semibold at the category Large.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the category Large.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the category Large.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the category Large.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the category Large.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the category Large.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the category Large.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// What scales fonts and lengths as this style scales.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// The font of a style at the text size that the person has chosen; an unknown style gets body's font.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the text size of a trait collection.
  ///
  /// - Parameter traitCollection: Its `preferredContentSizeCategory` decides; nil or an unspecified one stands for the person's choice.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: style)
    let size = scaling.size(at: category(of: traitCollection))
    return shared(FontDescription(size: size, weight: style.weight.openTypeClass), scaling)
  }
}
