internal import CoreGraphics
internal import Foundation

extension TextBlock.Run {
  /// The width of each character in points.
  var fixedAdvance: CGFloat { (picture?.size.width ?? font.size * FixedMetricsFont.advance) + kern }

  /// The size of the letters that make a line as high; of a picture those that reach as far above and below the baseline.
  var fixedEm: CGFloat {
    guard let picture else { return font.size }
    return max(font.size, picture.ascent / FixedMetricsFont.ascender, picture.descent / FixedMetricsFont.descender)
  }
}
