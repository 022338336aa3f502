public import CoreGraphics
internal import Diagnostics
public import Foundation

// Drawing goes to the current context and does nothing without one.
extension UIBezierPath {
  /// Fills the area with the current fill colour, by the even-odd or the winding rule.
  public func fill() { UIGraphicsGetCurrentContext().map(fill) }

  /// Draws the line with the current stroke colour and this path's pen.
  public func stroke() { UIGraphicsGetCurrentContext().map(stroke) }

  /// Fills the area with another blend mode and opacity; both are restored afterwards.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, fill) }

  /// Draws the line with another blend mode and opacity; both are restored afterwards.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha, stroke) }

  /// Limits further drawing to the area, until the context's state is restored.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fill(_ context: CGContext) {
    if let rect = plainRectangle { return context.fillRectangle(rect) }
    context.fill(cgPath, using: fillRule)
  }

  private func stroke(_ context: CGContext) {
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }

  /// A copy with the same pen, whose subpaths are each drawn from their end to their start.
  public func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { programmingError("UIBezierPath.copy() gave another class") }
    reversed.cgPath = cgPath.reversed
    return reversed
  }
}

extension CGPath {
  fileprivate var reversed: CGPath {
    let result = CGMutablePath()
    var (subpath, points): ([Element], [CGPoint]) = ([], [])
    func finish() {
      guard let last = points.last else { return }
      result.move(to: last)
      var isClosed = false
      for (index, element) in subpath.enumerated().reversed() {
        switch element {
        case .close: isClosed = true
        case .move: break
        case .line: result.addLine(to: points[index - 1])
        case .quadCurve(let control, _): result.addQuadCurve(to: points[index - 1], control: control)
        case .curve(let control1, let control2, _):
          result.addCurve(to: points[index - 1], control1: control2, control2: control1)
        }
      }
      if isClosed { result.closeSubpath() }
      (subpath, points) = ([], [])
    }
    for element in elements {
      if case .move = element { finish() }
      subpath.append(element)
      if let end = element.end { points.append(end) }
    }
    finish()
    return result.snapshot
  }
}

extension CGPath.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
