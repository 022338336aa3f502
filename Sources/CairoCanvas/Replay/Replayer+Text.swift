internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  /// Draws the text from the top of `rect`; a line that neither wraps nor truncates may extend beyond its width.
  func draw(_ text: TextBlock, in rect: CGRect) {
    guard let run = text.runs.first, state.transform.inverse != nil else { return }
    let reach = run.font.size
    // FreeType fails on letters much larger than a screen.
    guard reach * max(hypot(state.transform.a, state.transform.b), hypot(state.transform.c, state.transform.d)) < 10_000 else {
      return
    }
    guard visible(CGRect(x: rect.minX - reach, y: rect.minY - reach, width: .infinity, height: rect.height + 2 * reach)) != nil
    else { return }
    draw(TextLayouts.shared.layout(text, in: rect.size), run.color, at: rect)
  }

  private func draw(_ layout: TextLayout, _ color: CGColor, at rect: CGRect) {
    let ink = layout.lines.count == 1 ? visible(layout.reach(ofLine: 0, at: rect)) : nil
    if layout.lines.count == 1 && ink == nil || drawPlain(layout, color, at: rect) { return }
    let context = cairo(in: ink)
    setSource(color, context)
    for index in visibleLines(of: layout, at: rect) { show(line: index, of: layout, at: rect, context) }
    cairo_identity_matrix(context)
    if layout.hasDecorations {
      for index in visibleLines(of: layout, at: rect) {
        let line = layout.lines[index]
        showDecorations(
          layout.decorations(ofLine: index),
          at: CGPoint(x: rect.minX + layout.start(of: line, in: rect), y: rect.minY + line.baseline))
      }
    }
    if layout.hasPictures {
      for index in visibleLines(of: layout, at: rect) { showPictures(ofLine: index, of: layout, at: rect) }
    }
  }

  private func showPictures(ofLine index: Int, of layout: TextLayout, at rect: CGRect) {
    let (line, outer) = (layout.lines[index], state)
    let left = rect.minX + layout.start(of: line, in: rect)
    for (picture, x) in layout.pictures(ofLine: index) {
      state.transform = outer.transform.translatedBy(
        x: left + x + picture.origin.x, y: rect.minY + line.baseline - picture.ascent)
      runInside(picture.drawing)
      state = outer
    }
  }

  /// Draws the visible lines of a plain text from the coverages of their letters; false where only Cairo can.
  private func drawPlain(_ layout: TextLayout, _ color: CGColor, at rect: CGRect) -> Bool {
    let t = state.transform
    guard layout.plainInk != nil, state.isPlain, isUpright, t.a == t.d, t.a > 0 else { return false }
    for index in visibleLines(of: layout, at: rect) {
      let line = layout.lines[index]
      guard layout.lines.count == 1 || visible(layout.reach(ofLine: index, at: rect)) != nil else { continue }
      let (x, y) = ((rect.minX + layout.start(of: line, in: rect)) * t.a + t.tx, (rect.minY + line.baseline) * t.a + t.ty)
      guard abs(x) < 4_000_000, abs(y) < 4_000_000 else { continue }
      guard layout.drawPlain(line: index, x: x, y: y, scale: t.a, color, on: target, clip: state.clip) else { return false }
    }
    return true
  }

  /// Draws a drawing that is nothing but one line of text in one font and colour, as most labels are, with its first pixel at `x` and `y`;
  /// false for any other.
  ///
  /// Its letters are drawn in every frame that damages them, which costs less than to draw, cache and copy their pixels, and needs no memory.
  func drawLine(of drawing: CachedDrawing, x: Int, y: Int) -> Bool {
    guard let (text, rect) = drawing.list.line, let run = text.runs.first else { return false }
    let scale = drawing.rasterScale
    guard run.font.size * scale < Self.largestLetters else { return false }
    let layout = TextLayouts.shared.layout(text, in: rect.size)
    guard layout.isOneRun else { return false }
    func pixels(_ points: CGFloat) -> Int { max(1, Int((points * scale - 1e-6).rounded(.up))) }
    let outer = state
    state.clip = state.clip.intersection(
      PixelRect(x0: x, y0: y, x1: x + pixels(drawing.size.width), y1: y + pixels(drawing.size.height)))
    state.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(x), ty: CGFloat(y))
    if !state.clip.isEmpty { draw(layout, run.color, at: rect) }
    state = outer
    return true
  }

  /// In pixels. Cairo draws larger letters as paths, anew in every frame. Our choice.
  private static let largestLetters: CGFloat = 200

  /// The lines that may reach into the clip, including accents and overhanging letters.
  private func visibleLines(of layout: TextLayout, at rect: CGRect) -> Range<Int> {
    guard isUpright, layout.lines.count > 8 else { return layout.lines.indices }
    let edges = [CGFloat(state.clip.y0), CGFloat(state.clip.y1)].map { ($0 - state.transform.ty) / state.transform.d - rect.minY }
    let reach = layout.greatestHeight + 1
    let first = layout.firstLine(below: min(edges[0], edges[1]) - reach)
    let end = layout.firstLine(below: max(edges[0], edges[1]) + 2 * reach)
    return first..<max(first, min(end + 1, layout.lines.count))
  }

  private func show(line index: Int, of layout: TextLayout, at rect: CGRect, _ context: OpaquePointer) {
    let line = layout.lines[index]
    guard visible(layout.reach(ofLine: index, at: rect)) != nil else { return }
    let t = state.transform.translatedBy(x: rect.minX + layout.start(of: line, in: rect), y: rect.minY + line.baseline)
    guard abs(t.tx) < 4_000_000, abs(t.ty) < 4_000_000 else { return }
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context, &matrix)
    cairo_move_to(context, 0, 0)
    layout.show(line: index, in: context)
  }
}

extension DisplayList {
  /// The text and its box, if nothing else is drawn and its letters have no background and no lines.
  fileprivate var line: (TextBlock, CGRect)? {
    guard commands.count == 1, case .text(let text, let rect) = commands[0], text.runs.count == 1 else { return nil }
    let run = text.runs[0]
    guard run.background == nil, !run.isUnderlined, !run.isStruckThrough, run.picture == nil, run.decoration == nil else {
      return nil
    }
    return (text, rect)
  }
}

extension TextLayout {
  /// The distance from the left edge of `rect` to that of the line.
  fileprivate func start(of line: Line, in rect: CGRect) -> CGFloat {
    let room = rect.width.isFinite ? rect.width - line.width : 0
    return limits.width < 0 ? line.indent + max(room - line.indent, min(room, 0)) * leadingShare : line.x
  }

  /// A box around the line's ink: accents and slanted letters extend beyond the line's own box, by less than its height.
  fileprivate func reach(ofLine index: Int, at rect: CGRect) -> CGRect {
    let line = lines[index]
    let height = line.bottom - line.top
    if let ink = plainInk {
      return CGRect(
        x: rect.minX + start(of: line, in: rect) - height / 4, y: rect.minY + line.baseline + ink.lowerBound,
        width: line.width + height / 2, height: ink.upperBound - ink.lowerBound)
    }
    let box = CGRect(x: rect.minX + start(of: line, in: rect), y: rect.minY + line.top, width: line.width, height: height)
    return box.insetBy(dx: -height, dy: -height)
  }

  /// A box around the ink of all lines.
  func reach(at rect: CGRect) -> CGRect { lines.indices.reduce(.null) { $0.union(reach(ofLine: $1, at: rect)) } }
}
