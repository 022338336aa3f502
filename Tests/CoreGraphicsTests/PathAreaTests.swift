import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct PathAreaTests {
  private typealias Operation = (name: String, run: (CGPath, CGPath, CGPathFillRule) -> CGPath, holds: (Bool, Bool) -> Bool)

  private let operations: [Operation] = [
    ("union", { $0.union($1, using: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, using: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, using: $2) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1, using: $2) }, { $0 != $1 }),
    ("normalized", { path, _, rule in path.normalized(using: rule) }, { first, _ in first }),
  ]

  private func polygon(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  /// The sum of the outlines' areas, those that go round the other way being negative.
  private func area(_ path: CGPath) -> CGFloat {
    // From a point of the path, since products of large coordinates round.
    guard case .move(let o)? = path.elements.first else { return 0 }
    return lines(path).reduce(0) { $0 + (($1.0.x - o.x) * ($1.1.y - o.y) - ($1.0.y - o.y) * ($1.1.x - o.x)) / 2 }
  }

  private func lines(_ path: CGPath) -> [(CGPoint, CGPoint)] {
    var (lines, start, last): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(to end: CGPoint) {
      if end != last { lines.append((last, end)) }
      last = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        line(to: start)
        (start, last) = (p, p)
      case .line(let p): line(to: p)
      case .close: line(to: start)
      default: Issue.record("a curve")
      }
    }
    line(to: start)
    return lines
  }

  // MARK: The model

  /// The area by stripes between all ends and crossings, in which lines do not cross: in the middle of each the winding numbers are counted.
  private func modelArea(_ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule, _ holds: (Bool, Bool) -> Bool) -> CGFloat {
    let all = lines(a).map { ($0, false) } + lines(b).map { ($0, true) }
    var places = all.flatMap { [$0.0.0.x, $0.0.1.x] }
    for i in all.indices {
      for j in all.indices.dropFirst(i + 1) {
        if let x = crossing(all[i].0, all[j].0) { places.append(x) }
      }
    }
    places.sort()
    var area: CGFloat = 0
    for (from, to) in zip(places, places.dropFirst()) where to - from > 1e-12 {
      let x = (from + to) / 2
      var hits: [(y: CGFloat, step: Int, isSecond: Bool)] = []
      for ((p, q), isSecond) in all where (p.x < x) != (q.x < x) {
        hits.append((p.y + (q.y - p.y) * (x - p.x) / (q.x - p.x), p.x < q.x ? 1 : -1, isSecond))
      }
      hits.sort { $0.y < $1.y }
      var windings = (0, 0)
      for (hit, next) in zip(hits, hits.dropFirst()) {
        if hit.isSecond { windings.1 += hit.step } else { windings.0 += hit.step }
        func isInside(_ winding: Int) -> Bool { rule == .winding ? winding != 0 : winding % 2 != 0 }
        if holds(isInside(windings.0), isInside(windings.1)) { area += (next.y - hit.y) * (to - from) }
      }
    }
    return area
  }

  private func crossing(_ l: (CGPoint, CGPoint), _ r: (CGPoint, CGPoint)) -> CGFloat? {
    let (d, e) = (CGPoint(x: l.1.x - l.0.x, y: l.1.y - l.0.y), CGPoint(x: r.1.x - r.0.x, y: r.1.y - r.0.y))
    let cross = d.x * e.y - d.y * e.x
    guard cross != 0 else { return nil }
    let t = ((r.0.x - l.0.x) * e.y - (r.0.y - l.0.y) * e.x) / cross
    return t >= 0 && t <= 1 ? l.0.x + d.x * t : nil
  }

  private func distance(_ p: CGPoint, _ line: (CGPoint, CGPoint)) -> CGFloat {
    let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
    let t = min(max(((p.x - line.0.x) * dx + (p.y - line.0.y) * dy) / (dx * dx + dy * dy), 0), 1)
    return hypot(p.x - line.0.x - t * dx, p.y - line.0.y - t * dy)
  }

  private func check(_ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule, _ random: inout SeededGenerator, _ note: String) {
    let borders = lines(a) + lines(b)
    let box = a.boundingBox.union(b.boundingBox)
    let size = box.isNull ? 1 : max(box.width, box.height, 1e-9)
    for (name, run, holds) in operations {
      let result = run(a, b, rule)
      let expected = modelArea(a, b, rule, holds)
      #expect(abs(area(result) - expected) < 1e-5 * size * size, "\(name) \(note): \(area(result)), not \(expected)")
      for _ in 0..<4 where !box.isNull {
        let p = CGPoint(
          x: .random(in: box.minX - 1...box.maxX + 1, using: &random), y: .random(in: box.minY - 1...box.maxY + 1, using: &random)
        )
        guard borders.allSatisfy({ distance(p, $0) > 1e-4 * size }) else { continue }
        let isInside = holds(a.contains(p, using: rule), b.contains(p, using: rule))
        #expect(
          result.contains(p, using: .winding) == isInside && result.contains(p, using: .evenOdd) == isInside,
          "\(name) \(note) \(p)")
      }
    }
  }

  /// Corners on a coarse grid, so that many lines share ends, parts or points.
  @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func areasOfTouchingAndCrossingPolygonsAreExact(_ rule: CGPathFillRule) {
    var random = SeededGenerator(seed: rule == .winding ? 1 : 2)
    func path(_ grid: Int) -> CGPath {
      let path = CGMutablePath()
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let points = (0..<Int.random(in: 1...7, using: &random)).map { _ in
          CGPoint(x: Int.random(in: 0...grid, using: &random), y: Int.random(in: 0...grid, using: &random))
        }
        path.addLines(between: points)
        if Bool.random(using: &random) { path.closeSubpath() }
      }
      return path
    }
    for round in 0..<600 { check(path(3 + round % 8), path(3 + round % 8), rule, &random, "round \(round)") }
  }

  @Test func areasOfPolygonsAnywhereAreExact() {
    var random = SeededGenerator(seed: 3)
    func path(_ center: CGFloat, _ reach: CGFloat) -> CGPath {
      polygon(
        (0..<Int.random(in: 3...14, using: &random)).map { _ in
          CGPoint(
            x: center + .random(in: -reach...reach, using: &random), y: center + .random(in: -reach...reach, using: &random))
        })
    }
    for round in 0..<300 {
      let (center, reach) = ([0, 1e4, -300][round % 3] as CGFloat, [100, 3, 0.01][round / 3 % 3] as CGFloat)
      check(path(center, reach), path(center, reach * 0.7), round % 2 == 0 ? .winding : .evenOdd, &random, "round \(round)")
    }
  }

  @Test func nearlyEqualPathsGiveSliversAndNoSpikes() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let points = (0..<8).map { _ in CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random)) }
      let moved = points.map {
        CGPoint(x: $0.x + .random(in: -1e-6...1e-6, using: &random), y: $0.y + .random(in: -1e-6...1e-6, using: &random))
      }
      let (a, b) = (polygon(points), polygon(moved))
      #expect(abs(area(a.symmetricDifference(b, using: .evenOdd))) < 1e-2)
      #expect(abs(area(a.union(b)) - area(a.normalized())) < 1e-2)
    }
  }

  // MARK: Known results

  @Test func rectanglesKeepTheirCorners() {
    #expect(rect(0, 0, 10, 10).intersection(rect(5, 5, 10, 10)).rectangle == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(rect(0, 0, 10, 10).union(rect(10, 0, 5, 10)).rectangle == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(rect(0.1, 0.1, 0.3, 0.3).union(CGMutablePath()).boundingBox == rect(0.1, 0.1, 0.3, 0.3).boundingBox)
    #expect(rect(0, 0, 10, 10).subtracting(rect(0, 0, 10, 10)).isEmpty && rect(0, 0, 1, 1).intersection(rect(1, 0, 1, 1)).isEmpty)
    #expect(CGMutablePath().union(CGMutablePath()).isEmpty && CGMutablePath().normalized().isEmpty)
    let framed = rect(0, 0, 10, 10).subtracting(rect(2, 2, 6, 6))
    #expect(area(framed) == 64 && framed.elements.filter { $0 == .close }.count == 2)
  }

  @Test func pathsIntersectWhereTheyShareAnArea() {
    #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 10, 10)) && rect(0, 0, 10, 10).intersects(rect(4, 4, 1, 1)))
    #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)) && !rect(0, 0, 10, 10).intersects(CGMutablePath()))
    let frame = CGMutablePath()
    frame.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 6, height: 6)])
    #expect(frame.intersects(rect(4, 4, 1, 1)) && !frame.intersects(rect(4, 4, 1, 1), using: .evenOdd))
  }

  @Test func circlesHaveTheAreaOfALens() {
    func circle(_ x: CGFloat) -> CGPath { CGPath(ellipseIn: CGRect(x: x - 10, y: -10, width: 20, height: 20), transform: nil) }
    // Of two circles of radius r at a distance r: r^2 (2 pi / 3 - sqrt(3) / 2).
    let lens = 100 * (2 * CGFloat.pi / 3 - 3.0.squareRoot() / 2)
    #expect(abs(abs(area(circle(0).intersection(circle(10)))) - lens) < 0.5)
    #expect(abs(abs(area(circle(0).union(circle(10)))) - (200 * .pi - lens)) < 1)
  }

  @Test func componentsHaveTheirHoles() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 1, y: 1, width: 8, height: 8), CGRect(x: 3, y: 3, width: 4, height: 4),
      CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: 25, y: 5, width: 5, height: 5),
    ])
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.map(area).sorted() == [16, 25, 25, 36])
    #expect(parts.map { part in part.elements.filter { $0 == .close }.count }.sorted() == [1, 1, 1, 2])
    #expect(path.componentsSeparated().map(area).sorted() == [25, 25, 100] && CGMutablePath().componentsSeparated().isEmpty)
    // A hole whose corner touches the middle of the outline's side.
    let diamond = CGMutablePath()
    diamond.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    diamond.addLines(between: [CGPoint(x: 5, y: 0), CGPoint(x: 8, y: 5), CGPoint(x: 5, y: 8), CGPoint(x: 2, y: 5)])
    diamond.closeSubpath()
    #expect(diamond.componentsSeparated(using: .evenOdd).map(area) == [76])
  }

  @Test func linesAreCutByAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 20)])
    line.move(to: CGPoint(x: 2, y: 2))
    line.addLine(to: CGPoint(x: 4, y: 4))
    let inside = line.lineIntersection(rect(0, 0, 10, 10))
    #expect(
      inside.elements == [
        .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5)), .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 4, y: 4)),
      ])
    let outside = line.lineSubtracting(rect(0, 0, 10, 10))
    #expect(
      outside.elements == [
        .move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)), .line(CGPoint(x: 15, y: 5)),
        .line(CGPoint(x: 15, y: 20)),
      ])
    let side = CGMutablePath()
    side.addLines(between: [CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)])
    #expect(side.lineIntersection(rect(0, 0, 10, 10)).elements == [.move(.zero), .line(CGPoint(x: 0, y: 5))])
    #expect(side.lineSubtracting(rect(0, 0, 10, 10)).elements == [.move(CGPoint(x: 0, y: -5)), .line(.zero)])
    #expect(rect(0, 0, 10, 10).lineSubtracting(CGMutablePath()).boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func flatPathsStayWithinTheThreshold() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for threshold: CGFloat in [5, 0.5, 0.01] {
      let flat = circle.flattened(threshold: threshold)
      for (from, to) in lines(flat) {
        let middle = hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
        #expect(middle > 50 - threshold - 0.02 && middle < 50.02)
      }
    }
    #expect(circle.flattened(threshold: 5).elements.count < circle.flattened(threshold: 0.01).elements.count)
    #expect(rect(1, 2, 3, 4).flattened(threshold: 1) == rect(1, 2, 3, 4))
  }

  @Test func manyLinesAreDividedInTime() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<201).map {
        CGPoint(x: 100 * cos(CGFloat($0 * 80) * .pi / 100.5), y: 100 * sin(CGFloat($0 * 80) * .pi / 100.5))
      })
    star.closeSubpath()
    let whole = star.normalized()
    let rest = star.subtracting(star, using: .evenOdd)
    #expect(area(whole) > 25_000 && rest.isEmpty)
  }
}
