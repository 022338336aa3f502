package import CoreGraphics
package import Foundation

/// A font that needs no font file: every character is half an em wide, a line is 1.2 em high.
///
/// In em: ascender 0.95, descender 0.25, capitals 0.7, x-height 0.5. Weight and slant change nothing. Lines break after spaces (a space
/// at the end of a line has no width) and tabs, inside a word that is wider than the line, and at line feeds.
/// Lines beyond the box's height or `maximumLines` are cut; the last line then shows an ellipsis if it truncates.
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
    let shape = text.shape?.value
    var breaker = FixedLineBreaker(text, width: size.width)
    for run in text.runs { breaker.add(run) }
    let all = breaker.finish(defaultSize: text.runs.last?.font.size ?? 0)
    var lines = text.maximumLines > 0 ? Array(all.prefix(text.maximumLines)) : all
    while lines.count > 1, height(of: lines, text) > size.height + 0.001 { lines.removeLast() }
    let isCut = lines.count < all.count
    if isCut && text.lineBreak.isTruncating, let last = lines.last {
      // A truncated line is filled with the text that follows, then ends in the ellipsis.
      let room = shape?.room(in: size.width, isFirst: last.isFirst) ?? size.width
      lines[lines.count - 1].width = max(last.width, room.isFinite ? whole(room, em: last.em) : last.width)
    }
    let tall = height(of: lines, text)
    let (first, em) = (lines.first?.em ?? 0, lines.last?.em ?? 0)
    return TextMetrics(
      size: CGSize(width: lines.map { outerWidth($0, shape) }.max() ?? 0, height: tall),
      firstBaseline: height(ofLine: first, shape) - first * descender, lastBaseline: tall - em * descender,
      lineCount: lines.count, isTruncated: isCut)
  }

  /// The width of the greatest whole number of characters that fits in `width`.
  private static func whole(_ width: CGFloat, em: CGFloat) -> CGFloat {
    em > 0 ? (width / (em * advance) + 0.0001).rounded(.down) * em * advance : 0
  }

  private static func height(of lines: [FixedLineBreaker.Line], _ text: TextBlock) -> CGFloat {
    let shape = text.shape?.value
    let between = (shape?.spacing ?? 0) + (shape?.spacingBefore ?? 0)
    return lines.reduce(0) { $0 + height(ofLine: $1.em, shape) } + text.lineSpacing * CGFloat(max(0, lines.count - 1))
      + between * CGFloat(lines.dropFirst().count { $0.isFirst })
  }

  static func height(ofLine em: CGFloat, _ shape: ParagraphShape?) -> CGFloat {
    shape?.height(of: em * (ascender + descender)) ?? em * (ascender + descender)
  }

  /// The line's width with the indents on both sides.
  private static func outerWidth(_ line: FixedLineBreaker.Line, _ shape: ParagraphShape?) -> CGFloat {
    guard let shape else { return line.width }
    return shape.indent(isFirst: line.isFirst) + line.width + max(0, -shape.tail)
  }
}

extension TextBlock.LineBreak {
  package var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}
