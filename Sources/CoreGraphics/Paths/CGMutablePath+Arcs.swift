internal import Diagnostics
public import Foundation

extension CGMutablePath {
  /// Adds an arc around `center`, joined to the current point by a line if there is one.
  ///
  /// Angles are radians from the positive x axis. `clockwise` refers to coordinates with y upward: false means increasing angles, which
  /// looks clockwise on the screen. At most one full turn is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = CGFloat.pi * 2
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -min(delta, turn) : min(delta, turn),
      transform: transform)
  }

  /// Adds an arc of `delta` radians as cubic curves of at most a quarter turn each. Stops the program for a negative radius or angles that
  /// are not finite.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    ensure(
      radius >= 0 && startAngle.isFinite && abs(delta) <= 1e6,
      "CGMutablePath.addArc(radius: \(radius), startAngle: \(startAngle), delta: \(delta)) needs a radius of 0 or more and finite "
        + "angles, at most a million radians apart")
    let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - tangent * sin(angle), y: center.y + radius * sin(angle) + tangent * cos(angle))
    }
    if isEmpty || elements.last == .close {
      move(to: point(startAngle), transform: transform)
    } else {
      addLine(to: point(startAngle), transform: transform)
    }
    for piece in 0..<pieces {
      let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
      addCurve(
        to: point(to), control1: point(from, tangent: reach), control2: point(to, tangent: -reach), transform: transform)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End` between the current point and `tangent2End`; a straight corner becomes a line to
  /// `tangent1End`. Stops the program without a current point.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let placed = lastPoint else {
      programmingError("CGMutablePath.addArc(tangent1End: \(corner), ...) has no point to start from: call move(to:) first")
    }
    let start = placed.applying(transform.inverted())
    let (ux, uy) = (start.x - corner.x, start.y - corner.y)
    let (vx, vy) = (end.x - corner.x, end.y - corner.y)
    let (uLength, vLength) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard radius > 0, uLength > 0, vLength > 0, abs(cross) > 1e-9 * uLength * vLength else {
      return addLine(to: corner, transform: transform)
    }
    let angle = atan2(abs(cross), ux * vx + uy * vy)
    let (tangent, distance) = (radius / tan(angle / 2), radius / sin(angle / 2))
    let (mx, my) = (ux / uLength + vx / vLength, uy / uLength + vy / vLength)
    let center = CGPoint(x: corner.x + mx / hypot(mx, my) * distance, y: corner.y + my / hypot(mx, my) * distance)
    let from = CGPoint(x: corner.x + ux / uLength * tangent, y: corner.y + uy / uLength * tangent)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      delta: cross > 0 ? angle - .pi : .pi - angle, transform: transform)
  }
}
