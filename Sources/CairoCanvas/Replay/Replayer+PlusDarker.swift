internal import CCairo
internal import CoreGraphics
internal import Foundation

// The blend mode that adds what both colours lack to white.
extension Replayer {
  /// Paints into a group of its own, which is then blended.
  func paintDarker(_ command: DrawCommand) {
    if case .clear(let rect) = command { return clear(rect) }
    beginGroup(.blend(alpha: 1, .plusDarker), margin: 0)
    run(DisplayList([command]))
    endGroup()
  }

  /// Of colours that are multiplied by their alpha: the sum of the alphas, less what each colour lacks to its alpha.
  func darken(by drawn: PixelBuffer, at place: PixelRect, alpha: CGFloat) {
    let area = state.clip.intersection(place)
    guard !area.isEmpty else { return }
    target.markDirty()
    cairo_surface_flush(target.surface)
    let sum = PixelBuffer(width: area.width, height: area.height)
    let weight = UInt32((min(max(alpha, 0), 1) * 255).rounded())
    for y in 0..<area.height {
      let below = target.base + (area.y0 + y) * target.width + area.x0
      let above = drawn.base + (area.y0 - place.y0 + y) * drawn.width + area.x0 - place.x0
      for x in 0..<area.width { sum.base[y * sum.width + x] = Self.darker(above[x], weight, below[x]) }
    }
    cairo_surface_mark_dirty(sum.surface)
    let context = target.cairo(clippedTo: state.clip, state.shape, touching: area)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, sum.surface, Double(area.x0), Double(area.y0))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_new_path(context)
    cairo_rectangle(context, Double(area.x0), Double(area.y0), Double(area.width), Double(area.height))
    cairo_fill(context)
    // Replaces the source, which would retain the buffer's pixels.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  private static func darker(_ above: UInt32, _ weight: UInt32, _ below: UInt32) -> UInt32 {
    func scaled(_ shift: UInt32) -> UInt32 { ((above >> shift & 255) * weight + 127) / 255 }
    let (alphaAbove, alphaBelow) = (scaled(24), below >> 24)
    let alpha = min(alphaAbove + alphaBelow, 255)
    func part(_ shift: UInt32) -> UInt32 {
      let missing = alphaAbove - min(scaled(shift), alphaAbove) + alphaBelow - min(below >> shift & 255, alphaBelow)
      return alpha - min(missing, alpha)
    }
    return alpha << 24 | part(16) << 16 | part(8) << 8 | part(0)
  }
}
