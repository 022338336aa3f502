internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// A part of a line whose letters are of one run of the text, with what the replayer draws for it.
struct DecoratedSpan {
  let run: TextBlock.Run
  let decoration: TextDecoration
  /// From the line's left edge, in points.
  let start, width: CGFloat
  /// The parts of the span without its spaces, if a line leaves those out.
  let words: [ClosedRange<CGFloat>]
  let lines: LinePlaces
  /// From the baseline down to the end of the line of text, in points.
  let descent: CGFloat
  fileprivate let item: UnsafeMutablePointer<PangoGlyphItem>

  /// Adds the outlines of the letters to the path, with the span's left end of the baseline at (0, 0).
  ///
  /// Not drawn by `pango_cairo_show_glyph_string`: Pango's renderer keeps the alpha of the run that it has drawn last, which may be a hidden one.
  func addLetters(to context: OpaquePointer) {
    cairo_move_to(context, 0, -run.baselineOffset)
    pango_cairo_glyph_string_path(context, item.pointee.item.pointee.analysis.font, item.pointee.glyphs)
  }
}

extension TextLayout {
  /// Whether anything is drawn in addition to the letters of the lines.
  var hasDecorations: Bool { text.runs.contains { $0.decoration?.value.drawsMore ?? false } }

  /// The decorated parts of a line, which hold until the layout changes.
  func decorations(ofLine index: Int) -> [DecoratedSpan] {
    let line = lines[index]
    let runs = runs(inPiece: line.piece)
    var (found, x): ([DecoratedSpan], CGFloat) = ([], 0)
    for item in items(ofLine: index) {
      let width = CGFloat(pango_glyph_string_get_width(item.pointee.glyphs)) / CGFloat(PANGO_SCALE)
      defer { x += width }
      let byte = Int(item.pointee.item.pointee.offset)
      guard let run = runs.last(where: { $0.start <= byte })?.run, let decoration = run.decoration?.value, decoration.drawsMore
      else { continue }
      found.append(span(item, run, decoration, start: x, width: width, in: line))
    }
    return found
  }

  private func span(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, _ run: TextBlock.Run, _ decoration: TextDecoration, start: CGFloat,
    width: CGFloat, in line: Line
  ) -> DecoratedSpan {
    var places = fonts.lines(of: run.font)
    places.underline.top -= run.baselineOffset
    places.strikethrough.top -= run.baselineOffset
    let skipsSpaces = decoration.underline?.skipsSpaces == true || decoration.strikethrough?.skipsSpaces == true
    return DecoratedSpan(
      run: run, decoration: decoration, start: start, width: width,
      words: skipsSpaces ? words(of: item, start: start, pango_layout_get_text(owners[line.piece].layout)) : [],
      lines: places, descent: line.bottom - line.baseline,
      item: item)
  }

  /// The stretches of letters between spaces, from left to right.
  private func words(
    of item: UnsafeMutablePointer<PangoGlyphItem>, start: CGFloat, _ characters: UnsafePointer<CChar>
  ) -> [ClosedRange<CGFloat>] {
    guard let glyphs = item.pointee.glyphs?.pointee else { return [] }
    var (words, x): ([ClosedRange<CGFloat>], CGFloat) = ([], start)
    for index in 0..<Int(glyphs.num_glyphs) {
      let byte = Int(item.pointee.item.pointee.offset + glyphs.log_clusters[index])
      let end = x + CGFloat(glyphs.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      let isSpace = characters[byte] == 0x20 || characters[byte] == 0x09
      if !isSpace, end > x {
        let start = words.last?.upperBound == x ? words.removeLast().lowerBound : x
        words.append(start...end)
      }
      x = max(x, end)
    }
    return words
  }
}
