internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// Scales an app's own fonts and lengths with the text size that the person has chosen, as a text style scales.
///
/// They grow in proportion to the style's distance of lines ("Text sizes" of docs/measurements.md); font sizes are rounded to whole
/// points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Scales like `textStyle`; an unknown style scales like body.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Scales like body.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font scaled for the person's choice. A label with `adjustsFontForContentSizeCategory` updates it.
  ///
  /// - Parameter font: The font for the category Large; one that is scaled already is a programming error.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil, "scaledFont(for:)") }

  /// The font scaled for the person's choice, at most `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil, "scaledFont(for:maximumPointSize:)")
  }

  /// The font scaled for the category of a trait collection.
  ///
  /// - Parameter traitCollection: nil or an unspecified category stands for the person's choice.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, nil, traitCollection, "scaledFont(for:compatibleWith:)")
  }

  /// The font scaled for the category of a trait collection, at most `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection, "scaledFont(for:maximumPointSize:compatibleWith:)")
  }

  /// The length scaled for the person's choice, rounded to the screen's pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The length scaled for the category of a trait collection, rounded to the pixel of its display scale.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = UIFont.category(of: traitCollection)
    let specified = traitCollection?.displayScale ?? 0
    let scale = specified > 0 ? specified : CurrentGraphics.scale
    return (style.scaled(value, to: category) * scale).rounded() / scale
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?, _ call: String) -> UIFont {
    ensure(
      font.scaling == nil,
      "UIFontMetrics.\(call): \(font) follows the size of text already; scale a font that does not, such as systemFont(ofSize:)")
    if let maximum { _ = UIFont.checked(maximum, "maximumPointSize: \(maximum)") }
    let scaling = FontScaling(style: style, base: font.pointSize, maximum: maximum)
    var description = font.fontDescription
    description.size = scaling.size(at: UIFont.category(of: traits))
    return .shared(description, scaling)
  }
}

extension UIFont {
  /// The category that `traits` specify, else the person's.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category.step != nil else {
      return CurrentGraphics.contentSizeCategory
    }
    return category
  }
}
