public import Foundation

extension CGContext {
  /// Fills `rect` with the fill colour; the current path stays.
  public func fill(_ rect: CGRect) {
    if state.fillColor.pattern != nil {
      return paint { paintPattern(of: state.fillColor, inside: CGPath(rect: rect, transform: nil), .winding) }
    }
    paint { record(.fillRect(rect.standardized, state.fillColor.multiplyingAlpha(by: state.alpha))) }
  }

  /// Fills each rectangle in order, each with its own shadow.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes the outline with the stroke colour, half of the line width on each side.
  public func stroke(_ rect: CGRect) {
    let path = CGPath(rect: rect, transform: nil)
    paint { strokeNow(path) }
  }

  /// Strokes the outline with a line of `width` points, leaving the line width of the state unchanged.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let style = state.strokeStyle
    setLineWidth(width)
    stroke(rect)
    state.strokeStyle = style
  }

  /// Fills the ellipse inscribed in `rect` with the fill colour; the current path stays.
  public func fillEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    paint { fillNow(path, .winding) }
  }

  /// Strokes the ellipse inscribed in `rect` with the stroke colour; the current path stays.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    paint { strokeNow(path) }
  }

  /// Strokes a line from each even point to the following odd one, and discards the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }

  /// Erases the rectangle to transparent, regardless of fill colour, alpha and shadow.
  public func clear(_ rect: CGRect) {
    record(.clear(rect.standardized))
    finishDrawing()
  }
}
