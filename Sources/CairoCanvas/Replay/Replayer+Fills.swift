internal import CCairo
internal import CoreGraphics
internal import Foundation

extension Replayer {
  func fill(_ rect: CGRect, _ color: CGColor) {
    guard color.alpha > 0 || state.blend != .normal, let area = visible(rect) else { return }
    if isUpright && state.isPlain, let whole = area.whole?.intersection(state.clip) {
      if whole.isEmpty { return }
      let pixel = PixelLoops.pixel(of: color)
      if color.alpha == 1 {
        PixelLoops.fill(target, whole, with: pixel)
      } else {
        PixelLoops.blend(target, whole, with: pixel)
      }
      return
    }
    let context = cairo(in: area)
    if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    defer { if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
    setSource(color, context)
    outline(rect, area, context)
    cairo_fill(context)
  }

  func clear(_ rect: CGRect) {
    guard let area = visible(rect) else { return }
    let context = target.cairo(clippedTo: state.clip, state.shape, touching: state.clip)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    outline(rect, area, context)
    cairo_fill(context)
  }

  func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    if radius <= 0 { return fill(rect, color) }
    guard color.alpha > 0 || state.blend != .normal, let area = visible(rect) else { return }
    if isUpright && state.isPlain && state.antialiases && state.transform.a == state.transform.d,
      let shape = RoundedShape(device(rect), radius: radius * abs(state.transform.a))
    {
      return rounded.draw(shape, color, on: target, clip: state.clip)
    }
    let context = cairo(in: area)
    if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    defer { if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
    setSource(color, context)
    cairo_new_path(context)
    feeder.roundedRect(rect, radius: radius, into: context)
    cairo_fill(context)
  }

  func fill(_ path: CGPath, _ rule: CGPathFillRule, _ color: CGColor) {
    let area = visible(path.boundingBox)
    guard !path.isEmpty, area != nil || state.blend != .normal else { return }
    let context = cairo(in: area)
    if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    defer { if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
    setSource(color, context)
    cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_new_path(context)
    feeder.fill(path, into: context)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor) {
    let t = state.transform
    let stretch = max(hypot(t.a, t.b), hypot(t.c, t.d))
    // A miter extends beyond half the width by up to this factor.
    let reach = style.width / 2 * (style.join == .miter ? max(1, style.miterLimit) : 2)
    guard !path.isEmpty, stretch > 0, t.inverse != nil,
      let area = visible(path.boundingBox.insetBy(dx: -reach - 1, dy: -reach - 1))
    else { return }
    let context = cairo(in: area)
    if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    defer { if !state.antialiases { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
    setSource(color, context)
    cairo_new_path(context)
    feeder.stroke(path, width: style.width * stretch, into: context)
    // The path is in pixels already; the transform applies to the pen.
    var pen = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: 0, y0: 0)
    cairo_set_matrix(context, &pen)
    set(style, context)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }

  private func set(_ style: StrokeStyle, _ context: OpaquePointer) {
    cairo_set_line_width(context, style.width)
    cairo_set_miter_limit(context, style.miterLimit)
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_dash(context, style.dashes.map { Double($0) }, Int32(style.dashes.count), style.dashPhase)
  }

  /// Adds `rect` as Cairo's path; `area` is its box, clipped.
  private func outline(_ rect: CGRect, _ area: DeviceRect, _ context: OpaquePointer) {
    cairo_new_path(context)
    if isUpright {
      cairo_rectangle(context, area.x0, area.y0, area.x1 - area.x0, area.y1 - area.y0)
    } else {
      feeder.roundedRect(rect, radius: 0, into: context)
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
