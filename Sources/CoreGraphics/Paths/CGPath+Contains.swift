public import Foundation

extension CGPath {
  /// Whether filling would cover `point`; open subpaths count as closed. O(elements); each curve is approximated by 64 lines.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform.inverted())
    var winding = 0
    forEachLine { from, to in
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y < to.y ? 1 : -1 }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Whether the path is a single rectangle parallel to the axes; if so, `rect` receives it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  package var rectangle: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close
    else { return nil }
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(corner: a, corner: c) : nil
  }

  private func forEachLine(_ visit: (CGPoint, CGPoint) -> Void) {
    var first = CGPoint.zero
    var last = CGPoint.zero
    forEachCurve { start, element in
      switch element {
      case .move(let p):
        visit(start, first)
        first = p
      case .line(let p): visit(start, p)
      case .quadCurve(let c, let p): flatten(start, raised(start, c), raised(p, c), p, visit)
      case .curve(let c, let d, let p): flatten(start, c, d, p, visit)
      case .close: visit(start, first)
      }
      last = element.end ?? first
    }
    visit(last, first)
  }

  private func flatten(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ visit: (CGPoint, CGPoint) -> Void) {
    let count = 64
    var from = a
    for i in 1...count {
      let t = CGFloat(i) / CGFloat(count)
      let (u0, u1, u2, u3) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      let to = CGPoint(x: u0 * a.x + u1 * b.x + u2 * c.x + u3 * d.x, y: u0 * a.y + u1 * b.y + u2 * c.y + u3 * d.y)
      visit(from, to)
      from = to
    }
  }
}

extension CGPath.Element {
  var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quadCurve(_, let p), .curve(_, _, let p): p
    case .close: nil
    }
  }
}

extension CGRect {
  /// The rectangle between two opposite corners.
  package init(corner a: CGPoint, corner c: CGPoint) {
    self.init(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }
}
