internal import CoreGraphics
internal import Foundation

/// Equal columns or rows of a mask, of which only one is stored.
struct RepeatedMiddle {
  /// Number of columns or rows stored.
  var kept: Int
  /// The one that is repeated.
  var place: Int
  /// How often it is left out.
  var removed: Int

  /// The stored column or row for the one at `index` of the whole.
  func stored(_ index: Int) -> Int { index <= place ? index : max(place, index - removed) }

  /// The same with `count` columns or rows more at each end.
  func outset(by count: Int) -> RepeatedMiddle { RepeatedMiddle(kept: kept + 2 * count, place: place + count, removed: removed) }
}

/// The silhouette of a path in pixels, without the middle of its longest straight sides: cards, sheets and bubbles of all lengths with
/// the same corners have the same shape, and one blurred mask.
struct ShadowShape {
  /// In pixels right of and below the origin, on Cairo's grid of 1/256 of a pixel, so that equal outlines at other places are equal.
  let elements: [CGPath.Element]
  /// The pixel that contains the upper left corner of the bounding box.
  let originX, originY: Int
  let columns, rows: RepeatedMiddle

  /// The pixels that the whole silhouette touches.
  var box: PixelRect {
    PixelRect(
      x0: originX, y0: originY, x1: originX + columns.kept + columns.removed, y1: originY + rows.kept + rows.removed)
  }

  /// Pixels from the origin beyond which a path is not handled: a quarter of Cairo's range.
  private static let farthest = 2_000_000.0

  /// nil for a path without points, or one with points too far away.
  init?(_ path: CGPath, _ transform: CGAffineTransform, reach: Int) {
    var outline = Outline(path, transform)
    guard let box = outline.box, max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) < Self.farthest else {
      return nil
    }
    let (x, y) = (box.minX.rounded(.down), box.minY.rounded(.down))
    outline.move { CGPoint(x: Self.onGrid($0.x - x), y: Self.onGrid($0.y - y)) }
    // Columns farther from a corner than a blurred edge reaches are equal; rounding of the blur adds at most 2 pixels.
    columns = outline.contract(\.x, across: \.y, length: box.maxX - x, margin: reach + 2)
    rows = outline.contract(\.y, across: \.x, length: box.maxY - y, margin: reach + 2)
    (elements, originX, originY) = (outline.elements, Int(x), Int(y))
  }

  private static func onGrid(_ number: CGFloat) -> CGFloat { (number * 256).rounded() / 256 }
}

/// A path in pixels.
private struct Outline {
  private(set) var elements: [CGPath.Element]

  init(_ path: CGPath, _ transform: CGAffineTransform) {
    elements = path.elements.map { element in element.mapped { $0.applying(transform) } }
  }

  private var points: [CGPoint] { elements.flatMap(\.points) }

  /// The box of all points, those that control curves too.
  var box: CGRect? {
    let points = points
    guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      let (x, y) = (min(box.minX, point.x), min(box.minY, point.y))
      return CGRect(x: x, y: y, width: max(box.maxX, point.x) - x, height: max(box.maxY, point.y) - y)
    }
  }

  mutating func move(_ place: (CGPoint) -> CGPoint) { elements = elements.map { $0.mapped(place) } }

  /// Shortens the longest stretch along an axis that only lines parallel to it cross.
  ///
  /// - Parameters:
  ///   - length: The extent along the axis, from 0.
  ///   - margin: Pixels of the stretch that stay at each of its ends.
  mutating func contract(
    _ along: WritableKeyPath<CGPoint, CGFloat>, across: WritableKeyPath<CGPoint, CGFloat>, length: CGFloat, margin: Int
  ) -> RepeatedMiddle {
    let whole = max(1, Int(length.rounded(.up)))
    let (lines, curves) = segments
    let sorted = Set(points.map { $0[keyPath: along] }).sorted()
    let least = CGFloat(2 * margin + 2)
    let stretch = zip(sorted, sorted.dropFirst())
      .filter { start, end in
        func spans(_ points: [CGPoint]) -> Bool {
          points.contains { $0[keyPath: along] <= start } && points.contains { $0[keyPath: along] >= end }
        }
        return end - start > least && !curves.contains(where: spans)
          && lines.allSatisfy { !spans([$0, $1]) || abs($0[keyPath: across] - $1[keyPath: across]) < 1 / 512 }
      }
      .max { $0.1 - $0.0 < $1.1 - $1.0 }
    guard let stretch else { return RepeatedMiddle(kept: whole, place: whole / 2, removed: 0) }
    let removed = Int(stretch.1 - stretch.0 - least + 1)
    move { point in
      var point = point
      if point[keyPath: along] >= stretch.1 { point[keyPath: along] -= CGFloat(removed) }
      return point
    }
    return RepeatedMiddle(kept: whole - removed, place: Int(stretch.0.rounded(.up)) + margin, removed: removed)
  }

  /// The lines, those that close subpaths too, and the points of each curve.
  private var segments: (lines: [(CGPoint, CGPoint)], curves: [[CGPoint]]) {
    var (lines, curves): ([(CGPoint, CGPoint)], [[CGPoint]]) = ([], [])
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    // A fill closes open subpaths.
    func close() { lines.append((last, start)) }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        (start, last) = (point, point)
      case .line(let point):
        lines.append((last, point))
        last = point
      case .quadCurve, .curve:
        curves.append([last] + element.points)
        last = element.points.last ?? last
      case .close:
        close()
        last = start
      }
    }
    close()
    return (lines, curves)
  }
}

extension CGPath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  fileprivate func mapped(_ place: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(place(point))
    case .line(let point): .line(place(point))
    case .quadCurve(let control, let end): .quadCurve(control: place(control), to: place(end))
    case .curve(let first, let second, let end): .curve(control1: place(first), control2: place(second), to: place(end))
    case .close: .close
    }
  }
}
