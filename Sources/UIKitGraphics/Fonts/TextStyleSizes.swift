internal import CoreGraphics
package import Foundation

// Point sizes of each style at each setting: the table of Apple's Human Interface Guidelines ("Typography", Dynamic Type sizes).
extension UIFont.TextStyle {
  /// In points, in the order of `UIContentSizeCategory.all`.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    // Apple publishes these two for one setting only; they grow with the neighbouring style (our choice).
    case .extraLargeTitle: UIFont.TextStyle.largeTitle.sizes.map { ($0 * 36 / 34).rounded() }
    case .extraLargeTitle2: UIFont.TextStyle.title1.sizes
    // Headline and body; an unknown style gets body's.
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The distance between lines in points, in the order of `UIContentSizeCategory.all`: "Text sizes" of docs/measurements.md.
  private var leadings: [CGFloat] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    // Not recorded; they grow with their font (our choice).
    case .extraLargeTitle, .extraLargeTitle2: sizes
    // Body; an unknown style gets body's.
    default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    }
  }

  /// The length at `category`, scaled by the ratio of the leadings; multiplied before dividing, to avoid rounding.
  func scaled(_ length: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    let leadings = leadings
    return length * leadings[category.step ?? 3] / leadings[3]
  }

  /// The point size; a category without a size counts as Large.
  package func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.step ?? 3] }

  var weight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}

/// How a font's size was derived, so that the font can be made again for another category.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The size at the category Large; nil for the style's own.
  var base: CGFloat?
  var maximum: CGFloat?

  func size(at category: UIContentSizeCategory) -> CGFloat {
    guard let base else { return style.size(at: category) }
    return min(max(style.scaled(base, to: category).rounded(), 1), maximum ?? .infinity)
  }
}

extension UIFont {
  /// This font at the size for another category; the font itself if its size does not depend on one.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    var description = fontDescription
    description.size = scaling.size(at: category)
    return description == fontDescription ? self : .shared(description, scaling)
  }
}

extension NSAttributedString {
  /// The string with the fonts of text styles at the size for another category; the string itself if none changes.
  package func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
    var hasChanged = false
    let changed = mapRuns { attributes in
      guard let font = attributes[.font] as? UIFont else { return attributes }
      let adjusted = font.adjusted(to: category)
      if adjusted !== font { hasChanged = true }
      return attributes.merging([.font: adjusted]) { $1 }
    }
    return hasChanged ? changed : self
  }
}
