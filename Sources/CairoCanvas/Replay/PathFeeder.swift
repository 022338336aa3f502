internal import CCairo
internal import CoreGraphics
internal import Foundation

/// Passes paths to Cairo in pixel coordinates that fit its 24.8 fixed-point numbers.
struct PathFeeder {
  let transform: CGAffineTransform
  /// The visible area.
  let bounds: PixelRect

  /// Half of Cairo's range, so that the sum of two coordinates fits too.
  private static let limit = 4_000_000.0

  /// A path to be filled. One that is too large is first clipped to the bounds, with its curves flattened.
  func fill(_ path: CGPath, into context: OpaquePointer) {
    if fits(path) { return add(path, to: context) }
    let box = DeviceRect(bounds.outset(by: 2))
    for polygon in FlatPath(path, transform).subpaths {
      feed(FlatPath.cutPolygon(polygon, to: box), isClosed: true, into: context)
    }
  }

  /// A path to be stroked with a line of `width` pixels. Of one that is too large, only the lines near the bounds are stored.
  func stroke(_ path: CGPath, width: Double, into context: OpaquePointer) {
    if fits(path) { return add(path, to: context) }
    let margin = min(width * 10, 10_000).rounded(.up) + 2
    let box = DeviceRect(bounds.outset(by: Int(margin)))
    for line in FlatPath(path, transform).subpaths {
      for (a, b) in zip(line, line.dropFirst()) {
        guard let (from, to) = FlatPath.cutLine(a, b, to: box) else { continue }
        feed([from, to], isClosed: false, into: context)
      }
    }
  }

  /// A rectangle with quarter circles as corners; edges far outside the bounds are moved near.
  func roundedRect(_ rect: CGRect, radius: CGFloat, into context: OpaquePointer) {
    let near = roughly(rect, margin: radius)
    let r = min(radius, near.width / 2, near.height / 2)
    if fits(near) { return r > 0 ? add(near, radius: r, to: context) : add(near, to: context) }
    let path = CGMutablePath()
    if r > 0 {
      path.addRoundedRect(in: near, cornerWidth: r, cornerHeight: r)
    } else {
      path.addRect(near)
    }
    fill(path, into: context)
  }

  /// The outline of `addRect` without an allocated path.
  private func add(_ rect: CGRect, to context: OpaquePointer) {
    let start = rect.origin.applying(transform)
    cairo_move_to(context, start.x, start.y)
    for (x, y) in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
      let corner = CGPoint(x: x, y: y).applying(transform)
      cairo_line_to(context, corner.x, corner.y)
    }
    cairo_close_path(context)
  }

  /// The outline of `addRoundedRect` without an allocated path, since indicators are drawn in every frame of a scroll.
  private func add(_ rect: CGRect, radius r: CGFloat, to context: OpaquePointer) {
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let start = CGPoint(x: x0 + r, y: y0).applying(transform)
    cairo_move_to(context, start.x, start.y)
    side(to: CGPoint(x: x1 - r, y: y0), around: CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y0 + r), context)
    side(to: CGPoint(x: x1, y: y1 - r), around: CGPoint(x: x1, y: y1), CGPoint(x: x1 - r, y: y1), context)
    side(to: CGPoint(x: x0 + r, y: y1), around: CGPoint(x: x0, y: y1), CGPoint(x: x0, y: y1 - r), context)
    side(to: CGPoint(x: x0, y: y0 + r), around: CGPoint(x: x0, y: y0), CGPoint(x: x0 + r, y: y0), context)
    cairo_close_path(context)
  }

  /// A line to `corner`, and from there a quarter circle inside `tip` to `end`.
  private func side(to corner: CGPoint, around tip: CGPoint, _ end: CGPoint, _ context: OpaquePointer) {
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (tip.x - point.x) * Self.quarterArc, y: point.y + (tip.y - point.y) * Self.quarterArc)
        .applying(transform)
    }
    let (a, p, q, b) = (corner.applying(transform), control(corner), control(end), end.applying(transform))
    cairo_line_to(context, a.x, a.y)
    cairo_curve_to(context, p.x, p.y, q.x, q.y, b.x, b.y)
  }

  /// The control distance of a cubic that approximates a quarter of a unit circle, as in `CGMutablePath`.
  private static let quarterArc: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

  /// `rect` clipped to a generous box around the bounds in user space; unchanged if that box cannot be computed.
  private func roughly(_ rect: CGRect, margin: CGFloat) -> CGRect {
    let visible = CGRect(x: bounds.x0, y: bounds.y0, width: bounds.width, height: bounds.height).applying(transform.inverted())
    let reach = margin + 64 + max(visible.width, visible.height)
    let near = rect.intersection(visible.insetBy(dx: -reach, dy: -reach))
    return near.isNull ? CGRect(origin: rect.origin, size: .zero) : near
  }

  private func fits(_ path: CGPath) -> Bool {
    let box = path.boundingBox
    return box.isNull || fits(box)
  }

  private func fits(_ box: CGRect) -> Bool {
    let placed = box.applying(transform)
    return abs(placed.minX) < Self.limit && abs(placed.maxX) < Self.limit && abs(placed.minY) < Self.limit
      && abs(placed.maxY) < Self.limit
  }

  private func feed(_ points: [CGPoint], isClosed: Bool, into context: OpaquePointer) {
    guard let first = points.first else { return }
    cairo_move_to(context, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    if isClosed { cairo_close_path(context) }
  }

  private func add(_ path: CGPath, to context: OpaquePointer) {
    var last = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        last = p.applying(transform)
        cairo_move_to(context, last.x, last.y)
      case .line(let p):
        last = p.applying(transform)
        cairo_line_to(context, last.x, last.y)
      case .quadCurve(let control, let end):
        let (c, p) = (control.applying(transform), end.applying(transform))
        cairo_curve_to(
          context, last.x + (c.x - last.x) * 2 / 3, last.y + (c.y - last.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        last = p
      case .curve(let control1, let control2, let end):
        let (c, d, p) = (control1.applying(transform), control2.applying(transform), end.applying(transform))
        cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
        last = p
      case .close: cairo_close_path(context)
      }
    }
  }
}
