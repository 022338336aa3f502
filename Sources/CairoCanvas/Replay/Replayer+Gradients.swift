internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  func paint(_ gradient: Gradient, from: CGPoint, to: CGPoint) {
    paint(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient)
  }

  private func paint(_ pattern: OpaquePointer?, _ gradient: Gradient) {
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
    paint(pattern, goesOn: gradient.drawsBeforeStart || gradient.drawsAfterEnd)
  }

  /// Of several circles through a pixel, the last one determines its colour.
  func paint(_ gradient: Gradient, from: CGPoint, _ startRadius: CGFloat, to: CGPoint, _ endRadius: CGFloat) {
    let pattern = cairo_pattern_create_radial(from.x, from.y, startRadius, to.x, to.y, endRadius)
    paint(pattern, gradient)
  }

  private func addStops(_ pattern: OpaquePointer?, _ gradient: Gradient) {
    for (color, place) in zip(gradient.colors, gradient.locations) { addStop(pattern, place, color) }
  }

  private func addStop(_ pattern: OpaquePointer?, _ place: CGFloat, _ color: CGColor, isTransparent: Bool = false) {
    cairo_pattern_add_color_stop_rgba(
      pattern, place, color.red, color.green, color.blue, isTransparent ? 0 : color.alpha)
  }

  /// Consumes `pattern`, whose coordinates are user space.
  private func paint(_ pattern: OpaquePointer?, goesOn: Bool) {
    defer { cairo_pattern_destroy(pattern) }
    guard let back = state.transform.inverse else { return }
    var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_extend(pattern, goesOn ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_pattern_set_matrix(pattern, &matrix)
    let context = cairo()
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
