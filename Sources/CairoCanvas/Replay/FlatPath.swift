internal import CoreGraphics
internal import Foundation

/// A path as line segments in pixel coordinates of any size; closed subpaths end at their start.
struct FlatPath {
  private(set) var subpaths: [[CGPoint]] = []

  init(_ path: CGPath, _ transform: CGAffineTransform) {
    for element in path.elements {
      switch element {
      case .move(let p): subpaths.append([p.applying(transform)])
      case .line(let p): append(p.applying(transform))
      case .quadCurve(let control, let end):
        let (a, c, p) = (last, control.applying(transform), end.applying(transform))
        curve(Self.mix(a, c, 2 / 3), Self.mix(p, c, 2 / 3), p)
      case .curve(let c, let d, let p): curve(c.applying(transform), d.applying(transform), p.applying(transform))
      case .close:
        if let first = subpaths.last?.first { append(first) }
      }
    }
  }

  private var last: CGPoint { subpaths.last?.last ?? .zero }

  private mutating func append(_ point: CGPoint) {
    if subpaths.isEmpty { subpaths.append([]) }
    subpaths[subpaths.count - 1].append(point)
  }

  private mutating func curve(_ c: CGPoint, _ d: CGPoint, _ end: CGPoint) {
    let start = last
    for i in 1...Self.pieces {
      let t = CGFloat(i) / CGFloat(Self.pieces)
      let (ab, bc, cd) = (Self.mix(start, c, t), Self.mix(c, d, t), Self.mix(d, end, t))
      append(Self.mix(Self.mix(ab, bc, t), Self.mix(bc, cd, t), t))
    }
  }

  private static let pieces = 256

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Sutherland-Hodgman clipping against each edge of the box.
  static func cutPolygon(_ points: [CGPoint], to box: DeviceRect) -> [CGPoint] {
    var result = points
    for edge in Edge.all(of: box) { result = cut(result, at: edge) }
    return result
  }

  /// The part of the line inside the box.
  static func cutLine(_ a: CGPoint, _ b: CGPoint, to box: DeviceRect) -> (CGPoint, CGPoint)? {
    var (from, to) = (a, b)
    for edge in Edge.all(of: box) {
      switch (edge.holds(from), edge.holds(to)) {
      case (false, false): return nil
      case (true, true): break
      case (false, true): from = edge.crossing(from, to)
      case (true, false): to = edge.crossing(from, to)
      }
    }
    return (from, to)
  }

  private static func cut(_ points: [CGPoint], at edge: Edge) -> [CGPoint] {
    guard var before = points.last else { return [] }
    var kept: [CGPoint] = []
    for point in points {
      if edge.holds(point) != edge.holds(before) { kept.append(edge.crossing(before, point)) }
      if edge.holds(point) { kept.append(point) }
      before = point
    }
    return kept
  }

  private struct Edge {
    let axis: WritableKeyPath<CGPoint, CGFloat>
    let other: WritableKeyPath<CGPoint, CGFloat>
    let value: CGFloat
    let keepsGreater: Bool

    static func all(of box: DeviceRect) -> [Edge] {
      [
        Edge(axis: \.x, other: \.y, value: box.x0, keepsGreater: true),
        Edge(axis: \.x, other: \.y, value: box.x1, keepsGreater: false),
        Edge(axis: \.y, other: \.x, value: box.y0, keepsGreater: true),
        Edge(axis: \.y, other: \.x, value: box.y1, keepsGreater: false),
      ]
    }

    func holds(_ p: CGPoint) -> Bool { keepsGreater ? p[keyPath: axis] >= value : p[keyPath: axis] <= value }

    func crossing(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      let t = (value - a[keyPath: axis]) / (b[keyPath: axis] - a[keyPath: axis])
      var p = CGPoint.zero
      p[keyPath: axis] = value
      p[keyPath: other] = a[keyPath: other] + (b[keyPath: other] - a[keyPath: other]) * t
      return p
    }
  }
}
