internal import CPango
internal import CoreGraphics
internal import Foundation

/// Points as the integers of Pango, which has 32 bits for them.
enum PangoUnits {
  /// For what is added once for each letter or line: cut to 10,000 points, so that sums of many stay within 32 bits.
  static func short(_ points: CGFloat) -> Int32 { units(points, limit: 10_000, .towardZero) }

  /// For the width of a text: rounded up, cut to a million points.
  static func long(_ points: CGFloat) -> Int32 { units(points, limit: 1_000_000, .up) }

  private static func units(_ points: CGFloat, limit: CGFloat, _ rounding: FloatingPointRoundingRule) -> Int32 {
    if points.isNaN { return 0 }
    return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded(rounding))
  }
}

extension TextBlock {
  /// Pango ends a text at U+0000: an invisible character that breaks no line stands in its place.
  var withoutNulls: TextBlock {
    guard runs.contains(where: { $0.text.utf8.contains(0) }) else { return self }
    var block = self
    for index in block.runs.indices {
      block.runs[index].text = String(
        String.UnicodeScalarView(block.runs[index].text.unicodeScalars.map { $0 == "\0" ? "\u{2060}" : $0 }))
    }
    return block
  }
}
