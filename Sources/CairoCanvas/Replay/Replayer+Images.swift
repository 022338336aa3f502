internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  func raster(of image: CGImage) -> Raster {
    if let kept = image.raster as? Raster { return kept }
    let made = Raster(image.pixels, width: image.width, height: image.height)
    image.raster = made
    return made
  }

  func draw(_ drawing: CachedDrawing, in rect: CGRect) {
    guard isVisible(rect) else { return }
    let scale = drawing.rasterScale
    let pixels = CGSize(width: drawing.size.width * scale, height: drawing.size.height * scale)
    guard pixels.width >= 1e-3, pixels.height >= 1e-3 else { return }
    let limit = CGFloat(CGImage.maximumSide)
    if drawing.factor != 1 || pixels.width > limit || pixels.height > limit || pixels.width * pixels.height > Self.largestWhole {
      return drawTiles(of: drawing, in: rect)
    }
    if let kept = drawing.raster { return draw(unsafeDowncast(kept, to: Raster.self), in: rect, pixels) }
    if !drawing.isOpaque, state.isPlain, let (x, y) = wholePlace(rect, pixels), drawLine(of: drawing, x: x, y: y) { return }
    let made = sharedRaster(of: drawing)
    drawing.raster = made
    draw(made, in: rect, pixels)
  }

  private func sharedRaster(of drawing: CachedDrawing) -> Raster {
    let label = shared == nil ? nil : SharedRasters.label(of: drawing)
    if let label, let known = shared?.raster(of: drawing, label) { return known }
    let made = rasterizer.rasterize(drawing)
    rasterizedCount += 1
    if let label { shared?.keep(made, of: drawing, label) }
    return made
  }

  func draw(_ raster: Raster, in rect: CGRect) {
    draw(raster, in: rect, CGSize(width: raster.width, height: raster.height))
  }

  /// - Parameter pixels: The picture's size before rounding up to whole pixels.
  private func draw(_ raster: Raster, in rect: CGRect, _ pixels: CGSize) {
    guard isVisible(rect) else { return }
    guard state.blend == .normal, let (x, y) = wholePlace(rect, pixels) else {
      return resample(raster, in: rect, pixels, mask: nil)
    }
    if state.shape == nil { return raster.blit(to: target, x: x, y: y, clip: state.clip) }
    guard let surface = raster.surface else { return }
    let context = cairo()
    cairo_set_source_surface(context, surface, Double(x + raster.ink.x0), Double(y + raster.ink.y0))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    // Replaces the source, which would retain the surface beyond its pixels.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  func mask(_ raster: Raster, in rect: CGRect, _ color: CGColor) {
    resample(raster, in: rect, CGSize(width: raster.width, height: raster.height), mask: color)
  }

  /// The place of the picture's first pixel if its pixels have the size of the target's; else nil.
  ///
  /// Rounded to whole pixels, so that text stays sharp.
  private func wholePlace(_ rect: CGRect, _ pixels: CGSize) -> (x: Int, y: Int)? {
    guard isUpright, state.transform.a > 0, state.transform.d > 0 else { return nil }
    let place = device(rect)
    guard abs(place.x1 - place.x0 - pixels.width) < 0.5, abs(place.y1 - place.y0 - pixels.height) < 0.5 else { return nil }
    // Slightly more than a half, so that rounding errors do not separate parts of a picture that lie at halves of a pixel.
    return (Int((place.x0 + 0.502).rounded(.down)), Int((place.y0 + 0.502).rounded(.down)))
  }

  private func resample(_ raster: Raster, in rect: CGRect, _ pixels: CGSize, mask color: CGColor?) {
    guard let area = visible(rect), pixels.width > 0, pixels.height > 0 else { return }
    let fit = CGAffineTransform(
      a: rect.width / pixels.width, b: 0, c: 0, d: rect.height / pixels.height, tx: rect.minX, ty: rect.minY)
    let placed = CGAffineTransform(translationX: CGFloat(raster.ink.x0), y: CGFloat(raster.ink.y0))
      .concatenating(fit).concatenating(state.transform)
    guard let back = placed.inverse else { return }
    let isWhole = raster.ink == PixelRect(x0: 0, y0: 0, x1: raster.width, y1: raster.height)
    if isWhole && color == nil && isUpright && state.isPlain && !state.showsNearest,
      let whole = area.whole?.intersection(state.clip),
      scaler.draw(raster, back, in: whole, on: target)
    {
      return
    }
    guard let surface = raster.surface else { return }
    let context = cairo(in: area)
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    let steepness = max(hypot(back.a, back.b), hypot(back.c, back.d))
    let blend = steepness < BilinearScaler.steepest ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    cairo_pattern_set_filter(pattern, state.showsNearest ? CAIRO_FILTER_NEAREST : blend)
    // Sharp edges: the picture's border pixels are extended, and a path clips them.
    cairo_pattern_set_extend(pattern, isWhole ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_save(context)
    cairo_new_path(context)
    feeder.roundedRect(rect, radius: 0, into: context)
    cairo_clip(context)
    if let color {
      setSource(color, context)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint(context)
      // Replaces the source, which would retain the surface beyond its pixels.
      cairo_set_source_rgba(context, 0, 0, 0, 1)
    }
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }

  /// For rotated drawings that are not cached as a whole: draws the visible part in every frame.
  func drawDirectly(_ drawing: CachedDrawing, in rect: CGRect) {
    let outer = state
    clip(to: rect)
    let fit = CGAffineTransform(
      a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX, ty: rect.minY)
    state.transform = fit.concatenating(state.transform)
    if !state.clip.isEmpty { runInside(drawing.list) }
    state = outer
  }
}
