internal import CoreGraphics
internal import Foundation

/// Reads the paths of the tables: SVG path data, or one of three shapes.
///
/// `O` circles, each by centre and radius; `R` rounded rectangles, each by corner, size and radius; `G` one line with round corners, by
/// their radius and the points, closed if the text ends with `Z`.
enum GlyphPath {
  static func read(_ text: String) -> CGPath {
    switch text.first {
    case "O": circles(numbers(text))
    case "R": rectangles(numbers(text))
    case "G": roundedLine(numbers(text), isClosed: text.last == "Z")
    default:
      // A test reads every table, so that an error cannot reach an app.
      (try? SVGPath.read(text)) ?? CGPath(rect: .null, transform: nil)
    }
  }

  private static func numbers(_ text: String) -> [CGFloat] {
    text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }

  private static func circles(_ n: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    for i in stride(from: 0, to: n.count - 2, by: 3) {
      path.addEllipse(in: CGRect(x: n[i] - n[i + 2], y: n[i + 1] - n[i + 2], width: 2 * n[i + 2], height: 2 * n[i + 2]))
    }
    return path.snapshot
  }

  private static func rectangles(_ n: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    for i in stride(from: 0, to: n.count - 4, by: 5) {
      path.addRoundedRect(
        in: CGRect(x: n[i], y: n[i + 1], width: n[i + 2], height: n[i + 3]), cornerWidth: n[i + 4], cornerHeight: n[i + 4])
    }
    return path.snapshot
  }

  private static func roundedLine(_ n: [CGFloat], isClosed: Bool) -> CGPath {
    let points = stride(from: 1, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    let path = CGMutablePath()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: isClosed ? CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2) : first)
    for index in points.indices where isClosed || (index > 0 && index < points.count - 1) {
      let (before, corner) = (points[(index + points.count - 1) % points.count], points[index])
      let after = points[(index + 1) % points.count]
      path.addArc(tangent1End: corner, tangent2End: after, radius: radius(n[0], before, corner, after))
    }
    if isClosed { path.closeSubpath() } else { path.addLine(to: last) }
    return path.snapshot
  }

  /// The radius, reduced so that the arc ends before the middle of both sides.
  private static func radius(_ wish: CGFloat, _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> CGFloat {
    let (ux, uy, vx, vy) = (before.x - corner.x, before.y - corner.y, after.x - corner.x, after.y - corner.y)
    let angle = atan2(abs(ux * vy - uy * vx), ux * vx + uy * vy)
    return min(wish, min(hypot(ux, uy), hypot(vx, vy)) / 2 * tan(angle / 2))
  }
}

extension CGPath {
  func moved(byX x: CGFloat, y: CGFloat) -> CGPath {
    if x == 0 && y == 0 { return self }
    let path = CGMutablePath()
    path.addPath(self, transform: CGAffineTransform(translationX: x, y: y))
    return path.snapshot
  }

  func scaled(_ factor: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: CGAffineTransform(scaleX: factor, y: factor))
    return path.snapshot
  }
}
