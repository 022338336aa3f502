internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A shadow in pixels.
struct ShadowStyle {
  var sigma: Double
  var dx, dy: Double
  var color: CGColor
}

extension Replayer {
  func castShadow(of rect: CGRect, radius: CGFloat, blur: CGFloat, offset: CGSize, _ color: CGColor) {
    guard state.transform.inverse != nil else { return }
    if !isUpright {
      let path = CGMutablePath()
      path.addRoundedRect(
        in: rect, cornerWidth: min(radius, rect.width / 2), cornerHeight: min(radius, rect.height / 2))
      return castShadow(of: path, blur: blur, offset: offset, color)
    }
    let style = shadowStyle(blur: blur, offset: offset, color)
    let unit = style.sigma > 0 && blur > 0 ? style.sigma / blur : pixelsPerPoint
    var box = device(rect)
    (box.x0, box.x1, box.y0, box.y1) = (box.x0 + style.dx, box.x1 + style.dx, box.y0 + style.dy, box.y1 + style.dy)
    let radius = max(0, radius * unit)
    // Edges far outside look the same as edges just out of reach.
    let far = state.clip.outset(by: 2 * BlurredMask.reach(style.sigma) + Int(radius.rounded(.up)) + 1)
    guard let near = box.cut(to: far) else { return }
    let (x, y) = (near.x0.rounded(.down), near.y0.rounded(.down))
    let (width, height) = (max(1, Int((near.x1 - x).rounded())), max(1, Int((near.y1 - y).rounded())))
    let pixels = PixelRect(x0: Int(x), y0: Int(y), x1: Int(x) + width, y1: Int(y) + height)
    if let shadow = shadows.roundedRect(pixels, radius: radius, sigma: style.sigma, clip: state.clip) { paint(shadow, color) }
  }

  /// Draws the shadow of a group's contents, below the group.
  func castShadow(of drawn: PixelBuffer, at place: PixelRect, _ style: ShadowStyle) {
    let mask = BlurredMask(alphaOf: drawn, sigma: style.sigma)
    paint(mask, x: place.x0 + Int(style.dx.rounded()), y: place.y0 + Int(style.dy.rounded()), style.color)
  }

  func beginShadow(blur: CGFloat, offset: CGSize, _ color: CGColor) {
    let style = shadowStyle(blur: blur, offset: offset, color)
    beginGroup(.shadow(style), margin: margin(of: style))
  }

  func castShadow(of path: CGPath, blur: CGFloat, offset: CGSize, _ color: CGColor) {
    guard state.transform.inverse != nil, !path.isEmpty else { return }
    let style = shadowStyle(blur: blur, offset: offset, color)
    let (reach, dx, dy) = (BlurredMask.reach(style.sigma), Int(style.dx.rounded()), Int(style.dy.rounded()))
    let box = device(path.boundingBox)
    // A shadow that is not seen is not blurred.
    guard box.cut(to: state.clip.outset(by: margin(of: style)))?.touched.isEmpty == false else { return }
    if let shape = ShadowShape(path, state.transform, reach: reach),
      let shadow = shadows.shadow(of: shape, sigma: style.sigma, dx: dx, dy: dy)
    {
      return paint(shadow, color)
    }
    beginGroup(.shadowAlone(style), margin: margin(of: style))
    fill(path, .winding, .black)
    endGroup()
  }

  /// Pixels outside the clip whose shadow may reach into it.
  private func margin(of style: ShadowStyle) -> Int {
    min(BlurredMask.reach(style.sigma) + Int(min(max(abs(style.dx), abs(style.dy)), 4096).rounded(.up)), 8192)
  }

  private func paint(_ shadow: PlacedShadow, _ color: CGColor) {
    if state.isPlain { return shadows.draw(shadow, color, on: target, clip: state.clip) }
    let shown = shadow.place.intersection(state.clip)
    guard !shown.isEmpty, let coverage = shadows.coverage(shadow, in: shown) else { return }
    let context = cairo()
    setSource(color, context)
    cairo_mask_surface(context, coverage, Double(shown.x0), Double(shown.y0))
    cairo_surface_destroy(coverage)
    // Replaces the source, which would retain the coverage.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  private func paint(_ mask: BlurredMask, x: Int, y: Int, _ color: CGColor) {
    let context = cairo()
    setSource(color, context)
    cairo_mask_surface(context, mask.surface, Double(x - mask.reach), Double(y - mask.reach))
  }

  private func shadowStyle(blur: CGFloat, offset: CGSize, _ color: CGColor) -> ShadowStyle {
    let t = state.transform
    return ShadowStyle(
      sigma: min(blur * pixelsPerPoint, 500), dx: t.a * offset.width + t.c * offset.height,
      dy: t.b * offset.width + t.d * offset.height, color: color)
  }

  var pixelsPerPoint: Double {
    let t = state.transform
    return abs(t.a * t.d - t.b * t.c).squareRoot()
  }
}
