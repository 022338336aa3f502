internal import Foundation

// Results consist of lines: curves are divided into lines no more than 0.02 points, or a 4,096th of the paths' size, away from them. Lines
// meet on a grid of at least 2^26 steps along the paths' longer side. Open subpaths count as closed. The time grows with the square of the
// number of lines where many overlap.
extension CGPath {
  /// The outlines of the path's area, which do not cross: by either rule they have the area that this path has by `rule`.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: nil) { first, _ in rule.contains(first) }
  }

  /// The outlines of the points that are in this path's area, in the other's or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other) { rule.contains($0) || rule.contains($1) }
  }

  /// The outlines of the points that are in both areas.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other) { rule.contains($0) && rule.contains($1) }
  }

  /// The outlines of the points that are in this path's area and not in the other's.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other) { rule.contains($0) && !rule.contains($1) }
  }

  /// The outlines of the points that are in one of the areas and not in both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other) { rule.contains($0) != rule.contains($1) }
  }

  /// Whether both areas have points in common; areas that only touch have none.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.overlaps(other.boundingBox) && !intersection(other, using: rule).isEmpty
  }

  /// The parts of this path's lines, which are not closed, that are inside the other's area or on its outline.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(by: other, rule, areInside: true)
  }

  /// The parts of this path's lines, which are not closed, that are outside of the other's area and its outline.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(by: other, rule, areInside: false)
  }

  /// A path for each part of the area that is not connected with others, with the outlines of its holes. Parts that touch in a point are
  /// separate.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let grid = PathGrid(self, nil)
    let outlines = PathAreas(grid.segments).outlines { first, _ in rule.contains(first) }
    var parts = outlines.filter { $0.area > 0 }.map { (outer: $0, holes: [Outline]()) }
    for hole in outlines where hole.area < 0 {
      let around = parts.indices.filter { parts[$0].outer.contains(hole) }
      guard let part = around.min(by: { parts[$0].outer.area < parts[$1].outer.area }) else { continue }
      parts[part].holes.append(hole)
    }
    return parts.map { Self.path(of: [$0.outer] + $0.holes, on: grid) }
  }

  private func area(with other: CGPath?, _ isInside: (_ first: Int, _ second: Int) -> Bool) -> CGPath {
    let grid = PathGrid(self, other)
    return Self.path(of: PathAreas(grid.segments).outlines(isInside), on: grid)
  }

  private static func path(of outlines: [Outline], on grid: PathGrid) -> CGPath {
    CGPath(
      elements: outlines.flatMap { outline in
        outline.points.enumerated().map { $0.offset == 0 ? Element.move(grid.point($0.element)) : .line(grid.point($0.element)) }
          + [
            .close
          ]
      })
  }

  private func lines(by other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
    let grid = PathGrid(self, other, closesFirst: false)
    let areas = PathAreas(grid.segments)
    var (elements, last): ([Element], GridPoint?) = ([], nil)
    for segment in grid.segments where !segment.isSecond {
      guard let border = areas.border(of: segment),
        (rule.contains(border.left.second) || rule.contains(border.right.second)) == areInside
      else {
        last = nil
        continue
      }
      if last != segment.a || segment.isFirst { elements.append(.move(grid.point(segment.a))) }
      elements.append(.line(grid.point(segment.b)))
      last = segment.b
    }
    return CGPath(elements: elements)
  }
}

extension CGPathFillRule {
  fileprivate func contains(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding % 2 != 0 }
}
