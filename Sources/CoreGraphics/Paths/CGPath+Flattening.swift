internal import Diagnostics
public import Foundation

extension CGPath {
  /// The path with lines in place of its curves, at most `threshold` points away from them, but at most 1,000 for each curve. A threshold
  /// that is not positive stops the program.
  public func flattened(threshold: CGFloat) -> CGPath {
    ensure(threshold > 0, "CGPath.flattened(threshold: \(threshold)): the threshold must be positive")
    var lines: [Element] = []
    forEachCurve { start, element in
      switch element {
      case .move, .line, .close: lines.append(element)
      case .quadCurve(let c, let p):
        Self.divide(start, raised(start, c), raised(p, c), p, threshold) { lines.append(.line($0)) }
      case .curve(let c, let d, let p): Self.divide(start, c, d, p, threshold) { lines.append(.line($0)) }
      }
    }
    return CGPath(elements: lines)
  }

  /// A line is away from its part of a curve by at most an eighth of the second derivative, which is at most six times the greater second
  /// difference of the control points.
  private static func divide(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ threshold: CGFloat, _ visit: (CGPoint) -> Void
  ) {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat { hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y) }
    let wanted = (0.75 * max(bend(a, b, c), bend(b, c, d)) / threshold).squareRoot().rounded(.up)
    let count = wanted < 1000 ? max(Int(wanted), 1) : 1000
    for step in 1..<count {
      let t = CGFloat(step) / CGFloat(count)
      let u = 1 - t
      let (e, f, g, h) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      visit(CGPoint(x: e * a.x + f * b.x + g * c.x + h * d.x, y: e * a.y + f * b.y + g * c.y + h * d.y))
    }
    visit(d)
  }
}
