internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// Makes fonts and lengths of your own follow the person's wish for the size of text, as a text style does.
///
/// They grow in proportion to the distance between the style's lines; the sizes of fonts are rounded to whole points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Body's.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A label that adjusts its font for the content size category keeps it up to date.
  ///
  /// - Parameter font: At the size that suits the setting Large.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil, "scaledFont(for:)") }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil, "scaledFont(for:maximumPointSize:)")
  }

  /// - Parameter traitCollection: Says the setting; nil for the person's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, nil, traitCollection, "scaledFont(for:compatibleWith:)")
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection, "scaledFont(for:maximumPointSize:compatibleWith:)")
  }

  /// Rounded to the pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = UIFont.category(of: traitCollection)
    let specified = traitCollection?.displayScale ?? 0
    let scale = specified > 0 ? specified : CurrentHost.scale
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
  /// The setting that `traits` say, or the person's.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    guard let category = traits?.preferredContentSizeCategory, category.step != nil else {
      return CurrentHost.contentSizeCategory
    }
    return category
  }
}
