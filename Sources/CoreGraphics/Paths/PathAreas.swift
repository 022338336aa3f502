internal import Foundation

/// The borders between the areas that the lines of one or two paths divide the plane into, with the winding numbers on both sides.
struct PathAreas {
  struct Border {
    /// `a` comes before `b`: see `GridPoint.isBefore(_:_:)`.
    var a, b: GridPoint
    /// By how much the winding numbers are greater on the left side of the way from `a` to `b`.
    var first = 0
    var second = 0
    /// The winding numbers of both paths to the left.
    var left = (first: 0, second: 0)

    var right: (first: Int, second: Int) { (left.first - first, left.second - second) }
    var isLevel: Bool { a.y == b.y }
  }

  private struct Ends: Hashable { var a, b: GridPoint }

  private(set) var borders: [Border] = []
  private var places: [Ends: Int] = [:]

  init(_ segments: [PathGrid.Segment]) {
    for segment in segments {
      let isForward = GridPoint.isBefore(segment.a, segment.b)
      let ends = isForward ? Ends(a: segment.a, b: segment.b) : Ends(a: segment.b, b: segment.a)
      let place = places[ends] ?? borders.count
      if place == borders.count {
        borders.append(Border(a: ends.a, b: ends.b))
        places[ends] = place
      }
      let step = isForward ? 1 : -1
      if segment.isSecond { borders[place].second += step } else { borders[place].first += step }
    }
    setWindings()
  }

  /// The border along which a segment goes.
  func border(of segment: PathGrid.Segment) -> Border? {
    let isForward = GridPoint.isBefore(segment.a, segment.b)
    return places[isForward ? Ends(a: segment.a, b: segment.b) : Ends(a: segment.b, b: segment.a)].map { borders[$0] }
  }

  /// Counts the borders between the middle of each one and the outside: to the left of those that rise, below level ones.
  private mutating func setWindings() {
    let rising = Buckets(borders.indices.filter { !borders[$0].isLevel }.map { ($0, borders[$0].a.y, borders[$0].b.y) })
    let crossing = Buckets(
      borders.indices.filter { borders[$0].a.x != borders[$0].b.x }.map {
        ($0, min(borders[$0].a.x, borders[$0].b.x), max(borders[$0].a.x, borders[$0].b.x))
      })
    for index in borders.indices {
      let border = borders[index]
      // Twice the middle, which is on the grid.
      let middle = GridPoint(x: border.a.x + border.b.x, y: border.a.y + border.b.y)
      var sum = (first: 0, second: 0)
      if border.isLevel {
        for other in crossing.entries(at: middle.x >> 1) where other != index {
          let o = borders[other]
          let isForward = o.a.x < o.b.x
          let (from, to) = isForward ? (o.a, o.b) : (o.b, o.a)
          guard 2 * from.x <= middle.x, middle.x < 2 * to.x, Self.side(from, to, twice: middle) > 0 else { continue }
          sum = isForward ? (sum.first + o.first, sum.second + o.second) : (sum.first - o.first, sum.second - o.second)
        }
        borders[index].left = (sum.first + border.first, sum.second + border.second)
      } else {
        for other in rising.entries(at: middle.y >> 1) where other != index {
          let o = borders[other]
          guard 2 * o.a.y <= middle.y, middle.y < 2 * o.b.y, Self.side(o.a, o.b, twice: middle) < 0 else { continue }
          sum = (sum.first - o.first, sum.second - o.second)
        }
        borders[index].left = sum
      }
    }
  }

  private static func side(_ a: GridPoint, _ b: GridPoint, twice p: GridPoint) -> Int {
    (b - a).cross(GridPoint(x: p.x - 2 * a.x, y: p.y - 2 * a.y))
  }

  // MARK: Loops

  /// The outlines of the area in which `isInside` holds for the winding numbers of both paths: each with the area on its left, so that
  /// outer ones and holes go round in opposite directions. Outlines that touch in a point are separate.
  func outlines(_ isInside: (_ first: Int, _ second: Int) -> Bool) -> [Outline] {
    var edges: [(from: GridPoint, to: GridPoint)] = []
    for border in borders {
      let (left, right) = (isInside(border.left.first, border.left.second), isInside(border.right.first, border.right.second))
      if left != right { edges.append(left ? (border.a, border.b) : (border.b, border.a)) }
    }
    let leaving = Dictionary(grouping: edges.indices) { edges[$0].from }
    var (isUsed, loops): ([Bool], [Outline]) = ([Bool](repeating: false, count: edges.count), [])
    for start in edges.indices where !isUsed[start] {
      var (loop, edge): ([GridPoint], Int) = ([], start)
      while !isUsed[edge] {
        isUsed[edge] = true
        loop.append(edges[edge].from)
        let back = edges[edge].from - edges[edge].to
        let next = (leaving[edges[edge].to] ?? []).min {
          Self.isSooner(edges[$0].to - edges[$0].from, edges[$1].to - edges[$1].from, from: back)
        }
        guard let next else { break }
        edge = next
      }
      if let outline = Outline(loop) { loops.append(outline) }
    }
    return loops
  }

  /// Whether a direction comes before another one clockwise, after `start`.
  private static func isSooner(_ l: GridPoint, _ r: GridPoint, from start: GridPoint) -> Bool {
    func turn(_ direction: GridPoint) -> Int {
      let cross = start.cross(direction)
      return cross < 0 ? 0 : cross > 0 ? 2 : start.dot(direction) < 0 ? 1 : 3
    }
    return turn(l) != turn(r) ? turn(l) < turn(r) : l.cross(r) < 0
  }

  /// Intervals, by the stretches of a line that they meet.
  private struct Buckets {
    private var lists: [[Int]] = []
    private let start, width: Int

    init(_ intervals: [(entry: Int, from: Int, to: Int)]) {
      let (from, to) = (intervals.map(\.from).min() ?? 0, intervals.map(\.to).max() ?? 0)
      let count = min(max(intervals.count / 4, 1), 256)
      (start, width) = (from, (to - from) / count + 1)
      lists = Array(repeating: [], count: count)
      for interval in intervals {
        for list in (interval.from - from) / width...(interval.to - from) / width { lists[list].append(interval.entry) }
      }
    }

    func entries(at place: Int) -> [Int] {
      let list = (place - start) / width
      return lists.indices.contains(list) ? lists[list] : []
    }
  }
}

/// A closed line of a grid that does not cross itself.
struct Outline {
  /// Its corners, without points on straight lines.
  let points: [GridPoint]
  /// Positive if the points go round from the x axis towards the y axis.
  let area: Double
  /// Twice the middle of a line between two neighbours of all points, which is on no line of another outline.
  private let twiceMiddle: GridPoint

  /// nil for points without an area.
  fileprivate init?(_ loop: [GridPoint]) {
    points = loop.indices.compactMap { index in
      let (before, after) = (loop[index == 0 ? loop.count - 1 : index - 1], loop[index + 1 == loop.count ? 0 : index + 1])
      return GridPoint.side(before, loop[index], after) == 0 ? nil : loop[index]
    }
    guard points.count > 2 else { return nil }
    let start = points[0]
    area = zip(points, points.dropFirst()).reduce(0) { $0 + Double(($1.0 - start).cross($1.1 - start)) / 2 }
    twiceMiddle = GridPoint(x: loop[0].x + loop[1].x, y: loop[0].y + loop[1].y)
  }

  /// Whether another outline, which crosses none of this one's lines, is inside.
  func contains(_ other: Outline) -> Bool {
    let middle = other.twiceMiddle
    var isInside = false
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      guard (2 * from.y <= middle.y) != (2 * to.y <= middle.y) else { continue }
      let side = (to - from).cross(GridPoint(x: middle.x - 2 * from.x, y: middle.y - 2 * from.y))
      if (side > 0) == (to.y > from.y) { isInside.toggle() }
    }
    return isInside
  }
}
