internal import CoreGraphics
internal import Foundation

/// The lines and curves of a path, as the way of a point.
struct AnimationWay {
  /// A cubic curve; of lines, the control points divide the line in three equal parts.
  private struct Piece {
    let points: [CGPoint]
    /// The length from the start to the end of each of 64 equal shares of the parameter.
    let lengths: [CGFloat]

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      points = [a, b, c, d]
      var (lengths, from) = ([CGFloat(0)], a)
      for i in 1...64 {
        let to = Self.sum(points, Self.weights(at: CGFloat(i) / 64))
        lengths.append(lengths[i - 1] + hypot(to.x - from.x, to.y - from.y))
        from = to
      }
      self.lengths = lengths
    }

    init(from a: CGPoint, to b: CGPoint) { self.init(a, between(a, b, 1 / 3), between(a, b, 2 / 3), b) }

    private static func weights(at t: CGFloat) -> [CGFloat] {
      let u = 1 - t
      return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    }

    private static func sum(_ points: [CGPoint], _ weights: [CGFloat]) -> CGPoint {
      zip(points, weights).reduce(CGPoint(x: 0, y: 0)) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }

    func point(at t: CGFloat) -> CGPoint { Self.sum(points, Self.weights(at: t)) }

    /// The direction of the curve; between points that fall together, that of the points around them.
    func angle(at t: CGFloat) -> CGFloat {
      let u = 1 - t
      let direction = Self.sum(points, [-u * u, u * u - 2 * u * t, 2 * u * t - t * t, t * t])
      if abs(direction.x) + abs(direction.y) > 1e-9 { return atan2(direction.y, direction.x) }
      let (before, after) = (point(at: max(0, t - 0.01)), point(at: min(1, t + 0.01)))
      return atan2(after.y - before.y, after.x - before.x)
    }

    /// The parameter after a share of the length.
    func parameter(atLength share: CGFloat) -> CGFloat {
      let goal = share * lengths[64]
      guard let end = lengths.firstIndex(where: { $0 >= goal }), end > 0 else { return 0 }
      let span = lengths[end] - lengths[end - 1]
      return (CGFloat(end) - (span > 0 ? (lengths[end] - goal) / span : 0)) / 64
    }
  }

  private let pieces: [Piece]

  init(_ path: CGPath) {
    var (pieces, start, last) = ([Piece](), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let p): (start, last) = (p, p)
      case .line(let p): pieces.append(Piece(from: last, to: p))
      case .quadCurve(let c, let p): pieces.append(Piece(last, between(last, c, 2 / 3), between(p, c, 2 / 3), p))
      case .curve(let c, let d, let p): pieces.append(Piece(last, c, d, p))
      case .close: if last != start { pieces.append(Piece(from: last, to: start)) }
      }
      last = pieces.last.map(\.points[3]) ?? last
      if case .move(let p) = element { last = p }
    }
    self.pieces = pieces
  }

  var isEmpty: Bool { pieces.isEmpty }
  /// The number of ends of lines and curves.
  var count: Int { pieces.count + 1 }
  /// The lengths of lines and curves.
  var lengths: [Double] { pieces.map { Double($0.lengths[64]) } }

  /// The point and the direction, in radians, on a line or curve.
  ///
  /// - Parameter byLength: Whether `part` is a share of the length, not of the curve's parameter.
  func place(_ step: Int, _ part: Double, byLength: Bool) -> (CGPoint, angle: CGFloat) {
    if step == pieces.count { return (pieces[step - 1].points[3], pieces[step - 1].angle(at: 1)) }
    let t = byLength ? pieces[step].parameter(atLength: CGFloat(part)) : CGFloat(part)
    return (pieces[step].point(at: t), pieces[step].angle(at: t))
  }
}

private func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
