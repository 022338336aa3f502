public import Foundation

extension CGContext {
  public func fill(_ rect: CGRect) {
    paint { record(.fillRect(rect.standardized, state.fillColor.multiplyingAlpha(by: state.alpha))) }
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Paints the outline, half of the line on each side of it.
  public func stroke(_ rect: CGRect) {
    let path = CGPath(rect: rect, transform: nil)
    paint { strokeNow(path) }
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let style = state.strokeStyle
    setLineWidth(width)
    stroke(rect)
    state.strokeStyle = style
  }

  public func fillEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    paint { fillNow(path, .winding) }
  }

  public func strokeEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    paint { strokeNow(path) }
  }

  /// A line from each even point to the odd one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }

  /// Erases to transparent.
  public func clear(_ rect: CGRect) { record(.clear(rect.standardized)) }
}
