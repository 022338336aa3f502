internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  /// Draws the decorated parts of a line, whose left end of the baseline is at `origin`.
  func showDecorations(_ spans: [DecoratedSpan], at origin: CGPoint) {
    let outer = state
    for span in spans {
      state.transform = outer.transform.translatedBy(x: origin.x + span.start, y: origin.y)
      if let shadow = span.decoration.shadow { drawShadowed(span, shadow) } else { draw(span) }
      state = outer
    }
  }

  private func drawShadowed(_ span: DecoratedSpan, _ shadow: TextDecoration.Shadow) {
    // The group has the pixels of the clip: no more than the letters and their shadow can reach.
    let reach = span.run.font.size * 2
    let room = CGRect(x: 0, y: 0, width: span.width, height: 0).insetBy(dx: -reach, dy: -reach)
    let box = room.union(room.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
      .insetBy(dx: -3 * shadow.blur, dy: -3 * shadow.blur)
    guard let place = visible(box)?.touched.intersection(state.clip), !place.isEmpty else { return }
    state.clip = place
    beginShadow(blur: shadow.blur, offset: shadow.offset, shadow.color)
    draw(span)
    endGroup()
  }

  private func draw(_ span: DecoratedSpan) {
    let color = span.run.color
    if let line = span.decoration.underline { draw(line, span.lines.underline, above: span.descent, of: span) }
    if span.decoration.drawsLetters {
      let (context, stroke) = (letterContext(span), span.decoration.stroke)
      setSource(color, context)
      cairo_new_path(context)
      span.addLetters(to: context)
      if stroke?.isFilled ?? true { cairo_fill_preserve(context) }
      if let stroke {
        setSource(stroke.color ?? color, context)
        cairo_set_line_width(context, stroke.width * span.run.font.size)
        cairo_set_line_join(context, stroke.join.cairo)
        cairo_set_miter_limit(context, 2)
        cairo_stroke_preserve(context)
      }
      cairo_new_path(context)
      cairo_identity_matrix(context)
    }
    if let line = span.decoration.strikethrough { draw(line, span.lines.strikethrough, above: .infinity, of: span) }
  }

  private func letterContext(_ span: DecoratedSpan) -> OpaquePointer {
    let context = cairo()
    let (t, slant) = (state.transform, span.decoration.slant)
    // x grows by the slant with the height above the baseline.
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c - slant * t.a, yy: t.d - slant * t.b, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context, &matrix)
    return context
  }

  /// - Parameter bottom: The end of the line of text: a thick or double line that would pass it stands higher, or a label would cut it off.
  private func draw(_ line: TextDecoration.Line, _ place: LinePlaces.Line, above bottom: CGFloat, of span: DecoratedSpan) {
    let color = line.color ?? span.run.color
    let stretches = line.skipsSpaces ? span.words : [span.start...span.start + span.width]
    let thickness = place.thickness * (line.weight == .thick ? 2 : 1)
    let height = line.weight == .double ? 3 * thickness : thickness
    let first = min(place.top, max(bottom - height, 0))
    let tops = line.weight == .double ? [first, first + 2 * thickness] : [first]
    for top in tops {
      for stretch in stretches {
        for part in line.pattern.parts(of: stretch, unit: place.thickness) {
          fill(
            CGRect(
              x: part.lowerBound - span.start, y: top, width: part.upperBound - part.lowerBound, height: thickness), color)
        }
      }
    }
  }
}

extension TextDecoration.Line.Pattern {
  /// Lengths of parts and gaps by turns, in thicknesses; empty for a solid line.
  private var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// The drawn parts of a stretch. The pattern begins at the line's left edge, so that neighbouring stretches continue it.
  func parts(of stretch: ClosedRange<CGFloat>, unit: CGFloat) -> [ClosedRange<CGFloat>] {
    let lengths = lengths.map { $0 * unit }
    let period = lengths.reduce(0, +)
    // A stretch of more periods than pixels on any screen is solid.
    guard period > 0, (stretch.upperBound - stretch.lowerBound) / period < 100_000 else { return [stretch] }
    var parts: [ClosedRange<CGFloat>] = []
    var x = (stretch.lowerBound / period).rounded(.down) * period
    while x < stretch.upperBound {
      for (index, length) in lengths.enumerated() {
        let (start, end) = (max(x, stretch.lowerBound), min(x + length, stretch.upperBound))
        if index % 2 == 0, end > start { parts.append(start...end) }
        x += length
      }
    }
    return parts
  }
}
