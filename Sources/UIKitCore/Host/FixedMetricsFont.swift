package import CoreGraphics
package import Foundation

/// A font that needs no font file: every character is half an em wide, a line is one em and a fifth tall.
///
/// Of an em, the ascender is 0.95, the descender 0.25, the capital 0.7 and the small letter 0.5. Weight and slant change nothing.
/// Text breaks after spaces (a space at the end of a line takes no room), inside a word that is wider than the line, and at `\n`.
/// What does not fit in the box's height, or exceeds `maximumLines`, is cut; the last line then shows an ellipsis if it truncates.
package enum FixedMetricsFont {
  static let advance: CGFloat = 0.5
  static let ascender: CGFloat = 0.95
  static let descender: CGFloat = 0.25

  package static func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: ascender * font.size, descender: -descender * font.size, leading: 0,
      capHeight: 0.7 * font.size, xHeight: 0.5 * font.size)
  }

  package static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    var breaker = FixedLineBreaker(width: size.width, breaksWords: text.lineBreak != .charWrapping)
    for run in text.runs { breaker.add(run) }
    let all = breaker.finish(defaultSize: text.runs.last?.font.size ?? 0)
    var lines = text.maximumLines > 0 ? Array(all.prefix(text.maximumLines)) : all
    while lines.count > 1, height(of: lines, spacing: text.lineSpacing) > size.height + 0.001 { lines.removeLast() }
    let isCut = lines.count < all.count
    if isCut && text.lineBreak.isTruncating, let last = lines.last {
      // The line fills up with what follows, then ends in the ellipsis.
      lines[lines.count - 1].width = max(last.width, size.width.isFinite ? whole(size.width, em: last.em) : last.width)
    }
    let tall = height(of: lines, spacing: text.lineSpacing)
    let em = lines.last?.em ?? 0
    return TextMetrics(
      size: CGSize(width: lines.map(\.width).max() ?? 0, height: tall),
      firstBaseline: (lines.first?.em ?? 0) * ascender, lastBaseline: tall - em * descender,
      lineCount: lines.count, isTruncated: isCut)
  }

  /// The greatest whole number of characters in `width`.
  private static func whole(_ width: CGFloat, em: CGFloat) -> CGFloat {
    em > 0 ? (width / (em * advance) + 0.0001).rounded(.down) * em * advance : 0
  }

  private static func height(of lines: [FixedLineBreaker.Line], spacing: CGFloat) -> CGFloat {
    lines.reduce(0) { $0 + $1.em * (ascender + descender) } + spacing * CGFloat(max(0, lines.count - 1))
  }
}

extension TextBlock.LineBreak {
  var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}
