internal import Diagnostics
public import Foundation

extension CGPath {
  /// The outline of the stroked path, to be filled by the winding rule: shapes for its lines, corners and ends, which overlap. Curves are
  /// divided into lines no more than 0.02 points away from them.
  ///
  /// The transform applies to the path before it is stroked; a width that is negative or not finite stops the program.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    ensure(
      lineWidth >= 0 && lineWidth.isFinite,
      "CGPath.copy(strokingWithWidth: \(lineWidth)): the width must be finite and not negative")
    var style = StrokeStyle()
    (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
    return CGPath(elements: elements.map { $0.applying(transform) }).stroked(style)
  }

  /// The dashes of the path, each a subpath of lines. `lengths` are those of dashes and gaps alternately; lengths that are negative or not
  /// finite, or all 0, stop the program. No lengths give the path itself.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    ensure(
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && (lengths.isEmpty || lengths.contains { $0 > 0 }),
      "CGPath.copy(dashingWithPhase:lengths: \(lengths)): lengths must be finite, not negative, and not all 0")
    let path = CGPath(elements: elements.map { $0.applying(transform) })
    if lengths.isEmpty { return path }
    let dashed = CGMutablePath()
    for line in path.polylines.flatMap({ $0.dashes(lengths, phase: phase) }) { dashed.addLines(between: line.points) }
    return dashed.snapshot
  }

  /// The outline of the path stroked in this style.
  func stroked(_ style: StrokeStyle) -> CGPath {
    guard style.width > 0 else { return CGPath(elements: []) }
    var outline = StrokeOutline(style: style)
    for line in polylines {
      for part in style.dashes.isEmpty ? [line] : line.dashes(style.dashes, phase: style.dashPhase) { outline.add(part) }
    }
    return CGPath(elements: outline.elements)
  }

  /// The subpaths as lines.
  private var polylines: [Polyline] {
    var (lines, line): ([Polyline], Polyline) = ([], Polyline())
    func finish() {
      if line.points.count > 1 { lines.append(line) }
    }
    forEachCurve { start, element in
      if line.points.isEmpty { line.points = [start] }
      switch element {
      case .move(let p):
        finish()
        line = Polyline(points: [p])
      case .line(let p): line.add(p, isCorner: true)
      case .quadCurve(let c, let p):
        line.addCurve(
          CGPoint(x: (start.x + 2 * c.x) / 3, y: (start.y + 2 * c.y) / 3),
          CGPoint(x: (p.x + 2 * c.x) / 3, y: (p.y + 2 * c.y) / 3), p)
      case .curve(let c, let d, let p): line.addCurve(c, d, p)
      case .close:
        if let first = line.points.first, line.points.count > 1, line.points.last != first { line.add(first, isCorner: true) }
        line.isClosed = true
        finish()
        line = Polyline(points: line.points.first.map { [$0] } ?? [])
      }
    }
    finish()
    return lines
  }
}

/// A subpath of lines.
private struct Polyline {
  var points: [CGPoint] = []
  /// The points, by their places, at which the path has a corner: not those that only divide a curve.
  var corners: Set<Int> = []
  var isClosed = false

  mutating func add(_ point: CGPoint, isCorner: Bool) {
    points.append(point)
    if isCorner { corners.insert(points.count - 1) }
  }

  /// The number of lines keeps their distance from the curve below 0.02 points: a line is away by at most an eighth of the second
  /// derivative, which is at most six times the greater second difference of the control points.
  mutating func addCurve(_ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let a = points[points.count - 1]
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat { hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y) }
    let count = min(max(Int((0.75 * max(bend(a, b, c), bend(b, c, d)) / 0.02).squareRoot().rounded(.up)), 1), 1000)
    for step in 1...count {
      let t = CGFloat(step) / CGFloat(count)
      let u = 1 - t
      let (e, f, g, h) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let point = CGPoint(x: e * a.x + f * b.x + g * c.x + h * d.x, y: e * a.y + f * b.y + g * c.y + h * d.y)
      add(step == count ? d : point, isCorner: step == count)
    }
  }

  func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
    // An odd number of lengths is repeated, so that dashes and gaps change places.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    var (index, left) = (0, phase.truncatingRemainder(dividingBy: whole))
    if left < 0 { left += whole }
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left
    var (dashes, dash) = ([Polyline](), Polyline(points: [points[0]]))
    for place in 1..<points.count {
      var from = points[place - 1]
      let to = points[place]
      var rest = hypot(to.x - from.x, to.y - from.y)
      while rest > left {
        from = CGPoint(x: from.x + (to.x - from.x) * left / rest, y: from.y + (to.y - from.y) * left / rest)
        rest -= left
        if index % 2 == 0 {
          dash.add(from, isCorner: false)
          dashes.append(dash)
        }
        dash = Polyline(points: [from])
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= rest
      dash.add(to, isCorner: corners.contains(place))
    }
    if index % 2 == 0, dash.points.count > 1 { dashes.append(dash) }
    return dashes
  }
}

/// Shapes that together are the area of a stroke. All go round the same way, so that their union is the area by the winding rule.
private struct StrokeOutline {
  let style: StrokeStyle
  var elements: [CGPath.Element] = []

  init(style: StrokeStyle) { self.style = style }

  private var radius: CGFloat { style.width / 2 }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    var corners: [Bool] = []
    for (place, point) in line.points.enumerated() where point != points.last {
      points.append(point)
      corners.append(line.corners.contains(place))
    }
    guard points.count > 1 else { return addDot(points[0]) }
    for place in 1..<points.count {
      addSegment(points[place - 1], points[place])
      if place + 1 < points.count { addJoin(points[place - 1], points[place], points[place + 1], isCorner: corners[place]) }
    }
    let last = points.count - 1
    if line.isClosed {
      addJoin(points[last - 1], points[last], points[1], isCorner: true)
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[last], from: points[last - 1])
    }
  }

  private mutating func addDot(_ p: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(p)
    case .square: addSegment(CGPoint(x: p.x - radius, y: p.y), CGPoint(x: p.x + radius, y: p.y))
    }
  }

  /// Half the width, at a right angle to the line.
  private func side(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: -(b.y - a.y) / length * radius, dy: (b.x - a.x) / length * radius)
  }

  private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
    let s = side(a, b)
    addPolygon([a + s, a - s, b - s, b + s])
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(end)
    case .square:
      let s = side(inner, end)
      // The side, turned by a right angle, points along the line.
      addSegment(end, end + CGVector(dx: s.dy, dy: -s.dx))
    }
  }

  private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, isCorner: Bool) {
    if isCorner, style.join == .round { return addCircle(b) }
    var (s, t) = (side(a, b), side(b, c))
    // The outer sides of the corner.
    if s.dx * t.dy - s.dy * t.dx > 0 { (s, t) = (CGVector(dx: -s.dx, dy: -s.dy), CGVector(dx: -t.dx, dy: -t.dy)) }
    let cosine = (s.dx * t.dx + s.dy * t.dy) / (radius * radius)
    // The miter's length is the width over the sine of half the angle between the lines, whose cosine is -cosine.
    let sine = max((1 + cosine) / 2, 0).squareRoot()
    guard !isCorner || style.join == .miter, sine > 0, 1 / sine <= style.miterLimit else { return addPolygon([b, b + s, b + t]) }
    let k = 1 / (1 + cosine)
    addPolygon([b, b + s, b + CGVector(dx: (s.dx + t.dx) * k, dy: (s.dy + t.dy) * k), b + t])
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) { area += p.x * q.y - p.y * q.x }
    if area == 0 { return }
    let ordered = area > 0 ? points : points.reversed()
    elements.append(.move(ordered[0]))
    for point in ordered.dropFirst() { elements.append(.line(point)) }
    elements.append(.close)
  }

  private mutating func addCircle(_ center: CGPoint) {
    let circle = CGPath(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: style.width, height: style.width), transform: nil)
    // Turned over where it goes round the other way.
    elements += circle.elements.map {
      $0.applying(Self.circleIsPositive ? .identity : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * center.y))
    }
  }

  private static let circleIsPositive: Bool = {
    var area: CGFloat = 0
    CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil).forEachCurve { start, element in
      guard let end = element.end else { return }
      area += start.x * end.y - start.y * end.x
    }
    return area > 0
  }()
}

extension CGPoint {
  fileprivate static func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
  fileprivate static func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }
}
