internal import Diagnostics
public import Foundation

/// The control distance of a cubic that approximates a quarter of a unit circle: 4/3 (sqrt 2 - 1), with an error of at most 0.03 %.
private let quarterArc: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

extension CGMutablePath {
  /// Adds a closed subpath, starting at the corner of the smallest x and y, clockwise on the screen.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let (a, c) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    // Most are in user space: one step and one allocation, since views draw many.
    if transform.isIdentity && (a.x + a.y + c.x + c.y).isFinite {
      return append([.move(a), .line(CGPoint(x: c.x, y: a.y)), .line(c), .line(CGPoint(x: a.x, y: c.y)), .close])
    }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// Adds a closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed subpath of four cubic curves, inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRounded(rect, corners: CornerSizes(all: CGSize(width: rect.width / 2, height: rect.height / 2)), transform)
  }

  /// Adds a closed subpath; corners larger than half a side are reduced to half of it. Stops the program for negative corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    ensure(
      cornerWidth >= 0 && cornerHeight >= 0,
      "CGMutablePath.addRoundedRect(cornerWidth: \(cornerWidth), cornerHeight: \(cornerHeight)): corners must not be negative")
    let corner = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    addRounded(rect, corners: CornerSizes(all: corner), transform)
  }

  /// Adds a rectangle with corners of quarter ellipses of individual sizes (zero for a sharp corner), clockwise on the screen.
  package func addRounded(_ rect: CGRect, corners: CornerSizes, _ transform: CGAffineTransform = .identity) {
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (tl, tr, br, bl) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
    move(to: CGPoint(x: x0 + tl.width, y: y0), transform: transform)
    line(to: CGPoint(x: x1 - tr.width, y: y0), transform)
    corner(CGPoint(x: x1, y: y0), to: CGPoint(x: x1, y: y0 + tr.height), size: tr, transform)
    line(to: CGPoint(x: x1, y: y1 - br.height), transform)
    corner(CGPoint(x: x1, y: y1), to: CGPoint(x: x1 - br.width, y: y1), size: br, transform)
    line(to: CGPoint(x: x0 + bl.width, y: y1), transform)
    corner(CGPoint(x: x0, y: y1), to: CGPoint(x: x0, y: y1 - bl.height), size: bl, transform)
    line(to: CGPoint(x: x0, y: y0 + tl.height), transform)
    corner(CGPoint(x: x0, y: y0), to: CGPoint(x: x0 + tl.width, y: y0), size: tl, transform)
    closeSubpath()
  }

  /// Adds a line, unless its length is 0.
  private func line(to point: CGPoint, _ transform: CGAffineTransform) {
    if point.applying(transform) != lastPoint { addLine(to: point, transform: transform) }
  }

  /// Adds a quarter ellipse inside the corner `tip`, from the current point to `end`.
  private func corner(_ tip: CGPoint, to end: CGPoint, size: CGSize, _ transform: CGAffineTransform) {
    guard size.width > 0 && size.height > 0 else { return line(to: end, transform) }
    let isAlongX = end.y == tip.y
    let start = CGPoint(
      x: isAlongX ? tip.x : tip.x + (tip.x < end.x || tip.y > end.y ? size.width : -size.width),
      y: isAlongX ? tip.y + (end.x < tip.x ? -size.height : size.height) : tip.y)
    func toward(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (tip.x - p.x) * quarterArc, y: p.y + (tip.y - p.y) * quarterArc)
    }
    addCurve(to: end, control1: toward(start), control2: toward(end), transform: transform)
  }
}

/// The radii of a rectangle's four corners.
package struct CornerSizes: Hashable, Sendable {
  package var topLeft = CGSize.zero
  package var topRight = CGSize.zero
  package var bottomRight = CGSize.zero
  package var bottomLeft = CGSize.zero

  package init() {}

  package init(all size: CGSize) { (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size) }
}
