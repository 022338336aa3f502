internal import CPango
internal import CoreGraphics
internal import Foundation

/// Points as Pango's 32-bit integers.
enum PangoUnits {
  /// For lengths added per letter or line: clamped to 10,000 points, so that sums fit 32 bits.
  static func short(_ points: CGFloat) -> Int32 { units(points, limit: 10_000, .towardZero) }

  /// For the width of a text: rounded up, clamped to a million points.
  static func long(_ points: CGFloat) -> Int32 { units(points, limit: 1_000_000, .up) }

  private static func units(_ points: CGFloat, limit: CGFloat, _ rounding: FloatingPointRoundingRule) -> Int32 {
    if points.isNaN { return 0 }
    return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded(rounding))
  }
}

extension TextBlock {
  /// Replaces U+0000, at which Pango ends a text, by an invisible character that does not break lines.
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
