internal import Diagnostics
internal import Foundation

/// A point of a grid, on which arithmetic is exact: both coordinates are within 2^27, so that a product of two distances fits.
struct GridPoint: Hashable {
  var x, y: Int

  static func - (l: GridPoint, r: GridPoint) -> GridPoint { GridPoint(x: l.x - r.x, y: l.y - r.y) }

  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }
  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }

  /// Positive if `p` is to the left of the line from `a` to `b`, with y upward.
  static func side(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) -> Int { (b - a).cross(p - a) }

  /// From bottom to top, and from left to right.
  static func isBefore(_ a: GridPoint, _ b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

/// The lines of one or two paths on a grid, divided where they meet: two of them share ends, or all points, or none.
///
/// The grid has at least 2^26 steps along the longer side of the paths. Lines are divided by snap rounding (Hobby, "Practical segment
/// intersection with finite precision output", 1999): each goes through the middle of every square of the grid in which a line ends or two
/// lines cross, and through which it passes.
struct PathGrid {
  struct Segment {
    var a, b: GridPoint
    /// Whether the segment belongs to the second path.
    var isSecond: Bool
    /// Whether the segment begins a subpath.
    var isFirst = false

    var isPoint: Bool { a == b }
  }

  private(set) var segments: [Segment] = []
  private let middle: CGPoint
  private let scale: CGFloat
  /// The points of the paths, by their places on the grid.
  private var origins: [GridPoint: CGPoint] = [:]

  /// - Parameter closesFirst: Whether open subpaths of the first path are closed; those of the second one always are.
  init(_ first: CGPath, _ second: CGPath?, closesFirst: Bool = true) {
    let box = first.boundingBox.union(second?.boundingBox ?? .null)
    let extent = box.isNull ? 0 : max(box.width, box.height)
    ensure(
      extent.isFinite && (box.isNull || (box.midX + box.midY).isFinite),
      "CGPath: areas of paths that reach over \(box) are beyond what numbers can express; use smaller coordinates")
    middle = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
    // A power of two, so that most coordinates keep their values.
    scale = extent > 0 ? exp2(min((27 - log2(extent)).rounded(.down), 1000)) : 1
    let threshold = extent > 0 ? min(0.02, extent / 4096) : 1
    add(first.flattened(threshold: threshold), isSecond: false, closes: closesFirst)
    if let second { add(second.flattened(threshold: threshold), isSecond: true, closes: true) }
    divide()
  }

  func point(_ p: GridPoint) -> CGPoint {
    origins[p] ?? CGPoint(x: CGFloat(p.x) / scale + middle.x, y: CGFloat(p.y) / scale + middle.y)
  }

  private mutating func add(_ path: CGPath, isSecond: Bool, closes: Bool) {
    var (start, last, isOpen) = (GridPoint(x: 0, y: 0), GridPoint(x: 0, y: 0), false)
    var begins = true
    func place(_ p: CGPoint) -> GridPoint {
      GridPoint(x: Int(((p.x - middle.x) * scale).rounded()), y: Int(((p.y - middle.y) * scale).rounded()))
    }
    func line(to end: GridPoint) {
      if end != last { segments.append(Segment(a: last, b: end, isSecond: isSecond, isFirst: begins)) }
      begins = begins && end == last
      last = end
    }
    func finish() {
      if closes && isOpen { line(to: start) }
      (isOpen, begins) = (false, true)
    }
    for element in path.elements {
      guard let end = element.end else {
        line(to: start)
        (isOpen, begins) = (false, true)
        continue
      }
      let placed = place(end)
      if origins[placed] == nil { origins[placed] = end }
      if case .move = element {
        finish()
        (start, last) = (placed, placed)
      } else {
        line(to: placed)
        isOpen = true
      }
    }
    finish()
  }

  // MARK: Division

  private mutating func divide() {
    segments.removeAll(where: \.isPoint)
    // The first round does all; rounding may leave a point on a line, which the next ones find. A bound, since nothing else proves an end.
    for round in 0..<16 {
      var cuts = crossings()
      let vertices = Set(segments.flatMap { [$0.a, $0.b] } + cuts.values.joined()).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      for index in segments.indices { addCuts(at: vertices, to: index, isExact: round > 0, &cuts) }
      if cuts.isEmpty { return }
      segments = segments.indices.flatMap { index in cuts[index].map { parts(of: segments[index], $0) } ?? [segments[index]] }
    }
  }

  /// The points, rounded, where a segment crosses others.
  private func crossings() -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    let order = segments.indices.sorted { min(segments[$0].a.x, segments[$0].b.x) < min(segments[$1].a.x, segments[$1].b.x) }
    var active: [Int] = []
    for index in order {
      let s = segments[index]
      let (left, low, high) = (min(s.a.x, s.b.x), min(s.a.y, s.b.y), max(s.a.y, s.b.y))
      active.removeAll { max(segments[$0].a.x, segments[$0].b.x) < left }
      for other in active {
        let o = segments[other]
        guard min(o.a.y, o.b.y) <= high, max(o.a.y, o.b.y) >= low, let point = Self.crossing(s, o) else { continue }
        cuts[index, default: []].append(point)
        cuts[other, default: []].append(point)
      }
      active.append(index)
    }
    return cuts
  }

  private static func crossing(_ s: Segment, _ o: Segment) -> GridPoint? {
    let (a, b) = (GridPoint.side(s.a, s.b, o.a), GridPoint.side(s.a, s.b, o.b))
    guard a != 0, b != 0, (a > 0) != (b > 0) else { return nil }
    let (c, d) = (GridPoint.side(o.a, o.b, s.a), GridPoint.side(o.a, o.b, s.b))
    guard c != 0, d != 0, (c > 0) != (d > 0) else { return nil }
    let share = Double(c) / (Double(c) - Double(d))
    return GridPoint(
      x: s.a.x + Int((Double(s.b.x - s.a.x) * share).rounded()), y: s.a.y + Int((Double(s.b.y - s.a.y) * share).rounded()))
  }

  private func addCuts(at vertices: [GridPoint], to index: Int, isExact: Bool, _ cuts: inout [Int: [GridPoint]]) {
    let s = segments[index]
    let (left, right) = (min(s.a.x, s.b.x), max(s.a.x, s.b.x))
    let (low, high) = (min(s.a.y, s.b.y), max(s.a.y, s.b.y))
    // The first vertex that is not left of the segment.
    var (place, end) = (0, vertices.count)
    while place < end {
      let half = (place + end) / 2
      if vertices[half].x < left { place = half + 1 } else { end = half }
    }
    while place < vertices.count, vertices[place].x <= right {
      let p = vertices[place]
      place += 1
      guard p.y >= low, p.y <= high, p != s.a, p != s.b else { continue }
      let side = GridPoint.side(s.a, s.b, p)
      // A line passes through a square of side 1 if it is no farther from the middle, along either axis, than the corners allow.
      let isHit = isExact ? side == 0 : 2 * abs(side) <= abs(s.b.x - s.a.x) + abs(s.b.y - s.a.y)
      if isHit { cuts[index, default: []].append(p) }
    }
    if let found = cuts[index] {
      let inner = found.filter { $0 != s.a && $0 != s.b }
      cuts[index] = inner.isEmpty ? nil : inner
    }
  }

  private func parts(of s: Segment, _ cuts: [GridPoint]) -> [Segment] {
    let along = s.b - s.a
    let sorted = cuts.sorted { ($0 - s.a).dot(along) < ($1 - s.a).dot(along) }
    var (parts, last): ([Segment], GridPoint) = ([], s.a)
    for point in sorted + [s.b] where point != last {
      parts.append(Segment(a: last, b: point, isSecond: s.isSecond, isFirst: s.isFirst && parts.isEmpty))
      last = point
    }
    return parts
  }
}
