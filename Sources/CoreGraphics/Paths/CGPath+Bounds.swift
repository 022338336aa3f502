public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, control points included; null for an empty path. O(elements).
  public var boundingBox: CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quadCurve(let c, let p): box.add(c, p)
      case .curve(let c, let d, let p): box.add(c, d, p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the curves themselves; null for an empty path. O(elements).
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    forEachCurve { start, piece in
      switch piece {
      case .move(let p), .line(let p): box.add(p)
      case .quadCurve(let c, let p): box.addCubic(start, raised(start, c), raised(p, c), p)
      case .curve(let c, let d, let p): box.addCubic(start, c, d, p)
      case .close: break
      }
    }
    return box.rect
  }

  /// Visits every element with its start point; `close` starts at the end of the subpath.
  func forEachCurve(_ visit: (_ start: CGPoint, _ element: Element) -> Void) {
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      visit(current, element)
      switch element {
      case .move(let p): (current, first) = (p, p)
      case .line(let p), .quadCurve(_, let p), .curve(_, _, let p): current = p
      case .close: current = first
      }
    }
  }
}

/// The cubic control point near `end` of the quadratic curve with the control point `control`.
func raised(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
  CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
}

private struct PointBox {
  private var x0 = CGFloat.infinity
  private var x1 = -CGFloat.infinity
  private var y0 = CGFloat.infinity
  private var y1 = -CGFloat.infinity

  var rect: CGRect { x0 > x1 ? .null : CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) }

  mutating func add(_ points: CGPoint...) {
    for p in points {
      (x0, x1) = (min(x0, p.x), max(x1, p.x))
      (y0, y1) = (min(y0, p.y), max(y1, p.y))
    }
  }

  mutating func addCubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    add(a, d)
    func at(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    for t in turningPoints(a.x, b.x, c.x, d.x) + turningPoints(a.y, b.y, c.y, d.y) {
      add(CGPoint(x: at(t, a.x, b.x, c.x, d.x), y: at(t, a.y, b.y, c.y, d.y)))
    }
  }

  /// The roots in 0...1 of the derivative of one coordinate of a cubic Bézier curve.
  private func turningPoints(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (p, q, r) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    if abs(p) < 1e-12 { return (abs(q) < 1e-12 ? [] : [-r / q]).filter { 0 < $0 && $0 < 1 } }
    let root = q * q - 4 * p * r
    guard root >= 0 else { return [] }
    return [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)].filter { 0 < $0 && $0 < 1 }
  }
}
