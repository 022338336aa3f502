internal import CoreGraphics
internal import Foundation

/// The paths around which a text flows: where they are in a band between two heights.
struct TextExclusions {
  private struct Edge {
    var a, b: CGPoint
  }

  /// The edges of each closed figure; curves are chords.
  private var figures: [[Edge]] = []
  /// The lower end of all figures.
  private(set) var bottom: CGFloat = 0

  /// Chords of a curve. Our choice: of a circle 1 point in radius 200 they miss less than a tenth of a point.
  private static let chords = 24

  init(_ paths: [UIBezierPath]) {
    for path in paths { add(path.cgPath) }
    bottom = figures.joined().reduce(0) { max($0, $1.a.y, $1.b.y) }
  }

  private mutating func add(_ path: CGPath) {
    var (edges, start, pen): ([Edge], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(_ end: CGPoint) {
      edges.append(Edge(a: pen, b: end))
      pen = end
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...Self.chords { line(point(CGFloat(step) / CGFloat(Self.chords))) }
    }
    func close() {
      if pen != start { line(start) }
      if !edges.isEmpty { figures.append(edges) }
      edges = []
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        close()
        (start, pen) = (points[0], points[0])
      case .addLineToPoint: line(points[0])
      case .addQuadCurveToPoint:
        let (a, b, c) = (pen, points[0], points[1])
        curve { t in
          let u = 1 - t
          return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (pen, points[0], points[1], points[2])
        curve { t in
          let u = 1 - t
          let (k, l, m, n) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(x: k * a.x + l * b.x + m * c.x + n * d.x, y: k * a.y + l * b.y + m * c.y + n * d.y)
        }
      case .closeSubpath: close()
      }
    }
    close()
  }

  /// The parts of a rectangle's width, from left to right, that no figure reaches into at its height.
  func free(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    var free = [rect.minX...max(rect.minX, rect.maxX)]
    for figure in figures {
      guard let taken = Self.extent(figure, rect.minY, rect.maxY) else { continue }
      free = free.flatMap { part in
        [(part.lowerBound, min(part.upperBound, taken.lowerBound)), (max(part.lowerBound, taken.upperBound), part.upperBound)]
          .filter { $0.0 < $0.1 }.map { $0.0...$0.1 }
      }
    }
    return free
  }

  /// How far a figure reaches to the sides between two heights; nil for one above or below.
  private static func extent(_ figure: [Edge], _ top: CGFloat, _ bottom: CGFloat) -> ClosedRange<CGFloat>? {
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for edge in figure {
      let (upper, lower) = edge.a.y <= edge.b.y ? (edge.a, edge.b) : (edge.b, edge.a)
      guard upper.y < bottom, lower.y > top else { continue }
      func x(at y: CGFloat) -> CGFloat {
        if lower.y - upper.y < 1e-9 { return upper.x }
        return upper.x + (lower.x - upper.x) * (min(max(y, upper.y), lower.y) - upper.y) / (lower.y - upper.y)
      }
      for x in [x(at: top), x(at: bottom)] { (left, right) = (min(left, x), max(right, x)) }
    }
    return left < right ? left...right : nil
  }
}
