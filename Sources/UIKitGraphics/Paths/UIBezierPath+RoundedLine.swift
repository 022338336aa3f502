package import CoreGraphics
internal import Foundation

extension UIBezierPath {
  /// A line with round corners and ends, 2 points wide; its points are fractions of `rect`.
  package convenience init(roundedLine points: [(CGFloat, CGFloat)], in rect: CGRect) {
    self.init()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    lineWidth = 2
    lineCapStyle = .round
    lineJoinStyle = .round
  }
}
