internal import CoreGraphics
internal import Foundation

extension CGPath {
  /// The path between this one and `end`: point by point if both have the same elements, else `end`.
  func blended(with end: CGPath, at t: Double) -> CGPath {
    guard elements.count == end.elements.count, t != 1 else { return end }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
    }
    var blended: [Element] = []
    for (from, to) in zip(elements, end.elements) {
      switch (from, to) {
      case (.move(let a), .move(let b)): blended.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): blended.append(.line(mix(a, b)))
      case (.quadCurve(let c, let a), .quadCurve(let d, let b)): blended.append(.quadCurve(control: mix(c, d), to: mix(a, b)))
      case (.curve(let c, let e, let a), .curve(let d, let f, let b)):
        blended.append(.curve(control1: mix(c, d), control2: mix(e, f), to: mix(a, b)))
      case (.close, .close): blended.append(.close)
      default: return end
      }
    }
    return CGPath(elements: blended)
  }

  /// The part between two shares of the length of all lines and curves.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let pieces = PathPieces(self)
    return pieces.part(from: start * pieces.length, to: end * pieces.length)
  }
}

/// The lines and curves of a path as cubic curves, with their lengths.
private struct PathPieces {
  private struct Piece {
    let points: [CGPoint]
    let isLine: Bool
    /// Whether the piece does not begin at the end of the one before it.
    let isFirst: Bool
    /// The length from the start to the end of each of 64 equal shares of the parameter.
    let lengths: [CGFloat]

    init(_ points: [CGPoint], isLine: Bool, isFirst: Bool) {
      (self.points, self.isLine, self.isFirst) = (points, isLine, isFirst)
      var (lengths, last) = ([CGFloat(0)], points[0])
      for step in 1...64 {
        let t = CGFloat(step) / 64
        let next = isLine ? mix(points[0], points[3], t) : split(points, at: t).left[3]
        lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
      self.lengths = lengths
    }

    var length: CGFloat { lengths[64] }

    func parameter(at goal: CGFloat) -> CGFloat {
      if goal <= 0 { return 0 }
      guard let end = lengths.firstIndex(where: { $0 >= goal }), end > 0 else { return 1 }
      let span = lengths[end] - lengths[end - 1]
      return (CGFloat(end) - (span > 0 ? (lengths[end] - goal) / span : 0)) / 64
    }

    /// The curve between two parameters.
    func part(_ start: CGFloat, _ end: CGFloat) -> [CGPoint] {
      let right = split(points, at: start).right
      return start < 1 ? split(right, at: (end - start) / (1 - start)).left : right
    }
  }

  private var pieces: [Piece] = []

  var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }

  init(_ path: CGPath) {
    var (start, last, isFirst) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0), true)
    func add(_ points: [CGPoint], isLine: Bool = false) {
      pieces.append(Piece(points, isLine: isLine, isFirst: isFirst))
      (last, isFirst) = (points[3], false)
    }
    func addLine(_ end: CGPoint) { add([last, mix(last, end, 1 / 3), mix(last, end, 2 / 3), end], isLine: true) }
    for element in path.elements {
      switch element {
      case .move(let p): (start, last, isFirst) = (p, p, true)
      case .line(let p): addLine(p)
      case .quadCurve(let c, let p): add([last, mix(last, c, 2 / 3), mix(p, c, 2 / 3), p])
      case .curve(let c, let d, let p): add([last, c, d, p])
      case .close:
        if last != start { addLine(start) }
        isFirst = true
      }
    }
  }

  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    var (elements, passed): ([CGPath.Element], CGFloat) = ([], 0)
    for piece in pieces {
      defer { passed += piece.length }
      let (from, to) = (max(start - passed, 0), min(end - passed, piece.length))
      if from >= to { continue }
      let points = piece.part(piece.parameter(at: from), piece.parameter(at: to))
      if elements.isEmpty || piece.isFirst { elements.append(.move(points[0])) }
      elements.append(piece.isLine ? .line(points[3]) : .curve(control1: points[1], control2: points[2], to: points[3]))
    }
    return CGPath(elements: elements)
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

/// De Casteljau's division of a cubic curve.
private func split(_ p: [CGPoint], at t: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
  let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
  let (d, e) = (mix(a, b, t), mix(b, c, t))
  let middle = mix(d, e, t)
  return ([p[0], a, d, middle], [middle, e, c, p[3]])
}
