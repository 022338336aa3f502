internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  func paint(_ gradient: Gradient, from: CGPoint, to: CGPoint) {
    paint(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient, areRowsEqual: from.x == to.x && from.y != to.y)
  }

  private func paint(_ pattern: OpaquePointer?, _ gradient: Gradient, areRowsEqual: Bool) {
    // Cairo extends a gradient at both ends or at neither; a transparent stop cancels one of them.
    let (first, last) = (gradient.colors[0], gradient.colors[gradient.colors.count - 1])
    if gradient.drawsAfterEnd && !gradient.drawsBeforeStart {
      addStop(pattern, 0, first, isTransparent: true)
      addStop(pattern, 0, first)
    }
    addStops(pattern, gradient)
    if gradient.drawsBeforeStart && !gradient.drawsAfterEnd {
      addStop(pattern, 1, last)
      addStop(pattern, 1, last, isTransparent: true)
    }
    paint(pattern, goesOn: gradient.drawsBeforeStart || gradient.drawsAfterEnd, areRowsEqual: areRowsEqual)
  }

  /// Of several circles through a pixel, the last one determines its colour.
  func paint(_ gradient: Gradient, from: CGPoint, _ startRadius: CGFloat, to: CGPoint, _ endRadius: CGFloat) {
    if from == to, startRadius == 0, endRadius > 0, isUpright, state.isPlain, abs(state.transform.a) == abs(state.transform.d) {
      return paintGlow(gradient, around: to.applying(state.transform), radius: endRadius * abs(state.transform.a))
    }
    paint(
      cairo_pattern_create_radial(from.x, from.y, startRadius, to.x, to.y, endRadius), gradient, areRowsEqual: false)
  }

  /// Circles around one point, in pixels: Cairo paints the colours from the middle to the edge once, and each pixel is given that of its distance.
  /// Beyond the edge nothing is painted unless the gradient goes on.
  private func paintGlow(_ gradient: Gradient, around center: CGPoint, radius: CGFloat) {
    let colors = colors(of: gradient)
    let count = colors.width
    let (clip, goesOn) = (state.clip, gradient.drawsAfterEnd)
    let box = DeviceRect(x0: center.x - radius, y0: center.y - radius, x1: center.x + radius, y1: center.y + radius)
    guard let shown = goesOn ? clip : box.cut(to: clip)?.touched.intersection(clip), !shown.isEmpty else { return }
    target.touch(shown)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: shown.width)
    defer { line.deallocate() }
    let (stretch, last, edge) = (Float(count) / Float(radius), count - 1, Float(radius))
    for y in shown.y0..<shown.y1 {
      let dy = Float(y) + 0.5 - Float(center.y)
      for x in 0..<shown.width {
        let dx = Float(shown.x0 + x) + 0.5 - Float(center.x)
        let distance = (dx * dx + dy * dy).squareRoot()
        line[x] = distance < edge || goesOn ? colors.base[min(Int(distance * stretch), last)] : 0
      }
      PixelLoops.over(target.base + y * target.width + shown.x0, line, count: shown.width)
    }
  }

  /// The colours of a gradient from its start to its end, each pixel a step.
  func colors(of gradient: Gradient) -> PixelBuffer {
    // So many that two neighbours differ by less than one in 255, except at a step.
    let count = 2048
    let colors = PixelBuffer(width: count, height: 1)
    let pattern = cairo_pattern_create_linear(0, 0, Double(count), 0)
    addStops(pattern, gradient)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(colors.context, pattern)
    cairo_paint(colors.context)
    cairo_surface_flush(colors.surface)
    cairo_pattern_destroy(pattern)
    return colors
  }

  private func addStops(_ pattern: OpaquePointer?, _ gradient: Gradient) {
    for (color, place) in zip(gradient.colors, gradient.locations) { addStop(pattern, place, color) }
  }

  private func addStop(_ pattern: OpaquePointer?, _ place: CGFloat, _ color: CGColor, isTransparent: Bool = false) {
    cairo_pattern_add_color_stop_rgba(
      pattern, place, color.red, color.green, color.blue, isTransparent ? 0 : color.alpha)
  }

  /// Consumes `pattern`, whose coordinates are user space.
  ///
  /// - Parameter areRowsEqual: Whether the pixels of a row have one colour, in user space.
  private func paint(_ pattern: OpaquePointer?, goesOn: Bool, areRowsEqual: Bool) {
    defer { cairo_pattern_destroy(pattern) }
    guard let back = state.transform.inverse else { return }
    var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_extend(pattern, goesOn ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_pattern_set_matrix(pattern, &matrix)
    let inner = areRowsEqual && isUpright && state.blend == .normal ? wholePixelsOfClip : nil
    if let inner { paintRows(pattern, matrix, inner) }
    if inner == state.clip { return }
    cairo_pattern_set_matrix(pattern, &matrix)
    let (context, clip) = (cairo(), state.clip)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    func add(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
      cairo_rectangle(context, Double(x0), Double(y0), Double(x1 - x0), Double(y1 - y0))
    }
    if let inner {
      add(clip.x0, clip.y0, clip.x1, inner.y0)
      add(clip.x0, inner.y1, clip.x1, clip.y1)
      add(clip.x0, inner.y0, inner.x0, inner.y1)
      add(inner.x1, inner.y0, clip.x1, inner.y1)
      cairo_fill(context)
    } else {
      cairo_paint(context)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// All of the clip, or of one that ends at parts of pixels those that are whole; nil for other shapes.
  private var wholePixelsOfClip: PixelRect? {
    guard let shape = state.shape else { return state.clip }
    guard let rect = shape.rect?.cut(to: state.clip) else { return nil }
    let whole = PixelRect(
      x0: Int(rect.x0.rounded(.up)), y0: Int(rect.y0.rounded(.up)), x1: Int(rect.x1.rounded(.down)),
      y1: Int(rect.y1.rounded(.down))
    ).intersection(state.clip)
    return whole.isEmpty ? nil : whole
  }

  /// A gradient whose rows have one colour each: Cairo paints a column one pixel wide, which is repeated. A tenth of the cost of a gradient that
  /// Cairo computes for every pixel.
  private func paintRows(_ pattern: OpaquePointer?, _ matrix: cairo_matrix_t, _ clip: PixelRect) {
    let column = PixelBuffer(width: 1, height: clip.height)
    var moved = matrix
    cairo_matrix_translate(&moved, Double(clip.x0), Double(clip.y0))
    cairo_pattern_set_matrix(pattern, &moved)
    cairo_set_source(column.context, pattern)
    cairo_paint(column.context)
    cairo_surface_flush(column.surface)
    fillRows(of: clip, from: column)
  }

  private func fillRows(of clip: PixelRect, from column: PixelBuffer) {
    for y in 0..<clip.height {
      let (pixel, row) = (column.base[y], PixelRect(x0: clip.x0, y0: clip.y0 + y, x1: clip.x1, y1: clip.y0 + y + 1))
      if pixel >> 24 == 255 {
        PixelLoops.fill(target, row, with: pixel)
      } else if pixel != 0 {
        PixelLoops.blend(target, row, with: pixel)
      }
    }
  }
}
